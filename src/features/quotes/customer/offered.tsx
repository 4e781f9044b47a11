import { useEffect, useRef, useState } from 'react'
import { call } from '../../../api/client.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { useHistoryStep } from '../../../ui/navigation/use-history-step.ts'
import { CartSummary } from '../../checkout/components/cart-summary.tsx'
import { formatDay } from '../../customers/components/mijn/dates.ts'
import { Message } from '../../customers/components/mijn/message.tsx'
import { Columns } from '../../customers/components/mijn/narrow-page.tsx'
import { DetailsList } from '../../details/components/details-block.tsx'
import { DocumentLinks } from '../../details/components/document-links.tsx'
import { referenceFacts } from '../../details/references.ts'
import type { OrderLine } from '../../orders/order-lines.ts'
import { isEndedQuote, type QuoteAccepted, type QuoteByLink, type QuoteToAnswer } from '../contract.ts'
import { differenceInWords, quoteAcceptedTexts, quoteEndedTitles, quotePageTexts as texts } from '../texts.ts'
import { AcceptForm } from './accept-form.tsx'
import type { TypedAnswers } from './acceptance.ts'
import { DeclineForm } from './decline-form.tsx'
import { Ended } from './ended.tsx'
import { QuestionForm } from './question-form.tsx'
import styles from './quote.module.css'

/** Signs of a human reader: mail scanners open a page without any of these. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const

/** Tells the server once that somebody reads a quote, at the first sign on its page. */
function useNoteRead(token: string, { standing }: Pick<QuoteByLink, 'standing'>) {
  const isOpen = standing === 'sent'
  useEffect(() => {
    if (!isOpen) return
    const moved = new AbortController()
    const note = ({ isTrusted }: Event) => {
      if (!isTrusted) return
      moved.abort()
      void call('POST /api/prijsopgave/gelezen', { body: { token } })
    }
    for (const sign of signs)
      window.addEventListener(sign, note, { passive: true, capture: true, signal: moved.signal })
    return () => moved.abort()
  }, [token, isOpen])
}

type Props = {
  token: string
  quote: QuoteByLink
  /** Something was decided, here or elsewhere: what is shown is old. */
  onChanged: () => Promise<void>
  /** The link stopped serving while the page was open. */
  onDead: () => void
}

const steps = ['accepting', 'asking', 'declining'] as const
type Step = (typeof steps)[number]
type Doing = 'reading' | Step

/** The offer in full, and the customer's choices. */
export function Offered({ token, quote, onChanged, onDead }: Props) {
  const { step, enter, leave } = useHistoryStep('answer', steps)
  const left = useBefore(step)
  const typed = useRef<TypedAnswers>({}).current
  const [hasDeclined, setHasDeclined] = useState(false)
  const standing = useStandingInView(quote)
  useNoteRead(token, quote)
  if (isEndedQuote(quote))
    return (
      <div className={styles.head}>
        <h2>{texts.title(quote.number)}</h2>
        <div ref={standing} tabIndex={-1}>
          <Ended quote={quote} hasDeclined={hasDeclined} />
        </div>
      </div>
    )
  // Once it is decided, here or elsewhere, only a question is left to do.
  const doing: Doing = step !== null && (quote.refusal === null || step === 'asking') ? step : 'reading'
  const cart = quote.lines
  return (
    <Columns beside={doing === 'reading' && <Decide quote={quote} left={left} onChoose={enter} />}>
      <div className={styles.head}>
        <h2>{texts.title(quote.number)}</h2>
        <p className={styles.of}>{texts.of(quote.companyName, quote.version, quote.madeBy)}</p>
        <div ref={standing} tabIndex={-1}>
          <Standing quote={quote} />
        </div>
      </div>
      <Message title={texts.words} heading="h3" words={quote.words} />
      {quote.isRenewal && <p>{texts.renewed}</p>}
      <Differences differences={quote.differences} />
      <Lines quote={quote} cart={cart} />
      {doing === 'reading' ? <Further quote={quote} /> : form(doing, quote, cart)}
    </Columns>
  )

  function form(open: Step, quote: QuoteToAnswer, cart: readonly OrderLine[]) {
    switch (open) {
      case 'accepting':
        return (
          <AcceptForm
            token={token}
            quote={quote}
            cart={cart}
            typed={typed}
            onAccepted={onChanged}
            onTooLate={async () => {
              await onChanged()
              leave()
            }}
            onDead={onDead}
            onBack={leave}
          />
        )
      case 'asking':
        return <QuestionForm token={token} typed={typed} onDead={onDead} onBack={leave} />
      case 'declining':
        return (
          <DeclineForm
            token={token}
            typed={typed}
            onDeclined={async () => {
              setHasDeclined(true)
              await onChanged()
              leave()
            }}
            onTooLate={async () => {
              await onChanged()
              leave()
            }}
            onDead={onDead}
            onBack={leave}
          />
        )
    }
  }
}

