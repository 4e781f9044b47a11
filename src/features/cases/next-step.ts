import { inTable } from '../../common/in-table.ts'
import type { Day } from '../../common/working-days.ts'
import type { CaseKind } from './case-kinds.ts'
import { isOver, type OrderState, type QuoteState } from './case-states.ts'
import type { CustomerReply, NextStep } from './next-steps.ts'
import type { PortInState } from './port-in-states.ts'

/**
 * The next step of staff in a case, and its moment. This is the only place that says so: the work list, the page of a case and the
 * customer's own page read it here, and what an act at the desk leaves promised comes from it
 * (docs/decisions/desk.md#one-rule-says-the-next-step).
 */

/** The facts of a case that decide its next step. */
export type CaseFacts = {
  readonly kind: CaseKind
  readonly state: string
  /** When it came into this state. */
  readonly stateSince: Date
  /** When staff last spoke to the customer, by phone or while opening the case for them; null if never. */
  readonly reachedAt: Date | null
  /** When a call last reached nobody, and nothing was done since. */
  readonly missedAt: Date | null
  /** When we last wrote to the customer about it. */
  readonly wroteAt: Date | null
  /** For when a call was agreed; of a case that is over only one that was agreed since. */
  readonly plannedCall: Date | null
  /** Until which day staff let a case that is over wait; null once they did something with it since. */
  readonly waitsUntil: Day | null
  /** Requests and answers of the customer that nobody took up yet, oldest first. */
  readonly asked: readonly { readonly words: CustomerReply; readonly at: Date }[]
  /** Whether what came in asks to be called back. */
  readonly wantsCall: boolean
  /** On which day an order is delivered. */
  readonly deliveryDay: Day | null
  readonly portIns: readonly PortInFacts[]
  /** When something was last done with one of them. */
  readonly portInsAt: Date | null
  /** Until when a change of the lines waits for the customer. */
  readonly proposalUntil: Date | null
  /** When a mail to the customer's address last came back; null while the address works, as far as is known. */
  readonly bouncedAt: Date | null
  /** When a virus was found in files of an answer; null once somebody took that up. */
  readonly infectedAt: Date | null
  /** Until when the version of a quote that was sent can be accepted. */
  readonly quoteUntil: Date | null
  /** The last day of what an end is of; null of any other case. */
  readonly endsOn: Day | null
  /** The day on which rented devices are late that are to come back; null where staff wait for none. */
  readonly returnsLateOn: Day | null
}

export type PortInFacts = {
  readonly state: PortInState
  readonly askedOn: Day | null
  readonly plannedOn: Day | null
}

/** The provider's calendar. */
export type StepCalendar = {
  /** The end of the working day that is so many after a moment. */
  readonly workingDaysLater: (moment: Date, days: number) => Date
  readonly endOfDay: (day: Day) => Date
  /** The last day on which another provider answers what it was asked on a day. */
  readonly answeredBy: (askedOn: Day) => Day
}

export type DueStep = { readonly step: NextStep; readonly dueAt: Date }

/** Working days for what we owe, and for what we wait for. */
const within = 1
export const waitingDays = 3

const latest = (first: Date, ...others: readonly (Date | null)[]): Date =>
  others.reduce<Date>((last, each) => (each && each > last ? each : last), first)

const earliest = (first: DueStep, others: readonly DueStep[]): DueStep =>
  others.reduce((next, each) => (each.dueAt < next.dueAt ? each : next), first)

/** The next step of a case and its deadline; null if the case is over and nothing was agreed or is owed since. */
export function dueStep(facts: CaseFacts, now: Date, calendar: StepCalendar): DueStep | null {
  const step = stepForCustomer(facts, now, calendar)
  const soon = (trouble: NextStep, since: Date | null): DueStep[] =>
    since ? [{ step: trouble, dueAt: calendar.workingDaysLater(since, within) }] : []
  const [first, ...others] = [
    ...soon('check-address', facts.bouncedAt),
    ...soon('send-again', facts.infectedAt),
    ...(facts.returnsLateOn
      ? [{ step: 'settle-return', dueAt: calendar.endOfDay(facts.returnsLateOn) } as const]
      : []),
    ...(step ? [step] : []),
  ]
  return first ? earliest(first, others) : null
}

