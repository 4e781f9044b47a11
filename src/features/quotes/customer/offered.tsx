import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { call } from '../../../api/client.ts'
import { Columns } from '../../../ui/layout/narrow-page.tsx'
import { useHistoryStep } from '../../../ui/navigation/use-history-step.ts'
import { Message } from '../../customers/components/mijn/message.tsx'
import { AcceptedBefore } from '../components/accepted-before.tsx'
import { isEndedQuote, type QuoteByLink, type QuoteToAnswer } from '../contract.ts'
import { hasAccepted } from '../contract-parts.ts'
import { partsPageTexts, quotePageTexts as texts } from '../texts.ts'
import { AcceptForm } from './accept-form.tsx'
import type { TypedAnswers } from './acceptance.ts'
import { type Choice, choiceOf, useChosenIds } from './choice.ts'
import { ChosenTotal, Decide, type Step, steps } from './decide.tsx'
import { DeclineForm } from './decline-form.tsx'
import { Ended } from './ended.tsx'
import { Differences, OfferedLines } from './offered-lines.tsx'
import { QuestionForm } from './question-form.tsx'
import styles from './quote.module.css'
import { type News, Status } from './quote-status.tsx'

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

type Doing = 'reading' | Step

/** The offer in full, and the customer's choices; of a version that is over only how it ended. */
export function Offered({ token, quote, onChanged, onDead }: Props) {
  const { step, enter, leave } = useHistoryStep('answer', steps)
  const left = useBefore(step)
  const typed = useRef<TypedAnswers>({}).current
  const [hasDeclined, setHasDeclined] = useState(false)
  const [news, setNews] = useState<News | null>(null)
  const [chosen, setChosen, choosePart] = useChosenIds(quote)
  const standing = useStandingInView(quote, news)
  useNoteRead(token, quote)
  if (isEndedQuote(quote)) return <Over quote={quote} hasDeclined={hasDeclined} standing={standing} />
  const choice = choiceOf(quote, chosen)
  const doing = doingNow(quote, step, choice)
  const isReading = doing === 'reading'
  const isOpen = quote.refusal === null
  // News about it is read first.
  const leftBefore = news ? null : left
  const onStep = (next: Step) => {
    setNews(null)
    enter(next)
  }
  const changed = async () => {
    await onChanged()
    leave()
  }
  const declined = async () => {
    setHasDeclined(true)
    await changed()
  }
  const answering = { token, typed, onDead, onBack: leave }
  const forms = {
    accepting: (
      <AcceptForm
        {...answering}
        quote={quote}
        choice={choice}
        onAccepted={async orders => {
          setNews({ kind: 'accepted', orders })
          await changed()
          setChosen(null)
        }}
        onTooLate={async message => {
          setNews({ kind: 'refused', message })
          await changed()
        }}
      />
    ),
    asking: <QuestionForm {...answering} parts={quote.parts} />,
    declining: (
      <DeclineForm {...answering} hasOrders={hasAccepted(quote)} onDeclined={declined} onTooLate={changed} />
    ),
  }
  return (
    <Columns
      beside={isReading && <Decide quote={quote} left={leftBefore} onStep={onStep} />}
      bar={
        doing !== 'accepting' &&
        isOpen &&
        quote.parts.length > 1 && (
          <ChosenTotal
            quote={quote}
            choice={choice}
            left={leftBefore}
            isChoosing={chosen !== null}
            onAccept={() => onStep('accepting')}
          />
        )
      }
    >
      <Head quote={quote} news={news} standing={standing} />
      <OfferedLines
        quote={quote}
        accepting={doing === 'accepting' ? choice : null}
        chosen={isOpen ? chosen : null}
        onChoose={setChosen}
        onChoosePart={choosePart}
      />
      {isReading ? <Further quote={quote} /> : forms[doing]}
    </Columns>
  )
}

type Standing = { standing: ReturnType<typeof useStandingInView> }

const Over = ({
  quote,
  hasDeclined,
  standing,
}: Standing & { quote: ComponentProps<typeof Ended>['quote']; hasDeclined: boolean }) => (
  <div className={styles.head}>
    <h2>{texts.title(quote.number)}</h2>
    <div className={styles.standing} ref={standing} tabIndex={-1}>
      <Ended quote={quote} hasDeclined={hasDeclined} />
    </div>
  </div>
)

/** The head of the offer, before its lines. */
const Head = ({ quote, news, standing }: Standing & { quote: QuoteToAnswer; news: News | null }) => (
  <>
    <div className={styles.head}>
      <h2>{texts.title(quote.number)}</h2>
      <p className={styles.of}>{texts.of(quote.companyName, quote.version, quote.madeBy)}</p>
      <div ref={standing} tabIndex={-1} className={styles.standing}>
        <Status quote={quote} news={news} />
      </div>
    </div>
    <Message title={texts.words} heading="h3" words={quote.words} />
    {quote.isRenewal && <p>{texts.renewed}</p>}
    <Differences quote={quote} />
    <AcceptedBefore parts={quote.acceptedBefore} heading="h3" />
  </>
)

/** Once it is decided, here or elsewhere, only a question is left to do; what is chosen may be gone meanwhile. */
function doingNow({ refusal }: QuoteToAnswer, step: Step | null, choice: Choice): Doing {
  if (step === null || (refusal !== null && step !== 'asking')) return 'reading'
  return step === 'accepting' && choice.parts.length === 0 ? 'reading' : step
}

/** The form that was open last: keyboard focus returns to its button. */
function useBefore(step: Step | null): Step | null {
  const [last, setLast] = useState(step)
  if (step !== null && step !== last) setLast(step)
  return last
}

/** Leads a keyboard and a screen reader to how it stands, once that changed or something became of it. */
function useStandingInView({ standing }: Pick<QuoteByLink, 'standing'>, news: News | null) {
  const shown = useRef<HTMLDivElement>(null)
  const before = useRef(standing)
  useEffect(() => {
    if (before.current !== standing || news) shown.current?.focus()
    before.current = standing
  }, [standing, news])
  return shown
}

/** Steps after accepting, while that is possible. */
const Further = ({ quote }: { quote: QuoteToAnswer }) =>
  quote.refusal === null && (
    <section className={styles.part}>
      <h3>{texts.further}</h3>
      <ol className={styles.steps}>
        {(quote.parts.length > 1 ? partsPageTexts.furtherSteps : texts.furtherSteps).map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
