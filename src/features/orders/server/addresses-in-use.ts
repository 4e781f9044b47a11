import { sql } from 'drizzle-orm'
import { deskPaths } from '../../../api/desk-paths.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import type { AddressInUse, AddressUse } from '../../addresses/server/addresses-in-use.ts'
import { caseRows } from '../../cases/server/listed-cases.ts'
import { caseLines, productOrders } from './tables.ts'

const atOnce = 500

type Row = Omit<AddressInUse, 'label' | 'path'> & { readonly id: number; readonly number: string }

/** Orders of an internet line that are not closed. */
export const ordersInUse: AddressUse = {
  kind: 'orders',
  async *inUse(database) {
    for (let after = 0; ; ) {
      const { rows } = await database.execute<Row>(sql`
        select cases.id::float8 as id, cases.number, address ->> 'zipCode' as "zipCode",
          address ->> 'houseNumber' as "houseNumber", coalesce(address ->> 'houseNumberSuffix', '') as "houseNumberSuffix"
        from ${caseRows} as cases
        join (select case_id, installation_address as address from ${productOrders}) as placed on placed.case_id = cases.id
        where cases.id > ${after} and cases.closed_at is null and address ->> 'zipCode' is not null
          and exists (select from ${caseLines} as line where line.case_id = cases.id and line.product ->> 'downloadSpeedMbs' is not null)
        order by cases.id limit ${atOnce}`)
      if (rows.length === 0) return
      yield rows.map(({ number, ...row }) => ({
        ...row,
        label: formatOrderNumber(number),
        path: deskPaths.case(number),
      }))
      after = rows.at(-1)?.id ?? after
    }
  },
}
