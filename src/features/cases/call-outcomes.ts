import { type Day, type IsClosed, isWorkingDay } from '../../shared/working-days.ts'

/** Outcomes of a call to a customer, and the next step that each one leaves. */

type Outcome = {
  /** As staff choose it. */
  readonly label: string
  /** Whether the customer was spoken to, agreed to another moment, or still has to be called. */
  readonly becomes: 'reached' | 'agreed' | 'missed'
}

export const callOutcomes = {
  reached: { label: 'Gesproken', becomes: 'reached' },
  'call-back': { label: 'Wil op een ander moment gebeld worden', becomes: 'agreed' },
  'no-answer': { label: 'Geen gehoor', becomes: 'missed' },
  voicemail: { label: 'Voicemail ingesproken', becomes: 'missed' },
  'wrong-number': { label: 'Het nummer klopt niet', becomes: 'missed' },
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

/** Why a call at this time has to be meant so, as one Dutch sentence; null within office hours. */
export function outsideHoursError(day: Day, time: string, isClosed: IsClosed): string | null {
  if (!isWorkingDay(day, isClosed)) return 'Op deze dag werken we niet. Bel je toch?'
  const isOpen = time >= officeHours.from && time < officeHours.to
  return isOpen ? null : `We werken van ${officeHours.from} tot ${officeHours.to} uur. Bel je toch?`
}

/** Why a call cannot be planned or written down so, as one Dutch sentence; null where it can. */
export function callMomentError(moment: Date, now: Date): string | null {
  if (moment <= now) return 'Dit moment is al voorbij.'
  return moment.getTime() - now.getTime() > 366 * 86_400_000 ? 'Kies een moment binnen een jaar.' : null
}
