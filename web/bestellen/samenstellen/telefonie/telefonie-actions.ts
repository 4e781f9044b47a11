import type { CartOutcome } from '../../../../domain/cart.ts'
import type { ProductOffering } from '../../../../domain/product.ts'
import {
  type ComposeOutcome,
  chooseAdditional,
  chooseInstallation,
  type DeviceWay,
  setAccounts,
  setDevice,
  switchNewDevices,
  type TooManyDevices,
  withAccountsFor,
  withoutDevicesFor,
} from '../../../../domain/telefonie.ts'
import type { CartReason } from '../../cart-transitions.ts'
import { orderStore } from '../../order-state.ts'

/** More devices than accounts, with what the visitor can do about it. */
export type DeviceWarning = TooManyDevices & {
  /** What he asked for: `devices` more than there are accounts for, or `accounts` fewer than the devices need. */
  readonly asked: 'devices' | 'accounts'
  /** What he asked for with the rest made to fit, at one press; null where that cannot be had. */
  readonly mend: { readonly outcome: CartOutcome; readonly apply: () => void } | null
}

/**
 * What a visitor can do on the telephony screen: each runs the domain's rule over the cart and keeps the outcome, or
 * warns and leaves the cart as it was.
 */
export function telefonieActions(
  catalogue: readonly ProductOffering[],
  warn: (warning: DeviceWarning) => void,
) {
  const cart = () => orderStore.getSnapshot().cart
  const commitOrWarn = (
    outcome: ComposeOutcome,
    asked: DeviceWarning['asked'],
    mended: () => CartOutcome | null,
  ) => {
    if (outcome.kind === 'composed') return commit(outcome)
    const mend = mended()
    const apply = () => {
      if (mend) commit(mend, { reason: 'mend' })
    }
    warn({ ...outcome, asked, mend: mend && { outcome: mend, apply } })
  }
  return {
    setAccounts: (account: ProductOffering, quantity: number) =>
      commitOrWarn(setAccounts(cart(), account, quantity, catalogue), 'accounts', () =>
        withoutDevicesFor(cart(), account, quantity, catalogue),
      ),
    setDevice: (device: ProductOffering, way: DeviceWay, quantity: number) =>
      commitOrWarn(setDevice(cart(), device, way, quantity, catalogue), 'devices', () =>
        withAccountsFor(cart(), device, way, quantity, catalogue),
      ),
    chooseAdditional: (additional: ProductOffering, chosen: boolean) =>
      commit(chooseAdditional(cart(), additional, chosen, catalogue)),
    // Offered while the switch is off; without the installation it stays off.
    chooseInstallation: (installation: ProductOffering, chosen: boolean) =>
      commit(chooseInstallation(cart(), installation, chosen, catalogue), { newDevices: false }),
    switchNewDevices: (on: boolean) =>
      commit(switchNewDevices(cart(), on, catalogue), { reason: 'devices', newDevices: on }),
  }
}

export type TelefonieActions = ReturnType<typeof telefonieActions>

const commit = ({ cart, changes }: CartOutcome, reason?: CartReason) =>
  orderStore.setCart(cart, changes, reason)
