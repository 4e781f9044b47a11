import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../../platform/database/pool.ts'
import type { CaseKind } from '../../../cases/case-kinds.ts'
import { caseConditions } from '../../../cases/server/listed-cases.ts'
import { caseCountMarks, caseCountProgress, caseCounts, completedCounts } from '../tables.ts'
import type { Range } from './range.ts'

/* Totals of wide lists: of each thousand cases that is counted its counts, of the others the cases themselves. */

/** A list, as far as counts are kept of it. */
export type StoredCount = {
  readonly kinds: readonly CaseKind[]
  /** Resellers whose cases it shows; null for everybody's. */
  readonly resellers: readonly string[] | null
  /** null for all. */
  readonly states: readonly string[] | null
  /** The sum that is counted, of the columns of `case_counts`. */
  readonly measure: SQL
  /** Whether this is counted of a row, where that began later than the rest; a block without it is counted by the list itself. */
  readonly isKept?: SQL
  readonly opened: Range
  /** The newest case that it shows, where it is limited by one. */
  readonly upToId: number | null
  /** All that the list shows, as a query of its cases' ids under the name `id`. @param within a condition on cases more */
  listed(within: SQL): SQL
  /** Those that are counted and not shown, and those that are shown and not counted, as queries like `listed`: few cases, which an index finds. */
  readonly excess?: readonly SQL[]
  readonly missing?: readonly SQL[]
}

/** Totals of these lists, exact at one moment. */
export async function countStored(database: Queryable, list: StoredCount): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(
    sql`${byBlock(list)} select coalesce(sum(n), 0)::float8 as count from by_block`,
  )
  return rows[0]?.count ?? 0
}

/** Pages that begin further on are looked for by the counts that are kept. */
export const deepFrom = 1_000

/** The beginning of a page that lies deep in a list in the order of arrival: a case at or before it, and how far behind that. */
export async function startOfPage(
  database: Queryable,
  list: StoredCount,
  offset: number,
): Promise<{ readonly fromId: number; readonly offset: number }> {
  const { rows } = await database.execute<{ block: number; before: number }>(
    sql`${byBlock(list)}
      select block::float8 as block, before::float8 as before
      from (select block, sum(sum(n)) over (order by block) - sum(n) as before from by_block group by block) as running
      where before <= ${offset} order by block desc limit 1`,
  )
  const [{ block, before } = { block: 0, before: 0 }] = rows
  return { fromId: block * 1_000, offset: offset - before }
}

/** The condition of blocks that are counted as they stand: up to `upto`, without those that changed. */
const counted = (upToId: number | null, isKept?: SQL): SQL => sql`
  place as materialized (select least(next_block, ${upToId ?? newestOfAll}::bigint / 1000) as upto from ${caseCountProgress}),
  changed as materialized (
    select distinct block from ${caseCountMarks} where block < (select upto from place)
    ${isKept ? sql`union select block from ${caseCounts} where not (${isKept}) and block < (select upto from place)` : sql``})`

const newestOfAll = Number.MAX_SAFE_INTEGER

const scopesOf = (resellers: readonly string[] | null): SQL =>
  sql`scope = any(${sql.param(resellers === null ? [''] : [...resellers])})`

const isCounted = sql`block < (select upto from place) and block not in (select block from changed)`

const inBlock = (block: SQL): SQL =>
  caseConditions.idsBetween(sql`${block} * 1000`, sql`(${block} + 1) * 1000`)
const inRest = (upToId: number | null): SQL =>
  caseConditions.idsFrom(sql`(select upto * 1000 from place)`, upToId)

