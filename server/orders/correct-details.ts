import { eq } from 'drizzle-orm'
import type { PostalAddress } from '../../domain/details.ts'
import { addressLine } from '../../domain/facts.ts'
import type { Transaction } from '../database/pool.ts'
import type { ChangedValue } from '../events/events.ts'
import { orderDetails, quoteDetails } from './stored-details.ts'
import { productOrders, productQuotes } from './tables.ts'

type Person = {
  readonly firstName: string
  readonly name: string
  readonly email: string
  readonly phoneNumber: string
}

/** Corrects who is called about an order and where it is delivered; the address before and after, null where it stays. */
export async function correctOrder(
  tx: Transaction,
  caseId: number,
  { firstName, name: lastName, email, phoneNumber, address }: Person & { readonly address: PostalAddress },
  addressChecked: boolean,
): Promise<ChangedValue | null> {
  const [row] = await tx.select().from(productOrders).where(eq(productOrders.caseId, caseId))
  if (!row) return null
  const { contactPerson, installationAddress } = orderDetails(row)
  const change = addressChange(installationAddress, address)
  await tx
    .update(productOrders)
    .set({
      contactPerson: { ...contactPerson, firstName, lastName, email, phoneNumber },
      ...(change && { installationAddress: address, addressChecked }),
    })
    .where(eq(productOrders.caseId, caseId))
  return change
}

/** The same of a quote request, whose contact stands with its case. */
export async function correctQuote(
  tx: Transaction,
  caseId: number,
  address: PostalAddress,
  addressChecked: boolean,
): Promise<ChangedValue | null> {
  const [row] = await tx.select().from(productQuotes).where(eq(productQuotes.caseId, caseId))
  const change = row ? addressChange(quoteDetails(row).installationAddress, address) : null
  if (change)
    await tx
      .update(productQuotes)
      .set({ installationAddress: address, addressChecked })
      .where(eq(productQuotes.caseId, caseId))
  return change
}

function addressChange(before: PostalAddress, after: PostalAddress): ChangedValue | null {
  const [from, to] = [addressLine(before), addressLine(after)]
  return from === to ? null : { before: from, after: to }
}
