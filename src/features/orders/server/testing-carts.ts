import fc from 'fast-check'
import { prepareResponse } from '../../../platform/http/prepared-response.ts'
import type { Cart } from '../../carts/cart-line.ts'
import { offeredLines } from '../../carts/testing.ts'
import { cloudVisit } from '../../carts/visitor-sequences/cloud-visit.ts'
import { internetVisit } from '../../carts/visitor-sequences/internet-visit.ts'
import { mobielVisit } from '../../carts/visitor-sequences/mobiel-visit.ts'
import { telefonieVisit } from '../../carts/visitor-sequences/telefonie-visit.ts'
import type { Place, Visit } from '../../carts/visitor-sequences/visit.ts'
import { type ProductOffering, type ProductType, productTypes, sellables } from '../../catalogue/product.ts'
import type { Catalogue, CatalogueSnapshot } from '../../catalogue/server/catalogue.ts'
import { tariffsOfFiles } from '../../catalogue/server/catalogue-files.ts'

/** Carts as visitors click them together, of the catalogue of the rules' tests, and a shop's catalogue of the same. */

const cartsOf = <Step>(visit: Visit<Step>): fc.Arbitrary<Cart> =>
  fc
    .array(visit.steps, { minLength: 1, maxLength: 14 })
    .map(steps => steps.reduce<Place>(visit.play, { cart: [], offered: offeredLines }).cart)
    .filter(cart => cart.length > 0)

const carts: Readonly<Record<ProductType, fc.Arbitrary<Cart>>> = {
  internet: cartsOf(internetVisit),
  cloud: cartsOf(cloudVisit),
  mobiel: cartsOf(mobielVisit),
  telefonie: cartsOf(telefonieVisit),
}

/** Any cart of a product type that can be ordered where every line is offered. */
export const randomCart = (type: ProductType): fc.Arbitrary<Cart> => carts[type]

const catalogueOf: Readonly<Record<ProductType, readonly ProductOffering[]>> = {
  internet: internetVisit.catalogue,
  cloud: cloudVisit.catalogue,
  mobiel: mobielVisit.catalogue,
  telefonie: telefonieVisit.catalogue,
}

/** The cart at other prices, in cents, given in turn. */
export const repriced = (cart: Cart, prices: readonly number[]): Cart =>
  cart.map(({ product, quantity }) => ({ product: at(product, prices), quantity }))

const at = (product: ProductOffering, prices: readonly number[]): ProductOffering => ({
  ...product,
  priceInCents: prices[product.id % prices.length] ?? 0,
})

/** A catalogue of what visits choose from, whose prices a test sets; it passes for the one with the version that it is given. */
export function catalogueOfVisits() {
  let version = ''
  let prices: readonly number[] = [0]
  const sold = sellables(productTypes.flatMap(type => catalogueOf[type]))
  const perType = <Value>(make: (type: ProductType) => Value): Record<ProductType, Value> => ({
    internet: make('internet'),
    cloud: make('cloud'),
    mobiel: make('mobiel'),
    telefonie: make('telefonie'),
  })
  const current = async (): Promise<CatalogueSnapshot> => {
    const none = await prepareResponse([])
    return {
      version,
      offerings: catalogueOf,
      sellables: new Map([...sold].map(([id, product]) => [id, at(product, prices)])),
      tariffs: tariffsOfFiles(),
      answers: perType(() => none),
    }
  }
  const offerings = async (type: ProductType) => catalogueOf[type].map(offering => at(offering, prices))
  const catalogue: Catalogue = {
    current,
    verified: current,
    offerings,
    isInvalid: () => false,
    watch: () => () => undefined,
  }
  return {
    catalogue,
    setVersion(given: string) {
      version = given
    },
    setPrices(given: readonly number[]) {
      prices = given
    },
    priced: (cart: Cart): Cart => repriced(cart, prices),
  }
}
