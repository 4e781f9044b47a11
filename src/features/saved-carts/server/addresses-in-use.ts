import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { AddressUse } from '../../addresses/server/addresses-in-use.ts'
import { cartUseTexts } from '../texts-desk.ts'
import { savedCarts } from './tables.ts'

const atOnce = 500

const addressPart = (name: 'zipCode' | 'houseNumber' | 'houseNumberExtension') =>
  sql<string | null>`${savedCarts.address} ->> ${sql.raw(`'${name}'`)}`

/** Carts with internet that are kept. They have no page at the desk. */
export const cartsInUse: AddressUse = {
  kind: 'carts',
  async *inUse(database) {
    for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
      const rows = await database
        .select({
          id: savedCarts.id,
          savedAt: savedCarts.savedAt,
          zipCode: addressPart('zipCode'),
          houseNumber: addressPart('houseNumber'),
          houseNumberSuffix: addressPart('houseNumberExtension'),
        })
        .from(savedCarts)
        .where(
          and(
            gt(savedCarts.id, after),
            eq(savedCarts.productType, 'internet'),
            gt(savedCarts.expiresAt, sql`now()`),
          ),
        )
        .orderBy(asc(savedCarts.id))
        .limit(atOnce)
      if (rows.length === 0) return
      yield rows.map(({ savedAt, zipCode, houseNumber, houseNumberSuffix }) => ({
        zipCode: zipCode ?? '',
        houseNumber: houseNumber ?? '',
        houseNumberSuffix: houseNumberSuffix ?? '',
        label: cartUseTexts.keptOn(savedAt),
        path: null,
      }))
      after = rows.at(-1)?.id ?? after
    }
  },
}
