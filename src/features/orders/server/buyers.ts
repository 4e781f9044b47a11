import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { viewOf } from '../../../platform/database/view.ts'
import type { ApiCaller } from '../../api-clients/caller.ts'
import { type Case, casesByIds } from '../../cases/server/case.ts'
import { caseConditions, caseRows } from '../../cases/server/listed-cases.ts'
import { visibleCases } from '../../cases/server/visible-cases.ts'
import { casesWithKeys, casesWithoutKeys } from '../../work-list/server/search.ts'
import { type OrderDetails, orderDetails } from './stored-details.ts'
import { productOrders } from './tables.ts'

/** The organisations of orders for queries of other features. */
export const buyerRows = viewOf(productOrders, ['caseId', 'kvkNumber'])

/**
 * Whether a case is an order of an organisation with one of these KVK numbers: by the keys of search, which have an index, and
 * among the newest cases, which have none yet.
 */
export const isBoughtBy = (kvkNumbers: readonly string[]): SQL =>
  caseConditions.idsOf(sql`(
    select bought.case_id
      from (${casesWithKeys(kvkNumbers)} union all ${casesWithoutKeys}) as found (case_id)
      cross join lateral (select case_id from ${productOrders}
        where case_id = found.case_id and kvk_number in ${[...kvkNumbers]} offset 0) as bought)`)

/** The buyer of an order. */
export type OrderBuyer = {
  readonly opened: Case
  readonly kvkNumber: string
  readonly vatNumber: string
  readonly organization: OrderDetails['organization']
}

/** The buyers of these orders. */
export async function buyersOfOrders(
  database: Queryable,
  caseIds: readonly number[],
): Promise<readonly OrderBuyer[]> {
  const opened = new Map((await casesByIds(database, caseIds)).map(each => [each.id, each]))
  const rows = await database
    .select()
    .from(productOrders)
    .where(inArray(productOrders.caseId, [...opened.keys()]))
  return rows.flatMap(row => {
    const order = opened.get(row.caseId)
    const { kvkNumber, vatNumber } = row
    return order
      ? [{ opened: order, kvkNumber, vatNumber, organization: orderDetails(row).organization }]
      : []
  })
}

/** So many of the newest cases may not have the keys by which search finds them yet. */
const notListedYet = 500

/** The buyer of the newest order of each organisation with one of these KVK numbers, among those that a client sees; by the keys of search, which have an index. */
export async function newestBuyersByKvk(
  database: Queryable,
  viewer: Pick<ApiCaller, 'clientId' | 'resellerId' | 'isTest'>,
  kvkNumbers: readonly string[],
): Promise<readonly OrderBuyer[]> {
  const { rows } = await database.execute<{ id: string }>(
    sql`select distinct on (kvk_number) case_id as id
      from ${productOrders} join ${caseRows} as cases on cases.id = case_id
      where kvk_number = any(${sql.param([...kvkNumbers])}) and ${visibleCases(viewer)} and case_id in (
        ${casesWithKeys(kvkNumbers)}
        union all (select newest.id from ${caseRows} as newest order by newest.id desc limit ${notListedYet}))
      order by kvk_number, case_id desc`,
  )
  return buyersOfOrders(
    database,
    rows.map(({ id }) => Number(id)),
  )
}
