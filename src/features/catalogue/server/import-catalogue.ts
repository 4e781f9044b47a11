import { getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../../platform/database/pool.ts'
import type { ProductOffering } from '../product.ts'
import { type ImportPlan, type ImportRefusal, planImport, type StoredCatalogue } from './import-plan.ts'
import { pricedProducts, productOfferings, productPrices } from './tables.ts'

/** Outcome of an import; `refused` changed nothing. */
export type CatalogueImport =
  | { readonly kind: 'imported'; readonly at: Date; readonly plan: ImportPlan }
  | { readonly kind: 'refused'; readonly conflicts: readonly string[] }
  | { readonly kind: 'past' }

/**
 * Makes the database sell exactly these offerings from a day on, all of them or nothing, in the transaction that is open.
 * Imports wait for each other; visitors and orders wait for none.
 * @param day the first day of the prices, YYYY-MM-DD, which begins at midnight in the Netherlands; null: now
 */
export async function importCatalogue(
  tx: Transaction,
  offerings: readonly ProductOffering[],
  day: string | null,
): Promise<CatalogueImport> {
  // A lock, because two imports that both saw the same catalogue would each plan over the other.
  await tx.execute(sql`lock table ${productPrices} in share row exclusive mode`)
  const { at, isPast } = await momentOf(tx, day)
  if (isPast) return { kind: 'past' }
  const plan = planImport(await storedAt(tx, at), offerings, at, day !== null)
  if (isRefusal(plan)) return { kind: 'refused', ...plan }
  await apply(tx, plan, at)
  return { kind: 'imported', at, plan }
}

const isRefusal = (plan: ImportPlan | ImportRefusal): plan is ImportRefusal => 'conflicts' in plan

/** By the clock of the database, which all copies share; in milliseconds, as JavaScript keeps it. */
async function momentOf(tx: Transaction, day: string | null): Promise<{ at: Date; isPast: boolean }> {
  const now = sql`date_trunc('milliseconds', clock_timestamp())`
  const begin = day === null ? now : sql`${day}::timestamp at time zone 'Europe/Amsterdam'`
  const { rows } = await tx.execute<{ at: string; past: boolean }>(
    sql`select moment as at, moment < now() as past from (select ${begin} as moment) as asked`,
  )
  const [row] = rows
  if (!row) throw new Error('The database does not tell the time')
  return { at: new Date(row.at), isPast: day !== null && row.past }
}

/** Products, and their prices that hold at the moment or later. */
async function storedAt(tx: Transaction, at: Date): Promise<StoredCatalogue> {
  return {
    offerings: await tx.select().from(productOfferings),
    products: await tx.select().from(pricedProducts),
    prices: await tx
      .select()
      .from(productPrices)
      .where(
        or(sql`upper_inf(${productPrices.valid})`, sql`upper(${productPrices.valid}) > ${at.toISOString()}`),
      ),
  }
}

async function apply(tx: Transaction, { offerings, products, steps }: ImportPlan, at: Date): Promise<void> {
  if (offerings.length > 0) {
    await tx
      .insert(productOfferings)
      .values([...offerings])
      .onConflictDoUpdate({ target: productOfferings.id, set: given(productOfferings) })
  }
  if (products.length > 0) {
    await tx
      .insert(pricedProducts)
      .values([...products])
      .onConflictDoUpdate({ target: pricedProducts.id, set: given(pricedProducts) })
  }
  const closed = steps.flatMap(({ product, before }) => (before ? [product.id] : []))
  if (closed.length > 0) {
    await tx
      .update(productPrices)
      .set({ valid: sql`tstzrange(lower(${productPrices.valid}), ${at.toISOString()})` })
      .where(
        sql`${inArray(productPrices.productId, closed)} and ${productPrices.valid} @> ${at.toISOString()}::timestamptz`,
      )
  }
  const opened = steps.flatMap(({ product, after }) =>
    after ? [{ productId: product.id, valid: { from: at, until: null }, ...after }] : [],
  )
  if (opened.length > 0) await tx.insert(productPrices).values(opened)
}

/** Every column as the row that met another one with its key has it. */
const given = (table: PgTable): Record<string, SQL> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([key, column]) => [
      key,
      sql`excluded.${sql.identifier(column.name)}`,
    ]),
  )
