import { type SQL, sql } from 'drizzle-orm'
import type { Day } from '../../../common/working-days.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import { viewOf } from '../../../platform/database/view.ts'
import { caseConditions, caseRows } from '../../cases/server/listed-cases.ts'
import { lineRows } from '../../orders/server/lines.ts'
import type { ProductStatus } from '../product-end.ts'
import { productEnds } from './tables.ts'

/* Products of delivered orders as clients of the API list them: lines beside their cases. */

/** The place of a product: the line of an order. */
export type ProductPlace = { readonly caseId: number; readonly position: number }

/** Lines of an order that are products once it is delivered: what is paid per month, and devices. */
export const listedLines: SQL = sql`line.price_in_cents >= 0
  and (line.contract_duration > 0 or line.product -> 'device' <> 'null'::jsonb)`

/** How products ended, for queries of other features. */
export const endRows = viewOf(productEnds, ['caseId', 'position', 'endedOn'])

/** States of orders whose lines are products, as `deliveredLines` has them. */
export const deliveredStates = ['completed', 'partial'] as const

/** The cases of products of delivered orders that fit a condition, each as often as it has some, as a query of their `id`. */
export const casesOfProducts = (where: SQL | undefined): SQL =>
  sql`select line.case_id as id ${deliveredLines(where)}`

const deliveredLines = (where: SQL | undefined): SQL => sql`
  from ${caseRows} as cases join ${lineRows} as line on line.case_id = cases.id
    left join ${productEnds} as ended on ended.case_id = line.case_id and ended.position = line.position
  where cases.kind = 'order' and cases.state in ('completed', 'partial') and ${listedLines}
    and ${where ?? sql`true`}`

/** Products that fit a condition over cases and their lines, in the order in which they were ordered. */
export async function listedProducts(
  database: Queryable,
  where: SQL | undefined,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly ProductPlace[]> {
  const { rows } = await database.execute<ProductPlace>(
    sql`select line.case_id::float8 as "caseId", line.position ${deliveredLines(where)}
      order by line.case_id, line.position offset ${offset} limit ${limit}`,
  )
  return rows.map(({ caseId, position }) => ({ caseId, position }))
}

/** The products of these delivered orders that fit a condition, by their order. */
export async function productsAmong(
  database: Queryable,
  caseIds: readonly number[],
  where: SQL | undefined,
): Promise<ReadonlyMap<number, readonly ProductPlace[]>> {
  const { rows } = await database.execute<ProductPlace>(
    sql`select line.case_id::float8 as "caseId", line.position ${deliveredLines(where)}
      and ${caseConditions.ids(caseIds)} order by line.case_id, line.position`,
  )
  return Map.groupBy(
    rows.map(({ caseId, position }) => ({ caseId, position })),
    ({ caseId }) => caseId,
  )
}

export async function countProducts(database: Queryable, where: SQL | undefined): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(
    sql`select count(*)::float8 as count ${deliveredLines(where)}`,
  )
  return rows[0]?.count ?? 0
}

export const productConditions = {
  place: (number: string, position: number): SQL =>
    sql`${caseConditions.number([number])} and line.position = ${position}`,
  status: (status: ProductStatus, today: Day): SQL => {
    // By a column of the join, so that PostgreSQL knows how many these are.
    if (status === 'active') return sql`ended.case_id is null`
    return status === 'terminated' ? sql`ended.ended_on <= ${today}` : sql`ended.ended_on > ${today}`
  },
  /** Named twice, so that neither side of the join is read from its beginning. */
  from: (caseId: number): SQL => sql`${caseConditions.from(caseId)} and line.case_id >= ${caseId}`,
  /** Products of orders that were done by a moment, and of those that still wait for numbers. */
  upTo: (at: Date): SQL => sql`(${caseConditions.isOpen(true)} or ${caseConditions.closedBy(at)})`,
  after: caseConditions.closedAfter,
} as const
