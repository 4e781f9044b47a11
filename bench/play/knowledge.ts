import type { BrowserContext } from 'playwright-core'
import { AddressCheckResult, addressCalls } from '../../src/features/addresses/contract.ts'
import { catalogueCalls } from '../../src/features/catalogue/contract.ts'
import type { ProductOffering, ProductType } from '../../src/features/catalogue/product.ts'
import { PriceList, parseProduct } from '../../src/features/catalogue/products.ts'
import type { PlacedOrder } from './placed-order.ts'
import { addressKey, type Stored } from './stored.ts'

const { addressCheck } = addressCalls
const { productPrices } = catalogueCalls

export type Catalogues = Readonly<Record<ProductType, readonly ProductOffering[]>>

/** Products of the shop, from its price lists. */
export async function fetchCatalogues(shopUrl: string): Promise<Catalogues> {
  const productsOf = async (type: ProductType) => {
    const answer = await fetch(`${shopUrl}${productPrices.path}?productType=${type}`)
    return PriceList.parse(await answer.json()).map(parseProduct)
  }
  return {
    internet: await productsOf('internet'),
    cloud: await productsOf('cloud'),
    mobiel: await productsOf('mobiel'),
    telefonie: await productsOf('telefonie'),
  }
}

/** Facts about a visit that its screens do not show. */
export class Knowledge {
  readonly shopUrl: string
  readonly catalogues: Catalogues
  /** Placed orders, by the number on the thank-you page. */
  readonly placed = new Map<string, PlacedOrder>()
  /** Carts that were on the screen, newest last: what an undo may bring back. */
  readonly carts: string[] = []
  readonly #offered = new Map<string, readonly ProductOffering[]>()
  #reading: Promise<unknown> = Promise.resolve()

  constructor(shopUrl: string, catalogues: Catalogues) {
    this.shopUrl = shopUrl
    this.catalogues = catalogues
  }

  /** Learns which lines are on offer where from the answers that the visitor's tabs get. */
  listen(context: BrowserContext) {
    context.on('response', response => {
      if (new URL(response.url()).pathname !== addressCheck.path || !response.ok()) return
      const learned = response
        .json()
        .then(body => this.#learn(AddressCheckResult.parse(body)))
        // A tab that went to another page throws its answers away.
        .catch(() => undefined)
      this.#reading = Promise.all([this.#reading, learned])
    })
  }

  /** Resolves when every answer so far is read. */
  caughtUp = (): Promise<unknown> => this.#reading

  /** The lines at the stored address; null where no address is stored or the shop has not been asked about it. */
  offeredAt({ address }: Stored): readonly ProductOffering[] | null {
    return (address && this.#offered.get(addressKey(address))) ?? null
  }

  #learn({ street, products, ...address }: AddressCheckResult) {
    if (street !== null) this.#offered.set(addressKey(address), products.map(parseProduct))
  }
}
