import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PostalAddress } from '../../../common/postal-address.ts'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { viewOf } from '../../../platform/database/view.ts'
import { type Construction, constructionOf, requalified } from '../../addresses/line-promise.ts'
import { isProductLine, type OrderLine } from '../../carts/order-lines.ts'
import type { Totals } from '../../carts/totals.ts'
import type { Case } from '../../cases/server/case.ts'
import type { ProductOffering, ProductType } from '../../catalogue/product.ts'
import { type LineToStore, productFormat, storedLine } from './stored-product.ts'
import { caseLines, productOrders, productQuotes } from './tables.ts'

/** Lines of orders and quotes for queries of other features. */
export const lineRows = viewOf(caseLines, [
  'caseId',
  'position',
  'priceInCents',
  'contractDuration',
  'product',
])

/** Lines of a case, in order. */
export const linesOf = async (database: Queryable, caseId: number): Promise<readonly OrderLine[]> =>
  (await linesAmong(database, [caseId])).get(caseId) ?? []

/** Lines of these cases, in order, by the case's id. */
export const linesAmong = (database: Queryable, caseIds: readonly number[]) =>
  linesWhere(database, inArray(caseLines.caseId, [...caseIds]))

async function linesWhere(
  database: Queryable,
  where: SQL | undefined,
): Promise<ReadonlyMap<number, readonly OrderLine[]>> {
  const rows = await database
    .select()
    .from(caseLines)
    .where(where)
    .orderBy(caseLines.caseId, caseLines.position)
  return new Map(
    [...Map.groupBy(rows, ({ caseId }) => caseId)].map(([id, lines]) => [
      id,
      lines.map(({ productFormat, product, quantity }) => storedLine(productFormat, product, quantity)),
    ]),
  )
}

/** Costs of construction that the totals of these cases have not in them, by the case's id; one that has all is not in it. */
export async function constructionAmong(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, Construction>> {
  // Only lines with what the networks say of their address can have any.
  const lines = await linesWhere(
    database,
    and(inArray(caseLines.caseId, [...caseIds]), sql`${caseLines.product} ->> 'delivery' is not null`),
  )
  return new Map(
    [...lines].flatMap(([id, ofCase]) => {
      const construction = constructionOf(ofCase)
      return construction ? [[id, construction] as const] : []
    }),
  )
}

/** How many lines these cases have, by id; one without lines is not in it. */
export async function lineCounts(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await database
    .select({ caseId: caseLines.caseId, lines: count() })
    .from(caseLines)
    .where(inArray(caseLines.caseId, [...caseIds]))
    .groupBy(caseLines.caseId)
  return new Map(rows.map(({ caseId, lines }) => [caseId, lines]))
}

/** A line as it is stored with its case. */
export const lineRow = ({ product, quantity }: LineToStore, position: number) => ({
  position,
  productId: product.id,
  quantity,
  priceInCents: product.priceInCents,
  contractDuration: product.contractDuration,
  productFormat,
  product,
})

/** Writes the lines of a case down. */
export async function insertLines(
  tx: Transaction,
  caseId: number,
  lines: readonly LineToStore[],
): Promise<void> {
  if (lines.length > 0)
    await tx.insert(caseLines).values(lines.map((line, position) => ({ caseId, ...lineRow(line, position) })))
}

/** Has an order be about other lines than before. */
export async function replaceLines(
  tx: Transaction,
  caseId: number,
  { lines, totals }: { readonly lines: readonly LineToStore[]; readonly totals: Totals },
): Promise<void> {
  await tx.delete(caseLines).where(eq(caseLines.caseId, caseId))
  await insertLines(tx, caseId, lines)
  await tx.update(productOrders).set(totals).where(eq(productOrders.caseId, caseId))
}

/** Has the internet lines of a case be as they are where those offered there are known. */
export async function requalifyLines(
  tx: Transaction,
  caseId: number,
  offered: readonly ProductOffering[],
): Promise<void> {
  const rows = await tx.select().from(caseLines).where(eq(caseLines.caseId, caseId))
  for (const { position, productFormat: format, product, quantity } of rows) {
    const line = storedLine(format, product, quantity)
    const [now] = requalified([line], offered)
    if (!now || now === line || !isProductLine(now)) continue
    await tx
      .update(caseLines)
      .set({ productFormat, product: now.product })
      .where(and(eq(caseLines.caseId, caseId), eq(caseLines.position, position)))
  }
}

/** Has a quote show what was offered last. */
export async function replaceOffer(
  tx: Transaction,
  caseId: number,
  {
    lines,
    totals,
    ...place
  }: {
    readonly lines: readonly LineToStore[]
    readonly totals: Totals
    readonly installationAddress: PostalAddress
    readonly addressChecked: boolean
  },
): Promise<void> {
  await tx.delete(caseLines).where(eq(caseLines.caseId, caseId))
  await insertLines(tx, caseId, lines)
  await tx
    .update(productQuotes)
    .set({ ...totals, ...place })
    .where(eq(productQuotes.caseId, caseId))
}

/** Orders and quotes have one, which the database demands. */
export function productTypeOf({ productType, number }: Case): ProductType {
  if (!productType) throw new Error(`The case ${number} has no product type`)
  return productType
}

/** The totals of some orders or quotes, by the case's id. */
export async function totalsOfCases(
  database: Queryable,
  table: typeof productOrders | typeof productQuotes,
  ids: readonly number[],
): Promise<(caseId: number) => Totals> {
  const { caseId, monthlyInCents, oneTimeInCents } = table
  const rows = await database
    .select({ caseId, monthlyInCents, oneTimeInCents })
    .from(table)
    .where(inArray(caseId, [...ids]))
  const byCase = new Map(rows.map(({ caseId: id, ...totals }) => [id, totals]))
  return id => {
    const totals = byCase.get(id)
    if (!totals) throw new Error(`The case ${id} has no totals`)
    return totals
  }
}
