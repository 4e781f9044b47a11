import type { Day } from '../../../../common/working-days.ts'
import type { Queryable } from '../../../../platform/database/pool.ts'
import { reportedMoments } from '../../../../platform/deliveries/case-deliveries.ts'
import { eventsOfCase } from '../../../events/server/events.ts'
import { isPartOfDay, type PartOfDay } from '../../delivery-plan.ts'
import { caseEvents } from '../../events.ts'
import { caseMails } from '../../mails.ts'
import { type Plan, rescheduledFrom } from '../../rescheduled.ts'

/* Plans that were moved to another moment, as the customer was told. */

type StoredEvent = Awaited<ReturnType<typeof eventsOfCase>>[number]
type PlannedDelivery = { readonly day: Day; readonly partOfDay: PartOfDay }

export type Reschedulings = {
  /** From which day the delivery was moved; null where it was not. */
  readonly delivery: PlannedDelivery | null
  /** From which days numbers were moved. */
  readonly portIns: readonly { readonly position: number; readonly day: Day }[]
  /** From which moment (ISO 8601) the call was moved. */
  readonly call: string | null
  /** Whether the number that was planned last was moved. */
  readonly isLastPortInMoved: boolean
}

/** Plans of a case that were moved. @param upTo its events up to the moment that is asked about, oldest first */
export async function reschedulingsOf(
  database: Queryable,
  caseId: number,
  upTo?: readonly StoredEvent[],
): Promise<Reschedulings> {
  const [events, deliveryMails, portInMails] = [
    upTo ?? (await eventsOfCase(database, caseId)),
    await reportedMoments(database, caseId, [caseMails.deliveryPlanned]),
    await reportedMoments(database, caseId, [caseMails.numberPlanned]),
  ]
  const ports = Map.groupBy(portInPlans(events), ({ position }) => position)
  const portIns = [...ports].flatMap(([position, plans]) => {
    const day = rescheduledFrom(plans, portInMails, isSame)
    return day === null ? [] : [{ position, day }]
  })
  const last = portInPlans(events).at(-1)
  return {
    delivery: rescheduledFrom(
      deliveryPlans(events),
      deliveryMails,
      (one, other) => one.day === other.day && one.partOfDay === other.partOfDay,
    ),
    portIns,
    call: rescheduledFrom(callPlans(events), [], isSame),
    isLastPortInMoved: last !== undefined && portIns.some(({ position }) => position === last.position),
  }
}

/** From which day a number was moved; null where it was not. */
export const portInRescheduledFrom = ({ portIns }: Reschedulings, position: number): Day | null =>
  portIns.find(each => each.position === position)?.day ?? null

/** The day for which a number was planned before; null where it was not. */
export const previousPortInDay = async (
  database: Queryable,
  caseId: number,
  position: number,
): Promise<Day | null> =>
  portInPlans(await eventsOfCase(database, caseId)).findLast(plan => plan.position === position)?.when ?? null

const isSame = (one: string, other: string): boolean => one === other

const deliveryPlans = (events: readonly StoredEvent[]): readonly Plan<PlannedDelivery>[] =>
  events.flatMap(({ type, occurredAt, data: { day, partOfDay } }) =>
    type === caseEvents.deliveryPlanned && typeof day === 'string' && isPartOfDay(partOfDay)
      ? [{ at: occurredAt, when: { day, partOfDay } }]
      : [],
  )

const portInPlans = (
  events: readonly StoredEvent[],
): readonly (Plan<Day> & { readonly position: number })[] =>
  events.flatMap(({ type, occurredAt, data: { step, day, position } }) =>
    type === caseEvents.numberChanged &&
    step === 'plan' &&
    typeof day === 'string' &&
    typeof position === 'number'
      ? [{ at: occurredAt, when: day, position }]
      : [],
  )

/** Since somebody called last: what was agreed then is a call of its own. */
function callPlans(events: readonly StoredEvent[]): readonly Plan<string>[] {
  const called = Math.max(
    0,
    events.findLastIndex(({ type }) => type === caseEvents.callDone),
  )
  return events
    .slice(called)
    .flatMap(({ type, occurredAt, data: { plannedFor } }) =>
      (type === caseEvents.callPlanned || type === caseEvents.callDone) && typeof plannedFor === 'string'
        ? [{ at: occurredAt, when: plannedFor }]
        : [],
    )
}
