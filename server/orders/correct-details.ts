import { eq } from 'drizzle-orm'
import type { CaseKind } from '../../domain/case-states.ts'
import type { PostalAddress } from '../../domain/details.ts'
import type { Transaction } from '../database/pool.ts'
import { orderDetails, quoteDetails } from './stored-details.ts'
import { productOrders, productQuotes } from './tables.ts'

type Person = {
  readonly firstName: string
  readonly name: string
  readonly email: string
  readonly phoneNumber: string
}

/** Where an order or a quote is delivered; null of what is delivered nowhere. */
export async function deliveredAt(
  tx: Transaction,
  { id, kind }: { readonly id: number; readonly kind: CaseKind },
): Promise<PostalAddress | null> {
  if (kind === 'order') {
    const [row] = await tx.select().from(productOrders).where(eq(productOrders.caseId, id))
    return row ? orderDetails(row).installationAddress : null
  }
  if (kind !== 'quote') return null
  const [row] = await tx.select().from(productQuotes).where(eq(productQuotes.caseId, id))
  return row ? quoteDetails(row).installationAddress : null
}

type Place = { readonly installationAddress: PostalAddress; readonly addressChecked: boolean }

/** Corrects who is called about an order, and where it is delivered. @param place null where that stays */
export async function correctOrder(
  tx: Transaction,
  caseId: number,
  { firstName, name: lastName, email, phoneNumber }: Person,
  place: Place | null,
): Promise<void> {
  const [row] = await tx.select().from(productOrders).where(eq(productOrders.caseId, caseId))
  if (!row) return
  const { contactPerson } = orderDetails(row)
  await tx
    .update(productOrders)
    .set({ contactPerson: { ...contactPerson, firstName, lastName, email, phoneNumber }, ...place })
    .where(eq(productOrders.caseId, caseId))
}

/** Corrects where a quote is delivered; its contact stands with its case. */
export async function correctQuote(tx: Transaction, caseId: number, place: Place): Promise<void> {
  await tx.update(productQuotes).set(place).where(eq(productQuotes.caseId, caseId))
}
