import { paidFor } from '../../../../content/common-texts.ts'
import { tooManyDevicesTexts as texts } from '../../../../content/telefonie-texts.ts'
import { type Cart, quantityOf } from '../../../../domain/cart.ts'
import { formatEuro } from '../../../../domain/money.ts'
import type { ProductOffering } from '../../../../domain/product.ts'
import { isAccount, isDevice } from '../../../../domain/telefonie.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
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
  const mend = warning?.mend
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
              {mendLabel(warning)}
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
          {mend && <p>{texts.mend[warning.asked](mendedLines(cart, mend.outcome.cart))}</p>}
          <p>{texts.advice}</p>
        </div>
      )}
    </Dialog>
  )
}

const mendLabel = ({ asked, accountsNeeded, accounts }: DeviceWarning): string => {
  const count = accountsNeeded - accounts
  return asked === 'devices' ? texts.addAccounts(count) : texts.removeDevices(count)
}

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
