import type { ClientBase } from 'pg'
import { type CorrectedPlace, coversPlace } from '../../corrected-place.ts'
import type { Place } from '../find-address.ts'

/** An addition of the register as coverage has it (src/common/checks/house-number.ts), for what an import lets in. */
export const suffixOf = "upper(translate(a.house_letter || a.addition, ' -', ''))"

/** So many postcodes are asked for at once. */
export const postcodesAtOnce = 200

/** The addresses in some postcodes: of registers, by the names of their tables, and those that colleagues added. */
export async function knownPlaces(
  client: ClientBase,
  registers: readonly string[],
  zipCodes: readonly string[],
): Promise<readonly Place[]> {
  const registered = registers.map(
    register =>
      `select a.zip_code, a.house_number, ${suffixOf} as suffix from ${register} as a where a.zip_code = any($1::char(6)[])`,
  )
  const { rows } = await client.query<Place>(
    `select zip_code as "zipCode", house_number as "houseNumber", suffix from (
       ${registered.join(' union ')} union
       select zip_code, house_number, suffix from added_addresses where ended_at is null and zip_code = any($1::char(6)[])
     ) as known order by 1, 2, 3`,
    [zipCodes],
  )
  return rows
}

/** The addresses among these that a correction covers; where there are none, the one that it names. */
export function placesUnder(correction: CorrectedPlace, known: readonly Place[]): readonly Place[] {
  const covered = known.filter(place => coversPlace(correction, place))
  if (covered.length > 0) return covered
  const { zipCode, numberFrom, suffix } = correction
  return [{ zipCode, houseNumber: numberFrom ?? 1, suffix: suffix ?? '' }]
}
