import { isSameEmail } from '../../../common/checks/email-key.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import { casesByIds } from '../../cases/server/case.ts'
import { orderOf } from './stored-orders.ts'

/**
 * Orders and quote requests among these cases that a guest placed with an address, as contact person or as
 * organisation.
 */
export async function guestCasesAmong(
  database: Queryable,
  ids: readonly number[],
  email: string,
): Promise<readonly number[]> {
  if (ids.length === 0) return []
  const isIt = (other: string | null) => other !== null && isSameEmail(other, email)
  const own: number[] = []
  for (const found of await casesByIds(database, ids)) {
    if (found.isTest || found.customerId !== null || (found.kind !== 'order' && found.kind !== 'quote'))
      continue
    const isContact = isIt(found.contactEmail)
    const order = isContact || found.kind === 'quote' ? null : await orderOf(database, found)
    if (isContact || (order && isIt(order.organization.email))) own.push(found.id)
  }
  return own
}
