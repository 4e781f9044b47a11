import type { Cart } from './cart.ts'
import { isMainProduct, type ProductOffering } from './product.ts'
import type { Refusal } from './refusal.ts'

/** At least one account, and no more devices than accounts (order-flow §4). */
export function telefonieRefusals(cart: Cart): readonly Refusal[] {
  const accounts = count(cart, isMainProduct)
  if (accounts === 0) return [{ code: 'no-account', message: 'Kies minstens één belaccount.' }]
  return count(cart, isDevice) > accounts
    ? [{ code: 'more-devices-than-accounts', message: 'Je hebt meer toestellen dan belaccounts gekozen.' }]
    : []
}

/** How many more devices the accounts of this cart allow; never below 0. */
export const devicesThatFit = (cart: Cart): number =>
  Math.max(0, count(cart, isMainProduct) - count(cart, isDevice))

const isDevice = (product: ProductOffering): boolean =>
  product.productSubType === 'telefonie-device' && product.partOf === null

const count = (cart: Cart, counts: (product: ProductOffering) => boolean): number =>
  cart.filter(line => counts(line.product)).reduce((total, line) => total + line.quantity, 0)
