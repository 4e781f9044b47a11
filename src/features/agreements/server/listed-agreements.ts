import { and, type SQL, sql } from 'drizzle-orm'
import type { Day } from '../../../common/working-days.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import type { Case } from '../../cases/server/case.ts'
import { caseConditions, caseId, caseRows, countCases, listedCases } from '../../cases/server/listed-cases.ts'
import { lineRows } from '../../orders/server/lines.ts'
import type { ProductStatus } from '../product-end.ts'
import { deliveredStates, endRows, listedLines } from './listed-products.ts'

/* Agreements as clients of the API list them: delivered orders of which the customer has products. */

/**
 * Whether a delivered order is an agreement; lists by change ask for its state themselves. Looked up for each order: an `exists` would be
 * joined, which for a page deep in the list reads all lines before it.
 */
export const hasProducts: SQL = sql`(
  select true from ${lineRows} as line where line.case_id = ${caseId} and ${listedLines} limit 1)`

/** Whether it has a product from the line at a place of its order. */
export const hasProductAt = (position: number): SQL => sql`exists (
  select from ${lineRows} as line
  where line.case_id = ${caseId} and line.position = ${position} and ${listedLines})`

const isAgreement: SQL = sql`${caseConditions.ofKind('order')} and ${caseConditions.state(deliveredStates)} and ${hasProducts}`

/** The day on which an agreement ends, as `agreementEnd` says; null while something of it goes on. */
export const endOfAgreement: SQL = sql`(
  select case when bool_and(ended.case_id is not null) then max(ended.ended_on) end
  from ${lineRows} as line left join ${endRows} as ended
    on ended.case_id = line.case_id and ended.position = line.position
  where line.case_id = ${caseId} and ${listedLines}
  group by line.contract_duration > 0 order by line.contract_duration > 0 desc limit 1)`

/** Agreements that fit a condition over cases, as a query of their `id`. */
export const casesOfAgreements = (where: SQL | undefined): SQL =>
  sql`select ${caseId} from ${caseRows} as cases where ${isAgreement} and ${where ?? sql`true`}`

/** Agreements that fit a condition over cases, in the order in which they were ordered. */
export const listedAgreements = (
  database: Queryable,
  where: SQL | undefined,
  page: { readonly offset: number; readonly limit: number },
): Promise<readonly Case[]> => listedCases(database, and(isAgreement, where), { orderBy: [], ...page })

export const countAgreements = (database: Queryable, where: SQL | undefined): Promise<number> =>
  countCases(database, and(isAgreement, where))

/** Agreements of which some ended by a day, looked up likewise, and the fewer of which some ends later. */
const someEnded = (today: Day): SQL =>
  sql`(select true from ${endRows} as ended where ended.case_id = ${caseId} and ended.ended_on <= ${today} limit 1)`
const someEnds = (today: Day): SQL =>
  caseConditions.idsOf(sql`(select case_id from ${endRows} as ended where ended.ended_on > ${today})`)

/** Whether an agreement is so on a day; by the ends that there are first, as these are few. */
export function agreementIs(status: ProductStatus, today: Day): SQL {
  if (status === 'active') return sql`${endOfAgreement} is null`
  return status === 'terminated'
    ? sql`${someEnded(today)} and ${endOfAgreement} <= ${today}`
    : sql`${someEnds(today)} and ${endOfAgreement} > ${today}`
}
