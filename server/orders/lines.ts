import { eq, inArray } from 'drizzle-orm'
import type { Cart } from '../../domain/cart.ts'
import type { ProductType } from '../../domain/product.ts'
import type { Totals } from '../../domain/totals.ts'
import type { Case } from '../cases/case.ts'
import type { Queryable } from '../database/pool.ts'
import { storedProduct } from './stored-product.ts'
import { caseLines, type productOrders, type productQuotes } from './tables.ts'

/** What was sold or asked for with a case, in its order. */
export async function linesOf(database: Queryable, caseId: number): Promise<Cart> {
  const rows = await database
    .select()
    .from(caseLines)
    .where(eq(caseLines.caseId, caseId))
    .orderBy(caseLines.position)
  return rows.map(({ productFormat, product, quantity }) => ({
    product: storedProduct(productFormat, product),
    quantity,
  }))
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
