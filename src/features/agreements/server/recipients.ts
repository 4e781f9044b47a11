import type { Day } from '../../../common/working-days.ts'
import { oneByOne } from '../../../platform/database/one-by-one.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import type { Case } from '../../cases/server/case.ts'
import { orderOf } from '../../orders/server/stored-orders.ts'
import { partyOnDay } from './parties.ts'

/**
 * The addresses that hear of an agreement as it is on a day: the contact and the organisation, or who took it over by then, so that
 * nothing happens to it unseen.
 */
export async function recipientsOf(tx: Transaction, found: Case, day: Day): Promise<readonly string[]> {
  const party = await partyOnDay(tx, found.id, day)
  if (party) return [party.organization.email]
  const order = await orderOf(oneByOne(tx), found)
  const addresses = [found.contactEmail, order?.organization.email ?? null].filter(
    address => address !== null,
  )
  return [...new Map(addresses.map(address => [address.toLowerCase(), address])).values()]
}
