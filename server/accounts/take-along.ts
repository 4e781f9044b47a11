import { giveToCustomer } from '../cases/case.ts'
import type { Transaction } from '../database/pool.ts'
import { appendEvent } from '../events/events.ts'
import type { AccountServices } from './account-services.ts'

/**
 * Gives a customer what he ordered and asked for as a guest, once he showed that the address is his. What is somebody's already
 * stays so, and twice is once.
 */
export async function takeGuestCasesAlong(
  tx: Transaction,
  { guestCasesOf }: Pick<AccountServices, 'guestCasesOf'>,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  for (const caseId of await guestCasesOf(tx, email)) {
    if (!(await giveToCustomer(tx, caseId, id))) continue
    await appendEvent(tx, {
      type: 'case-taken-along',
      actor: { kind: 'customer', id },
      caseId,
      customerId: id,
    })
  }
}
