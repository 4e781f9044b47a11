import { and, asc, eq, gte, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import type { CaseKind } from '../case-kinds.ts'
import type { Case } from './case.ts'
import { cases } from './tables.ts'

/* Cases in the order in which they last changed, each by its number where several did at once (0218-last-changes.sql). */

/** When a case last changed, as the indexes have it. */
export const changedAt: SQL = sql`last_change(${cases.changedAt}, ${cases.openedAt}, ${cases.closedAt})`

/** The same of a row. */
export const lastChangeOf = ({ changedAt, openedAt, closedAt }: Case): Date =>
  changedAt ?? (closedAt && closedAt > openedAt ? closedAt : openedAt)

/** Changes behind a case, from a moment on and before another. */
export type CaseWindow = {
  readonly after: { readonly at: number; readonly number: string } | null
  readonly from: Date | null
  readonly until: Date
}

const within = ({ after, from, until }: CaseWindow): SQL | undefined =>
  and(
    after
      ? sql`(${changedAt}, ${cases.number}) > (${new Date(after.at).toISOString()}::timestamptz, ${after.number})`
      : undefined,
    from ? gte(changedAt, sql`${from.toISOString()}::timestamptz`) : undefined,
    lt(changedAt, sql`${until.toISOString()}::timestamptz`),
  )

/** Cases of a kind, also in the words of the indexes by change (0218-last-changes.sql), for lists in the order of that. */
export const ofKindByChange = (kind: CaseKind): SQL =>
  sql`(${cases.kind} || '') = ${kind} and ${cases.kind} = ${kind}`

/** So many are looked at for those that fit a further condition. */
const mostScanned = 2_000

/**
 * Cases in some states, each of which is a range of an index (0237-changes-by-state.sql), and a few that are shown in other states than
 * they have.
 */
export type InStates = {
  readonly states: readonly string[]
  /** Their ids. */
  readonly special: readonly number[]
  /** Whether a case of these is shown so. */
  readonly where: SQL
}

/**
 * Cases of a kind in a window that a client sees.
 * @param inStates those in some states; null for all
 * @param where which of them; few may fit, so no more than some thousands are looked at
 * @returns them, the last one that was looked at, and whether that is the end of the window
 */
export async function changedCases(
  database: Queryable,
  {
    kind,
    visible,
    inStates,
    where,
  }: { kind: CaseKind; visible: SQL | undefined; inStates: InStates | null; where: SQL | undefined },
  window: CaseWindow,
  limit: number,
): Promise<{
  readonly rows: readonly Case[]
  readonly scannedTo: Case | null
  readonly isEnd: boolean
}> {
  const most = where === undefined ? limit : mostScanned
  const range = and(ofKindByChange(kind), visible, within(window))
  const looked = await database
    .select()
    .from(cases)
    .where(inStates === null ? range : isFirstOf(rangesOf(range, inStates), most))
    .orderBy(asc(changedAt), asc(cases.number))
    .limit(most)
  const fitting = where === undefined ? null : await fittingAmong(database, looked, where)
  const all = fitting === null ? looked : looked.filter(({ id }) => fitting.has(id))
  const rows = all.slice(0, limit)
  const isCut = rows.length < all.length
  return {
    rows,
    scannedTo: (isCut ? rows : looked).at(-1) ?? null,
    isEnd: !isCut && looked.length < most,
  }
}

/** A range for each state, and one for what is shown in another state than it has. */
function rangesOf(range: SQL | undefined, { states, special, where }: InStates): readonly SQL[] {
  const ids = sql`${cases.id} = any(${sql.param([...special])}::bigint[])`
  const others = states.length === 0 ? undefined : notInArray(cases.state, [...states])
  return [
    ...[...new Set(states)].map(state => and(range, eq(cases.state, state), where)),
    ...(special.length === 0 ? [] : [and(range, ids, others, where)]),
  ].flatMap(each => each ?? [])
}

/** Whether a case is one of the first of some ranges that lie apart: each is read in its own order, no further than that takes. */
function isFirstOf(ranges: readonly SQL[], most: number): SQL {
  if (ranges.length === 0) return sql`false`
  const firsts = ranges.map(
    range => sql`(select ${cases.id} as id, ${changedAt} as at, ${cases.number} as number from ${cases} where ${range}
      order by ${changedAt}, ${cases.number} limit ${most})`,
  )
  return sql`${cases.id} = any(array(
    select id from (${sql.join(firsts, sql` union all `)}) as first order by at, number limit ${most}))`
}

async function fittingAmong(
  database: Queryable,
  looked: readonly Case[],
  where: SQL,
): Promise<ReadonlySet<number>> {
  const ids = sql.param(looked.map(({ id }) => id))
  const rows = await database
    .select({ id: cases.id })
    .from(cases)
    .where(and(sql`${cases.id} = any(${ids}::bigint[])`, where))
  return new Set(rows.map(({ id }) => id))
}
