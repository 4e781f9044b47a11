import { useEffect, useRef } from 'react'
import { ResendLink } from '../../account/resend-link.tsx'
import { DetailsBlock } from '../../details/details-block.tsx'
import forms from '../../details/forms.module.css'
import { Button } from '../../ui/button.tsx'

type Props = {
  email: string
  /** null: a mail is on its way; else none is, and one can be asked for in so many seconds. */
  secondsUntilMail: number | null
  onLogIn: () => void
  /** Back to the form, to order without waiting for the mail. */
  onBack: () => void
}

/** Stands in place of the form once somebody has registered (order-flow §2). */
export function LinkSent({ email, secondsUntilMail, onLogIn, onBack }: Props) {
  const block = useRef<HTMLDivElement>(null)
  useEffect(() => {
    block.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])
  return (
    <div ref={block} tabIndex={-1}>
      <DetailsBlock title="Activeer je account">
        <ResendLink email={email} secondsUntilMail={secondsUntilMail} />
        <p>
          Open de link in de mail en kies een wachtwoord. Log daarna hier in om je bestelling af te ronden: je
          winkelwagen blijft staan.
        </p>
        <div className={forms.actions}>
          <Button onClick={onLogIn}>Naar inloggen</Button>
          <Button variant="quiet" onClick={onBack}>
            Terug naar het formulier
          </Button>
        </div>
      </DetailsBlock>
    </div>
  )
}
