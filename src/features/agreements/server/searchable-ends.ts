import type { Queryable } from '../../../platform/database/pool.ts'
import { searchableOrders } from '../../orders/server/searchable-orders.ts'
import { endsAmong } from './stored-notices.ts'

/** By what the ends among these cases are found: all that the order of their agreement is found by. */
export async function searchableEnds(
  database: Queryable,
  caseIds: readonly number[],
): ReturnType<typeof searchableOrders> {
  const ends = await endsAmong(database, caseIds)
  const orders = await searchableOrders(
    database,
    [...ends.values()].map(({ caseId }) => caseId),
  )
  return new Map(
    [...ends].flatMap(([id, { caseId }]) => {
      const order = orders.get(caseId)
      return order ? [[id, order] as const] : []
    }),
  )
}
