import { deskCasePage, deskPhonePage } from '../../../../common/desk-pages.ts'
import { parseOrderNumber } from '../../../../common/order-number.ts'
import { Button } from '../../../../ui/kit/button.tsx'
import { Notice } from '../../../../ui/kit/notice.tsx'
import { phoneOrderTexts } from '../../../orders/texts.ts'
import { endByPhone } from './phone-mode.ts'
import styles from './phone-outcome.module.css'

const { done: texts } = phoneOrderTexts

/** After an order for a caller: the way to the next one, which takes nothing of this one along. */
export function PhoneOutcome({ number }: { number: string }) {
  const leaveTo = (address: string) => {
    endByPhone()
    window.location.assign(address)
  }
  return (
    <Notice kind="success" title={texts.title} className={styles.outcome}>
      <p>{texts.text}</p>
      <div className={styles.actions}>
        <Button small variant="secondary" onClick={() => leaveTo(deskPhonePage)}>
          {texts.next}
        </Button>
        <Button
          small
          variant="secondary"
          onClick={() => leaveTo(deskCasePage(parseOrderNumber(number) ?? ''))}
        >
          {texts.toCase}
        </Button>
      </div>
    </Notice>
  )
}
