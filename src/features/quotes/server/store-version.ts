import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/pool.ts'
import { linesToStore, productFormat } from '../../orders/server/stored-product.ts'
import type { QuoteVersionState } from '../versions.ts'
import { type StoredPart, type StoredVersion, versionsOfCase } from './stored-versions.ts'
import { quoteParts, quoteVersions } from './tables.ts'

/** Writing down a version of a quote, and what becomes of it. */

/** Writes a version down that is sent now; the one before has to be ended first. */
export async function storeVersion(
  tx: Transaction,
  {
    parts,
    discounts,
    ...version
  }: Pick<
    StoredVersion,
    'id' | 'caseId' | 'number' | 'madeBy' | 'validUntil' | 'words' | 'linkId' | 'discounts'
  > & { readonly parts: readonly Omit<StoredPart, 'acceptedAt' | 'orderCaseId'>[] },
): Promise<void> {
  const rows = parts.map((part, position) => ({
    versionId: version.id,
    position,
    partId: part.id,
    name: part.name,
    productType: part.productType,
    installationAddress: part.address,
    addressChecked: part.addressChecked,
    draft: part.draft,
    productFormat,
    lines: linesToStore(part.lines, part.productType),
    wholeDiscounts: linesToStore(part.wholeDiscounts, part.productType),
  }))
  await tx.insert(quoteVersions).values({
    ...version,
    state: 'sent',
    wholeDiscounts: discounts,
    partCount: parts.length,
    draftInCents: parts[0]?.draft,
    productFormat,
    lines: rows.flatMap(({ lines, wholeDiscounts }) => [...lines, ...wholeDiscounts]),
  })
  await tx.insert(quoteParts).values(rows)
}

/**
 * Notes which order a part became. Parts with the same moment were accepted together, so it is later than that of any other part.
 * @param lastBefore when others of its parts were accepted last, read while nobody else accepts any
 */
export async function recordPartAccepted(
  tx: Transaction,
  {
    versionId,
    partId,
    orderCaseId,
    lastBefore,
  }: { versionId: string; partId: string; orderCaseId: number; lastBefore: Date | null },
): Promise<void> {
  const earliest = lastBefore && new Date(lastBefore.getTime() + 1).toISOString()
  await tx
    .update(quoteParts)
    .set({ acceptedAt: sql`greatest(now(), ${earliest}::timestamptz)`, orderCaseId })
    .where(and(eq(quoteParts.versionId, versionId), eq(quoteParts.partId, partId)))
  await tx
    .update(quoteVersions)
    .set({ orderCaseId })
    .where(and(eq(quoteVersions.id, versionId), eq(quoteVersions.partCount, 1)))
}

/** How a version ended. */
export type VersionEnd = {
  readonly state: Exclude<QuoteVersionState, 'sent'>
  readonly reason?: string
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
