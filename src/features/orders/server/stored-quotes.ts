import { inArray } from 'drizzle-orm'
import type { PostalAddress } from '../../../common/postal-address.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import type { Construction } from '../../addresses/line-promise.ts'
import type { OrderLine } from '../../carts/order-lines.ts'
import type { Totals } from '../../carts/totals.ts'
import { type QuoteState, quoteState } from '../../cases/case-states.ts'
import { type Case, type CustomerFilter, caseOfCustomer, casesOfCustomer } from '../../cases/server/case.ts'
import type { ProductType } from '../../catalogue/product.ts'
import { consentsAmong } from '../../consents/server/consents.ts'
import { type References, referencesIn } from '../../details/references.ts'
import { constructionAmong, linesAmong, productTypeOf, totalsOfCases } from './lines.ts'
import { quoteDetails } from './stored-details.ts'
import { productQuotes } from './tables.ts'

/** A quote as it was asked for. */
export type StoredQuote = {
  readonly caseId: number
  /** Nine digits. */
  readonly quoteNumber: string
  readonly productType: ProductType
  readonly state: QuoteState
  readonly createdAt: Date
  readonly lines: readonly OrderLine[]
  readonly totals: Totals
  readonly companyName: string
  readonly fullName: string
  readonly email: string
  readonly phoneNumber: string
  readonly resellerId: string | null
  readonly installationAddress: PostalAddress
  /** false where the register of addresses could not be asked. */
  readonly addressChecked: boolean
  readonly references: References
  /** Somebody of the staff took it on the phone. */
  readonly isByPhone: boolean
}

/** The quote request that a case is, or null. */
export const quoteOf = async (database: Queryable, opened: Case): Promise<StoredQuote | null> =>
  (await quotesAmong(database, [opened])).get(opened.id) ?? null

/** The quote requests that these cases are, by the case's id. */
export async function quotesAmong(
  database: Queryable,
  opened: readonly Case[],
): Promise<ReadonlyMap<number, StoredQuote>> {
  const ids = opened.map(({ id }) => id)
  const [rows, lines, consents] = await Promise.all([
    database.select().from(productQuotes).where(inArray(productQuotes.caseId, ids)),
    linesAmong(database, ids),
    consentsAmong(database, ids),
  ])
  const byCase = new Map(rows.map(row => [row.caseId, row]))
  return new Map(
    opened.flatMap(each => {
      const row = byCase.get(each.id)
      if (!row) return []
      const isByPhone = (consents.get(each.id) ?? []).some(({ isReadOut }) => isReadOut)
      return [[each.id, { ...storedQuote(each, row), lines: lines.get(each.id) ?? [], isByPhone }] as const]
    }),
  )
}

const storedQuote = (
  opened: Case,
  row: typeof productQuotes.$inferSelect,
): Omit<StoredQuote, 'lines' | 'isByPhone'> => ({
  ...quoteDetails(row),
  caseId: opened.id,
  quoteNumber: opened.number,
  productType: productTypeOf(opened),
  state: quoteState(opened.state),
  createdAt: opened.openedAt,
  totals: { monthlyInCents: row.monthlyInCents, oneTimeInCents: row.oneTimeInCents },
  companyName: opened.organizationName ?? '',
  fullName: opened.contactName ?? '',
  email: opened.contactEmail ?? '',
  phoneNumber: opened.contactPhone ?? '',
  resellerId: opened.resellerId,
  addressChecked: row.addressChecked,
  references: referencesIn(row),
})

/** A quote request of a customer; null where the customer has none of this number. */
export async function quoteOfCustomer(
  database: Queryable,
  customerId: string,
  number: string,
): Promise<StoredQuote | null> {
  const opened = await caseOfCustomer(database, customerId, 'quote', number)
  return opened && quoteOf(database, opened)
}

/** Columns of a quote request in a list. */
export type QuoteHead = Pick<
  StoredQuote,
  'caseId' | 'quoteNumber' | 'productType' | 'state' | 'createdAt' | 'totals'
> & {
  /** Costs that its totals have not in them. */
  readonly construction: Construction | null
}

/** The quotes that a customer asked for while logged in, newest first. */
export async function quotesOfCustomer(
  database: Queryable,
  customerId: string,
  filter?: CustomerFilter,
): Promise<readonly QuoteHead[]> {
  const opened = await casesOfCustomer(database, customerId, 'quote', filter)
  const ids = opened.map(({ id }) => id)
  const [totals, construction] = await Promise.all([
    totalsOfCases(database, productQuotes, ids),
    constructionAmong(database, ids),
  ])
  return opened.map(each => ({
    caseId: each.id,
    quoteNumber: each.number,
    productType: productTypeOf(each),
    state: quoteState(each.state),
    createdAt: each.openedAt,
    totals: totals(each.id),
    construction: construction.get(each.id) ?? null,
  }))
}

/** The addresses for which these quote requests asked, by the case's id. */
export async function requestedPlaces(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, PostalAddress>> {
  const { caseId, detailsFormat, installationAddress } = productQuotes
  const rows = await database
    .select({ caseId, detailsFormat, installationAddress })
    .from(productQuotes)
    .where(inArray(caseId, [...caseIds]))
  return new Map(rows.map(row => [row.caseId, quoteDetails(row).installationAddress]))
}