/** The same where the customer gets our mails. */
function stepForCustomer(facts: CaseFacts, now: Date, calendar: StepCalendar): DueStep | null {
  if (isOver(facts.kind, facts.state)) return afterwards(facts, calendar)
  const owed = promised(facts, now, calendar)
  const [day, ...others] = dated(facts, calendar)
  if (!day) return owed
  // Each number has its own day.
  return owed.step === 'port-in' ? earliest(day, others) : earliest(owed, [day, ...others])
}

/** The first thing that was agreed with the customer of a case that is over, or is owed to them; null where nothing is. */
function afterwards(facts: CaseFacts, calendar: StepCalendar): DueStep | null {
  const { plannedCall, waitsUntil } = facts
  const owed = respond(facts, calendar)
  const [first, ...others]: readonly DueStep[] = [
    ...(owed ? [owed] : []),
    ...(plannedCall ? [{ step: 'call', dueAt: plannedCall } as const] : []),
    ...(waitsUntil ? [{ step: 'follow-up', dueAt: calendar.endOfDay(waitsUntil) } as const] : []),
  ]
  return first ? earliest(first, others) : null
}

/** The step for what the customer asked or answered first: an answer, by mail to a mail; null where nothing of it waits. */
const respond = ({ asked: [first] }: Pick<CaseFacts, 'asked'>, calendar: StepCalendar): DueStep | null =>
  first
    ? {
        step: stepOfReply(first.words),
        dueAt: calendar.workingDaysLater(first.at, within),
      }
    : null

function stepOfReply(words: CustomerReply): NextStep {
  if (words === 'notice-withdrawn') return 'process-notice'
  return words === 'mail' ? 'answer' : 'respond'
}

/** A moment that is not late yet: the end of the next working day where it has passed. */
export const soonest = (dueAt: Date, now: Date, calendar: StepCalendar): Date =>
  dueAt > now ? dueAt : calendar.workingDaysLater(now, within)

/** Steps with an agreed day, which come whatever else is owed. */
function dated(
  { kind, state, deliveryDay, portIns, portInsAt, stateSince }: CaseFacts,
  calendar: StepCalendar,
) {
  if (kind !== 'order') return []
  const isPartial = state === 'partial'
  if (state !== 'inProgress' && !isPartial) return []
  const since = latest(stateSince, portInsAt)
  const numbers = portIns.flatMap((portIn): DueStep[] => {
    const dueAt = portInDue(portIn, isPartial, since, calendar)
    return dueAt === null ? [] : [{ step: 'port-in', dueAt }]
  })
  if (deliveryDay === null || isPartial) return numbers
  return [{ step: 'deliver', dueAt: calendar.endOfDay(deliveryDay) } as const, ...numbers]
}

/** By when something is done with a number; null where nothing is, or not yet. */
function portInDue(
  { state, askedOn, plannedOn }: PortInFacts,
  isPartial: boolean,
  since: Date,
  calendar: StepCalendar,
): Date | null {
  switch (state) {
    case 'requested':
      if (askedOn !== null) return calendar.endOfDay(calendar.answeredBy(askedOn))
      return isPartial ? calendar.workingDaysLater(since, within) : null
    case 'planned':
      return plannedOn === null ? null : calendar.endOfDay(plannedOn)
    case 'rejected':
      return calendar.workingDaysLater(since, within)
    case 'completed':
    case 'cancelled':
      return null
  }
}

