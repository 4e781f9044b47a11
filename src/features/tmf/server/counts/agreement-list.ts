import { and, type SQL, sql } from 'drizzle-orm'
import { dayInTheNetherlands } from '../../../../common/dutch-calendar.ts'
import type { Queryable } from '../../../../platform/database/pool.ts'
import {
  agreementIs,
  casesOfAgreements,
  countAgreements,
  listedAgreements,
} from '../../../agreements/server/listed-agreements.ts'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import type { Case } from '../../../cases/server/case.ts'
import { caseConditions } from '../../../cases/server/listed-cases.ts'
import type { Asked } from '../kit/lists.ts'
import { type DeliveredList, storedDelivered } from './delivered-list.ts'
import { countStored, deepFrom, startOfPage } from './stored-counts.ts'

/* Lists of agreements: their totals, and pages that lie deep in them. */

const agreements: DeliveredList = {
  partyPath: 'engagedParty.id',
  measures: {
    all: sql`agreements`,
    active: sql`agreements - ended_agreements`,
    terminated: sql`ended_agreements`,
  },
  isKept: sql`agreements is not null`,
  status: status => agreementIs(status, dayInTheNetherlands(new Date())),
  cases: casesOfAgreements,
}

/** How many agreements a list has; of what counts are kept, by these. @param where what it shows, up to `asOf` */
export async function countListedAgreements(
  database: Queryable,
  caller: ApiCaller,
  asked: Asked,
  where: SQL | undefined,
): Promise<number> {
  const kept = storedDelivered(agreements, caller, asked, where)
  return kept ? countStored(database, kept) : countAgreements(database, where)
}

/** A page of agreements; one that lies deep is found by the counts that are kept. */
export async function pageOfAgreements(
  database: Queryable,
  caller: ApiCaller,
  asked: Asked,
  where: SQL | undefined,
  page: { readonly offset: number; readonly limit: number },
): Promise<readonly Case[]> {
  const kept = page.offset >= deepFrom ? storedDelivered(agreements, caller, asked, where) : null
  if (!kept) return listedAgreements(database, where, page)
  const { fromId, offset } = await startOfPage(database, kept, page.offset)
  return listedAgreements(database, and(where, caseConditions.from(fromId)), { ...page, offset })
}
