import { eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { type CaseScope, isInScope } from '../../desk/case-scope.ts'
import type { DeskChanges } from '../../desk/contract.ts'
import { eventsOfCasesAfter, newestEventId } from '../../events/server/newest-events.ts'
import { workList } from './tables.ts'

/** Changed cases, and the cursor after them; null if they are too many to list. */
export type CaseChanges = { readonly mark: EventCursor; readonly changes: readonly Change[] | null }
export type ListedCase = Omit<Change, 'eventId'>
type Change = { readonly eventId: number; readonly number: string; readonly formId: string | null }

/** Changes as a colleague may see them: without cases outside the scope. */
export function visibleTo(scope: CaseScope, { mark, changes }: CaseChanges): DeskChanges {
  const seen = changes?.filter(({ formId }) => isInScope(scope, formId)) ?? null
  const named = seen && [...new Set(seen.map(({ number }) => number))]
  return {
    last: mark.last,
    mark: markText(mark),
    cases: named && (named.length > mostNamed ? null : named),
  }
}

/** Changes that somebody with a cursor has not seen yet; they know both afterwards. */
export const unseenOf = (known: EventCursor, { mark, changes }: CaseChanges): CaseChanges => {
  const last = Math.max(known.last, mark.last)
  return {
    mark: { last, told: within(last, [...known.told, ...mark.told]) },
    changes: changes?.filter(({ eventId }) => !isKnown(known, eventId)) ?? null,
  }
}

/**
 * Position in the event log. Events commit in another order than their numbers: those slightly below `last` are read
 * again, and `told` holds the ones among them that were seen.
 */
export type EventCursor = { readonly last: number; readonly told: ReadonlySet<number> }

/** An event is committed before so many came in after it, or a poll of the page finds its case. */
const lookBack = 200
/** Above this number the cases are not listed. */
const mostEvents = 1_000
const mostNamed = 100

const within = (last: number, ids: readonly number[]): ReadonlySet<number> =>
  new Set(ids.filter(id => id > last - lookBack))

const isKnown = ({ last, told }: EventCursor, id: number): boolean => told.has(id) || id <= last - lookBack

/** From now on. */
export const startCursor = async (database: Queryable): Promise<EventCursor> => {
  const newest = await newestEventId(database)
  return (await changesAfter(database, { last: newest, told: new Set() })).mark
}

/** Changes after a cursor; `happened` is null if there are none. */
export async function changesAfter(
  database: Queryable,
  { last, told }: EventCursor,
): Promise<{ readonly happened: CaseChanges | null; readonly mark: EventCursor }> {
  const events = await eventsOfCasesAfter(database, last - lookBack, mostEvents)
  if (events.length === mostEvents) {
    const mark = await startCursor(database)
    return { happened: { mark, changes: null }, mark }
  }
  const unknown = events.filter(({ id }) => !told.has(id))
  if (unknown.length === 0) return { happened: null, mark: { last, told } }
  const changes = await listedChanges(database, unknown)
  const ids = changes.map(({ eventId }) => eventId)
  const newest = Math.max(last, ...ids)
  const mark = { last: newest, told: within(newest, [...told, ...ids]) }
  return { happened: changes.length === 0 ? null : { mark, changes }, mark }
}

/** A page was rendered at most so long before its browser asks for the first time. */
const loadingSeconds = 60

/** The same for a cursor stored as text; without one, those since the page was rendered. */
export async function changesSince(database: Queryable, text: string | undefined): Promise<CaseChanges> {
  if (text === undefined) {
    const mark = await startCursor(database)
    const recent = await eventsOfCasesAfter(database, mark.last - mostEvents, mostEvents, loadingSeconds)
    return { mark, changes: await listedChanges(database, recent) }
  }
  const heard = markOf(text)
  const newest = await newestEventId(database)
  // A cursor of another database, or of a newer state of this one, means nothing here.
  const known = heard.last > newest ? { last: newest, told: new Set<number>() } : heard
  const { happened, mark } = await changesAfter(database, known)
  return happened ?? { mark, changes: [] }
}

/**
 * A mark as a browser keeps it, so that any copy goes on where another one stopped: the last event, and one bit for each of those
 * before it that it knows.
 */
function markText({ last, told }: EventCursor): string {
  const bits = [...told].reduce((sum, id) => sum | (1n << BigInt(last - id)), 0n)
  return `${last}-${bits.toString(16)}`
}

function markOf(text: string): EventCursor {
  const [last = '', bits = ''] = text.split('-')
  const known = BigInt(`0x${bits || '0'}`)
  const ids = Array.from({ length: lookBack }, (_, back) => back)
    .filter(back => (known >> BigInt(back)) & 1n)
    .map(back => Number(last) - back)
  return { last: Number(last), told: new Set(ids) }
}

/** Those of listed cases: a case that is not listed yet is told of when it is. */
async function listedChanges(
  database: Queryable,
  events: readonly { readonly id: number; readonly caseId: number }[],
): Promise<readonly Change[]> {
  const cases = await listedAmong(
    database,
    events.map(({ caseId }) => caseId),
  )
  return events.flatMap(({ id, caseId }) => {
    const listed = cases.get(caseId)
    return listed ? [{ eventId: id, ...listed }] : []
  })
}

/** A listed case by its number, as far as decides who may know of it; null where there is none. */
export async function listedByNumber(database: Queryable, number: string): Promise<ListedCase | null> {
  const [found] = await database
    .select({ number: workList.number, formId: workList.formId })
    .from(workList)
    .where(eq(workList.number, number))
  return found ?? null
}

async function listedAmong(
  database: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ListedCase>> {
  const rows = await database
    .select({ caseId: workList.caseId, number: workList.number, formId: workList.formId })
    .from(workList)
    .where(inArray(workList.caseId, [...new Set(ids)]))
  return new Map(rows.map(({ caseId, ...listed }) => [caseId, listed]))
}
