import { type Day, type IsClosed, isWorkingDay, workingDaysAfter } from '../../common/working-days.ts'
import { callTexts } from './command-texts.ts'

/** Outcomes of a call to a customer, and the next step that each one leaves. */

type Outcome = {
  /** As staff choose it. */
  readonly label: string
  /** Whether the customer was spoken to, agreed to another moment, or still has to be called. */
  readonly becomes: 'reached' | 'agreed' | 'missed'
}

export const callOutcomes = {
  reached: { label: callTexts.outcomes.reached, becomes: 'reached' },
  'call-back': { label: callTexts.outcomes.callBack, becomes: 'agreed' },
  'no-answer': { label: callTexts.outcomes.noAnswer, becomes: 'missed' },
  voicemail: { label: callTexts.outcomes.voicemail, becomes: 'missed' },
  'wrong-number': { label: callTexts.outcomes.wrongNumber, becomes: 'missed' },
} as const satisfies Readonly<Record<string, Outcome>>
export type CallOutcome = keyof typeof callOutcomes

export const isCallOutcome = (value: unknown): value is CallOutcome =>
  typeof value === 'string' && Object.hasOwn(callOutcomes, value)

export const callOutcomeNames = [
  'reached',
  'call-back',
  'no-answer',
  'voicemail',
  'wrong-number',
] as const satisfies readonly CallOutcome[]

/** When somebody is at work, in Dutch time. */
const officeHours = { from: '08:30', to: '17:30' } as const

/** When somebody who was not reached is usually tried again: minutes later on the same day, or the next working day at a time. */
const triedAgain = { minutes: 120, step: 30, at: '10:00' } as const

/** When a call that nobody took is usually made again, in Dutch time. */
export function nextAttempt(day: Day, time: string, isClosed: IsClosed): { day: Day; time: string } {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const later = Math.ceil((hours * 60 + minutes + triedAgain.minutes) / triedAgain.step) * triedAgain.step
  const again = [Math.floor(later / 60), later % 60].map(part => String(part).padStart(2, '0')).join(':')
  if (!isWorkingDay(day, isClosed) || again >= officeHours.to)
    return { day: workingDaysAfter(day, 1, isClosed), time: triedAgain.at }
  return { day, time: again < officeHours.from ? triedAgain.at : again }
}

/** Why a call at this time has to be meant so, as one Dutch sentence; null within office hours. */
export function outsideHoursError(day: Day, time: string, isClosed: IsClosed): string | null {
  if (!isWorkingDay(day, isClosed)) return callTexts.notAWorkingDay
  const isOpen = time >= officeHours.from && time < officeHours.to
  return isOpen ? null : callTexts.outsideHours(officeHours.from, officeHours.to)
}

/** Why a call cannot be planned or written down so, as one Dutch sentence; null where it can. */
export function callMomentError(moment: Date, now: Date): string | null {
  if (moment <= now) return callTexts.past
  return moment.getTime() - now.getTime() > 366 * 86_400_000 ? callTexts.tooFar : null
}
