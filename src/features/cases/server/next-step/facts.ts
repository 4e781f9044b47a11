import { emailKeyOf } from '../../../../common/checks/email-key.ts'
import type { EventKind } from '../../../../common/event-kind.ts'
import type { Day } from '../../../../common/working-days.ts'
import type { Queryable } from '../../../../platform/database/pool.ts'
import { bouncesAmong } from '../../../../platform/deliveries/bounced-addresses.ts'
import { eventsAmong, type StoredEvent } from '../../../events/server/case-events.ts'
import { callOutcomes, isCallOutcome } from '../../call-outcomes.ts'
import { isOver } from '../../case-states.ts'
import { caseEvents } from '../../events.ts'
import type { CaseFacts, PortInFacts, StepCalendar } from '../../next-step.ts'
import { type Case, contactEmails } from '../case.ts'
import { deliveryPlansAmong } from '../planning/delivery-plan.ts'
import { openInfection } from '../planning/infected-answers.ts'
import { openReplies, requestEventTypes, withoutWithdrawn } from '../planning/open-requests.ts'
import { plannedCallsAmong } from '../planning/planned-call.ts'
import { type StoredSnooze, snoozesAmong } from '../planning/snoozes.ts'

export type CaseToFollow = Pick<Case, 'id' | 'kind' | 'state' | 'openedAt'>

const telling = [
  caseEvents.opened,
  caseEvents.callPlanned,
  caseEvents.numberChanged,
  caseEvents.fileInfected,
  caseEvents.mailSentAgain,
  ...requestEventTypes,
]

type Among<Known> = (database: Queryable, caseIds: readonly number[]) => Promise<ReadonlyMap<number, Known>>

/** Facts that features know of cases, and that decide their next step; a case of which one knows nothing is not in its answer. */
export type FactSources = {
  /** Numbers that come along, in their order. */
  readonly portIns: Among<readonly PortInFacts[]>
  /** Until when a change of the lines waits for the customer. */
  readonly proposals: Among<Date>
  /** Until when the version of a quote that was sent can be accepted. */
  readonly quotes?: Among<Date>
  /** The last days of ends. */
  readonly ends?: Among<Day>
  /** The day on which rented devices are late that staff wait for. */
  readonly returns?: Among<Day>
  /** Which of them ask to be called back. */
  readonly callBacks: (database: Queryable, caseIds: readonly number[]) => Promise<ReadonlySet<number>>
}

/** The calendar and the facts that the rule of the next step is asked with. */
export type StepSources = { readonly calendar: StepCalendar; readonly facts: FactSources }

/** Facts that decide the next step of each of these cases, by case id. */
export async function factsOf(
  database: Queryable,
  cases: readonly CaseToFollow[],
  sources: FactSources,
): Promise<ReadonlyMap<number, CaseFacts>> {
  if (cases.length === 0) return new Map()
  const ids = cases.map(({ id }) => id)
  const [happened, calls, plans, portIns, proposals, quotes, ends, returns, callBacks, bounces, snoozes] =
    await Promise.all([
      eventsAmong(database, ids, telling),
      plannedCallsAmong(database, ids),
      deliveryPlansAmong(database, ids),
      sources.portIns(database, ids),
      sources.proposals(database, ids),
      sources.quotes?.(database, ids),
      sources.ends?.(database, ids),
      sources.returns?.(database, ids),
      sources.callBacks(database, ids),
      bouncesOf(database, ids),
      snoozesAmong(database, ids),
    ])
  return new Map(
    cases.map(({ id, kind, state, openedAt }) => {
      const events = withoutWithdrawn(happened.get(id) ?? [])
      const facts = whatHappened(events, { kind, openedAt })
      return [
        id,
        {
          kind,
          state,
          ...facts,
          plannedCall:
            isOver(kind, state) && !wasAgreedSince(events, facts.stateSince) ? null : (calls.get(id) ?? null),
          waitsUntil: isOver(kind, state) ? waitsUntil(snoozes.get(id), facts) : null,
          wantsCall: callBacks.has(id),
          deliveryDay: plans.get(id)?.day ?? null,
          portIns: portIns.get(id) ?? [],
          proposalUntil: proposals.get(id) ?? null,
          quoteUntil: quotes?.get(id) ?? null,
          endsOn: ends?.get(id) ?? null,
          returnsLateOn: returns?.get(id) ?? null,
          bouncedAt: bounces.get(id) ?? null,
        },
      ]
    }),
  )
}

