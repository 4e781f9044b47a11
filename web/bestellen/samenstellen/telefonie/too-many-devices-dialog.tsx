import { tooManyDevicesTexts as texts } from '../../../../content/telefonie-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { DeviceWarning } from './telefonie-actions.ts'
import styles from './too-many-devices-dialog.module.css'

type Props = {
  /** null while there is nothing to warn of. */
  warning: DeviceWarning | null
  onClose(): void
}

/** Devices may not outnumber accounts: what that means, and the missing accounts at one press (order-flow §8). */
export function TooManyDevicesDialog({ warning, onClose }: Props) {
  const addAccounts = warning?.addAccounts
  return (
    <Dialog
      open={warning !== null}
      onClose={onClose}
      title={texts.title}
      actions={
        <>
          {addAccounts && (
            <Button
              onClick={() => {
                addAccounts()
                onClose()
              }}
            >
              {texts.addAccounts(warning.accountsNeeded - warning.accounts)}
            </Button>
          )}
          <Button variant={addAccounts ? 'quiet' : 'primary'} onClick={onClose}>
            {texts.adjust}
          </Button>
        </>
      }
    >
      {warning && (
        <div className={styles.words}>
          <p>{texts.explanation(warning.accountsNeeded, warning.accounts)}</p>
          <p>{texts.advice}</p>
        </div>
      )}
    </Dialog>
  )
}
