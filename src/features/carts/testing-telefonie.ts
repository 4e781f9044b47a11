import type { ProductOffering, PurchaseMode } from '../catalogue/product.ts'
import type { CartOutcome } from './cart.ts'
import type { Cart } from './cart-line.ts'
import { type ComposeOutcome, setAccounts, setDevice } from './telefonie/compose.ts'
import { telefonieCatalogue } from './testing-services.ts'

/** A telephony cart as a visitor composes it, for the tests of its rules. */

export function composed(outcome: ComposeOutcome): CartOutcome {
  if (outcome.kind !== 'composed') throw new Error('There are more devices than accounts')
  return outcome
}

export const withAccounts = (cart: Cart, account: ProductOffering, quantity: number): CartOutcome =>
  composed(setAccounts(cart, account, quantity, telefonieCatalogue))

export const withDevices = (
  cart: Cart,
  device: ProductOffering,
  way: PurchaseMode,
  quantity: number,
): CartOutcome => composed(setDevice(cart, device, way, quantity, telefonieCatalogue))