/** The form that was open last: keyboard focus returns to its button. */
function useBefore(step: Step | null): Step | null {
  const [last, setLast] = useState(step)
  if (step !== null && step !== last) setLast(step)
  return last
}

/** Leads a keyboard and a screen reader to how it stands, once that changed. */
function useStandingInView({ standing }: Pick<QuoteByLink, 'standing'>) {
  const shown = useRef<HTMLDivElement>(null)
  const before = useRef(standing)
  useEffect(() => {
    if (before.current !== standing) shown.current?.focus()
    before.current = standing
  }, [standing])
  return shown
}

/** Until when it can be accepted, or what became of it. */
function Standing({ quote }: { quote: QuoteToAnswer }) {
  if (quote.standing === 'accepted' && quote.order) return <Accepted order={quote.order} />
  if (quote.standing !== 'sent')
    return (
      <Notice
        kind={quote.standing === 'accepted' ? 'success' : 'info'}
        title={quoteEndedTitles[quote.standing]}
      >
        <p>{quote.refusal}</p>
      </Notice>
    )
  // Midnight belongs to the day before.
  const last = new Date(Date.parse(quote.validUntil) - 1)
  const left = Math.floor((last.getTime() - Date.now()) / (24 * 60 * 60 * 1000))
  return <p className={styles.until}>{texts.until(formatDay(last.toISOString()), left)}</p>
}

function Differences({ differences }: { differences: QuoteToAnswer['differences'] }) {
  if (differences.length === 0) return null
  return (
    <section className={styles.part}>
      <h3>{texts.differences}</h3>
      <DetailsList
        details={differences.map(difference => [difference.name, differenceInWords(difference)])}
      />
    </section>
  )
}

const Lines = ({ quote, cart }: { quote: QuoteToAnswer; cart: readonly OrderLine[] }) => (
  <section className={styles.part}>
    <h3>{texts.lines}</h3>
    <CartSummary lines={cart} caption={texts.lines} />
    <DetailsList details={[[texts.deliveredAt, quote.deliveredAt], ...referenceFacts(quote.references)]} />
    <DocumentLinks documents={[{ title: texts.file, path: quote.documentPath }]} />
  </section>
)

/** Steps after accepting, while that is possible. */
const Further = ({ quote }: { quote: QuoteToAnswer }) =>
  quote.refusal === null && (
    <section className={styles.part}>
      <h3>{texts.further}</h3>
      <ol className={styles.steps}>
        {texts.furtherSteps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )

type DecideProps = { quote: QuoteToAnswer; left: Step | null; onChoose: (step: Step) => void }

function Decide({ quote, left, onChoose }: DecideProps) {
  const isOpen = quote.refusal === null
  const onwards = useRef<HTMLButtonElement>(null)
  useEffect(() => onwards.current?.focus(), [])
  const refOf = (step: Step) => (step === left ? onwards : null)
  if (quote.standing === 'accepted') return null
  return (
    <section className={styles.decide} aria-labelledby="decide">
      <h3 id="decide">{texts.decide}</h3>
      <div className={styles.buttons}>
        {isOpen && (
          <Button ref={refOf('accepting')} onClick={() => onChoose('accepting')}>
            {texts.accept}
          </Button>
        )}
        <Button ref={refOf('asking')} variant="secondary" onClick={() => onChoose('asking')}>
          {texts.ask}
        </Button>
        {isOpen && (
          <Button ref={refOf('declining')} variant="quiet" onClick={() => onChoose('declining')}>
            {texts.decline}
          </Button>
        )}
      </div>
    </section>
  )
}

/** The order that a quote became, and the way to where it stands. */
const Accepted = ({ order }: { order: QuoteAccepted }) => (
  <Notice kind="success" title={quoteAcceptedTexts.title} announced>
    <p>
      <strong>{quoteAcceptedTexts.number(order.number)}</strong> {quoteAcceptedTexts.text}
    </p>
    <p className={styles.follow}>
      <LinkButton to={order.followPath}>{quoteAcceptedTexts.follow}</LinkButton>
    </p>
  </Notice>
)
