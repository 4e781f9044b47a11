import type { CaseProgress } from '../../contract/case-progress.ts'
import { caseTable, orderState, quoteState } from '../../domain/case-states.ts'
import { cancelling, type Standing } from '../../domain/change-of-mind.ts'
import { heardBy } from '../../domain/next-steps.ts'
import { quoteStanding } from '../../domain/quote-versions.ts'
import { dayInTheNetherlands } from '../calendar/dutch-calendar.ts'
import { stepCalendar } from '../calendar/step-calendar.ts'
import { deliveryPlanOf } from '../case-work/delivery-plan.ts'
import { openRequests, requestOnWire } from '../case-work/open-requests.ts'
import { plannedCallOf } from '../case-work/planned-call.ts'
import { type Case, caseById } from '../cases/case.ts'
import type { Config } from '../config.ts'
import type { Queryable } from '../database/pool.ts'
import { valuesOfCase } from '../events/case-events.ts'
import { eventsOfCase } from '../events/events.ts'
import { nextStepOf } from '../next-step/due.ts'
import { portInsOf } from '../orders/port-ins.ts'
import { versionsOfCase } from '../quotes/stored-versions.ts'

/** What a case is to its customer; null where it is neither an order nor a quote request. */
export function standingOf({ kind, state }: Pick<Case, 'kind' | 'state'>): Standing | null {
  if (kind === 'order') return { kind, state: orderState(state) }
  return kind === 'quote' ? { kind, state: quoteState(state) } : null
}

type Calendar = Pick<Config, 'closingDays'>

/** How far an order or a quote request is, as its customer reads it. */
export async function progressOf(
  database: Queryable,
  found: Case,
  now: Date,
  calendar: Calendar,
): Promise<CaseProgress> {
  const [events, values, plannedCall, plan, portIns, next] = await Promise.all([
    eventsOfCase(database, found.id),
    valuesOfCase(database, found.id),
    plannedCallOf(database, found.id),
    deliveryPlanOf(database, found.id),
    portInsOf(database, found.id),
    nextStepOf(database, found, now, stepCalendar(calendar)),
  ])
  const by = next && heardBy[next.step]
  const standing = standingOf(found)
  return {
    moments: momentsOf(found, events),
    hearsBy: by === null ? null : hearsBy(found, now),
    isCalled: by === 'call',
    plannedCall: plannedCall && plannedCall > now ? plannedCall.toISOString() : null,
    delivery: plan && { day: plan.day, partOfDay: plan.partOfDay },
    numbers: portIns.map(({ number, state, plannedOn }) => ({ number, state, day: plannedOn })),
    acceptUntil: found.kind === 'quote' ? await acceptUntil(database, found.id, now) : null,
    cancelling: standing && cancelling(standing),
    asked: openRequests(found.kind, events, values).map(requestOnWire),
  }
}

/** The same of the case with an id, which is there. */
export async function progressById(
  database: Queryable,
  caseId: number,
  now: Date,
  calendar: Calendar,
): Promise<CaseProgress> {
  const found = await caseById(database, caseId)
  if (!found) throw new Error('The case is gone')
  return progressOf(database, found, now, calendar)
}

/** The last day on which somebody hears from us; null where none is promised, or it is over. */
function hearsBy({ dueAt }: Pick<Case, 'dueAt'>, now: Date): string | null {
  return dueAt && dueAt > now ? lastDay(dueAt) : null
}

/** Until when the version that waits for the customer can be accepted. */
async function acceptUntil(
  database: Queryable,
  caseId: number,
  now: Date,
): Promise<CaseProgress['acceptUntil']> {
  const [newest] = await versionsOfCase(database, caseId)
  if (newest?.state !== 'sent') return null
  return {
    day: lastDay(newest.validUntil),
    isExpired: quoteStanding(newest, now) === 'expired',
  }
}

/** What ends with a day ends where the next one begins. */
const lastDay = (end: Date): string => dayInTheNetherlands(new Date(end.getTime() - 1))

/** It came in, and each state after that, but for those that were taken back. */
function momentsOf(
  { kind, openedAt }: Pick<Case, 'kind' | 'openedAt'>,
  events: Awaited<ReturnType<typeof eventsOfCase>>,
): CaseProgress['moments'] {
  const moments = [{ state: caseTable(kind).first, at: openedAt.toISOString() }]
  for (const { type, data, occurredAt } of events) {
    if (type !== 'state-changed') continue
    const state = String(data.to)
    if (data.takenBack === true) {
      moments.pop()
      if (moments.at(-1)?.state === state) continue
    }
    moments.push({ state, at: occurredAt.toISOString() })
  }
  return moments
}
