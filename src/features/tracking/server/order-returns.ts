import type { Queryable } from '../../../platform/database/pool.ts'
import type { OrderReturns } from '../contract.ts'
import type { FollowServices } from './followed-parts.ts'

/** Rented devices of an order that come back, as its customer reads of them. @param slipPath the address of their slip */
export async function orderReturns(
  database: Queryable,
  caseId: number,
  { slipPath, followed }: Pick<FollowServices, 'followed'> & { readonly slipPath: string },
): Promise<OrderReturns> {
  const devices = (await followed.returnsOf?.(database, caseId)) ?? []
  return { slipPath: devices.some(({ open }) => open > 0) ? slipPath : null, devices }
}
