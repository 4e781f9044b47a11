import { deskMoment } from '../../common/desk-moments.ts'
import { dayInWords, movedWords } from '../cases/delivery-texts.ts'
import { reasonToCustomer } from '../cases/state-reason-texts.ts'
import type { CaseOutlook, CaseProgress } from './contract.ts'
import type { Came, FollowedKind, StepOnWay } from './followed-kind.ts'
import { progressTexts } from './progress-texts.ts'

/** How far a case is, as its customer reads it, and what comes next. */

/** A step on the way: behind us, under way, or ahead. */
export type ProgressStep = Pick<StepOnWay, 'title' | 'text' | 'day'> & {
  readonly standing: 'done' | 'now' | 'ahead'
}

/** By when the customer hears from us. */
export const hearsByWords = (day: string, isCalled: boolean): string =>
  isCalled ? progressTexts.callsBy(dayInWords(day)) : progressTexts.hearsBy(dayInWords(day))

/** Expected events of a case; lists do not include moved dates. */
export type Outlook = CaseOutlook & Partial<Pick<CaseProgress, 'moved'>>

/** When somebody calls or writes. */
export function callWords({ plannedCall, moved, hearsBy, isCalled }: Outlook, otherwise: string): string {
  if (plannedCall)
    return progressTexts.callsAt(deskMoment(plannedCall), movedWords(moved?.call && deskMoment(moved.call)))
  return hearsBy ? hearsByWords(hearsBy, isCalled) : otherwise
}

/** Why it waits for its customer, and what comes then. */
export function waitWords(progress: Outlook, otherwise: string): string {
  const why = reasonToCustomer(progress.waitsFor)
  return why === '' ? otherwise : `${why} ${callWords(progress, progressTexts.goesOn)}`
}

const ends: ReadonlySet<string> = new Set(['cancelled', 'rejected', 'failed'])

/**
 * The way of a case, from that it came in. Of what does not go on only what happened, and its end.
 * @param dayOf a moment (ISO 8601) as a day in words
 */
export function progressSteps(
  { states, cameIn, steps, counts }: FollowedKind,
  progress: CaseProgress,
  dayOf: (at: string) => string,
): readonly ProgressStep[] {
  const { moments } = progress
  const came: Came = state => {
    const is = (each: { state: string }) => each.state === state
    const moment = counts === 'last' ? moments.findLast(is) : moments.find(is)
    return moment ? dayOf(moment.at) : null
  }
  const [first, last] = [moments[0], moments.at(-1)]
  const begun: ProgressStep = {
    title: cameIn,
    text: '',
    day: first ? dayOf(first.at) : null,
    standing: 'done',
  }
  const way = steps(progress, came)
  const done = way.filter(({ isDone }) => isDone)
  const here = last && states[last.state]
  if (last && here && ends.has(last.state)) {
    const kept = done.filter(({ isPlan }) => !isPlan).map(step => shownStep(step, 'done'))
    return [begun, ...kept, { title: here.label, text: here.next, day: dayOf(last.at), standing: 'now' }]
  }
  const waits: readonly ProgressStep[] =
    last && here && last.state === 'held'
      ? [
          {
            title: here.label,
            text: waitWords(progress, here.next),
            day: dayOf(last.at),
            standing: 'now',
          },
        ]
      : []
  const ahead = way
    .filter(({ isDone }) => !isDone)
    .map((step, place) => shownStep(step, place === 0 && waits.length === 0 ? 'now' : 'ahead'))
  return [begun, ...done.map(step => shownStep(step, 'done')), ...waits, ...ahead]
}

const shownStep = ({ title, text, day }: StepOnWay, standing: ProgressStep['standing']): ProgressStep => ({
  title,
  text,
  day,
  standing,
})
