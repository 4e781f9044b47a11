import { addDays, type Day, type IsClosed, isWorkingDay } from '../../common/working-days.ts'
import type { CaseKind } from './case-kinds.ts'
import { requestKinds } from './customer-requests.ts'
import { dayTexts } from './delivery-texts.ts'

/* The possible next steps of a case. src/features/cases/next-step.ts decides which one applies. */

export const nextSteps = [
  'call',
  'respond',
  'confirm',
  'prepare',
  'follow-up',
  'plan',
  'deliver',
  'port-in',
  'find-out',
  'make-quote',
  'renew',
  'answer',
  'process-notice',
  'switch-off',
  'settle-return',
  'close',
  'check-address',
  'send-again',
] as const
export type NextStep = (typeof nextSteps)[number]

/** Requests and answers of customers. */
export const customerReplies = [...requestKinds, 'declined', 'agreed'] as const
export type CustomerReply = (typeof customerReplies)[number]

/** Whether a case in this state waits for its customer or for information, until a day that is chosen. */
export const isWaiting = (kind: CaseKind, state: string): boolean =>
  (kind === 'order' && state === 'held') || (kind === 'quote' && state === 'pending')

/** Why a case does not wait until a day, as one Dutch sentence; null where it can. */
export function waitingDayError(day: Day, today: Day, isClosed: IsClosed): string | null {
  if (day < today) return dayTexts.past
  if (day > addDays(today, 366)) return dayTexts.tooFar
  return isWorkingDay(day, isClosed) ? null : dayTexts.notAWorkingDay
}

/**
 * How we promise the customer to be in touch by a step's deadline; null if we wait for the customer, or for a day they
 * know.
 */
export const contactModes: Readonly<Record<NextStep, 'call' | 'word' | null>> = {
  call: 'call',
  respond: 'call',
  confirm: 'word',
  prepare: 'word',
  'follow-up': null,
  plan: 'call',
  deliver: null,
  'port-in': null,
  'find-out': 'word',
  'make-quote': 'word',
  renew: null,
  answer: 'word',
  'process-notice': null,
  'switch-off': null,
  'settle-return': null,
  close: null,
  'check-address': null,
  'send-again': 'word',
}

/** `late`: the promised moment has passed. `soon`: it passes within a day. */
export type Urgency = 'late' | 'soon' | 'later' | 'none'

const soonMs = 24 * 60 * 60 * 1000

/** How urgent what is promised is. The list of what is late (src/features/work-list/server) draws the same line. */
export function urgencyOf(dueAt: Date | null, now: Date): Urgency {
  if (dueAt === null) return 'none'
  const left = dueAt.getTime() - now.getTime()
  if (left < 0) return 'late'
  return left <= soonMs ? 'soon' : 'later'
}
