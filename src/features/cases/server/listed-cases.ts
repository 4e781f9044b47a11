import {
  type AnyColumn,
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
import { viewOf } from '../../../platform/database/view.ts'
import { casesNamingParties, casesUnderExternalIds } from '../../api-clients/server/api-cases.ts'
import type { CaseKind } from '../case-kinds.ts'
import type { Case } from './case.ts'
import { cases } from './tables.ts'

/* Cases as clients of the API list them: conditions on their columns, pages in the order of arrival, and counts. */

/** Cases for queries of other features, under the name by which the conditions here know them: `from ${caseRows} as cases`. */
export const caseRows = viewOf(cases, [
  'id',
  'number',
  'kind',
  'state',
  'organizationName',
  'contactName',
  'customerId',
  'resellerId',
  'openedAt',
  'closedAt',
  'changedAt',
  'isTest',
  'purpose',
])

/** The id of the case that a query is at, for conditions of other features. */
export const caseId: SQL = sql`${cases.id}`

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
  ids: (ids: readonly number[]): SQL => sql`${cases.id} = any(${sql.param([...ids])}::bigint[])`,
  notIds: (ids: readonly number[]): SQL | undefined =>
    ids.length === 0 ? undefined : sql`${cases.id} not in ${[...ids]}`,
  upTo: (id: number): SQL => lte(cases.id, id),
  from: (id: number): SQL => gte(cases.id, id),
  /** From one id on and before another, or up to one, if any: both ends, so that PostgreSQL takes it for a narrow range whatever they are. */
  idsBetween: (from: SQL, before: SQL): SQL => sql`${cases.id} >= ${from} and ${cases.id} < ${before}`,
  idsFrom: (from: SQL, upTo: number | null = null): SQL =>
    sql`${cases.id} >= ${from} and ${cases.id} <= ${upTo ?? Number.MAX_SAFE_INTEGER}::bigint`,
  /** Those that another query answers. */
  idsOf: (query: SQL): SQL => sql`${cases.id} = any (array ${query})`,
  /** To the microsecond. */
  closedBy: (at: Date): SQL => lte(cases.closedAt, at),
  closedAfter: (at: Date): SQL => gt(cases.closedAt, at),
  closedWithin: (from: Date | null, before: Date | null): SQL =>
    sql`${cases.closedAt} >= ${from?.toISOString() ?? '-infinity'} and ${cases.closedAt} < ${before?.toISOString() ?? 'infinity'}`,
  openedAt: (by: Comparison, at: Date): SQL => momentIs(cases.openedAt, by, at),
  closedAt: (by: Comparison, at: Date): SQL => momentIs(cases.closedAt, by, at),
  /** Whether it came in under this number of its sender, the client that asks. */
  externalId: (clientId: string, ids: readonly string[]): SQL =>
    sql`${cases.id} in ${casesUnderExternalIds(clientId, ids)}`,
  /** Whether its sender named one of these parties. */
  namedParties: (ids: readonly string[]): SQL => sql`${cases.id} = any (array ${casesNamingParties(ids)})`,
  hasAccount: isNotNull(cases.customerId),
  /** @param is a condition on the id of the account */
  ofAccount: (is: (id: AnyColumn) => SQL): SQL => is(cases.customerId),
  resellers: (ids: readonly string[]): SQL => inArray(cases.resellerId, [...ids]),
} as const

export const caseSorts = {
  openedAt: (descending: boolean): SQL => (descending ? desc(cases.openedAt) : asc(cases.openedAt)),
  number: (descending: boolean): SQL => (descending ? desc(cases.number) : asc(cases.number)),
} as const
