import { and, asc, countDistinct, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { PostalAddress } from '../../../common/postal-address.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import { isDiscount } from '../../carts/order-lines.ts'
import { quoteDetails } from '../../orders/server/stored-details.ts'
import { hasProduct, storedLines } from '../../orders/server/stored-product.ts'
import type { Discount } from '../discounts.ts'
import { DiscountDraft, PartDraft } from '../draft-schema.ts'
import type { PartDraft as Draft } from '../part.ts'
import type { OfferedPart, QuotePart } from '../quote.ts'
import { quoteParts, quoteVersions } from './tables.ts'

/** A part of a version as it was offered, and what became of it. */
export type StoredPart = OfferedPart &
  Pick<QuotePart, 'id' | 'name' | 'productType'> & {
    readonly address: PostalAddress
    /** false where the register of addresses or the networks could not be asked. */
    readonly addressChecked: boolean
    /** Made from this, as a start for the next version. */
    readonly draft: Draft
    /** null while it is not accepted. */
    readonly acceptedAt: Date | null
    /** The order that it became; null where it did not, or the order is forgotten. */
    readonly orderCaseId: number | null
  }

/** A version of a quote as it was sent; what later changes in the catalogue does not touch it. */
export type StoredVersion = Readonly<
  Pick<
    typeof quoteVersions.$inferSelect,
    | 'id'
    | 'caseId'
    | 'number'
    | 'state'
    | 'madeBy'
    | 'sentAt'
    | 'validUntil'
    | 'words'
    | 'linkId'
    | 'openedAt'
    | 'endedAt'
    | 'reason'
  >
> & {
  readonly parts: readonly StoredPart[]
  /** The discounts on the whole as they were made, as a start for the next version. */
  readonly discounts: readonly Discount[]
}

async function versionsWhere(database: Queryable, where: SQL): Promise<readonly StoredVersion[]> {
  const rows = await database
    .select()
    .from(quoteVersions)
    .where(where)
    .orderBy(desc(quoteVersions.caseId), desc(quoteVersions.number))
  const parts = await partsOf(
    database,
    rows.map(({ id }) => id),
  )
  return rows.map(
    ({
      draft: _inEuros,
      draftInCents: _ofFirstPart,
      productFormat: _format,
      lines: _ofAllParts,
      orderCaseId: _ofOnlyPart,
      partCount: _count,
      wholeDiscounts,
      ...row
    }) => ({
      ...row,
      discounts: z.array(DiscountDraft).parse(wholeDiscounts),
      parts: parts.get(row.id) ?? [],
    }),
  )
}

/** The parts of versions, in their order, by the version's id. */
async function partsOf(
  database: Queryable,
  versionIds: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredPart[]>> {
  if (versionIds.length === 0) return new Map()
  const rows = await database
    .select()
    .from(quoteParts)
    .where(inArray(quoteParts.versionId, [...versionIds]))
    .orderBy(asc(quoteParts.versionId), asc(quoteParts.position))
  return Map.groupBy(
    rows.map(row => ({ ...partOf(row), versionId: row.versionId })),
    ({ versionId }) => versionId,
  )
}

const partOf = (row: typeof quoteParts.$inferSelect): StoredPart => ({
  id: row.partId,
  name: row.name,
  productType: row.productType,
  address: quoteDetails(row).installationAddress,
  addressChecked: row.addressChecked,
  draft: PartDraft.parse(row.draft),
  lines: storedLines(row.productFormat, row.lines),
  wholeDiscounts: storedLines(row.productFormat, row.wholeDiscounts).filter(isDiscount),
  acceptedAt: row.acceptedAt,
  orderCaseId: row.orderCaseId,
})

/** The parts of a version that can still be accepted, while the version can. */
export const openParts = ({ parts }: Pick<StoredVersion, 'parts'>): readonly StoredPart[] =>
  parts.filter(({ acceptedAt }) => acceptedAt === null)

/** Whether parts of a quote are orders. @param versions all of it */
export const hasOrders = (versions: readonly Pick<StoredVersion, 'parts'>[]): boolean =>
  versions.some(version => !isOpenWhole(version))

/** Whether no part of a version was accepted. */
export const isOpenWhole = (version: Pick<StoredVersion, 'parts'>): boolean =>
  openParts(version).length === version.parts.length

/** Parts of versions before this one that were accepted, oldest first. @param versions of its quote, newest first */
export const acceptedEarlier = (
  versions: readonly StoredVersion[],
  { number }: Pick<StoredVersion, 'number'>,
): readonly StoredPart[] =>
  versions
    .filter(version => version.number < number)
    .toReversed()
    .flatMap(({ parts }) => parts.filter(({ acceptedAt }) => acceptedAt !== null))

/** Whether a version is all or nothing yet: no part of it was accepted, so that discounts on the whole can be had. */
export const isUntouched = ({ parts }: Pick<StoredVersion, 'parts'>): boolean =>
  parts.every(({ acceptedAt }) => acceptedAt === null)

/**
 * Whether the discounts on the whole stand: no part is accepted yet, or all were accepted together. Parts that are accepted
 * together have the time of one transaction.
 */
export const isWhole = ({ parts }: Pick<StoredVersion, 'parts'>): boolean =>
  new Set(parts.map(({ acceptedAt }) => acceptedAt?.getTime())).size <= 1

/** The versions of a quote, newest first. */
export const versionsOfCase = (database: Queryable, caseId: number) =>
  versionsWhere(database, eq(quoteVersions.caseId, caseId))

/** The newest version of each of these quotes, by the case's id. */
export async function newestVersions(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, StoredVersion>> {
  const newest = database
    .selectDistinctOn([quoteVersions.caseId], { id: quoteVersions.id })
    .from(quoteVersions)
    .where(inArray(quoteVersions.caseId, [...caseIds]))
    .orderBy(quoteVersions.caseId, desc(quoteVersions.number))
  const versions = await versionsWhere(database, inArray(quoteVersions.id, newest))
  return new Map(versions.map(version => [version.caseId, version]))
}

export async function versionById(database: Queryable, id: string): Promise<StoredVersion | null> {
  return (await versionsWhere(database, eq(quoteVersions.id, id)))[0] ?? null
}

/** The version that a mailed link is about. */
export async function versionOfLink(database: Queryable, linkId: string): Promise<StoredVersion | null> {
  return (await versionsWhere(database, eq(quoteVersions.linkId, linkId)))[0] ?? null
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

/** Which of these parts are accepted already, or belong to another quote. */
export async function partsNotFree(
  database: Queryable,
  caseId: number,
  partIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await database
    .select({ partId: quoteParts.partId })
    .from(quoteParts)
    .innerJoin(quoteVersions, eq(quoteVersions.id, quoteParts.versionId))
    .where(
      and(
        inArray(quoteParts.partId, [...partIds]),
        sql`(${quoteParts.acceptedAt} is not null or ${quoteVersions.caseId} <> ${caseId})`,
      ),
    )
  return new Set(rows.map(({ partId }) => partId))
}

/** How many quotes that customers can still accept have one of these products. */
export async function openVersionsWith(database: Queryable, productIds: readonly number[]): Promise<number> {
  const [row] = await database
    .select({ count: countDistinct(quoteParts.versionId) })
    .from(quoteParts)
    .innerJoin(quoteVersions, eq(quoteVersions.id, quoteParts.versionId))
    .where(
      and(
        eq(quoteVersions.state, 'sent'),
        isNull(quoteParts.acceptedAt),
        sql`${quoteVersions.validUntil} > now()`,
        hasProduct(quoteParts.lines, productIds),
      ),
    )
  return row?.count ?? 0
}
