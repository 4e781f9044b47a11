import { useState } from 'react'
import { type CallFailure, callFailure } from '../../../api/call-failure.ts'
import { waitInWords } from '../../../common/waiting.ts'
import forms from '../../../ui/forms/forms.module.css'
import { submit } from '../../../ui/forms/submit.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { filledText } from '../../../ui/kit/filled-text.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { linkCooldownSeconds, linkExpectedWithinMinutes } from '../contract-links.ts'
import { linkTexts } from '../link-texts.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

type Props = {
  email: string
  /** Whether a mail went when the link was asked for. */
  isMailed: boolean
  /** When another one can be asked for, in milliseconds since 1970. */
  nextLinkAt: number
  /** Called after a new link was requested. */
  onAsked: (asked: { readonly isMailed: boolean; readonly nextLinkAt: number }) => void
}

type Result = 'sent' | 'too-soon' | { readonly failure: CallFailure }

/**
 * For who has registered: says whether an activation link was mailed, and sends another one once the cooldown is over
 * (order-flow §2 and §8).
 */
export function ResendLink({ email, isMailed, nextLinkAt, onAsked }: Props) {
  const secondsLeft = useSecondsLeft(nextLinkAt)
  const [isSending, setIsSending] = useState(false)
  const [result, setResult] = useState<Result | null>(null)

  const resend = async () => {
    setIsSending(true)
    setResult(null)
    const answer = await submit(
      'POST /api/register-account/send-activation-link',
      { email },
      { sentAs: 'form' },
    )
    setIsSending(false)
    const isTooSoon = !answer.ok && answer.status === 429
    if (answer.ok) setResult('sent')
    else setResult(isTooSoon ? 'too-soon' : { failure: callFailure(answer) })
    if (!answer.ok && !isTooSoon) return
    const seconds = (!answer.ok && answer.retryAfterSeconds) || linkCooldownSeconds
    onAsked({ isMailed: isMailed || answer.ok, nextLinkAt: Date.now() + seconds * 1000 })
  }

  return (
    <div className={forms.group}>
      {isMailed ? (
        <p>
          {filledText(linkTexts.activationSent, {
            email: <strong>{email}</strong>,
            minutes: linkExpectedWithinMinutes,
          })}
          <span>{` ${linkTexts.nothingYet}`}</span>
        </p>
      ) : (
        <Notice kind="warning" title={linkTexts.noMail}>
          <p>{filledText(linkTexts.noMailBecause, { email: <strong>{email}</strong> })}</p>
        </Notice>
      )}
      {result === 'sent' && (
        <Notice kind="success" announced>
          <p>{`${linkTexts.newSent(email)} ${linkTexts.useNewest}`}</p>
        </Notice>
      )}
      {result === 'too-soon' && (
        <Notice kind="warning" announced>
          <p>{linkTexts.tooSoon}</p>
        </Notice>
      )}
      {result !== null && typeof result === 'object' && (
        <Notice kind="error">
          <p>{result.failure.title === null ? linkTexts.notResent : result.failure.message}</p>
        </Notice>
      )}
      <div>
        <Button
          variant="secondary"
          busy={isSending}
          disabled={secondsLeft > 0}
          disabledReason={linkTexts.wait(waitInWords(secondsLeft))}
          onClick={resend}
        >
          {isMailed ? linkTexts.again : linkTexts.first}
        </Button>
      </div>
    </div>
  )
}
