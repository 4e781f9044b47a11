import { tooManyDevicesTexts as texts } from '../../../../content/telefonie-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextWithAmounts } from '../../../ui/text-with-amounts.tsx'
import { useWantedCode } from '../../../use-code.ts'
import type { WarningProps } from '../../type-code.ts'
import styles from './too-many-devices-dialog.module.css'

const importMend = () => import('./device-mend.ts')

/**
 * Devices may not outnumber accounts: what that means, and at one press the missing accounts, or the devices that are
 * too many out (order-flow §8). Where the code of that press does not come, the visitor adjusts them himself.
 */
export function TooManyDevicesDialog({ warning, cart, onClose }: WarningProps) {
  const code = useWantedCode(importMend, warning)
  const mend = warning && code?.deviceMend(cart, warning)
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
