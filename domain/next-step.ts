import type { CaseKind } from './case-states.ts'

/** What staff do next with a case, and how urgent that is. */

export const nextSteps = [
  'call',
  'prepare',
  'follow-up',
  'plan',
  'deliver',
  'find-out',
  'answer',
  'close',
] as const
export type NextStep = (typeof nextSteps)[number]

type Standing = {
  readonly kind: CaseKind
  readonly state: string
  /** By when the customer hears from us; null where nothing is promised. */
  readonly dueAt: Date | null
  /** Whether the delivery of an order has a day. */
  readonly isPlanned?: boolean
}

const stepsOf: Readonly<Record<CaseKind, Readonly<Record<string, NextStep>>>> = {
  order: { acknowledged: 'call', pending: 'prepare', held: 'follow-up', inProgress: 'plan' },
  quote: { inProgress: 'call', pending: 'find-out', approved: 'follow-up' },
  'fibre-enquiry': { new: 'answer', answered: 'close' },
  form: { new: 'answer', answered: 'close' },
}

/** What is to be done next; null where the case is over. */
export function nextStep({ kind, state, isPlanned = false }: Standing): NextStep | null {
  const step = stepsOf[kind][state] ?? null
  return step === 'plan' && isPlanned ? 'deliver' : step
}

/** `late`: the promised moment has passed. `soon`: it passes within a day. */
export type Urgency = 'late' | 'soon' | 'later' | 'none'

const soonMs = 24 * 60 * 60 * 1000

/** How urgent what is promised is. The list of what is late (server/work-list) draws the same line. */
export function urgencyOf({ dueAt }: Pick<Standing, 'dueAt'>, now: Date): Urgency {
  if (dueAt === null) return 'none'
  const left = dueAt.getTime() - now.getTime()
  if (left < 0) return 'late'
  return left <= soonMs ? 'soon' : 'later'
}
