import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import type { CaseKind } from '../case-kinds.ts'
import type { Case } from './case.ts'
import { cases } from './tables.ts'

/* Cases as clients of the API list them: conditions on their columns, pages in the order of arrival, and counts. */

/** Cases that fit a condition, a page of them. @param orderBy before the order of arrival */
export const listedCases = (
  database: Queryable,
  where: SQL | undefined,
  { orderBy, offset, limit }: { orderBy: readonly SQL[]; offset: number; limit: number },
): Promise<readonly Case[]> =>
  database
    .select()
    .from(cases)
    .where(where)
    .orderBy(...orderBy, asc(cases.id))
    .offset(offset)
    .limit(limit)

/** How many fit, counted one by one. */
export async function countCases(database: Queryable, where: SQL | undefined): Promise<number> {
  const [row] = await database.select({ count: count() }).from(cases).where(where)
  return row?.count ?? 0
}

type Comparison = 'eq' | 'gt' | 'gte' | 'lt' | 'lte'
const comparisons = { gt, gte, lt, lte }

/** A moment that is shown in milliseconds, as of which the column knows microseconds. */
function momentIs(column: typeof cases.openedAt | typeof cases.closedAt, by: Comparison, at: Date): SQL {
  const after = new Date(at.getTime() + 1)
  if (by === 'eq') return and(gte(column, at), lt(column, after)) ?? sql`false`
  if (by === 'gt') return gte(column, after)
  if (by === 'lte') return lt(column, after)
  return comparisons[by](column, at)
}

export const caseConditions = {
  ofKind: (kind: CaseKind): SQL => eq(cases.kind, kind),
  number: (numbers: readonly string[]): SQL => inArray(cases.number, [...numbers]),
  state: (states: readonly string[]): SQL => inArray(cases.state, [...states]),
  isOpen: (isOpen: boolean): SQL => (isOpen ? isNull(cases.closedAt) : isNotNull(cases.closedAt)),
  ids: (ids: readonly number[]): SQL => inArray(cases.id, [...ids]),
  notIds: (ids: readonly number[]): SQL | undefined =>
    ids.length === 0 ? undefined : sql`${cases.id} not in ${[...ids]}`,
  upTo: (id: number): SQL => lte(cases.id, id),
  from: (id: number): SQL => gte(cases.id, id),
  openedAt: (by: Comparison, at: Date): SQL => momentIs(cases.openedAt, by, at),
  closedAt: (by: Comparison, at: Date): SQL => momentIs(cases.closedAt, by, at),
  /** Whether it came in under this number of its sender, the client that asks. */
  externalId: (clientId: string, ids: readonly string[]): SQL =>
    sql`${cases.id} in (select own.case_id from api_cases as own
      where own.client_id = ${clientId} and own.external_id in ${[...ids]})`,
  /** Whether its sender named one of these parties. */
  namedParties: (ids: readonly string[]): SQL => {
    const named = ids.map(id => sql`own.sent -> 'relatedParty' @> ${JSON.stringify([{ id }])}::jsonb`)
    return sql`${cases.id} = any (array (select own.case_id from api_cases as own
      where own.sent ? 'relatedParty' and (${sql.join(named, sql` or `)})))`
  },
  resellers: (ids: readonly string[]): SQL => inArray(cases.resellerId, [...ids]),
  /**
   * Whether the organisation of an order has one of these KVK numbers: by the keys of search, which have an index, and among the
   * newest cases, which have no keys yet, or none of today's rules (their index: 0174-references.sql). Their number is limited so that
   * PostgreSQL looks each of them up.
   */
  kvkNumber: (numbers: readonly string[]): SQL => sql`${cases.id} = any (array (
    select bought.case_id
      from (select case_id from case_keys where key in ${[...numbers]}
        union all
        (select newest.id from cases as newest
          where newest.id > coalesce((select max(case_id) from work_list), 0) order by newest.id limit 1000)
        union all
        (select case_id from work_list where keys_version < 3 order by case_id desc limit 1000)) as found (case_id)
      cross join lateral (select case_id from product_orders
        where case_id = found.case_id and kvk_number in ${[...numbers]} offset 0) as bought))`,
} as const

export const caseSorts = {
  openedAt: (descending: boolean): SQL => (descending ? desc(cases.openedAt) : asc(cases.openedAt)),
  number: (descending: boolean): SQL => (descending ? desc(cases.number) : asc(cases.number)),
} as const
