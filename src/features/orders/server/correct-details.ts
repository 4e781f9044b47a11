import { eq } from 'drizzle-orm'
import type { PostalAddress } from '../../../common/postal-address.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import type { CaseKind } from '../../cases/case-kinds.ts'
import type { InvoiceDetails } from '../../details/details.ts'
import { type Person, personFields } from '../../details/person.ts'
import { type References, referencesIn } from '../../details/references.ts'
import { type CompanyAddress, companyAddress } from '../../details/server/check-street.ts'
import { orderDetails, quoteDetails } from './stored-details.ts'
import { productOrders, productQuotes } from './tables.ts'

type Found = { readonly id: number; readonly kind: CaseKind }

/** The addresses of an order or a quote; null of each that it has not. */
export type Addresses = {
  readonly installation: PostalAddress | null
  readonly organization: CompanyAddress | null
  readonly invoice: InvoiceDetails | null
}
const noAddresses: Addresses = { installation: null, organization: null, invoice: null }

export async function addressesOf(tx: Transaction, { id, kind }: Found): Promise<Addresses> {
  if (kind === 'order') {
    const [row] = await tx.select().from(productOrders).where(eq(productOrders.caseId, id))
    if (!row) return noAddresses
    const { installationAddress, organization, invoiceAddress } = orderDetails(row)
    return {
      installation: installationAddress,
      organization: companyAddress(organization),
      invoice: invoiceAddress,
    }
  }
  if (kind !== 'quote') return noAddresses
  const [row] = await tx.select().from(productQuotes).where(eq(productQuotes.caseId, id))
  return { ...noAddresses, installation: row ? quoteDetails(row).installationAddress : null }
}

/** Corrects addresses of an order or a quote; null of each that stays. @param isChecked whether the register knows the installation address */
export async function correctAddresses(
  tx: Transaction,
  { id, kind }: Found,
  { installation, organization, invoice }: Addresses,
  isChecked: boolean,
): Promise<void> {
  const place = installation && { installationAddress: installation, addressChecked: isChecked }
  if (kind === 'quote' && place) await tx.update(productQuotes).set(place).where(eq(productQuotes.caseId, id))
  if (kind !== 'order' || !(place || organization || invoice)) return
  const [row] = await tx.select().from(productOrders).where(eq(productOrders.caseId, id))
  if (!row) return
  const before = orderDetails(row)
  await tx
    .update(productOrders)
    .set({
      ...place,
      ...(organization && { organization: { ...before.organization, ...organization } }),
      ...(invoice && { invoiceAddress: invoice }),
    })
    .where(eq(productOrders.caseId, id))
}

/**
 * Corrects the contact person of an order. For a guest, wrong details of the organisation are corrected as well:
 * whoever reads mail at its address sees the order.
 */
export async function correctContactPerson(
  tx: Transaction,
  { id, customerId }: { readonly id: number; readonly customerId: string | null },
  { companyName, ...corrected }: Partial<Person> & { readonly companyName?: string },
): Promise<void> {
  const [row] = await tx.select().from(productOrders).where(eq(productOrders.caseId, id))
  if (!row) return
  const { contactPerson, organization } = orderDetails(row)
  const same =
    customerId === null ? personFields.filter(field => organization[field] === contactPerson[field]) : []
  await tx
    .update(productOrders)
    .set({
      contactPerson: { ...contactPerson, ...corrected },
      organization: {
        ...organization,
        ...(companyName !== undefined && { companyName }),
        ...Object.fromEntries(same.map(field => [field, corrected[field] ?? organization[field]])),
      },
    })
    .where(eq(productOrders.caseId, id))
}

/** The buyer's own references; null of what is neither an order nor a quote. */
export async function storedReferences(tx: Transaction, { id, kind }: Found): Promise<References | null> {
  const table = tableOf(kind)
  if (!table) return null
  const [row] = await tx.select().from(table).where(eq(table.caseId, id))
  return row ? referencesIn(row) : null
}

export async function correctReferences(
  tx: Transaction,
  { id, kind }: Found,
  references: References,
): Promise<void> {
  const table = tableOf(kind)
  if (table) await tx.update(table).set(references).where(eq(table.caseId, id))
}

const tableOf = (kind: CaseKind) => {
  if (kind === 'order') return productOrders
  return kind === 'quote' ? productQuotes : null
}
