import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import type { ProductType } from '../../catalogue/product.ts'
import type { OrderLine } from '../../orders/order-lines.ts'
import { hasProduct, linesToStore, productFormat, storedLines } from '../../orders/server/stored-product.ts'
import { QuoteDraft } from '../contract-desk.ts'
import type { QuoteDraft as Draft } from '../quote.ts'
import type { QuoteVersionState } from '../versions.ts'
import { quoteVersions } from './tables.ts'

/** A version of a quote as it was sent; what later changes in the catalogue does not touch it. */
export type StoredVersion = Readonly<
  Omit<typeof quoteVersions.$inferSelect, 'draft' | 'draftInCents' | 'productFormat' | 'lines'>
> & {
  readonly lines: readonly OrderLine[]
  /** The draft it was made from, as a start for the next version. */
  readonly draft: Draft
}

async function versionsWhere(database: Queryable, where: SQL): Promise<readonly StoredVersion[]> {
  const rows = await database
    .select()
    .from(quoteVersions)
    .where(where)
    .orderBy(desc(quoteVersions.caseId), desc(quoteVersions.number))
  return rows.map(({ draft: _inEuros, draftInCents, productFormat: format, lines, ...row }) => ({
    ...row,
    lines: storedLines(format, lines),
    draft: QuoteDraft.parse(draftInCents),
  }))
}

/** The versions of a quote, newest first. */
export const versionsOfCase = (database: Queryable, caseId: number) =>
  versionsWhere(database, eq(quoteVersions.caseId, caseId))

export async function versionById(database: Queryable, id: string): Promise<StoredVersion | null> {
  return (await versionsWhere(database, eq(quoteVersions.id, id)))[0] ?? null
}

/** The version that a mailed link is about. */
export async function versionOfLink(database: Queryable, linkId: string): Promise<StoredVersion | null> {
  return (await versionsWhere(database, eq(quoteVersions.linkId, linkId)))[0] ?? null
}

/** The version of which an order was made; null where the order came in otherwise. */
export async function versionOfOrder(
  database: Queryable,
  orderCaseId: number,
): Promise<StoredVersion | null> {
  return (await versionsWhere(database, eq(quoteVersions.orderCaseId, orderCaseId)))[0] ?? null
}

/** Until when the versions of these quotes that wait for the customer can be accepted, by the case's id. */
export async function sentAmong(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  const rows = await database
    .select({ caseId: quoteVersions.caseId, validUntil: quoteVersions.validUntil })
    .from(quoteVersions)
    .where(and(inArray(quoteVersions.caseId, [...caseIds]), eq(quoteVersions.state, 'sent')))
  return new Map(rows.map(({ caseId, validUntil }) => [caseId, validUntil]))
}

/** Writes a version down that is sent now; the one before has to be ended first. */
export async function storeVersion(
  tx: Transaction,
  {
    lines,
    draft,
    productType,
    ...version
  }: Pick<
    StoredVersion,
    'id' | 'caseId' | 'number' | 'madeBy' | 'validUntil' | 'words' | 'draft' | 'linkId' | 'lines'
  > & { readonly productType: ProductType },
): Promise<void> {
  await tx.insert(quoteVersions).values({
    ...version,
    state: 'sent',
    draftInCents: draft,
    productFormat,
    lines: linesToStore(lines, productType),
  })
}

/** How a version ended. */
export type VersionEnd = {
  readonly state: Exclude<QuoteVersionState, 'sent'>
  readonly reason?: string
  readonly orderCaseId?: number
}

/** Ends the version of a quote that waits for the customer, expired or not. @returns its id, or null where none waits */
export async function endSent(tx: Transaction, caseId: number, end: VersionEnd): Promise<string | null> {
  const [ended] = await tx
    .update(quoteVersions)
    .set({ ...end, endedAt: sql`now()` })
    .where(and(eq(quoteVersions.caseId, caseId), eq(quoteVersions.state, 'sent')))
    .returning({ id: quoteVersions.id })
  return ended?.id ?? null
}

/** Notes that the customer saw a version. @returns whether it was the first time */
export async function recordVersionOpened(tx: Transaction, id: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(quoteVersions)
    .set({ openedAt: sql`now()` })
    .where(and(eq(quoteVersions.id, id), isNull(quoteVersions.openedAt)))
  return rowCount === 1
}

/** Lets the customer answer the newest version again, whose end was taken back. */
export async function reopenNewest(tx: Transaction, caseId: number): Promise<void> {
  const [newest] = await versionsOfCase(tx, caseId)
  if (newest?.state !== 'declined' && newest?.state !== 'withdrawn') return
  await tx
    .update(quoteVersions)
    .set({ state: 'sent', endedAt: null, reason: '' })
    .where(eq(quoteVersions.id, newest.id))
}

/** How many quotes that customers can still accept have one of these products. */
export const openVersionsWith = (database: Queryable, productIds: readonly number[]): Promise<number> =>
  database.$count(
    quoteVersions,
    and(
      eq(quoteVersions.state, 'sent'),
      sql`${quoteVersions.validUntil} > now()`,
      hasProduct(quoteVersions.lines, productIds),
    ),
  )
