import { Phone } from 'lucide-react'
import { deskPhonePage } from '../../../../shared/desk-pages.ts'
import { Button } from '../../../../ui/kit/button.tsx'
import { phoneOrderTexts } from '../../../orders/phone-order-texts.ts'
import { endByPhone } from './begin-and-end.ts'
import styles from './phone-bar.module.css'

/** Above the flow while staff order for a caller; the way to stop, which leaves nothing of the caller. */
export function PhoneBar() {
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
