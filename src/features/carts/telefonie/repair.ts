import type { ProductOffering, PurchaseMode } from '../../catalogue/product.ts'
import { type CartChange, type CartOutcome, clampQuantity, quantityOf, withQuantity } from '../cart.ts'
import type { Cart } from '../cart-line.ts'
import { telefonieReasons } from '../texts.ts'
import { lineOfDevice } from './compose.ts'
import { accountCount, deviceCount, normalizeTelefonie } from './normalize.ts'
import { isAccount, isDevice } from './products.ts'

/** Repairs a cart that would have more devices than accounts, in one press (order-flow §8). */

/**
 * The dialog's button: the requested devices, plus the accounts that they lack. Accounts of the kind in the cart come
 * first, then the promoted kind, then the others, each up to its maximum. null if that is still not enough.
 */
export function withAccountsFor(
  cart: Cart,
  device: ProductOffering,
  way: PurchaseMode,
  quantity: number,
  catalogue: readonly ProductOffering[],
): CartOutcome | null {
  const line = lineOfDevice(device, way)
  if (!line) return null
  const asked = withQuantity(cart, line, clampQuantity(quantity))
  const needed = deviceCount(asked)
  const filled = accountKinds(cart, catalogue).reduce((filling, account) => {
    const lacking = Math.max(0, needed - accountCount(filling))
    return withQuantity(filling, account, clampQuantity(quantityOf(filling, account.id) + lacking))
  }, asked)
  if (accountCount(filled) < needed) return null
  const normalized = normalizeTelefonie(filled, catalogue)
  return { cart: normalized.cart, changes: [...accountChanges(cart, filled), ...normalized.changes] }
}

/**
 * The mend the other way: the accounts as asked for, without the devices that are too many for them; the ones chosen
 * last go first.
 */
export function withoutDevicesFor(
  cart: Cart,
  account: ProductOffering,
  quantity: number,
  catalogue: readonly ProductOffering[],
): CartOutcome {
  const asked = withQuantity(cart, account, clampQuantity(quantity))
  const repaired = asked
    .filter(({ product }) => isDevice(product))
    .toReversed()
    .reduce((rest, { product, quantity: had }) => {
      const surplus = Math.max(0, deviceCount(rest) - accountCount(rest))
      return withQuantity(rest, product, had - Math.min(had, surplus))
    }, asked)
  const normalized = normalizeTelefonie(repaired, catalogue)
  return { cart: normalized.cart, changes: [...deviceChanges(asked, repaired), ...normalized.changes] }
}

const deviceChanges = (before: Cart, after: Cart): readonly CartChange[] =>
  before.flatMap(({ product, quantity }): readonly CartChange[] => {
    const now = quantityOf(after, product.id)
    if (now === quantity) return []
    return [
      now === 0
        ? { kind: 'removed', product, reason: telefonieReasons.tooManyDevices }
        : { kind: 'changed', product, reason: telefonieReasons.enoughAccounts(now) },
    ]
  })

function accountKinds(cart: Cart, catalogue: readonly ProductOffering[]): readonly ProductOffering[] {
  const rank = (account: ProductOffering) => (quantityOf(cart, account.id) > 0 ? 0 : account.promoted ? 1 : 2)
  return catalogue.filter(isAccount).toSorted((a, b) => rank(a) - rank(b))
}

const accountChanges = (before: Cart, after: Cart): readonly CartChange[] =>
  after
    .filter(({ product, quantity }) => isAccount(product) && quantityOf(before, product.id) !== quantity)
    .map(({ product, quantity }) => ({
      kind: quantityOf(before, product.id) === 0 ? 'added' : 'changed',
      product,
      reason: telefonieReasons.enoughAccounts(quantity),
    }))