const byBlock = ({
  opened,
  upToId,
  isKept,
  listed,
  excess = [],
  missing = [],
  ...list
}: StoredCount): SQL => {
  const [from, to] = [opened.from?.toISOString() ?? '-infinity', opened.to?.toISOString() ?? 'infinity']
  const isWhole = sql`first_at >= ${from}::timestamptz and last_at < ${to}::timestamptz`
  const states = list.states && sql`and state = any(${sql.param([...list.states])})`
  const corrections = [
    ...excess.map(from => ({ from, sign: sql`-` })),
    ...missing.map(from => ({ from, sign: sql`` })),
  ].map(
    ({ from, sign }) => sql`union all
      select block, ${sign} few.n
      from (select shown.id / 1000 as block, count(*) as n from (${from}) as shown group by 1) as few join whole using (block)`,
  )
  return sql`with ${counted(upToId, isKept)},
    kept as materialized (
      select block, sum(${list.measure}) as n, min(first_opened_at) as first_at, max(last_opened_at) as last_at
      from ${caseCounts}
      where ${scopesOf(list.resellers)} and kind = any(${sql.param([...list.kinds])}) ${states ?? sql``} and ${isCounted}
      group by block),
    whole as materialized (select block, n from kept where ${isWhole}),
    looked_at as materialized (
      select block from changed
      union all
      select block from kept
      where last_at >= ${from}::timestamptz and first_at <= ${to}::timestamptz and not (${isWhole})),
    by_block as (
      select block, n from whole
      union all
      select looked_at.block, found.n
      from looked_at cross join lateral (select count(*) as n from (${listed(inBlock(sql`looked_at.block`))}) as shown) as found
      union all
      select upto, (select count(*) from (${listed(inRest(upToId))}) as shown) from place
      ${sql.join(corrections, sql` `)})`
}

/** Completed orders, by when they were. */
type CompletedCount = Pick<StoredCount, 'resellers' | 'upToId' | 'listed'> & { readonly closed: Range }

const dayMs = 86_400_000

/** How many completed orders a list shows that were completed within a range. */
export async function countCompleted(
  database: Queryable,
  { resellers, closed, upToId, listed }: CompletedCount,
): Promise<number> {
  const day = (moment: Date | null, round: (days: number) => number) =>
    moment && new Date(round(moment.getTime() / dayMs) * dayMs)
  const [from, to] = [day(closed.from, Math.ceil), day(closed.to, Math.floor)]
  const count = (within: SQL) => sql`(select count(*) from (${listed(within)}) as shown)`
  const parts =
    from && to && from >= to
      ? [count(sql`true`)]
      : [
          sql`(select coalesce(sum(orders), 0) from ${completedCounts} where ${scopesOf(resellers)} and ${isCounted}
            and day >= ${from ? dateOf(from) : '-infinity'}::date and day < ${to ? dateOf(to) : 'infinity'}::date)`,
          ...(from ? [count(caseConditions.closedWithin(null, from))] : []),
          ...(to ? [count(caseConditions.closedWithin(to, null))] : []),
          sql`(select coalesce(sum(found.n), 0) from changed cross join lateral
            ${count(sql`${inBlock(sql`changed.block`)} and ${caseConditions.closedWithin(from, to)}`)} as found (n))`,
          count(sql`${inRest(upToId)} and ${caseConditions.closedWithin(from, to)}`),
        ]
  const { rows } = await database.execute<{ count: number }>(
    sql`with ${counted(upToId)} select (${sql.join(parts, sql` + `)})::float8 as count`,
  )
  return rows[0]?.count ?? 0
}

/** A case before which no order was completed from a moment on. */
export async function firstCompleted(
  database: Queryable,
  {
    resellers,
    from,
    upToId,
  }: { readonly resellers: readonly string[] | null; readonly from: Date; readonly upToId: number },
): Promise<number> {
  const { rows } = await database.execute<{ block: number }>(
    sql`with ${counted(upToId)}
      select least(
        (select upto from place), (select min(block) from changed),
        (select min(block) from ${completedCounts}
          where ${scopesOf(resellers)} and ${isCounted} and day >= ${dateOf(from)}::date))::float8 as block`,
  )
  return (rows[0]?.block ?? 0) * 1_000
}

const dateOf = (moment: Date): string => moment.toISOString().slice(0, 10)
