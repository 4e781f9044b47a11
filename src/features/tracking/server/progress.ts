import type { Queryable } from '../../../platform/database/pool.ts'
import { type CaseStatus, cancellationMode } from '../../cases/cancellation.ts'
import { caseTable, orderState, quoteState } from '../../cases/case-states.ts'
import { caseEvents } from '../../cases/events.ts'
import { type Case, caseById } from '../../cases/server/case.ts'
import { openRequests, toRequestDto } from '../../cases/server/planning/open-requests.ts'
import { portInRescheduledFrom, reschedulingsOf } from '../../cases/server/planning/reschedulings.ts'
import { valuesOfCase } from '../../events/server/case-events.ts'
import { eventsOfCase } from '../../events/server/events.ts'
import { portInsOf } from '../../orders/server/port-ins.ts'
import type { CaseProgress } from '../contract.ts'
import type { FollowServices } from './followed-parts.ts'
import { outlooksOf } from './outlook.ts'

/** Status of a case for its customer; null unless it is an order or a quote request. */
export function caseStatusOf({ kind, state }: Pick<Case, 'kind' | 'state'>): CaseStatus | null {
  if (kind === 'order') return { kind, state: orderState(state) }
  return kind === 'quote' ? { kind, state: quoteState(state) } : null
}

/** How far an order or a quote request is, as its customer reads it. */
export async function progressOf(
  database: Queryable,
  found: Case,
  now: Date,
  services: FollowServices,
): Promise<CaseProgress> {
  const [events, values, portIns, moves, outlookOf] = await Promise.all([
    eventsOfCase(database, found.id),
    valuesOfCase(database, found.id),
    portInsOf(database, found.id),
    reschedulingsOf(database, found.id),
    outlooksOf(database, [found], now, services),
  ])
  const standing = caseStatusOf(found)
  return {
    ...outlookOf(found.id),
    moments: momentsOf(found, events),
    moved: { call: moves.call, delivery: moves.delivery },
    numbers: portIns.map(({ number, position, state, plannedOn }) => ({
      number,
      state,
      day: plannedOn,
      movedFrom: portInRescheduledFrom(moves, position),
    })),
    cancelling: standing && cancellationMode(standing),
    // What one side of a transfer said is between that side and staff.
    asked: openRequests(found.kind, events, values)
      .filter(({ kind }) => kind !== 'transfer-declined')
      .map(toRequestDto),
  }
}

/** The same of the case with an id, which is there. */
export async function progressById(
  database: Queryable,
  caseId: number,
  now: Date,
  services: FollowServices,
): Promise<CaseProgress> {
  const found = await caseById(database, caseId)
  if (!found) throw new Error('The case is gone')
  return progressOf(database, found, now, services)
}

/** It came in, and each state after that, but for those that were taken back. */
function momentsOf(
  { kind, openedAt }: Pick<Case, 'kind' | 'openedAt'>,
  events: Awaited<ReturnType<typeof eventsOfCase>>,
): CaseProgress['moments'] {
  const moments = [{ state: caseTable(kind).first, at: openedAt.toISOString() }]
  for (const { type, data, occurredAt } of events) {
    if (type !== caseEvents.stateChanged) continue
    const state = String(data.to)
    if (data.takenBack === true) {
      moments.pop()
      if (moments.at(-1)?.state === state) continue
    }
    moments.push({ state, at: occurredAt.toISOString() })
  }
  return moments
}
