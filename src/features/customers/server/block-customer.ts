import { type Database, transaction } from '../../../platform/database/pool.ts'
import { endSessionsOf } from '../../../platform/sessions/sessions.ts'
import { appendEvent } from '../../events/server/events.ts'
import { revokeLinks } from '../../mailed-links/server/mailed-links.ts'
import { customerEvents } from '../events.ts'
import { customerById, lockCustomer, setBlocked } from './stored-customers.ts'

/** The acting colleague, and the account. */
type StaffAction = { readonly staffId: string; readonly id: string }

/**
 * Has an account open for nobody: no login, no session, no link that was mailed before. A blocked one stays blocked, for the
 * reason that it was. @returns false where there is no such customer
 */
export const blockCustomer = (
  database: Database,
  { staffId, id }: StaffAction,
  reason: string,
): Promise<boolean> =>
  transaction(database, async tx => {
    await lockCustomer(tx, id)
    const customer = await customerById(tx, id)
    if (!customer) return false
    if (customer.blockedAt !== null) return true
    await setBlocked(tx, id, { reason, staffId })
    await revokeLinks(tx, { customerId: id }, null)
    const ended = await endSessionsOf(tx, id)
    await appendEvent(tx, {
      type: customerEvents.blocked,
      actor: { kind: 'staff', id: staffId },
      customerId: id,
      data: { ended },
      values: { reason: { before: null, after: reason } },
    })
    return true
  })

/** Has it open again, for who has its password or a new link. @returns false where there is no such customer */
export const unblockCustomer = (database: Database, { staffId, id }: StaffAction): Promise<boolean> =>
  transaction(database, async tx => {
    await lockCustomer(tx, id)
    const customer = await customerById(tx, id)
    if (!customer) return false
    if (customer.blockedAt === null) return true
    await setBlocked(tx, id, null)
    await appendEvent(tx, {
      type: customerEvents.unblocked,
      actor: { kind: 'staff', id: staffId },
      customerId: id,
      values: { reason: { before: customer.blockedReason, after: null } },
    })
    return true
  })
