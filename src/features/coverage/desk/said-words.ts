import { formatPostcode } from '../../../common/checks/postcode.ts'
import { deskDay } from '../../../common/desk-moments.ts'
import type { Said } from '../../addresses/coverage.ts'
import { technologyNames } from '../../addresses/texts-coverage.ts'
import type { Correction, CoverageRowOut } from '../coverage-schemas.ts'
import { costsInWords, weeksInWords } from '../log-values.ts'
import { availabilityNames, correctionTexts, lookUpTexts as texts } from '../texts-desk.ts'

/** Rows and corrections in the words of the desk. */

/** `Ligt er, tot 1000/1000 Mbit/s` */
export const saidInWords = ({ availability, maxDownloadMbs: down, maxUploadMbs: up }: Said): string =>
  down === 0
    ? availabilityNames[availability]
    : [availabilityNames[availability], texts.upTo(down, up)].join(', ')

/** The same with weeks and costs. */
export const allInWords = (said: Said): string =>
  said.availability === 'no-net'
    ? saidInWords(said)
    : [
        saidInWords(said),
        `${texts.weeks.toLowerCase()} ${weeksInWords(said)}`,
        `${texts.costs.toLowerCase()} ${costsInWords(said)}`,
      ].join(', ')

/** Where a row holds. */
export function rowPlace({ zipCodeFrom, zipCodeTo, houseNumber, suffix }: CoverageRowOut): string {
  const postcode = formatPostcode(zipCodeFrom)
  if (zipCodeFrom !== zipCodeTo) return texts.rowOf.postcodes(postcode, formatPostcode(zipCodeTo))
  if (houseNumber === null) return texts.rowOf.postcode(postcode)
  if (suffix === null) return texts.rowOf.number(postcode, String(houseNumber))
  return texts.rowOf.address(postcode, [houseNumber, suffix].filter(Boolean).join(' '))
}

/** Where a correction holds. */
export const correctionPlace = ({ zipCode, numbers }: Pick<Correction, 'zipCode' | 'numbers'>): string =>
  [formatPostcode(zipCode), numbers || correctionTexts.wholePostcode].join(' ')

/** A day as `2026-11-29` in the desk's words. */
const dayWords = (day: string): string => deskDay(new Date(`${day}T12:00:00Z`))

export const periodWords = ({ startsOn, endsOn }: Pick<Correction, 'startsOn' | 'endsOn'>): string =>
  endsOn === null
    ? correctionTexts.since(dayWords(startsOn))
    : correctionTexts.from(dayWords(startsOn), dayWords(endsOn))

/** `Glasvezel op 1017 XN 12 t/m 18 even` for who hears a link. */
export const correctionName = (correction: Correction): string =>
  `${technologyNames[correction.technology]}, ${correctionPlace(correction)}`
