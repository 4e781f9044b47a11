import { lazy } from '../../common/lazy.ts'
import { sharedTexts } from '../../common/texts.ts'
import { unbroken } from '../../common/unbroken.ts'
import type { PromisedDates } from '../../common/working-days.ts'
import { isDeliveredAsUsual, type LinePromise, promiseOfLine } from '../addresses/line-promise.ts'
import { weeksInWords } from '../addresses/promise-texts.ts'
import type { ProductOffering } from '../catalogue/product.ts'
import type { FibreAvailability } from '../catalogue/product-sub-types.ts'

/** When on its day a delivery comes. */
export const partOfDayTexts = {
  between: (from: number, to: number) => `tussen ${from} en ${to} uur`,
} as const

/** Why a day cannot be chosen. */
export const dayTexts = {
  past: sharedTexts.dayIsOver,
  notAWorkingDay: 'Op deze dag werken we niet: kies een werkdag.',
  tooFar: sharedTexts.dayTooFar,
  wrongYear: 'Dit jaar klopt niet.',
} as const

/**
 * Texts about the call and the delivery next to an order (order-flow §2 and §9), with their days once these are known.
 */

export type Fact = { readonly title: string; readonly text: string }

const dayAndMonth = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
const weekdayFormat = lazy(() => new Intl.DateTimeFormat('nl-NL', { weekday: 'long', ...dayAndMonth }))
const dayFormat = lazy(() => new Intl.DateTimeFormat('nl-NL', dayAndMonth))
const midnight = (day: string) => new Date(`${day}T00:00:00Z`)
/** `dinsdag 24 november` */
export const dayInWords = (date: string): string => unbroken(weekdayFormat().format(midnight(date)))
/** After a sentence that says when something is: for when it was planned before. Empty where it was not moved. */
export const movedWords = (before: string | null | undefined): string =>
  before ? ` Dat was eerst ${before}.` : ''

const day = (date: string) => unbroken(dayFormat().format(midnight(date)))

/** `uiterlijk dinsdag 24 november` */
export const callByInWords = ({ callBy }: PromisedDates): string => `uiterlijk ${dayInWords(callBy)}`

/** `tussen 30 november en 14 december` */
export const deliveryInWords = ({ delivery: { from, to } }: PromisedDates): string =>
  `tussen ${day(from)} en ${day(to)}`

/** Facts that decide the delivery. */
export type Delivery = {
  /** The line that is chosen, or one of those that cannot be; null where there is none or it is no internet. */
  readonly line: ProductOffering | null
  readonly isQuote: boolean
  /** Promised dates of an order placed today; null until the server has sent them. */
  readonly promised: PromisedDates | null
}

const promiseIn = ({ line }: Pick<Delivery, 'line'>): LinePromise | null => line && promiseOfLine(line)

/** Whether a delivery can be told in days: of what is delivered as usual and is ordered, not of what begins with a quote. */
export const deliversOnDays = (delivery: Delivery): boolean =>
  !delivery.isQuote && isDeliveredAsUsual(promiseIn(delivery))

/** How long the delivery takes: in the weeks of the address once it is known, in days too where it is delivered as usual. */
export function deliveryFact(delivery: Delivery): Fact {
  const { line, isQuote, promised } = delivery
  const promise = promiseIn(delivery)
  const title = `Levertijd ${weeksInWords(promise)}`
  if (promise && promise.obtainable !== 'now') return { title, text: laterWords(line?.fiberLineAvailability) }
  if (isQuote) return { title, text: 'Die begint als je de prijsopgave accepteert.' }
  if (!promised || !deliversOnDays(delivery)) return { title, text: 'We plannen een dag die jou past.' }
  return {
    title,
    text: `Bestel je vandaag, dan leveren we ${deliveryInWords(promised)}, op een dag die jou past.`,
  }
}

const laterWords = (availability: FibreAvailability | null | undefined): string =>
  availability === 'near-net'
    ? 'We moeten graven. Dat begint als je de prijsopgave accepteert.'
    : 'We zoeken eerst uit wat er op jouw adres mogelijk is.'

/** When we call, and what about. */
export const callFact = ({ isQuote, promised }: Omit<Delivery, 'line'>): Fact => ({
  title: 'Binnen 1 werkdag gebeld',
  text: `We nemen je ${isQuote ? 'aanvraag' : 'bestelling'} nog een keer met je door${
    promised ? `, ${callByInWords(promised)}` : ''
  }${isQuote ? '. Daarna mailen we je de prijsopgave' : ''}.`,
})
