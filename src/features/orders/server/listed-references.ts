import { inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { areNoReferences, type References, referencesIn } from '../../details/references.ts'
import { productOrders, productQuotes } from './tables.ts'

/**
 * By which references buyers know these orders and quotes, by case id; one without any is not in it. `invoiceEmail` is that of the
 * invoice address where there is one.
 */
export async function referencesOfCases(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, References>> {
  const ids = [...caseIds]
  const columns = ({
    caseId,
    purchaseOrderNumber,
    costCentre,
  }: typeof productOrders | typeof productQuotes) => ({
    caseId,
    purchaseOrderNumber,
    costCentre,
  })
  const rows = await database
    .select({
      ...columns(productOrders),
      invoiceEmail: sql<string>`coalesce(${productOrders.invoiceAddress} ->> 'email', ${productOrders.invoiceEmail})`,
    })
    .from(productOrders)
    .where(inArray(productOrders.caseId, ids))
    .unionAll(
      database
        .select({ ...columns(productQuotes), invoiceEmail: sql<string>`${productQuotes.invoiceEmail}` })
        .from(productQuotes)
        .where(inArray(productQuotes.caseId, ids)),
    )
  return new Map(
    rows.filter(row => !areNoReferences(row)).map(row => [row.caseId, referencesIn(row)] as const),
  )
}
