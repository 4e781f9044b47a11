import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ApiCaller } from '../../api-clients/caller.ts'
import { cases } from './tables.ts'

/**
 * The one condition that decides which cases a client of the API sees, changes, counts and is told of: a reseller its own, a
 * system all; a test client only what it made itself, and nobody else that. A query over `cases` has it in its `where`.
 */
export function visibleCases({ clientId, resellerId, isTest }: Viewer): SQL {
  const test = isTest
    ? and(
        cases.isTest,
        sql`exists (select from api_cases as own where own.case_id = ${cases.id} and own.client_id = ${clientId})`,
      )
    : eq(cases.isTest, false)
  return and(test, resellerId === null ? undefined : eq(cases.resellerId, resellerId)) ?? sql`false`
}

type Viewer = Pick<ApiCaller, 'clientId' | 'resellerId' | 'isTest'>
