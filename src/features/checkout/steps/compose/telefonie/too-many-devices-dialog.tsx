import { formatEuro } from '../../../../../common/money.ts'
import { paidFor } from '../../../../../common/texts.ts'
import { Button } from '../../../../../ui/kit/button.tsx'
import { Dialog } from '../../../../../ui/kit/dialog.tsx'
import { TextWithAmounts } from '../../../../../ui/kit/text-with-amounts.tsx'
import { type CartOutcome, quantityOf } from '../../../../carts/cart.ts'
import type { Cart } from '../../../../carts/cart-line.ts'
import { withAccountsFor, withoutDevicesFor } from '../../../../carts/telefonie/repair.ts'
import { isAccount, isDevice } from '../../../../carts/telefonie.ts'
import type { ProductOffering } from '../../../../catalogue/product.ts'
import { orderStore } from '../../../store/order-state.ts'
import { deviceRepairTexts, tooManyDevicesTexts as texts } from '../../../texts/telefonie.ts'
import type { DeviceWarning } from './telefonie-actions.ts'
import styles from './too-many-devices-dialog.module.css'

type Props = {
  /** null while there is nothing to warn of. */
  warning: DeviceWarning | null
  cart: Cart
  onClose(): void
}

/**
 * Devices may not outnumber accounts: what that means, and at one press the missing accounts, or the devices that are
 * too many out (order-flow §8).
 */
export function TooManyDevicesDialog({ warning, cart, onClose }: Props) {
  const mend = warning && deviceRepair(cart, warning)
  return (
    <Dialog
      open={warning !== null}
      onClose={onClose}
      title={texts.title}
      actions={
        <>
          {mend && (
            <Button
              onClick={() => {
                mend.apply()
                onClose()
              }}
            >
              {mend.label}
            </Button>
          )}
          <Button variant={mend ? 'quiet' : 'primary'} onClick={onClose}>
            {texts.adjust}
          </Button>
        </>
      }
    >
      {warning && (
        <div className={styles.words}>
          <p>{texts.explanation(warning.accountsNeeded, warning.accounts)}</p>
          {mend && (
            <p>
              <TextWithAmounts>{mend.words}</TextWithAmounts>
            </p>
          )}
          <p>{texts.advice}</p>
        </div>
      )}
    </Dialog>
  )
}

/** An offer that repairs a surplus of devices over accounts in one press, in words. */
type DeviceRepair = { readonly label: string; readonly words: string; apply(): void }

/**
 * The missing accounts, or the devices that are too many out: what was asked for, with the rest made to fit.
 * @returns null where that cannot be had
 */
function deviceRepair(cart: Cart, warning: DeviceWarning): DeviceRepair | null {
  const { asked, accountsNeeded, accounts } = warning
  const mended = mendedCart(cart, warning)
  if (!mended) return null
  const count = accountsNeeded - accounts
  return {
    label:
      asked.kind === 'devices'
        ? deviceRepairTexts.addAccounts(count)
        : deviceRepairTexts.removeDevices(count),
    words: deviceRepairTexts.mend[asked.kind](mendedLines(cart, mended.cart)),
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
    return isMended ? [deviceRepairTexts.line(Math.abs(count), line.product.name, priceOf(line.product))] : []
  })
}

const priceOf = (product: ProductOffering): string =>
  `${formatEuro(product.priceInCents)} ${paidFor(product.contractDuration)}`
