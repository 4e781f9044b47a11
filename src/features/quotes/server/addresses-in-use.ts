import { sql } from 'drizzle-orm'
import { deskPaths } from '../../../api/desk-paths.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import type { AddressInUse, AddressUse } from '../../addresses/server/addresses-in-use.ts'
import { caseRows } from '../../cases/server/listed-cases.ts'
import { quoteParts, quoteVersions } from './tables.ts'

const atOnce = 500

type Row = Omit<AddressInUse, 'label' | 'path'> & { readonly number: string; readonly partId: string }

/** Parts with internet of quotes that were sent and can still be accepted. */
export const quotesInUse: AddressUse = {
  kind: 'quotes',
  async *inUse(database) {
    for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
      const { rows } = await database.execute<Row>(sql`
        select part_id::text as "partId", cases.number, installation_address ->> 'zipCode' as "zipCode",
          installation_address ->> 'houseNumber' as "houseNumber",
          coalesce(installation_address ->> 'houseNumberSuffix', '') as "houseNumberSuffix"
        from ${quoteParts} as part
        join ${quoteVersions} as version on version.id = part.version_id
        join ${caseRows} as cases on cases.id = version.case_id
        where part.part_id > ${after}::uuid and version.state = 'sent' and version.valid_until > now() and part.accepted_at is null
          and part.product_type = 'internet' and installation_address ->> 'zipCode' is not null
        order by part.part_id limit ${atOnce}`)
      if (rows.length === 0) return
      yield rows.map(({ number, partId: _part, ...row }) => ({
        ...row,
        label: formatOrderNumber(number),
        path: deskPaths.case(number),
      }))
      after = rows.at(-1)?.partId ?? after
    }
  },
}
