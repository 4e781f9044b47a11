import { formatEuro } from '../../../../../common/money.ts'
import { paidFor } from '../../../../../common/texts.ts'
import type { ProductOffering } from '../../../../catalogue/product.ts'
import { type CartOutcome, quantityOf } from '../../../rules/cart.ts'
import type { Cart } from '../../../rules/cart-line.ts'
import { withAccountsFor, withoutDevicesFor } from '../../../rules/telefonie/repair.ts'
import { isAccount, isDevice } from '../../../rules/telefonie.ts'
import { orderStore } from '../../../store/order-state.ts'
import { deviceRepairTexts as texts } from '../../../texts/telefonie.ts'
import type { DeviceWarning } from './telefonie-actions.ts'

/** An offer that repairs a surplus of devices over accounts in one press, in words. */
export type DeviceRepair = { readonly label: string; readonly words: string; apply(): void }

/**
 * The missing accounts, or the devices that are too many out: what was asked for, with the rest made to fit.
 * @returns null where that cannot be had
 */
export function deviceRepair(cart: Cart, warning: DeviceWarning): DeviceRepair | null {
  const { asked, accountsNeeded, accounts } = warning
  const mended = mendedCart(cart, warning)
  if (!mended) return null
  const count = accountsNeeded - accounts
  return {
    label: asked.kind === 'devices' ? texts.addAccounts(count) : texts.removeDevices(count),
    words: texts.mend[asked.kind](mendedLines(cart, mended.cart)),
    apply: () => orderStore.setCart(mended.cart, mended.changes, { reason: 'mend' }),
  }
}

const mendedCart = (cart: Cart, { asked, catalogue }: DeviceWarning): CartOutcome | null =>
  asked.kind === 'devices'
    ? withAccountsFor(cart, asked.device, asked.way, asked.quantity, catalogue)
    : withoutDevicesFor(cart, asked.account, asked.quantity, catalogue)

/** The accounts that come or the devices that go, each as `2 × Bellen Plus, € 9,95 p/m per stuk`. */
const mendedLines = (before: Cart, after: Cart): readonly string[] => {
  const ids = new Set([...before, ...after].map(({ product }) => product.id))
  return [...ids].flatMap(id => {
    const line = [...after, ...before].find(({ product }) => product.id === id)
    const count = quantityOf(after, id) - quantityOf(before, id)
    const isMended = line && (isAccount(line.product) ? count > 0 : isDevice(line.product) && count < 0)
    return isMended ? [texts.line(Math.abs(count), line.product.name, priceOf(line.product))] : []
  })
}

const priceOf = (product: ProductOffering): string =>
  `${formatEuro(product.priceInCents)} ${paidFor(product.contractDuration)}`
