import type { CartOutcome } from '../../../../carts/cart.ts'
import {
  type ComposeOutcome,
  chooseAdditional,
  chooseInstallation,
  setAccounts,
  setDevice,
  switchNewDevices,
  type TooManyDevices,
} from '../../../../carts/telefonie.ts'
import type { ProductOffering, PurchaseMode } from '../../../../catalogue/product.ts'
import type { CartReason } from '../../../store/cart-transitions.ts'
import { orderStore } from '../../../store/order-state.ts'

/** More devices than accounts, and what the visitor asked for. */
export type DeviceWarning = TooManyDevices & {
  readonly asked: /** More devices than there are accounts for. */
    | {
        readonly kind: 'devices'
        readonly device: ProductOffering
        readonly way: PurchaseMode
        readonly quantity: number
      }
    /** Fewer accounts than the devices need. */
    | { readonly kind: 'accounts'; readonly account: ProductOffering; readonly quantity: number }
  readonly catalogue: readonly ProductOffering[]
}

/**
 * Actions on the telephony screen: each runs the domain's rule over the cart and stores the outcome, or warns and
 * leaves the cart unchanged.
 */
export function telefonieActions(
  catalogue: readonly ProductOffering[],
  warn: (warning: DeviceWarning) => void,
) {
  const cart = () => orderStore.getSnapshot().cart
  const commitOrWarn = (outcome: ComposeOutcome, asked: DeviceWarning['asked']) =>
    outcome.kind === 'composed' ? commit(outcome) : warn({ ...outcome, asked, catalogue })
  return {
    setAccounts: (account: ProductOffering, quantity: number) =>
      commitOrWarn(setAccounts(cart(), account, quantity, catalogue), {
        kind: 'accounts',
        account,
        quantity,
      }),
    setDevice: (device: ProductOffering, way: PurchaseMode, quantity: number) =>
      commitOrWarn(setDevice(cart(), device, way, quantity, catalogue), {
        kind: 'devices',
        device,
        way,
        quantity,
      }),
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
