import type { ClientBase } from 'pg'
import { coversPlace } from '../corrected-place.ts'
import type { CoverageCorrection } from '../coverage.ts'
import type { Place } from './find-address.ts'
import { knownPlaces, postcodesAtOnce } from './imports/known-places.ts'
import { registeredAmong } from './imports/touched.ts'

/** An address about which colleagues say something: that it is there, or what can be had there. */
export type PlaceByHand = {
  readonly place: Place
  readonly corrections: readonly CoverageCorrection[]
  readonly isAdded: boolean
  /** Of each register, whether it has the address. */
  readonly isIn: readonly boolean[]
}

/**
 * The addresses that are not as the files alone have them, some at a time: those of registers under a correction, and those that
 * colleagues added. They are few, so that counts of the files are put right one address at a time.
 * @param registers names of their tables
 */
export async function* placesByHand(
  client: ClientBase,
  registers: readonly string[],
  corrections: readonly CoverageCorrection[],
): AsyncGenerator<readonly PlaceByHand[]> {
  const byZipCode = Map.groupBy(corrections, ({ zipCode }) => zipCode)
  const added = await addedPlaces(client)
  const zipCodes = [...new Set([...byZipCode.keys(), ...added.zipCodes])].toSorted()
  while (zipCodes.length > 0) {
    const known = await knownPlaces(client, registers, zipCodes.splice(0, postcodesAtOnce))
    const found = known.flatMap(place => {
      const here = (byZipCode.get(place.zipCode) ?? []).filter(each => coversPlace(each, place))
      const isAdded = added.keys.has(keyOf(place))
      return here.length > 0 || isAdded ? [{ place, corrections: here, isAdded }] : []
    })
    const places = found.map(({ place }) => place)
    const isIn: (readonly boolean[])[] = []
    for (const register of registers) isIn.push(await registeredAmong(client, register, places))
    yield found.map((each, nth) => ({ ...each, isIn: isIn.map(register => register[nth] === true) }))
  }
}

const keyOf = ({ zipCode, houseNumber, suffix }: Place): string => `${zipCode} ${houseNumber} ${suffix}`

async function addedPlaces(client: ClientBase) {
  const { rows } = await client.query<Place>(
    'select zip_code as "zipCode", house_number as "houseNumber", suffix from added_addresses where ended_at is null',
  )
  return { keys: new Set(rows.map(keyOf)), zipCodes: rows.map(({ zipCode }) => zipCode) }
}