/** When mails to the contacts of these cases came back, by case id. */
async function bouncesOf(database: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, Date>> {
  const emails = await contactEmails(database, ids)
  const bounces = await bouncesAmong(database, [...emails.values()])
  return new Map(
    [...emails].flatMap(([id, email]) => {
      const at = bounces.get(emailKeyOf(email))
      return at ? [[id, at] as const] : []
    }),
  )
}

/** Whether a call was agreed after a moment. */
const wasAgreedSince = (events: readonly StoredEvent[], since: Date): boolean =>
  events.some(
    ({ type, data, occurredAt }) =>
      (type === caseEvents.callPlanned || type === caseEvents.callDone) &&
      typeof data.plannedFor === 'string' &&
      occurredAt > since,
  )

/** Until which day a case waits that is over, as long as nobody spoke or wrote to its customer since. */
const waitsUntil = (
  snooze: StoredSnooze | undefined,
  { stateSince, reachedAt, wroteAt }: Pick<CaseFacts, 'stateSince' | 'reachedAt' | 'wroteAt'>,
): CaseFacts['waitsUntil'] =>
  snooze && [stateSince, reachedAt, wroteAt].every(moment => moment === null || snooze.beganAt > moment)
    ? snooze.until
    : null

type Happened = Pick<
  CaseFacts,
  'stateSince' | 'reachedAt' | 'missedAt' | 'wroteAt' | 'asked' | 'portInsAt' | 'infectedAt'
>

/** @param events of one case, oldest first */
function whatHappened(
  events: readonly StoredEvent[],
  { kind, openedAt }: Pick<CaseToFollow, 'kind' | 'openedAt'>,
): Happened {
  const lastAt = (isIt: (event: StoredEvent) => boolean) => events.findLast(isIt)?.occurredAt ?? null
  const call = events.findLast(({ type }) => type === caseEvents.callDone)
  const isMissed =
    call !== undefined &&
    becomes(call) === 'missed' &&
    !events.some(event => event.id > call.id && endsMissedCall(event))
  return {
    stateSince: lastAt(({ type }) => type === caseEvents.stateChanged) ?? openedAt,
    reachedAt: lastAt(isSpoken),
    missedAt: isMissed ? call.occurredAt : null,
    wroteAt: lastAt(({ type, actorKind }) => actorKind === 'staff' && writes.has(type)),
    portInsAt: lastAt(({ type }) => type === caseEvents.numberChanged),
    asked: openReplies(kind, events),
    infectedAt: openInfection(events)?.occurredAt ?? null,
  }
}

/** Outcome of a call. */
const becomes = ({ data: { outcome } }: StoredEvent) =>
  isCallOutcome(outcome) ? callOutcomes[outcome].becomes : null

const writes: ReadonlySet<EventKind> = new Set<EventKind>([
  caseEvents.messageSent,
  caseEvents.linesProposed,
  caseEvents.quoteSent,
])

/** Later actions of staff make a missed call irrelevant. */
const endsMissedCall = ({ type }: StoredEvent) =>
  type === caseEvents.callPlanned || type === caseEvents.stateChanged || writes.has(type)

/** Staff who open a case at the desk have spoken to the customer, or know their wish. */
const isSpoken = (event: StoredEvent) =>
  event.type === caseEvents.callDone
    ? becomes(event) === 'reached'
    : event.type === caseEvents.opened && event.actorKind === 'staff'
