import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/pool.ts'
import type { Case } from '../../cases/server/case.ts'
import { productOrders, productQuotes } from './tables.ts'

/** Checks that were not possible when an order or quote request came in, or that it asks for itself. */
export type OwedCheck = 'kvk' | 'vat' | 'address' | 'delivery'

/** Writes down that staff have to look at the delivery of an order before anything is promised of it. */
export async function oweDeliveryCheck(tx: Transaction, caseId: number): Promise<void> {
  await tx.update(productOrders).set({ deliveryChecked: false }).where(eq(productOrders.caseId, caseId))
}

/** Writes down that a check is owed no more; call it under the lock of the case. */
export async function completeCheck(
  tx: Transaction,
  { id, kind }: Pick<Case, 'id' | 'kind'>,
  check: OwedCheck,
): Promise<void> {
  // For an enquiry, the event of the check is all that is stored.
  if (kind !== 'order' && kind !== 'quote') return
  if (kind === 'quote') {
    if (check !== 'address') return
    await tx.update(productQuotes).set({ addressChecked: true }).where(eq(productQuotes.caseId, id))
    return
  }
  const settled = {
    kvk: { kvkChecked: true },
    vat: { vatStatus: 'known' },
    address: { addressChecked: true },
    delivery: { deliveryChecked: true },
  } as const
  await tx.update(productOrders).set(settled[check]).where(eq(productOrders.caseId, id))
}
