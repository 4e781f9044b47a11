import type { PostalAddress } from '../../contract/details.ts'
import type { OrderedProduct, RequestType } from '../../contract/order.ts'
import type { Cart } from '../../domain/cart.ts'
import type { ProductOffering, ProductType } from '../../domain/product.ts'
import { orderRefusals } from '../../domain/refusals.ts'
import type { CatalogueSnapshot } from '../catalogue/catalogue.ts'
import type { OrderServices } from './order-services.ts'

export type CheckedCart =
  | { readonly kind: 'sound'; readonly productType: ProductType; readonly cart: Cart }
  | { readonly kind: 'refused'; readonly reasons: readonly string[] }

export type CartQuestion = {
  readonly products: readonly OrderedProduct[]
  readonly requestType: RequestType
  readonly installationAddress: PostalAddress
}

/**
 * Makes a cart of what was posted, at the catalogue's prices, and judges it by the rules that the screens have. Lines
 * carry what holds at the installation address.
 */
export async function checkCart(
  { products, requestType, installationAddress }: CartQuestion,
  catalogue: CatalogueSnapshot,
  internetLinesAt: OrderServices['internetLinesAt'],
): Promise<CheckedCart> {
  const cart = products.flatMap(({ id, quantity }) => {
    const product = catalogue.sellables.get(id)
    return product ? [{ product, quantity }] : []
  })
  const productType = cart[0]?.product.productType
  if (!productType || cart.length < products.length) return { kind: 'refused', reasons: [unknownProduct] }

  const offered = productType === 'internet' ? await internetLinesAt(installationAddress) : []
  const offer = { offered, requestType, catalogue: catalogue.offerings[productType] }
  const refusals = orderRefusals(productType, cart, offer)
  return refusals.length > 0
    ? { kind: 'refused', reasons: refusals.map(refusal => refusal.message) }
    : { kind: 'sound', productType, cart: asOffered(cart, offered) }
}

const unknownProduct =
  'Een product in je winkelwagen wordt niet meer verkocht. Stel je bestelling opnieuw samen.'

const asOffered = (cart: Cart, offered: readonly ProductOffering[]): Cart =>
  cart.map(line => ({ ...line, product: offered.find(here => here.id === line.product.id) ?? line.product }))
