import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  EmailForm,
  type LinkPurpose,
  linkCooldownSeconds,
  linkExpectedWithinMinutes,
} from '../../contract/account.ts'
import { waitInWords } from '../../domain/waiting.ts'
import { useCooldown } from '../account/use-cooldown.ts'
import type { CallResult } from '../api-client.ts'
import { formBehaviour, messageOf, problemsOf, useProblems } from '../details/form-behaviour.ts'
import forms from '../details/forms.module.css'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { requestLink } from './request-link.ts'

type Props = {
  purpose: LinkPurpose
  /** Above the e-mail field: a choice of what the link is for. */
  children?: ReactNode
}

/** Asks for a mailed link, and once more after the cooldown. Nobody learns from it who has an account. */
export function LinkRequest({ purpose, children }: Props) {
  const { register, handleSubmit, setError, formState } = useForm<{ email: string }>({
    resolver: zodResolver(EmailForm),
    defaultValues: { email: '' },
    ...formBehaviour,
  })
  const { errors, isSubmitting } = formState
  const summary = useProblems()
  const isHydrated = useHydrated()
  const cooldown = useCooldown(0)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const take = (result: CallResult<null>, email: string) => {
    if (result.ok) {
      setSentTo(email)
      return cooldown.restart(linkCooldownSeconds)
    }
    if (result.kind === 'unavailable') return setFailure(result.message)
    if (result.status === 429) {
      cooldown.restart(result.retryAfterSeconds ?? linkCooldownSeconds)
      return setFailure('Je hebt net al een link gevraagd. Kijk in je mail, of probeer het straks opnieuw.')
    }
    const error = result.failure.errors?.email
    if (!error) return setFailure(result.failure.message)
    setError('email', { type: 'server', ...error })
    summary.show(problemsOf({ email: error }, ['email']))
  }

  const submit = handleSubmit(
    async ({ email }) => {
      setFailure(null)
      summary.show([])
      take(await requestLink(purpose, email), email)
    },
    found => summary.show(problemsOf(found, ['email'])),
  )

  return (
    <form className={forms.form} noValidate aria-busy={isSubmitting} onSubmit={submit}>
      <ErrorSummary problems={summary.problems} attempt={summary.attempt} />
      {sentTo === null ? (
        <fieldset disabled={isSubmitting || !isHydrated} className={forms.group}>
          {children}
          <TextField
            {...register('email')}
            error={messageOf(errors, 'email')}
            label="E-mailadres"
            hint="Het adres waarmee je inlogt"
            type="email"
            autoComplete="username"
          />
        </fieldset>
      ) : (
        <Notice kind="success" title="Kijk in je mail" announced>
          <p>
            {explanationOf[purpose](sentTo)} De mail is er binnen {linkExpectedWithinMinutes} minuten. Zie je
            niets? Kijk dan ook bij je ongewenste mail.
          </p>
        </Notice>
      )}
      {failure && (
        <Notice kind="error" title="De link is niet verstuurd">
          <p>{failure}</p>
        </Notice>
      )}
      <div>
        <Button
          type="submit"
          variant={sentTo === null ? 'primary' : 'secondary'}
          busy={isSubmitting}
          disabled={!isHydrated || cooldown.secondsLeft > 0}
          disabledReason={
            cooldown.secondsLeft > 0 ? `Dat kan over ${waitInWords(cooldown.secondsLeft)}.` : undefined
          }
        >
          {sentTo === null ? 'Stuur me een link' : 'Stuur de link opnieuw'}
        </Button>
      </div>
      {sentTo !== null && (
        <div>
          <Button variant="quiet" small onClick={() => setSentTo(null)}>
            Ander e-mailadres invullen
          </Button>
        </div>
      )}
    </form>
  )
}

const explanationOf: Readonly<Record<LinkPurpose, (email: string) => string>> = {
  'password-reset': email =>
    `Als er een account is met het adres ${email}, sturen we daar een link heen om een nieuw wachtwoord te kiezen.`,
  activation: email =>
    `Als er bij het adres ${email} een account wacht op activatie, sturen we daar een nieuwe activatielink heen.`,
}
