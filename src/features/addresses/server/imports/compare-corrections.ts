import type { ClientBase } from 'pg'
import { formatPostcode } from '../../../../common/checks/postcode.ts'
import { type CorrectedPlace, coversPlace, numbersInWords } from '../../corrected-place.ts'
import { type CoverageCorrection, decidedBy, type Said } from '../../coverage.ts'
import type { ComparedCorrection } from '../../import-comparison.ts'
import { type Place, parsePlace } from '../find-address.ts'
import { rowsAt } from './touched.ts'

/** So many are named. */
const mostNamed = 100
/** A correction of a postcode is held against so many of its addresses at most. */
const mostAddresses = 200

/**
 * The corrections of which a file now says the same, which can be dropped then, or something else than the live one did. Where it says
 * what the live one says, which was corrected, there is nothing to tell.
 */
export async function compareCorrections(
  client: ClientBase,
  corrections: readonly CoverageCorrection[],
  next: string,
  day: string,
): Promise<ComparedCorrection[]> {
  const found: ComparedCorrection[] = []
  for (const correction of corrections) {
    if (found.length >= mostNamed) break
    const places = await placesOf(client, correction)
    const said = async (table: string) =>
      (await rowsAt(client, table, places)).map(rows => {
        const by = decidedBy({ rows, corrections: [] }, correction.technology, day)
        return by.kind === 'row' ? by.row : null
      })
    const [before, after] = [await said('coverage'), await said(next)]
    const isSame = after.every(word => word !== null && isAlike(word, correction))
    const nth = after.findIndex((word, at) => !isBothAlike(word, before[at] ?? null))
    if (isSame || nth >= 0)
      found.push({
        id: correction.id,
        place: `${formatPostcode(correction.zipCode)} ${numbersInWords(correction)}`.trim(),
        technology: correction.technology,
        isSame,
        corrected: wordOf(correction),
        file: wordOf(after[nth] ?? null),
      })
  }
  return found
}

const isBothAlike = (one: Said | null, other: Said | null): boolean =>
  one === null || other === null ? one === other : isAlike(one, other)

const isAlike = (one: Said, other: Said): boolean =>
  one.availability === other.availability &&
  one.maxDownloadMbs === other.maxDownloadMbs &&
  one.maxUploadMbs === other.maxUploadMbs &&
  one.weeksFrom === other.weeksFrom &&
  one.weeksTo === other.weeksTo &&
  one.oneTimeInCents === other.oneTimeInCents

const wordOf = (said: Said | null): ComparedCorrection['file'] =>
  said && {
    availability: said.availability,
    maxDownloadMbs: said.maxDownloadMbs,
    maxUploadMbs: said.maxUploadMbs,
  }

/** The addresses of the register that a correction covers; where it has none, the one that it names. */
async function placesOf(client: ClientBase, place: CorrectedPlace): Promise<readonly Place[]> {
  const { rows } = await client.query<{ number: string; suffix: string }>(
    `select house_number::text as number, house_letter || addition as suffix from addresses
     where zip_code = $1 and house_number between $2 and $3 order by 1, 2 limit ${mostAddresses}`,
    [place.zipCode, place.numberFrom ?? 1, place.numberTo ?? 99_999],
  )
  const covered = rows
    .flatMap(({ number, suffix }) => parsePlace(place.zipCode, number, suffix) ?? [])
    .filter(each => coversPlace(place, each))
  if (covered.length > 0) return covered
  return [{ zipCode: place.zipCode, houseNumber: place.numberFrom ?? 1, suffix: place.suffix ?? '' }]
}
