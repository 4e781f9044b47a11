import { useState } from 'react'
import { linkCooldownSeconds, linkExpectedWithinMinutes, sendActivationLink } from '../../contract/account.ts'
import { waitInWords } from '../../domain/waiting.ts'
import { call } from '../api-client.ts'
import forms from '../details/forms.module.css'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { useCooldown } from './use-cooldown.ts'

/**
 * For who has just registered: says that an activation link was mailed, and sends another one once the cooldown is over
 * (order-flow §2 and §8).
 */
export function ResendLink({ email }: { email: string }) {
  const cooldown = useCooldown(linkCooldownSeconds)
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
      <p>
        We hebben een activatielink gestuurd naar <strong>{email}</strong>. Je ontvangt de mail binnen{' '}
        {linkExpectedWithinMinutes} minuten. Zie je niets? Kijk dan ook bij je ongewenste mail.
      </p>
      {outcome === 'sent' && (
        <Notice kind="success" announced>
          <p>
            We hebben een nieuwe link gestuurd. Gebruik de nieuwste mail: een eerdere link werkt niet meer.
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
          Stuur de link opnieuw
        </Button>
      </div>
    </div>
  )
}
