import {
  type Cart,
  type CartChange,
  type CartOutcome,
  clampQuantity,
  quantityOf,
  without,
  withQuantity,
} from '../cart.ts'
import { deviceLineOf, type ProductOffering } from '../product.ts'
import {
  type DeviceWay,
  isAccount,
  isAdditional,
  isBaseStation,
  isDevice,
  isInstallation,
} from './products.ts'
import { accountCount, deviceCount, settleTelefonie } from './settle.ts'

/** More devices than accounts: the cart stays as it was, and the warning dialog opens (order-flow §8). */
export type TooManyDevices = {
  readonly kind: 'tooManyDevices'
  /** How many accounts the devices need in all. */
  readonly accountsNeeded: number
  /** How many accounts there would be. */
  readonly accounts: number
}

export type ComposeOutcome = ({ readonly kind: 'composed' } & CartOutcome) | TooManyDevices

const unchanged = (cart: Cart): CartOutcome => ({ cart, changes: [] })

/**
 * Sets how many of an account the visitor wants. Fewer accounts than devices are blocked, so that the cart stays valid:
 * the visitor first takes devices out, or lets the dialog do it (`withoutDevicesFor`).
 */
export const setAccounts = (
  cart: Cart,
  account: ProductOffering,
  quantity: number,
  catalogue: readonly ProductOffering[],
): ComposeOutcome =>
  isAccount(account)
    ? unlessTooManyDevices(cart, withQuantity(cart, account, clampQuantity(quantity)), catalogue)
    : { kind: 'composed', ...unchanged(cart) }

/** Sets how many of a device the visitor buys or rents; more devices than accounts are blocked (order-flow §4). */
export function setDevice(
  cart: Cart,
  device: ProductOffering,
  way: DeviceWay,
  quantity: number,
  catalogue: readonly ProductOffering[],
): ComposeOutcome {
  const line = lineOf(device, way)
  return line
    ? unlessTooManyDevices(cart, withQuantity(cart, line, clampQuantity(quantity)), catalogue)
    : { kind: 'composed', ...unchanged(cart) }
}

const lineOf = (device: ProductOffering, way: DeviceWay): ProductOffering | null => {
  const line = deviceLineOf(device, way)
  return line && isDevice(line) ? line : null
}

/** Only what makes it worse is blocked: a cart with too many devices can still be mended step by step. */
function unlessTooManyDevices(
  before: Cart,
  after: Cart,
  catalogue: readonly ProductOffering[],
): ComposeOutcome {
  const lacking = (cart: Cart) => Math.max(0, deviceCount(cart) - accountCount(cart))
  return lacking(after) > lacking(before)
    ? { kind: 'tooManyDevices', accountsNeeded: deviceCount(after), accounts: accountCount(after) }
    : { kind: 'composed', ...settleTelefonie(after, catalogue) }
}

/**
 * What the dialog's button does: the devices as asked for, with the accounts that they lack. Accounts of the kind that
 * is in the cart come first, then the promoted kind, then the others, each up to its maximum. null where even that is
 * not enough.
 */
export function withAccountsFor(
  cart: Cart,
  device: ProductOffering,
  way: DeviceWay,
  quantity: number,
  catalogue: readonly ProductOffering[],
): CartOutcome | null {
  const line = lineOf(device, way)
  if (!line) return null
  const asked = withQuantity(cart, line, clampQuantity(quantity))
  const needed = deviceCount(asked)
  const filled = accountKinds(cart, catalogue).reduce((filling, account) => {
    const lacking = Math.max(0, needed - accountCount(filling))
    return withQuantity(filling, account, clampQuantity(quantityOf(filling, account.id) + lacking))
  }, asked)
  if (accountCount(filled) < needed) return null
  const settled = settleTelefonie(filled, catalogue)
  return { cart: settled.cart, changes: [...accountChanges(cart, filled), ...settled.changes] }
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
  const mended = asked
    .filter(({ product }) => isDevice(product))
    .toReversed()
    .reduce((rest, { product, quantity: had }) => {
      const surplus = Math.max(0, deviceCount(rest) - accountCount(rest))
      return withQuantity(rest, product, had - Math.min(had, surplus))
    }, asked)
  const settled = settleTelefonie(mended, catalogue)
  return { cart: settled.cart, changes: [...deviceChanges(asked, mended), ...settled.changes] }
}

const deviceChanges = (before: Cart, after: Cart): readonly CartChange[] =>
  before.flatMap(({ product, quantity }): readonly CartChange[] => {
    const now = quantityOf(after, product.id)
    if (now === quantity) return []
    return [
      now === 0
        ? { kind: 'removed', product, reason: 'Meer toestellen dan belaccounts' }
        : { kind: 'changed', product, reason: `Nu ${now}, zodat elk toestel een account heeft` },
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
      reason: `Nu ${quantity}, zodat elk toestel een account heeft`,
    }))

/** Chooses an add-on such as unlimited calls for all accounts, or for none; without an account there are no add-ons. */
export const chooseAdditional = (
  cart: Cart,
  additional: ProductOffering,
  chosen: boolean,
  catalogue: readonly ProductOffering[],
): CartOutcome =>
  isAdditional(additional)
    ? settleTelefonie(withQuantity(cart, additional, chosen ? accountCount(cart) : 0), catalogue)
    : unchanged(cart)

/** Chooses installation of the customer's own devices for all accounts, or not; beside new devices it changes nothing. */
export const chooseInstallation = (
  cart: Cart,
  installation: ProductOffering,
  chosen: boolean,
  catalogue: readonly ProductOffering[],
): CartOutcome =>
  isInstallation(installation) && deviceCount(cart) === 0
    ? settleTelefonie(withQuantity(cart, installation, chosen ? accountCount(cart) : 0), catalogue)
    : unchanged(cart)

/**
 * How the new-devices switch stands: where the visitor put it, unless what is in the cart says otherwise (a cart of
 * before the choice was kept).
 */
export const hasNewDevices = (cart: Cart, chosen: boolean): boolean =>
  deviceCount(cart) > 0 || (chosen && !cart.some(({ product }) => isInstallation(product)))

/**
 * The new-devices switch: off takes out devices, their set-up and base stations, after which own-device installation is
 * on offer; on takes out the installation (order-flow §4).
 */
export function switchNewDevices(
  cart: Cart,
  on: boolean,
  catalogue: readonly ProductOffering[],
): CartOutcome {
  const leaves = on
    ? isInstallation
    : (product: ProductOffering) => isDevice(product) || isBaseStation(product)
  const reason = on ? 'Niet nodig bij nieuwe toestellen' : 'Je gebruikt je eigen toestellen'
  const removed = cart
    .filter(({ product }) => leaves(product))
    .map(({ product }): CartChange => ({ kind: 'removed', product, reason }))
  const settled = settleTelefonie(without(cart, leaves), catalogue)
  return { cart: settled.cart, changes: [...removed, ...settled.changes] }
}
