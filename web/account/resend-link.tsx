import { useState } from 'react'
import { linkCooldownSeconds, linkExpectedWithinMinutes, sendActivationLink } from '../../contract/account.ts'
import { waitInWords } from '../../domain/waiting.ts'
import { call } from '../api-client.ts'
import forms from '../details/forms.module.css'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { useCooldown } from './use-cooldown.ts'

type Props = {
  email: string
  /** null: a mail is on its way; else none is, and one can be asked for in so many seconds. */
  secondsUntilMail: number | null
}

/**
 * For who has just registered: says whether an activation link was mailed, and sends another one once the cooldown is over
 * (order-flow §2 and §8).
 */
export function ResendLink({ email, secondsUntilMail }: Props) {
  const cooldown = useCooldown(secondsUntilMail ?? linkCooldownSeconds)
  const [isSending, setIsSending] = useState(false)
  const [outcome, setOutcome] = useState<'sent' | 'failed' | null>(null)

  const resend = async () => {
    setIsSending(true)
    setOutcome(null)
    const form = new FormData()
    form.set('email', email)
    const result = await call(sendActivationLink, { form })
    setIsSending(false)
    if (result.ok) {
      setOutcome('sent')
      cooldown.restart(linkCooldownSeconds)
    } else if (result.kind === 'refused' && result.status === 429)
      cooldown.restart(result.retryAfterSeconds ?? linkCooldownSeconds)
    else setOutcome('failed')
  }

  return (
    <div className={forms.group}>
      {secondsUntilMail === null ? (
        <p>
          We hebben een activatielink gestuurd naar <strong>{email}</strong>. Je ontvangt de mail binnen{' '}
          {linkExpectedWithinMinutes} minuten. Zie je niets? Kijk dan ook bij je ongewenste mail.
        </p>
      ) : (
        outcome !== 'sent' && (
          <Notice kind="warning" title="Er is geen nieuwe mail gestuurd">
            <p>
              Naar <strong>{email}</strong> ging kort geleden al een mail. De link daarin hoort bij wat toen
              is ingevuld. Vraag hieronder een link aan voor wat je nu hebt ingevuld.
            </p>
          </Notice>
        )
      )}
      {outcome === 'sent' && (
        <Notice kind="success" announced>
          <p>
            We hebben een nieuwe link gestuurd naar {email}. Gebruik de nieuwste mail: die hoort bij wat je
            het laatst hebt ingevuld.
          </p>
        </Notice>
      )}
      {outcome === 'failed' && (
        <Notice kind="error">
          <p>Er is iets misgegaan. Probeer het later nog eens.</p>
        </Notice>
      )}
      <div>
        <Button
          variant="secondary"
          busy={isSending}
          disabled={cooldown.secondsLeft > 0}
          disabledReason={`Dat kan over ${waitInWords(cooldown.secondsLeft)}.`}
          onClick={resend}
        >
          {secondsUntilMail === null || outcome === 'sent' ? 'Stuur de link opnieuw' : 'Stuur de link'}
        </Button>
      </div>
    </div>
  )
}
