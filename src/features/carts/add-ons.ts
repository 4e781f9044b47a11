import { isMainProduct, type ProductOffering, setupLineOf, supportLineOf } from '../catalogue/product.ts'
import { quantityOf, withQuantity } from './cart.ts'
import type { Cart } from './cart-line.ts'

/** Add-ons: cart lines whose quantity follows from other lines instead of the visitor's choice (order-flow §4). */

/** Comes once per subscription or account: the visitor chooses whether, the number of these decides how many. */
export const isPerMainProduct = ({ productSubType, partOf }: ProductOffering): boolean =>
  partOf === null &&
  (productSubType === 'foreign-calls' ||
    productSubType === 'global-internet' ||
    productSubType === 'telefonie-additional' ||
    productSubType === 'telefonie-install-my-device')

/** Whether no visitor sets this quantity: set-up, support, base stations and what comes once per main product. */
export const isCounted = (product: ProductOffering): boolean =>
  product.partOf !== null ||
  product.productSubType === 'telefonie-device-additional' ||
  isPerMainProduct(product)

/** Whether a line only comes and goes with another one: set-up, support, base stations. */
export const followsAnother = (product: ProductOffering): boolean =>
  isCounted(product) && !isPerMainProduct(product)

/** How many products of a kind a cart holds, over all its lines. */
export const countOf = (cart: Cart, counts: (product: ProductOffering) => boolean): number =>
  cart.filter(line => counts(line.product)).reduce((total, line) => total + line.quantity, 0)

/** The number of subscriptions or accounts: what extras and add-ons follow. */
export const mainProductCount = (cart: Cart): number => countOf(cart, isMainProduct)

/** Puts set-up and support behind their product, as often as it; what products share stands on one line, what comes 0 times on none. */
export const withAddOns = (cart: Cart): Cart =>
  cart
    .flatMap(({ product, quantity }) =>
      [product, setupLineOf(product), supportLineOf(product)]
        .filter(part => part !== null)
        .map(part => ({ product: part, quantity })),
    )
    .reduce<Cart>(
      (whole, { product, quantity }) =>
        withQuantity(whole, product, quantityOf(whole, product.id) + quantity),
      [],
    )
