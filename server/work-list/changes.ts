import { inArray } from 'drizzle-orm'
import type { DeskChanges } from '../../contract/work-list.ts'
import { type CaseScope, isInScope } from '../../domain/case-scope.ts'
import type { Queryable } from '../database/pool.ts'
import { eventsOfCasesAfter, newestEventId } from '../events/newest-events.ts'
import { workList } from './tables.ts'

/** What happened to which cases; null where they are too many to name. */
export type Happened = { readonly last: number; readonly cases: readonly ChangedCase[] | null }
type ChangedCase = { readonly number: string; readonly formId: string | null }

/** What a colleague hears of it: nothing of a case that he does not see. */
export const toldTo = (scope: CaseScope, { last, cases }: Happened): DeskChanges => ({
  last,
  cases: cases?.filter(({ formId }) => isInScope(scope, formId)).map(({ number }) => number) ?? null,
})

/**
 * How far somebody has heard. Events are committed in another order than they are numbered: those a little below `last` are
 * looked at again, and `told` are the ones among them that he knows.
 */
export type EventMark = { readonly last: number; readonly told: ReadonlySet<number> }

/** An event is committed before so many came in after it, or a poll of the page finds its case. */
const lookBack = 200
/** Of more than these nobody wants to know the names. */
const mostEvents = 1_000
const mostNamed = 100

/** From now on. */
export const startMark = async (database: Queryable): Promise<EventMark> => {
  const newest = await newestEventId(database)
  return (await changesAfter(database, { last: newest, told: new Set() })).mark
}

/** What happened that was not told yet; `changes` is null where nothing did. */
export async function changesAfter(
  database: Queryable,
  { last, told }: EventMark,
): Promise<{ readonly changes: Happened | null; readonly mark: EventMark }> {
  const events = await eventsOfCasesAfter(database, last - lookBack, mostEvents)
  if (events.length === mostEvents) {
    const newest = await newestEventId(database)
    return { changes: { last: newest, cases: null }, mark: { last: newest, told: new Set() } }
  }
  const untold = events.filter(({ id }) => !told.has(id))
  if (untold.length === 0) return { changes: null, mark: { last, told } }
  const listedCases = await listedAmong(
    database,
    untold.map(({ caseId }) => caseId),
  )
  // A case that is not listed yet is told of when it is.
  const listed = untold.filter(({ caseId }) => listedCases.has(caseId))
  const mark = {
    last: Math.max(last, ...listed.map(({ id }) => id)),
    told: new Set([...told, ...listed.map(({ id }) => id)].filter(id => id > last - lookBack)),
  }
  if (listed.length === 0) return { changes: null, mark }
  const named = [...new Set(listed.flatMap(({ caseId }) => listedCases.get(caseId) ?? []))]
  return { changes: { last: mark.last, cases: named.length > mostNamed ? null : named }, mark }
}

/**
 * The same for somebody who kept only the number of the last event that he heard of, or nothing: he may hear of some twice.
 */
export async function changesSince(database: Queryable, after: number | null): Promise<Happened> {
  const newest = await newestEventId(database)
  const last = Math.min(after ?? newest, newest)
  const { changes } = await changesAfter(database, { last, told: new Set() })
  return changes ?? { last, cases: [] }
}

async function listedAmong(
  database: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ChangedCase>> {
  const rows = await database
    .select({ caseId: workList.caseId, number: workList.number, formId: workList.formId })
    .from(workList)
    .where(inArray(workList.caseId, [...new Set(ids)]))
  return new Map(rows.map(({ caseId, ...changed }) => [caseId, changed]))
}
