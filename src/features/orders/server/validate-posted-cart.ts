import type { Cart } from '../../carts/cart-line.ts'
import { validateCart } from '../../carts/rules-of.ts'
import { type ProductOffering, type ProductType, withPlaceOf } from '../../catalogue/product.ts'
import type { CatalogueSnapshot } from '../../catalogue/server/catalogue.ts'
import type { PostalAddress } from '../../details/details-schema.ts'
import type { OrderedProduct, RequestType } from '../contract.ts'
import { orderRefusals } from '../texts.ts'
import type { OrderServices } from './order-services.ts'

export type ValidCart = {
  readonly kind: 'sound'
  readonly productType: ProductType
  readonly cart: Cart
  /** Place of installation as in the register; null without an installation, or without an answer. */
  readonly installedAt: PostalAddress | null
  /** false where the register of addresses could not be asked about the installation address. */
  readonly addressChecked: boolean
}

export type InvalidCart = {
  readonly kind: 'refused'
  readonly reasons: readonly string[]
  /** Ids of what is not sold any more. */
  readonly unknownProducts?: readonly number[]
}

export type CheckedCart = ValidCart | InvalidCart

export type CartRequest = {
  readonly products: readonly OrderedProduct[]
  readonly requestType: RequestType
  readonly installationAddress: Pick<PostalAddress, 'zipCode' | 'houseNumber' | 'houseNumberSuffix'>
}

/**
 * Makes a cart of what was posted, at the catalogue's prices, and judges it by the rules that the screens have. Lines
 * carry what holds at the installation address.
 */
export async function validatePostedCart(
  { products, requestType, installationAddress }: CartRequest,
  catalogue: CatalogueSnapshot,
  internetLinesAt: OrderServices['internetLinesAt'],
): Promise<CheckedCart> {
  const cart = products.flatMap(({ id, quantity }) => {
    const product = catalogue.sellables.get(id)
    return product ? [{ product, quantity }] : []
  })
  const productType = cart[0]?.product.productType
  if (!productType || cart.length < products.length) {
    const unknownProducts = products.map(({ id }) => id).filter(id => !catalogue.sellables.has(id))
    return { kind: 'refused', reasons: [orderRefusals.unknownProduct], unknownProducts }
  }

  const {
    lines: offered,
    address: installedAt,
    addressChecked,
  } = productType === 'internet' ? await internetLinesAt(installationAddress) : nothingAtAnAddress
  const offer = { offered, requestType, catalogue: catalogue.offerings[productType] }
  const refusals = validateCart(productType, cart, offer)
  return refusals.length > 0
    ? { kind: 'refused', reasons: refusals.map(refusal => refusal.message) }
    : { kind: 'sound', productType, cart: asOffered(cart, offered), installedAt, addressChecked }
}

/** Only internet depends on where it is installed. */
const nothingAtAnAddress = { lines: [], address: null, addressChecked: true }

/** Only the availability is taken over: the offer may be of a newer catalogue than the one that the order is stored under. */
const asOffered = (cart: Cart, offered: readonly ProductOffering[]): Cart =>
  cart.map(({ product, quantity }) => {
    const here = offered.find(({ id }) => id === product.id)
    return {
      product: here ? withPlaceOf(product, here) : product,
      quantity,
    }
  })
