import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import type { ApiCaller } from '../../api-clients/caller.ts'
import { madeBy } from '../../api-clients/server/api-cases.ts'
import type { CaseKind } from '../case-kinds.ts'
import type { Case } from './case.ts'
import { cases } from './tables.ts'

/**
 * The one condition that decides which cases a client of the API sees, changes, counts and is told of: a reseller its own, a
 * system all; a test client only what it made itself, and nobody else that. A query over `cases` has it in its `where`.
 */
export function visibleCases({ clientId, resellerId, isTest }: Viewer): SQL {
  const test = isTest ? and(cases.isTest, madeBy({ clientId }, cases.id)) : eq(cases.isTest, false)
  return and(test, resellerId === null ? undefined : eq(cases.resellerId, resellerId)) ?? sql`false`
}

type Viewer = Pick<ApiCaller, 'clientId' | 'resellerId' | 'isTest'>

/** The cases of some kinds with these nine digits that a client sees. */
export const visibleCasesByNumber = (
  database: Queryable,
  viewer: Viewer,
  kinds: readonly CaseKind[],
  numbers: readonly string[],
): Promise<readonly Case[]> =>
  database
    .select()
    .from(cases)
    .where(and(inArray(cases.number, [...numbers]), inArray(cases.kind, [...kinds]), visibleCases(viewer)))

/** Those of these cases that a client sees. */
export async function visibleAmong(
  database: Queryable,
  viewer: Viewer,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await database
    .select({ id: cases.id })
    .from(cases)
    .where(and(inArray(cases.id, [...ids]), visibleCases(viewer)))
  return new Set(rows.map(({ id }) => id))
}
