import { Button } from '../../../../../ui/kit/button.tsx'
import { Dialog } from '../../../../../ui/kit/dialog.tsx'
import { TextWithAmounts } from '../../../../../ui/kit/text-with-amounts.tsx'
import type { Cart } from '../../../rules/cart-line.ts'
import { tooManyDevicesTexts as texts } from '../../../texts/telefonie.ts'
import { deviceRepair } from './device-repair.ts'
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
