import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import type { Day } from '../../../common/working-days.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import { caseEvents } from '../../cases/events.ts'
import { contactModes } from '../../cases/next-steps.ts'
import { type Case, casesByIds } from '../../cases/server/case.ts'
import { nextStepsOf } from '../../cases/server/next-step/due.ts'
import { deliveryPlansAmong } from '../../cases/server/planning/delivery-plan.ts'
import { plannedCallsAmong } from '../../cases/server/planning/planned-call.ts'
import { stateReason } from '../../cases/server/planning/state-reason.ts'
import { eventsAmong } from '../../events/server/case-events.ts'
import type { CaseOutlook } from '../contract.ts'
import type { FollowServices } from './followed-parts.ts'

/** Next events of these existing cases as their customers read them, by case id. */
export async function outlooksOf(
  database: Queryable,
  cases: readonly Case[],
  now: Date,
  services: FollowServices,
): Promise<(caseId: number) => CaseOutlook> {
  const ids = cases.map(({ id }) => id)
  const held = cases.filter(({ state }) => state === 'held').map(({ id }) => id)
  const [due, calls, plans, changes, validities] = await Promise.all([
    nextStepsOf(database, cases, now, services.steps),
    plannedCallsAmong(database, ids),
    deliveryPlansAmong(database, ids),
    held.length > 0 ? eventsAmong(database, held, [caseEvents.stateChanged]) : null,
    services.followed.acceptableUntil?.(database, ids),
  ])
  const dueAts = new Map(cases.map(({ id, dueAt }) => [id, dueAt]))
  return id => {
    const step = due.get(id)?.step
    const by = step ? contactModes[step] : null
    const call = calls.get(id)
    const plan = plans.get(id)
    const until = validities?.get(id)
    return {
      hearsBy: by === null ? null : hearsBy(dueAts.get(id) ?? null, now),
      isCalled: by === 'call',
      waitsFor: stateReason(changes?.get(id) ?? [], []).reason,
      plannedCall: call && call > now ? call.toISOString() : null,
      delivery: plan ? { day: plan.day, partOfDay: plan.partOfDay } : null,
      acceptUntil: until ? { day: lastDay(until), isExpired: until <= now } : null,
    }
  }
}

/** The same of the cases with these ids. */
export const outlooksById = async (
  database: Queryable,
  caseIds: readonly number[],
  now: Date,
  services: FollowServices,
) => outlooksOf(database, caseIds.length > 0 ? await casesByIds(database, caseIds) : [], now, services)

/** The last day on which somebody hears from us; null where none is promised, or it has passed. */
const hearsBy = (dueAt: Date | null, now: Date): Day | null => (dueAt && dueAt > now ? lastDay(dueAt) : null)

/** A day ends when the next one begins. */
const lastDay = (end: Date): Day => dayInTheNetherlands(new Date(end.getTime() - 1))
