import { type Cart, type CartChange, type CartLine, type CartOutcome, quantityOf } from './cart.ts'
import { isMainProduct, type ProductOffering, setupLineOf, supportLineOf } from './product.ts'

/**
 * Makes a cart of cloud, mobiel or telefonie whole after a choice (order-flow §4): support and set-up come with their
 * product, extras follow the number of main products and go with the last one. Settling twice changes nothing.
 */
export function settleFollowers(cart: Cart): CartOutcome {
  const mainCount = cart
    .filter(line => isMainProduct(line.product))
    .reduce((total, line) => total + line.quantity, 0)
  const settled = cart
    .filter(line => line.product.partOf === null)
    .map(line => (followsMainProducts(line.product) ? { ...line, quantity: mainCount } : line))
    .filter(line => line.quantity > 0)
    .flatMap(line => [line, ...addOnsOf(line)])
  return { cart: settled, changes: changesBetween(cart, settled) }
}

/** Comes once per subscription or account, so that its quantity is none of the visitor's choices. */
export const followsMainProducts = ({ productSubType, partOf }: ProductOffering): boolean =>
  partOf === null &&
  (productSubType === 'foreign-calls' ||
    productSubType === 'global-internet' ||
    productSubType === 'telefonie-additional')

const addOnsOf = ({ product, quantity }: CartLine): readonly CartLine[] =>
  [setupLineOf(product), supportLineOf(product)]
    .filter(addOn => addOn !== null)
    .map(addOn => ({ product: addOn, quantity }))

function changesBetween(before: Cart, after: Cart): readonly CartChange[] {
  const appeared = after
    .filter(({ product, quantity }) => quantityOf(before, product.id) !== quantity)
    .map(({ product, quantity }): CartChange => {
      const kind = quantityOf(before, product.id) === 0 ? 'added' : 'changed'
      return { kind, product, reason: reasonFor(product, quantity) }
    })
  const gone = before
    .filter(({ product }) => quantityOf(after, product.id) === 0)
    .map(({ product }): CartChange => ({ kind: 'removed', product, reason: 'Hoort bij wat je weghaalde' }))
  return [...appeared, ...gone]
}

const reasonFor = (product: ProductOffering, quantity: number): string => {
  if (product.partOf === 'support')
    return `Support voor ${quantity} ${quantity === 1 ? 'licentie' : 'licenties'}`
  if (product.partOf === 'setup') return 'Hoort bij je keuze'
  return `Geldt voor alle ${quantity} ${product.productType === 'mobiel' ? 'abonnementen' : 'belaccounts'}`
}
