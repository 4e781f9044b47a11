import {
  type Database,
  type Queryable,
  type Transaction,
  transaction,
} from '../../../platform/database/pool.ts'
import { assignToCustomer, type Case } from '../../cases/server/case.ts'
import { appendEvent } from '../../events/server/events.ts'
import { customerCaseEvents } from '../events.ts'
import type { AccountServices, VerifiedCustomer } from './account-services.ts'
import { customerByEmail } from './stored-customers.ts'

/** Customer who logs in with one of these addresses, the first match; null for none. */
export async function customerIdByEmails(
  database: Queryable,
  emails: readonly (string | null | undefined)[],
): Promise<string | null> {
  for (const email of emails) {
    const customer = email ? await customerByEmail(database, email) : null
    if (customer) return customer.id
  }
  return null
}

/** A case to whoever logs in with the address that its mails go to: somebody followed a link from one. */
export async function claimByLink(
  database: Database,
  { id, customerId, contactEmail }: Pick<Case, 'id' | 'customerId' | 'contactEmail'>,
): Promise<void> {
  const owner = customerId === null ? await customerIdByEmails(database, [contactEmail]) : null
  if (owner !== null) await transaction(database, tx => claimCase(tx, id, owner))
}

/** Gives a case of nobody to a customer, and says so in its log. */
export async function claimCase(tx: Transaction, caseId: number, customerId: string): Promise<void> {
  if (!(await assignToCustomer(tx, caseId, customerId))) return
  await appendEvent(tx, {
    type: customerCaseEvents.takenAlong,
    actor: { kind: 'customer', id: customerId },
    caseId,
    customerId,
  })
}

/** Gives a customer what waited for an account with an address, of the services that know. */
export type ClaimServices = Pick<AccountServices, 'guestCasesOf' | 'claimOthers'>

/**
 * Gives a customer the guest orders and requests of a verified address, and what else waited for it. What already has an owner
 * stays; repeating it changes nothing.
 */
export async function claimGuestCases(
  tx: Transaction,
  { guestCasesOf, claimOthers }: ClaimServices,
  { id, email }: VerifiedCustomer,
): Promise<void> {
  for (const caseId of await guestCasesOf(tx, email)) await claimCase(tx, caseId, id)
  await claimOthers(tx, { id, email })
}
