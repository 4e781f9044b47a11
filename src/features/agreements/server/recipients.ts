import { oneByOne } from '../../../platform/database/one-by-one.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import type { Case } from '../../cases/server/case.ts'
import { orderOf } from '../../orders/server/stored-orders.ts'

/** The addresses that hear of an agreement: the contact and the organisation, so that nothing happens to it unseen. */
export async function recipientsOf(tx: Transaction, found: Case): Promise<readonly string[]> {
  const order = await orderOf(oneByOne(tx), found)
  const addresses = [found.contactEmail, order?.organization.email ?? null].filter(
    address => address !== null,
  )
  return [...new Map(addresses.map(address => [address.toLowerCase(), address])).values()]
}
