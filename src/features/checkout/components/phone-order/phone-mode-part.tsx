import { Phone } from 'lucide-react'
import { deskCasePage, deskPhonePage } from '../../../../common/desk-pages.ts'
import { parseOrderNumber } from '../../../../common/order-number.ts'
import { Button } from '../../../../ui/kit/button.tsx'
import { Notice } from '../../../../ui/kit/notice.tsx'
import { endByPhone, useIsByPhone } from '../../../carts/components/phone-mode.ts'
import { phoneOrderTexts } from '../../../orders/texts.ts'
import styles from './phone-mode-part.module.css'

const { done: texts } = phoneOrderTexts

/** After an order for a caller: the way to the next one, which takes nothing of this one along. */
function PhoneOutcome({ number }: { number: string }) {
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

type Props = {
  /** Above every step; at the sentences to agree to; after the order with this number. */
  part: 'bar' | 'note' | { readonly outcomeOf: string }
}

/** A part of the flow for who orders for a caller. */
export function PhoneModePart({ part }: Props) {
  if (!useIsByPhone()) return null
  if (part === 'bar') return <PhoneBar />
  if (typeof part === 'object') return <PhoneOutcome number={part.outcomeOf} />
  return (
    <Notice>
      <p>{phoneOrderTexts.readOut}</p>
    </Notice>
  )
}

/** Above the flow while staff order for a caller; the way to stop, which leaves nothing of the caller. */
function PhoneBar() {
  const stop = () => {
    endByPhone()
    window.location.assign(deskPhonePage)
  }
  return (
    <aside className={`screen-only ${styles.bar}`} aria-label={phoneOrderTexts.title}>
      <p>
        <Phone aria-hidden="true" />
        <strong>{phoneOrderTexts.title}</strong> <span>{phoneOrderTexts.onBehalf}</span>
      </p>
      <Button variant="secondary" small onClick={stop}>
        {phoneOrderTexts.stop}
      </Button>
    </aside>
  )
}
