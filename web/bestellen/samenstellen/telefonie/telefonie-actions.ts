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
} from '../../../../domain/telefonie.ts'
import { orderStore } from '../../order-state.ts'

/** More devices than accounts, with what the visitor can do about it. */
export type DeviceWarning = TooManyDevices & {
  /** The devices as asked for and the accounts that they lack, at one press; null where that cannot be had. */
  readonly addAccounts: (() => void) | null
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
  const keepOrWarn = (outcome: ComposeOutcome, addAccounts: DeviceWarning['addAccounts']) =>
    outcome.kind === 'composed' ? keep(outcome) : warn({ ...outcome, addAccounts })
  return {
    setAccounts: (account: ProductOffering, quantity: number) =>
      keepOrWarn(setAccounts(cart(), account, quantity, catalogue), null),
    setDevice(device: ProductOffering, way: DeviceWay, quantity: number) {
      const completed = () => withAccountsFor(cart(), device, way, quantity, catalogue)
      const addAccounts = () => {
        const outcome = completed()
        if (outcome) keep(outcome)
      }
      keepOrWarn(setDevice(cart(), device, way, quantity, catalogue), completed() && addAccounts)
    },
    chooseAdditional: (additional: ProductOffering, chosen: boolean) =>
      keep(chooseAdditional(cart(), additional, chosen, catalogue)),
    chooseInstallation: (installation: ProductOffering, chosen: boolean) =>
      keep(chooseInstallation(cart(), installation, chosen, catalogue)),
    switchNewDevices: (on: boolean) => keep(switchNewDevices(cart(), on, catalogue)),
  }
}

export type TelefonieActions = ReturnType<typeof telefonieActions>

const keep = ({ cart, changes }: CartOutcome) => orderStore.setCart(cart, changes)
