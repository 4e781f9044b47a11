import type { ClientBase } from 'pg'
import { formatPostcode } from '../../../../common/checks/postcode.ts'
import type { ComparedAddress } from '../../import-comparison.ts'
import { mostNamed } from './compare-corrections.ts'
import { suffixOf } from './known-places.ts'

type Found = {
  readonly id: string
  readonly zipCode: string
  readonly number: string
  readonly byHand: string
  readonly file: string
  readonly total: number
}

/** The addresses that colleagues added and that a register has: they lose their mark, and can be dropped. */
export async function compareAdded(
  client: ClientBase,
  register: string,
): Promise<{ addedByHand: ComparedAddress[]; addedByHandCount: number }> {
  const { rows } = await client.query<Found>(
    `select distinct on (zip_code, house_number, suffix) added.id, zip_code as "zipCode",
       concat_ws(' ', house_number, nullif(suffix, '')) as number, added.street || ', ' || added.city as "byHand",
       a.street || ', ' || a.city as file, (count(*) over ())::integer as total
     from added_addresses as added join ${register} as a using (zip_code, house_number)
     where ended_at is null and suffix = ${suffixOf}
     order by zip_code, house_number, suffix limit ${mostNamed}`,
  )
  return {
    addedByHand: rows.map(({ id, zipCode, number, byHand, file }) => ({
      id,
      place: `${formatPostcode(zipCode)} ${number}`,
      byHand,
      file,
    })),
    addedByHandCount: rows[0]?.total ?? 0,
  }
}
