import type { Fact } from '../../common/fact.ts'
import { isDeliveredAsUsual } from '../addresses/line-promise.ts'
import { constructionInWords, promiseFactTexts, weekCount, weeksInWords } from '../addresses/promise-texts.ts'
import type { OrderPromise } from './order-promise.ts'

/** The promise of an order about its delivery, in words. */

const toBeLookedAt = 'We kijken de levering op dit adres eerst na. Je hoort van ons wanneer we leveren.'

const asInQuote = ({ quote }: OrderPromise): string =>
  quote ? ` Dat staat in versie ${quote.version} van prijsopgave ${quote.number}.` : ''

/** As a step after the order. @param days `tussen 30 november en 14 december`, of a delivery as usual */
export function deliveryStep(promise: OrderPromise, days: string): string {
  if (promise.isHeld) return toBeLookedAt
  const weeks = promise.line ? promise.line.weeks : null
  if (promise.isUsual)
    return `De levering start. Die duurt ${weeksInWords(promise.line)}: ${days}, op een dag die jou past.${asInQuote(promise)}`
  return weeks
    ? `De levering start. Die duurt ${weekCount(weeks)}, op een dag die jou past.${asInQuote(promise)}`
    : `De levering start, op een dag die we met je afspreken.${asInQuote(promise)}`
}

/** As a sentence of a document. */
export function deliverySentence(promise: OrderPromise, days: string): string {
  if (promise.isHeld) return toBeLookedAt
  if (promise.isUsual) return `De levering duurt ${weeksInWords(promise.line)}: ${days}.${asInQuote(promise)}`
  return promise.line?.weeks
    ? `De levering duurt ${weekCount(promise.line.weeks)}.${asInQuote(promise)}`
    : `De dag van de levering spreken we met je af.${asInQuote(promise)}`
}

/** Beside an order in a list: `levertijd 10 tot 20 weken`; null where nobody has said, or staff look first. */
export function weeksOfOrder({ line, isHeld }: OrderPromise): string | null {
  if (isHeld || line?.weeks === null) return null
  return `levertijd ${weeksInWords(line)}`
}

/** As the last of the steps on controle and after the order (order-flow §2). */
export function connectedBy(promise: OrderPromise): string {
  const weeks = promise.line ? promise.line.weeks : null
  return promise.isHeld || (promise.line && !weeks)
    ? 'De dag van de levering spreken we met je af.'
    : `Binnen ${weeksInWords(promise.line)} ben je aangesloten.`
}

/** As rows of a list of facts; none where the order is delivered as usual, without construction and by no quote. */
export function promiseFacts(promise: OrderPromise): readonly Fact[] {
  const { line, quote, isHeld } = promise
  const isPlain = isDeliveredAsUsual(line) && line?.constructionInCents === 0
  return isPlain && !quote && !isHeld ? [] : offeredFacts(promise)
}

/** The same of a part of a quote, which always says when its line comes; none where no address was known. */
export function offeredFacts({ line, quote, isHeld, hasRow }: OrderPromise): readonly Fact[] {
  if (!line || !hasRow) return []
  const source = quote ? ` (versie ${quote.version} van prijsopgave ${quote.number})` : ''
  const costs = constructionInWords(line)
  return [
    [promiseFactTexts.weeks, isHeld ? 'kijken we eerst na' : `${weeksInWords(line)}${source}`],
    ...(line.constructionInCents === 0
      ? []
      : [
          [
            promiseFactTexts.construction,
            line.constructionInCents === null ? costs : `${costs} eenmalig, excl. btw`,
          ] as const,
        ]),
  ]
}
