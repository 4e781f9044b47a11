import { useState } from 'react'
import type { CallResult } from '../../../../api/client.ts'
import { waitInWords } from '../../../../common/waiting.ts'
import { Fields, Form, LeaveButton, SubmitButton } from '../../../../ui/forms/form.tsx'
import { outcomeOf, submit } from '../../../../ui/forms/submit.ts'
import { useContractForm } from '../../../../ui/forms/use-contract-form.ts'
import type { Elements } from '../../../../ui/kit/elements.ts'
import { Notice } from '../../../../ui/kit/notice.tsx'
import { TextField } from '../../../../ui/kit/text-field.tsx'
import { useHydrated } from '../../../../ui/state/hydrated.ts'
import { linkWillCome } from '../../account-texts.ts'
import {
  EmailForm,
  type LinkPurpose,
  linkCooldownSeconds,
  linkExpectedWithinMinutes,
} from '../../contract-links.ts'
import { linkTexts } from '../../link-texts.ts'
import { useSecondsLeft } from '../use-seconds-left.ts'

/** Asks for a mail with a link; the answer is the same for a known and an unknown address. */
const requestLink = (purpose: LinkPurpose, email: string): Promise<CallResult> =>
  purpose === 'activation'
    ? submit('POST /api/register-account/send-activation-link', { email }, { sentAs: 'form' })
    : submit('POST /api/request-password-reset', { email }, { sentAs: 'form', captcha: 'login' })

type Props = {
  purpose: LinkPurpose
  /** Above the e-mail field: a choice of what the link is for. */
  children?: Elements
}

/** Asks for a mailed link, and once more after the cooldown. Nobody learns from it who has an account. */
export function LinkRequest({ purpose, children }: Props) {
  const isHydrated = useHydrated()
  const [nextAt, setNextAt] = useState(0)
  const secondsLeft = useSecondsLeft(nextAt)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const wait = (seconds: number) => setNextAt(Date.now() + seconds * 1000)
  const form = useContractForm({
    schema: EmailForm,
    initial: { email: '' },
    async send({ email }) {
      const result = await requestLink(purpose, email)
      if (result.ok || result.status !== 429) return outcomeOf(result)
      wait(result.retryAfterSeconds ?? linkCooldownSeconds)
      return { kind: 'failed', message: linkTexts.tooSoon }
    },
    onTaken(_, { email }) {
      setSentTo(email)
      wait(linkCooldownSeconds)
    },
  })

  return (
    <Form
      form={form}
      failed={{ title: linkTexts.failed }}
      actions={
        <>
          <SubmitButton
            variant={sentTo === null ? 'primary' : 'secondary'}
            disabled={!isHydrated || secondsLeft > 0}
            disabledReason={secondsLeft > 0 && linkTexts.wait(waitInWords(secondsLeft))}
          >
            {sentTo === null ? linkTexts.ask : linkTexts.again}
          </SubmitButton>
          {sentTo !== null && (
            <LeaveButton onClick={() => setSentTo(null)}>{linkTexts.otherAddress}</LeaveButton>
          )}
        </>
      }
    >
      {sentTo === null ? (
        <Fields disabled={!isHydrated}>
          {children}
          <TextField {...form.field('email')} hint={linkTexts.emailHint} autoComplete="username" />
        </Fields>
      ) : (
        <Notice kind="success" title={linkTexts.sent} announced>
          <p>
            {`${linkWillCome[purpose](sentTo)} ${linkTexts.comesWithin(linkExpectedWithinMinutes)} ${linkTexts.nothingYet}`}
          </p>
        </Notice>
      )}
    </Form>
  )
}
