import type { Day } from '../../../common/working-days.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import type { OrderReturns } from '../contract.ts'
import type { FollowServices } from './followed-parts.ts'

type Asked = Pick<FollowServices, 'followed'> & {
  /** The address of their slip. */
  readonly slipPath: string
  /** The day from which the agreement is another's; null where it is not. */
  readonly until: Day | null
}

/** Rented devices of an order that come back, as its customer reads of them. */
export async function orderReturns(
  database: Queryable,
  caseId: number,
  { slipPath, followed, until }: Asked,
): Promise<OrderReturns> {
  const all = (await followed.returnsOf?.(database, caseId)) ?? []
  const devices = all.filter(({ lastDay }) => until === null || lastDay < until)
  return { slipPath: until === null && devices.some(({ open }) => open > 0) ? slipPath : null, devices }
}
