import type { Pool } from 'pg'
import { type ProductOffering, sellables } from '../product.ts'
import { readCatalogueFiles } from './catalogue-files.ts'

/** The catalogue that the shop ships with. A test that asks it for prices stays as it is when they change. */

const lines = sellables(readCatalogueFiles())

/** The product that an order line with this id contains. */
export function shippedLine(id: number): ProductOffering {
  const line = lines.get(id)
  if (!line) throw new Error(`The catalogue has no product ${id}`)
  return line
}

/** Cents per month, or once. */
export const priceOf = (id: number): number => shippedLine(id).priceInCents

/** Total of a list of lines in cents; quantity 1 by default. */
export const sumOf = (ordered: readonly { readonly id: number; readonly quantity?: number }[]): number =>
  ordered.reduce((sum, { id, quantity = 1 }) => sum + quantity * priceOf(id), 0)

/** Ends what is sold under these ids, as an import does. */
export async function stopSelling(pool: Pool, ...ids: readonly number[]): Promise<void> {
  await pool.query(
    'update product_prices set valid = tstzrange(lower(valid), now()) where product_id = any ($1) and valid @> now()',
    [ids],
  )
}

/** Another price from now on. */
export async function changePrice(pool: Pool, id: number, priceInCents: number): Promise<void> {
  await pool.query('update product_prices set price_in_cents = $2 where product_id = $1 and valid @> now()', [
    id,
    priceInCents,
  ])
}
