import { partsOfDay } from '../cases/delivery-plan.ts'
import { dayInWords } from '../cases/delivery-texts.ts'
import { orderStateTexts, quoteStateTexts, type StateTexts } from '../customers/texts.ts'
import { deskMoment } from '../desk/moments.ts'
import type { CaseOutlook, CaseProgress } from './contract.ts'

/** How far an order or a quote request is, as its customer reads it, and what comes next. */

export type ProgressKind = 'order' | 'quote'

/** A step on the way: behind us, under way, or ahead. */
export type ProgressStep = {
  readonly title: string
  /** Empty where its day says enough. */
  readonly text: string
  /** The day on which it happened, in words; null of what did not. */
  readonly day: string | null
  readonly standing: 'done' | 'now' | 'ahead'
}

/** By when the customer hears from us. */
export const hearsByWords = (day: string, isCalled: boolean): string =>
  isCalled ? `We bellen je uiterlijk ${dayInWords(day)}.` : `Je hoort uiterlijk ${dayInWords(day)} van ons.`

/** Expected events of a case; lists do not include moved dates. */
type Outlook = CaseOutlook & Partial<Pick<CaseProgress, 'moved'>>

/** When somebody calls or writes. */
function callWords({ plannedCall, moved, hearsBy, isCalled }: Outlook, otherwise: string): string {
  if (plannedCall)
    return `We bellen je ${deskMoment(plannedCall)}.${movedWords(moved?.call && deskMoment(moved.call))}`
  return hearsBy ? hearsByWords(hearsBy, isCalled) : otherwise
}

type PlannedDelivery = NonNullable<CaseProgress['delivery']>

const deliveryWords = ({ day, partOfDay }: PlannedDelivery): string =>
  `${dayInWords(day)}, ${partsOfDay[partOfDay].label}`

/** Announces a delivery that may have been moved. */
const willBeDelivered = (planned: PlannedDelivery, { moved }: Outlook): string =>
  `We leveren ${deliveryWords(planned)}.${movedWords(moved?.delivery && deliveryWords(moved.delivery))}`

/** Whether the last day to accept a quote that was sent has passed. */
export const isExpired = (progress: Pick<CaseProgress, 'acceptUntil'>): boolean =>
  progress.acceptUntil?.isExpired === true

/** Texts of an order's state, given the agreements with the customer. */
export function orderStatusTexts(state: keyof typeof orderStateTexts, progress: Outlook): StateTexts {
  const texts = orderStateTexts[state]
  switch (state) {
    case 'acknowledged':
      return { ...texts, next: callWords(progress, texts.next) }
    case 'inProgress':
      return progress.delivery
        ? { ...texts, next: willBeDelivered(progress.delivery, progress) }
        : { ...texts, next: callWords(progress, texts.next) }
    default:
      return texts
  }
}

/** The same of a quote; one that was sent is over once it expired. */
export function quoteStatusTexts(state: keyof typeof quoteStateTexts, progress: Outlook): StateTexts {
  const texts = quoteStateTexts[state]
  if (state === 'inProgress') return { ...texts, next: callWords(progress, texts.next) }
  return state === 'approved' && isExpired(progress)
    ? {
        label: 'Verlopen',
        tone: 'ended',
        next: 'De laatste dag om te accepteren is voorbij. Wil je hem nog, vraag dan om een nieuwe versie.',
      }
    : texts
}

type Came = (state: string) => string | null
type Wanted = Pick<ProgressStep, 'title' | 'text'> & { readonly day: string | null; readonly isDone: boolean }

function orderSteps(progress: CaseProgress, came: Came): readonly Wanted[] {
  const { delivery, numbers } = progress
  const delivered = came('partial') ?? came('completed')
  const confirmed = came('inProgress') ?? delivered
  const steps: Wanted[] = [
    {
      title: 'Bevestigd',
      text: confirmed
        ? 'We hebben je bestelling met je doorgenomen.'
        : callWords(progress, 'We nemen je bestelling telefonisch met je door.'),
      day: confirmed,
      isDone: confirmed !== null,
    },
    {
      title: 'Leverdag gepland',
      text: plannedWords(progress, { isConfirmed: confirmed !== null, isDelivered: delivered !== null }),
      day: null,
      isDone: delivered !== null || (confirmed !== null && delivery !== null),
    },
    {
      title: 'Geleverd',
      text: delivered ? 'Werkt er iets niet? Bel ons.' : 'Je krijgt een mail als alles werkt.',
      day: delivered,
      isDone: delivered !== null,
    },
  ]
  if (came('partial') === null && (numbers.length === 0 || delivered !== null)) return steps
  const ported = came('completed')
  return [
    ...steps,
    {
      title: 'Nummers over',
      text: ported ? '' : 'Wanneer je nummers overgaan staat hieronder.',
      day: ported,
      isDone: ported !== null,
    },
  ]
}

