import { and, asc, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import type { CaseKind } from '../case-kinds.ts'
import type { Case } from './case.ts'
import { cases } from './tables.ts'

/* Cases in the order in which they last changed, each by its number where several did at once (0218-last-changes.sql). */

/** As the indexes have it. */
const changedAt: SQL = sql`last_change(${cases.changedAt}, ${cases.openedAt}, ${cases.closedAt})`

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

/** In the words of the index (0218-last-changes.sql). */
const isOf = (kind: CaseKind): SQL => sql`(${cases.kind} || '') = ${kind}`

/** So many are looked at for those that fit a further condition. */
const mostScanned = 2_000

/**
 * Cases of a kind in a window that a client sees.
 * @param where which of them; few may fit, so no more than some thousands are looked at
 * @returns them, the last one that was looked at, and whether that is the end of the window
 */
export async function changedCases(
  database: Queryable,
  { kind, visible, where }: { kind: CaseKind; visible: SQL | undefined; where: SQL | undefined },
  window: CaseWindow,
  limit: number,
): Promise<{
  readonly rows: readonly Case[]
  readonly scannedTo: Case | null
  readonly isEnd: boolean
}> {
  const most = where === undefined ? limit : mostScanned
  const looked = await database
    .select()
    .from(cases)
    .where(and(isOf(kind), visible, within(window)))
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