/** The first step that is owed to the customer, beside those with a day of their own. */
function promised(facts: CaseFacts, now: Date, calendar: StepCalendar): DueStep {
  const { plannedCall, missedAt, proposalUntil } = facts
  const soon = (step: NextStep, since: Date): DueStep => ({
    step,
    dueAt: calendar.workingDaysLater(since, within),
  })
  if (plannedCall) return { step: 'call', dueAt: plannedCall }
  const answer = respond(facts, calendar)
  if (answer) return answer
  if (missedAt) return soon('call', missedAt)
  const ending = endStep(facts, calendar)
  if (ending) return ending
  const step = stepOf(facts, now)
  if (step === 'follow-up' || (proposalUntil && step !== 'deliver'))
    return followUp(facts, proposalUntil ?? facts.quoteUntil, calendar)
  if (step === 'deliver' && facts.deliveryDay) return { step, dueAt: calendar.endOfDay(facts.deliveryDay) }
  if (step === 'find-out') return { step, dueAt: calendar.workingDaysLater(facts.stateSince, waitingDays) }
  return soon(step, sinceOf(step, facts))
}

/** An end is processed, and what ends is switched off on its last day. */
function endStep({ endsOn, state, stateSince }: CaseFacts, calendar: StepCalendar): DueStep | null {
  if (endsOn === null || state === 'held') return null
  return state === 'inProgress'
    ? { step: 'switch-off', dueAt: calendar.endOfDay(endsOn) }
    : { step: 'process-notice', dueAt: calendar.workingDaysLater(stateSince, within) }
}

/** Three working days after the last contact, or earlier if the time to decide ends earlier. */
function followUp({ stateSince, reachedAt, wroteAt }: CaseFacts, until: Date | null, calendar: StepCalendar) {
  const dueAt = calendar.workingDaysLater(latest(stateSince, reachedAt, wroteAt), waitingDays)
  return { step: 'follow-up', dueAt: until && until < dueAt ? until : dueAt } as const
}

function sinceOf(step: NextStep, { stateSince, reachedAt, wroteAt, quoteUntil, portInsAt }: CaseFacts): Date {
  switch (step) {
    case 'confirm':
    case 'make-quote':
      return latest(stateSince, reachedAt)
    case 'close':
      return latest(stateSince, reachedAt, wroteAt)
    case 'renew':
      return latest(stateSince, quoteUntil, reachedAt, wroteAt)
    case 'port-in':
    case 'deliver':
      return latest(stateSince, portInsAt)
    default:
      return stateSince
  }
}

const isToBePorted = ({ state }: PortInFacts) => state !== 'completed' && state !== 'cancelled'

type StepOfState = (facts: CaseFacts, now: Date) => NextStep

const followUpStep: StepOfState = () => 'follow-up'

/** The step that follows from each state of an order; where it is over there is none, and nobody asks. */
const orderSteps: Readonly<Record<OrderState, StepOfState>> = {
  acknowledged: ({ reachedAt }) => (reachedAt === null ? 'call' : 'confirm'),
  pending: () => 'prepare',
  inProgress: ({ deliveryDay }) => (deliveryDay === null ? 'plan' : 'deliver'),
  held: followUpStep,
  partial: ({ portIns }) => (portIns.some(isToBePorted) ? 'port-in' : 'deliver'),
  completed: followUpStep,
  cancelled: followUpStep,
  rejected: followUpStep,
  failed: followUpStep,
}

const quoteSteps: Readonly<Record<QuoteState, StepOfState>> = {
  inProgress: ({ reachedAt }) => (reachedAt === null ? 'call' : 'make-quote'),
  pending: () => 'find-out',
  approved: ({ quoteUntil }, now) => (quoteUntil && quoteUntil <= now ? 'renew' : 'follow-up'),
  accepted: followUpStep,
  rejected: followUpStep,
  cancelled: followUpStep,
}

const orderStep = inTable(orderSteps)
const quoteStep = inTable(quoteSteps)

/** The step that follows from the state of a case that is not over. */
function stepOf(facts: CaseFacts, now: Date): NextStep {
  const { kind, state, reachedAt, wantsCall } = facts
  if (kind === 'form' || kind === 'fibre-enquiry' || kind === 'message') {
    if (state !== 'new' || reachedAt !== null) return 'close'
    return wantsCall ? 'call' : 'answer'
  }
  const step = (kind === 'order' ? orderStep : quoteStep)(state) ?? followUpStep
  return step(facts, now)
}