function plannedWords(
  progress: CaseProgress,
  { isConfirmed, isDelivered }: { isConfirmed: boolean; isDelivered: boolean },
): string {
  const { delivery } = progress
  if (delivery)
    return isDelivered ? `Afgesproken voor ${deliveryWords(delivery)}.` : willBeDelivered(delivery, progress)
  if (isDelivered) return ''
  const otherwise = 'We spreken een dag af die jou past.'
  return isConfirmed ? callWords(progress, otherwise) : otherwise
}

/** Announces a sent quote and the time to accept it. */
function sentWords({ acceptUntil }: CaseProgress, isSent: boolean): string {
  if (!isSent) return 'Je krijgt onze prijsopgave per mail.'
  if (!acceptUntil) return 'Je hebt onze prijsopgave per mail gekregen.'
  const until = dayInWords(acceptUntil.day)
  return acceptUntil.isExpired
    ? `Je kon hem accepteren tot en met ${until}.`
    : `Je hebt hem per mail gekregen en kunt hem accepteren tot en met ${until}.`
}

function quoteSteps(progress: CaseProgress, came: Came): readonly Wanted[] {
  const accepted = came('accepted')
  const sent = came('approved') ?? accepted
  const steps: Wanted[] = [
    {
      title: 'Doorgenomen',
      text: sent
        ? 'We hebben je aanvraag bekeken.'
        : callWords(progress, 'We nemen je aanvraag telefonisch met je door.'),
      day: null,
      isDone: sent !== null,
    },
    {
      title: 'Prijsopgave verstuurd',
      text: sentWords(progress, sent !== null),
      day: sent,
      isDone: sent !== null,
    },
  ]
  if (isExpired(progress) && accepted === null)
    return [
      ...steps,
      {
        title: 'Verlopen',
        text: 'Vraag om een nieuwe versie als je hem nog wilt.',
        day: null,
        isDone: false,
      },
    ]
  return [
    ...steps,
    {
      title: 'Geaccepteerd',
      text: accepted
        ? 'We maken er een bestelling van.'
        : 'Dan maken we er een bestelling van en gaan we leveren.',
      day: accepted,
      isDone: accepted !== null,
    },
  ]
}

const ends: ReadonlySet<string> = new Set(['cancelled', 'rejected', 'failed'])

/**
 * The way of an order or a quote request, from that it came in. Of what does not go on only what happened, and its end.
 * @param dayOf a moment (ISO 8601) as a day in words
 */
export function progressSteps(
  kind: ProgressKind,
  progress: CaseProgress,
  dayOf: (at: string) => string,
): readonly ProgressStep[] {
  const { moments } = progress
  const came: Came = state => {
    const is = (each: { state: string }) => each.state === state
    // A quote that was over is sent anew.
    const moment = kind === 'quote' ? moments.findLast(is) : moments.find(is)
    return moment ? dayOf(moment.at) : null
  }
  const [first, last] = [moments[0], moments.at(-1)]
  const texts = kind === 'order' ? orderStateTexts : quoteStateTexts
  const begun: ProgressStep = {
    title: kind === 'order' ? 'Ontvangen' : 'Aangevraagd',
    text: '',
    day: first ? dayOf(first.at) : null,
    standing: 'done',
  }
  const way = (kind === 'order' ? orderSteps : quoteSteps)(progress, came)
  const done = way.filter(({ isDone }) => isDone).map(step => shownStep(step, 'done'))
  const here = last && Object.entries(texts).find(([state]) => state === last.state)?.[1]
  if (last && here && ends.has(last.state)) {
    // A day that was planned for it is not kept.
    const kept = done.filter(({ title }) => title !== 'Leverdag gepland')
    return [begun, ...kept, { title: here.label, text: here.next, day: dayOf(last.at), standing: 'now' }]
  }
  const waits: readonly ProgressStep[] =
    last && here && last.state === 'held'
      ? [{ title: here.label, text: here.next, day: dayOf(last.at), standing: 'now' }]
      : []
  const ahead = way
    .filter(({ isDone }) => !isDone)
    .map((step, place) => shownStep(step, place === 0 && waits.length === 0 ? 'now' : 'ahead'))
  return [begun, ...done, ...waits, ...ahead]
}

const shownStep = ({ title, text, day }: Wanted, standing: ProgressStep['standing']): ProgressStep => ({
  title,
  text,
  day,
  standing,
})

/** After a sentence that says when something is: for when it was planned before. Empty where it was not moved. */
export const movedWords = (before: string | null | undefined): string =>
  before ? ` Dat was eerst ${before}.` : ''
