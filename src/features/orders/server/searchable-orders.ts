import { inArray } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import type { SearchableCase } from '../../work-list/search-keys.ts'
import { type OrderDetails, orderDetails, quoteDetails } from './stored-details.ts'
import { portInRequests, productOrders, productQuotes } from './tables.ts'

type Found = Omit<SearchableCase, 'number' | 'texts'>

/** Search data of these orders and quotes, apart from the data of every case; by case id. */
export async function searchableOrders(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, Found>> {
  const ids = [...caseIds]
  const orders = await database.select().from(productOrders).where(inArray(productOrders.caseId, ids))
  const quotes = await database.select().from(productQuotes).where(inArray(productQuotes.caseId, ids))
  const ported = await database
    .select({ caseId: portInRequests.caseId, number: portInRequests.number })
    .from(portInRequests)
    .where(inArray(portInRequests.caseId, ids))
  const portedOf = (caseId: number) =>
    ported.filter(port => port.caseId === caseId).map(({ number }) => number)
  return new Map([
    ...orders.map(row => [row.caseId, findableOrder(row, portedOf(row.caseId))] as const),
    ...quotes.map(row => [row.caseId, findableQuote(row)] as const),
  ])
}

function findableOrder(row: typeof productOrders.$inferSelect, ported: readonly string[]): Found {
  const { organization, contactPerson, technicalPerson, invoiceAddress, installationAddress } =
    orderDetails(row)
  // A buyer may name somebody else to be called.
  const people = [organization, contactPerson, ...(technicalPerson ? [technicalPerson] : [])]
  return {
    kvkNumber: row.kvkNumber,
    vatNumber: row.vatNumber,
    references: [row.purchaseOrderNumber, row.costCentre, row.quoteNumber],
    names: [
      organization.companyName,
      row.branch,
      ...(invoiceAddress ? [invoiceAddress.companyName] : []),
      ...people.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    ],
    emails: [
      ...people.map(({ email }) => email),
      ...(invoiceAddress ? [invoiceAddress.email] : []),
      ...invoiceEmailOf(row),
    ],
    phones: [...people.map(({ phoneNumber }) => phoneNumber), ...ported],
    addresses: [
      placeOf(installationAddress),
      ...(invoiceAddress ? [placeOf(invoiceAddress.address)] : []),
      seatOf(organization),
    ],
  }
}

const invoiceEmailOf = ({ invoiceEmail }: { readonly invoiceEmail: string }) =>
  invoiceEmail === '' ? [] : [invoiceEmail]

/** A place of delivery or of an invoice, as search has it. */
export const placeOf = ({ streetName, ...address }: OrderDetails['installationAddress']) => ({
  ...address,
  street: streetName,
})

const seatOf = ({
  street,
  city,
  postCode,
  streetNumber,
  streetNumberAddition,
}: OrderDetails['organization']) => ({
  street,
  city,
  zipCode: postCode,
  houseNumber: String(streetNumber),
  houseNumberSuffix: streetNumberAddition,
})

const findableQuote = (row: typeof productQuotes.$inferSelect): Found => ({
  kvkNumber: null,
  vatNumber: null,
  names: [],
  references: [row.purchaseOrderNumber, row.costCentre],
  emails: invoiceEmailOf(row),
  phones: [],
  addresses: [placeOf(quoteDetails(row).installationAddress)],
})
