import type { ClientBase } from 'pg'
import { formatPostcode } from '../../../../common/checks/postcode.ts'
import { numbersInWords } from '../../corrected-place.ts'
import { type CoverageCorrection, type CoverageRow, decidedBy, type Said } from '../../coverage.ts'
import type { ComparedCorrection } from '../../import-comparison.ts'
import type { Place } from '../find-address.ts'
import { knownPlaces, placesUnder, postcodesAtOnce } from './known-places.ts'
import { rowsAt } from './touched.ts'

/** So many are named; all are counted. */
export const mostNamed = 200

type Compared = { readonly corrections: ComparedCorrection[]; readonly correctionCount: number }

/**
 * The corrections of which a file now says the same, which can be dropped then, or something else than the live one did. Where it says
 * what the live one says, which was corrected, there is nothing to tell.
 */
export async function compareCorrections(
  client: ClientBase,
  corrections: readonly CoverageCorrection[],
  next: string,
  day: string,
): Promise<Compared> {
  const found: ComparedCorrection[] = []
  const byZipCode = Map.groupBy(corrections, ({ zipCode }) => zipCode)
  const zipCodes = [...byZipCode.keys()].toSorted()
  while (zipCodes.length > 0) {
    const some = zipCodes.splice(0, postcodesAtOnce)
    const known = Map.groupBy(await knownPlaces(client, ['addresses'], some), ({ zipCode }) => zipCode)
    const covered = some.flatMap(zipCode =>
      (byZipCode.get(zipCode) ?? []).map(correction => ({
        correction,
        places: placesUnder(correction, known.get(zipCode) ?? []),
      })),
    )
    const saidIn = async (table: string) => {
      const places = covered.flatMap(({ places: here }) => here)
      const rows = await rowsAt(client, table, places)
      return new Map<Place, readonly CoverageRow[]>(places.map((place, nth) => [place, rows[nth] ?? []]))
    }
    const [before, after] = [await saidIn('coverage'), await saidIn(next)]
    for (const { correction, places } of covered) {
      const wordsIn = (said: typeof before) =>
        places.map(place => wordOn(correction, said.get(place) ?? [], day))
      const compared = compareOne(correction, wordsIn(before), wordsIn(after))
      if (compared) found.push(compared)
    }
  }
  // Those that can be dropped come first.
  const sorted = found.toSorted((a, b) => Number(b.isSame) - Number(a.isSame))
  return { corrections: sorted.slice(0, mostNamed), correctionCount: found.length }
}

/** The word of a table on the technology of a correction; null where it has none. */
function wordOn({ technology }: CoverageCorrection, rows: readonly CoverageRow[], day: string): Said | null {
  const by = decidedBy({ rows, corrections: [] }, technology, day)
  return by.kind === 'row' ? by.row : null
}

/** @param before words at each of its addresses; `after` at the same ones */
function compareOne(
  correction: CoverageCorrection,
  before: readonly (Said | null)[],
  after: readonly (Said | null)[],
): ComparedCorrection | null {
  const isSame = after.every(word => word !== null && isAlike(word, correction))
  const changed = after.filter((word, nth) => !isBothAlike(word, before[nth] ?? null))
  if (!isSame && changed.length === 0) return null
  const word = changed[0] ?? (isSame ? correction : null)
  return {
    ...comparedPart(correction),
    isSame,
    file: word && wordOf(word),
    changed: changed.length,
    addresses: after.length,
  }
}

/** The part of a correction that a comparison names, by which it is known to be as it was compared. */
export const comparedPart = (
  correction: CoverageCorrection,
): Pick<ComparedCorrection, 'id' | 'place' | 'corrected'> => ({
  id: correction.id,
  place: `${formatPostcode(correction.zipCode)} ${numbersInWords(correction)}`.trim(),
  corrected: wordOf(correction),
})

const isBothAlike = (one: Said | null, other: Said | null): boolean =>
  one === null || other === null ? one === other : isAlike(one, other)

const isAlike = (one: Said, other: Said): boolean =>
  one.availability === other.availability &&
  one.maxDownloadMbs === other.maxDownloadMbs &&
  one.maxUploadMbs === other.maxUploadMbs &&
  one.weeksFrom === other.weeksFrom &&
  one.weeksTo === other.weeksTo &&
  one.oneTimeInCents === other.oneTimeInCents

const wordOf = (said: Said): ComparedCorrection['corrected'] => ({
  technology: said.technology,
  availability: said.availability,
  maxDownloadMbs: said.maxDownloadMbs,
  maxUploadMbs: said.maxUploadMbs,
  weeksFrom: said.weeksFrom,
  weeksTo: said.weeksTo,
  oneTimeInCents: said.oneTimeInCents,
})
