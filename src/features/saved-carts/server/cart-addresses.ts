import { and, gt, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { savedCarts } from './tables.ts'

const addressPart = (name: 'zipCode' | 'houseNumber' | 'houseNumberExtension') =>
  sql<string | null>`${savedCarts.address} ->> ${sql.raw(`'${name}'`)}`

/** The house numbers, additions behind them, of the kept carts at addresses in a postcode. */
export async function cartAddressesAt(database: Queryable, zipCode: string): Promise<readonly string[]> {
  const rows = await database
    .select({ number: addressPart('houseNumber'), addition: addressPart('houseNumberExtension') })
    .from(savedCarts)
    .where(
      and(
        gt(savedCarts.expiresAt, sql`now()`),
        sql`upper(replace(${addressPart('zipCode')}, ' ', '')) = ${zipCode}`,
      ),
    )
  return rows.map(({ number, addition }) => `${number ?? ''}${addition ?? ''}`)
}
