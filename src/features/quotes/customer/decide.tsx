import { useEffect, useRef } from 'react'
import { formatEuro } from '../../../common/money.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Amount } from '../../../ui/kit/price.tsx'
import { TextWithAmounts } from '../../../ui/kit/text-with-amounts.tsx'
import { NotInTotals } from '../../carts/components/not-in-totals.tsx'
import { vatPercentage } from '../../carts/totals.ts'
import type { QuoteToAnswer } from '../contract.ts'
import { quoteTotals } from '../quote.ts'
import { costInWords, partsPageTexts, quotePageTexts as texts } from '../texts.ts'
import { type Choice, openParts } from './choice.ts'
import styles from './quote.module.css'

export const steps = ['accepting', 'asking', 'declining'] as const
export type Step = (typeof steps)[number]

/** Leads a keyboard back to the button of the form that was left. */
function useOnwards(left: Step | null) {
  const onwards = useRef<HTMLButtonElement>(null)
  useEffect(() => onwards.current?.focus(), [])
  return (step: Step) => (step === left ? onwards : null)
}

type Props = {
  quote: QuoteToAnswer
  /** The form that was left last. */
  left: Step | null
  onStep: (step: Step) => void
}

/** Everything that a customer can do with a quote; several parts are accepted by the button of their total. */
export function Decide({ quote, left, onStep }: Props) {
  const refOf = useOnwards(left)
  const isOpen = quote.refusal === null
  if (quote.standing === 'accepted') return null
  return (
    <section className={`screen-only ${styles.decide}`} aria-labelledby="decide">
      <h3 id="decide">{texts.decide}</h3>
      <div className={styles.buttons}>
        {isOpen && quote.parts.length === 1 && (
          <Button ref={refOf('accepting')} onClick={() => onStep('accepting')}>
            {texts.accept}
          </Button>
        )}
        <Button ref={refOf('asking')} variant="secondary" onClick={() => onStep('asking')}>
          {texts.ask}
        </Button>
        {isOpen && (
          <Button ref={refOf('declining')} variant="quiet" onClick={() => onStep('declining')}>
            {texts.decline}
          </Button>
        )}
      </div>
    </section>
  )
}

type TotalProps = Pick<Props, 'quote' | 'left'> & {
  choice: Choice
  isChoosing: boolean
  onAccept: () => void
}

/** Total of the parts that are about to be accepted, and the button for it. */
export function ChosenTotal({ quote, choice, left, isChoosing, onAccept }: TotalProps) {
  const refOf = useOnwards(left)
  const totals = quoteTotals(choice.parts, choice)
  const open = openParts(quote).length
  const isRest = open < quote.parts.length
  const count = choice.parts.length
  const all = isRest ? partsPageTexts.rest(open) : partsPageTexts.all(open)
  const counted = isChoosing ? partsPageTexts.chosen(count, open) : all
  return (
    <div className={`screen-only ${styles.chosen}`}>
      <div aria-live="polite" className={styles.sum}>
        <p className={styles.note}>
          <span>{counted}</span>
          <span>{`, ${partsPageTexts.withoutVat(vatPercentage)}`}</span>
        </p>
        <p className={styles.amounts}>
          <span>
            <strong>
              <Amount>{formatEuro(totals.monthlyInCents)}</Amount>
            </strong>
            <span>{` ${partsPageTexts.perMonth}`}</span>
          </span>
          <span>
            <strong>
              <Amount>{formatEuro(totals.oneTimeInCents)}</Amount>
            </strong>
            <span>{` ${partsPageTexts.once}`}</span>
          </span>
          <NotInTotals lines={choice.parts.flatMap(({ lines }) => lines)} />
        </p>
        {choice.lost && <Lost choice={choice} isRest={isRest} />}
      </div>
      <Button ref={refOf('accepting')} wide disabled={count === 0} onClick={onAccept}>
        {isChoosing
          ? partsPageTexts.acceptChosen(count)
          : isRest
            ? partsPageTexts.acceptRest
            : partsPageTexts.acceptAll}
      </Button>
    </div>
  )
}

/** Extra cost of accepting less than everything at once. */
export function Lost({ choice, isRest }: { choice: Choice; isRest: boolean }) {
  if (!choice.lost) return null
  const cost = costInWords(choice.lost)
  return (
    <p className={styles.lost}>
      <TextWithAmounts>
        {isRest ? partsPageTexts.lostBefore(cost) : partsPageTexts.lost(cost)}
      </TextWithAmounts>
    </p>
  )
}
