import { useEffect, useRef, useState } from 'react'
import { type CallFailure, callFailure } from '../../../../api/call-failure.ts'
import { call } from '../../../../api/client.ts'
import { Button } from '../../../../ui/kit/button.tsx'
import { Notice } from '../../../../ui/kit/notice.tsx'
import { linkExpectedWithinMinutes } from '../../../customers/contract-links.ts'
import { accountOfferTexts as texts } from '../../texts/thank-you.ts'
import styles from './thank-you.module.css'

type SendResult =
  | { readonly kind: 'sent' }
  | { readonly kind: 'too-soon' }
  | { readonly kind: 'failed'; readonly failure: CallFailure }

/**
 * An account for a guest at one press: everything it needs was typed for the order
 * (docs/decisions/accounts.md#a-guest-becomes-a-customer-by-one-button).
 */
export function AccountOffer() {
  const [isAsking, setIsAsking] = useState(false)
  const [asked, setAsked] = useState<SendResult | null>(null)
  const words = useRef<HTMLParagraphElement>(null)
  const isDone = asked?.kind === 'sent' || asked?.kind === 'too-soon'

  // The button has gone: what it did is read out in its place.
  useEffect(() => {
    if (isDone) words.current?.focus({ preventScroll: true })
  }, [isDone])

  const ask = async () => {
    setIsAsking(true)
    const result = await call('POST /api/order/last/account')
    setIsAsking(false)
    if (!result.ok) setAsked({ kind: 'failed', failure: callFailure(result) })
    else setAsked({ kind: result.data.secondsUntilMail === null ? 'sent' : 'too-soon' })
  }

  return (
    <section className={`screen-only ${styles.account}`} aria-labelledby="thank-you-account">
      <h2 id="thank-you-account">{texts.title}</h2>
      {isDone ? (
        <p ref={words} tabIndex={-1}>
          {asked.kind === 'sent' ? texts.sent(linkExpectedWithinMinutes) : texts.tooSoon}
        </p>
      ) : (
        <>
          <p>{texts.text}</p>
          {asked?.kind === 'failed' && (
            <Notice kind="error" title={asked.failure.title ?? texts.failed} announced>
              <p>{asked.failure.message}</p>
            </Notice>
          )}
          <div>
            <Button variant="secondary" busy={isAsking} onClick={() => void ask()}>
              {texts.button}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
