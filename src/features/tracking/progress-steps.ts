import { partsOfDay } from '../cases/delivery-plan.ts'
import { dayInWords, movedWords } from '../cases/delivery-texts.ts'
import { orderStateTexts, quoteStateTexts, type StateTexts } from '../customers/texts.ts'
import { deskMoment } from '../desk/moments.ts'
import type { CaseOutlook, CaseProgress } from './contract.ts'
import { orderStepTexts, progressTexts, quoteStepTexts } from './progress-texts.ts'

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
  isCalled ? progressTexts.callsBy(dayInWords(day)) : progressTexts.hearsBy(dayInWords(day))

/** Expected events of a case; lists do not include moved dates. */
type Outlook = CaseOutlook & Partial<Pick<CaseProgress, 'moved'>>

/** When somebody calls or writes. */
function callWords({ plannedCall, moved, hearsBy, isCalled }: Outlook, otherwise: string): string {
  if (plannedCall)
    return progressTexts.callsAt(deskMoment(plannedCall), movedWords(moved?.call && deskMoment(moved.call)))
  return hearsBy ? hearsByWords(hearsBy, isCalled) : otherwise
}

type PlannedDelivery = NonNullable<CaseProgress['delivery']>

const deliveryWords = ({ day, partOfDay }: PlannedDelivery): string =>
  `${dayInWords(day)}, ${partsOfDay[partOfDay].label}`

/** Announces a delivery that may have been moved. */
const willBeDelivered = (planned: PlannedDelivery, { moved }: Outlook): string =>
  progressTexts.deliversOn(
    deliveryWords(planned),
    movedWords(moved?.delivery && deliveryWords(moved.delivery)),
  )

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
        label: progressTexts.expired,
        tone: 'ended',
        next: progressTexts.expiredNext,
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
      title: orderStepTexts.confirmed,
      text: confirmed ? orderStepTexts.confirmedText : callWords(progress, orderStepTexts.toConfirm),
      day: confirmed,
      isDone: confirmed !== null,
    },
    {
      title: orderStepTexts.planned,
      text: plannedWords(progress, { isConfirmed: confirmed !== null, isDelivered: delivered !== null }),
      day: null,
      isDone: delivered !== null || (confirmed !== null && delivery !== null),
    },
    {
      title: orderStepTexts.delivered,
      text: delivered ? orderStepTexts.deliveredText : orderStepTexts.toDeliver,
      day: delivered,
      isDone: delivered !== null,
    },
  ]
  if (came('partial') === null && (numbers.length === 0 || delivered !== null)) return steps
  const ported = came('completed')
  return [
    ...steps,
    {
      title: orderStepTexts.ported,
      text: ported ? '' : orderStepTexts.toPort,
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
    return isDelivered
      ? progressTexts.agreedFor(deliveryWords(delivery))
      : willBeDelivered(delivery, progress)
  if (isDelivered) return ''
  const otherwise = progressTexts.dayToCome
  return isConfirmed ? callWords(progress, otherwise) : otherwise
}

/** Announces a sent quote and the time to accept it. */
function sentWords({ acceptUntil }: CaseProgress, isSent: boolean): string {
  if (!isSent) return quoteStepTexts.toSend
  if (!acceptUntil) return quoteStepTexts.sentText
  const until = dayInWords(acceptUntil.day)
  return acceptUntil.isExpired ? quoteStepTexts.expiredOn(until) : quoteStepTexts.acceptUntil(until)
}

function quoteSteps(progress: CaseProgress, came: Came): readonly Wanted[] {
  const accepted = came('accepted')
  const sent = came('approved') ?? accepted
  const steps: Wanted[] = [
    {
      title: quoteStepTexts.discussed,
      text: sent ? quoteStepTexts.discussedText : callWords(progress, quoteStepTexts.toDiscuss),
      day: null,
      isDone: sent !== null,
    },
    {
      title: quoteStepTexts.sent,
      text: sentWords(progress, sent !== null),
      day: sent,
      isDone: sent !== null,
    },
  ]
  if (isExpired(progress) && accepted === null)
    return [
      ...steps,
      {
        title: quoteStepTexts.expired,
        text: quoteStepTexts.askAnew,
        day: null,
        isDone: false,
      },
    ]
  return [
    ...steps,
    {
      title: quoteStepTexts.accepted,
      text: accepted ? quoteStepTexts.acceptedText : quoteStepTexts.toAccept,
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
    title: kind === 'order' ? orderStepTexts.received : quoteStepTexts.requested,
    text: '',
    day: first ? dayOf(first.at) : null,
    standing: 'done',
  }
  const way = (kind === 'order' ? orderSteps : quoteSteps)(progress, came)
  const done = way.filter(({ isDone }) => isDone).map(step => shownStep(step, 'done'))
  const here = last && Object.entries(texts).find(([state]) => state === last.state)?.[1]
  if (last && here && ends.has(last.state)) {
    // A day that was planned for it is not kept.
    const kept = done.filter(({ title }) => title !== orderStepTexts.planned)
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
