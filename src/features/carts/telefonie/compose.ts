import { deviceLineOf, type ProductOffering, type PurchaseMode } from '../../catalogue/product.ts'
import { type CartChange, type CartOutcome, clampQuantity, without, withQuantity } from '../cart.ts'
import type { Cart } from '../cart-line.ts'
import { telefonieReasons } from '../texts.ts'
import { accountCount, deviceCount, normalizeTelefonie } from './normalize.ts'
import { isAccount, isAdditional, isBaseStation, isDevice, isInstallation } from './products.ts'

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
  way: PurchaseMode,
  quantity: number,
  catalogue: readonly ProductOffering[],
): ComposeOutcome {
  const line = lineOfDevice(device, way)
  return line
    ? unlessTooManyDevices(cart, withQuantity(cart, line, clampQuantity(quantity)), catalogue)
    : { kind: 'composed', ...unchanged(cart) }
}

/** The line of a device that is bought or rented; null where it is not to be had that way, or is no device. */
export const lineOfDevice = (device: ProductOffering, way: PurchaseMode): ProductOffering | null => {
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
    : { kind: 'composed', ...normalizeTelefonie(after, catalogue) }
}

/** Chooses an add-on such as unlimited calls for all accounts, or for none; without an account there are no add-ons. */
export const chooseAdditional = (
  cart: Cart,
  additional: ProductOffering,
  chosen: boolean,
  catalogue: readonly ProductOffering[],
): CartOutcome =>
  isAdditional(additional)
    ? normalizeTelefonie(withQuantity(cart, additional, chosen ? accountCount(cart) : 0), catalogue)
    : unchanged(cart)

/** Chooses installation of the customer's own devices for all accounts, or not; beside new devices it changes nothing. */
export const chooseInstallation = (
  cart: Cart,
  installation: ProductOffering,
  chosen: boolean,
  catalogue: readonly ProductOffering[],
): CartOutcome =>
  isInstallation(installation) && deviceCount(cart) === 0
    ? normalizeTelefonie(withQuantity(cart, installation, chosen ? accountCount(cart) : 0), catalogue)
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
  const reason = on ? telefonieReasons.newDevices : telefonieReasons.ownDevices
  const removed = cart
    .filter(({ product }) => leaves(product))
    .map(({ product }): CartChange => ({ kind: 'removed', product, reason }))
  const normalized = normalizeTelefonie(without(cart, leaves), catalogue)
  return { cart: normalized.cart, changes: [...removed, ...normalized.changes] }
}
