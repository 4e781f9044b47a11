import { normalizeSuffix, splitHouseNumber } from '../../common/checks/house-number.ts'
import { correctedPlaceTexts as texts } from './texts-corrected-place.ts'

/** The addresses for which a correction of coverage holds. */

/** How much of a postcode a correction is about. */
export const placeScopes = ['address', 'number', 'range', 'postcode'] as const
export type PlaceScope = (typeof placeScopes)[number]

export type CorrectedPlace = {
  /** Six characters, no space: `1017XN`. */
  readonly zipCode: string
  /** null where every number of the postcode counts; the same as `numberTo` for a single one. */
  readonly numberFrom: number | null
  readonly numberTo: number | null
  /** Side of the street in a range; null for both. */
  readonly parity: 'even' | 'odd' | null
  /** Of a single number: '' is the number without one. null for every addition. */
  readonly suffix: string | null
}

/** A single address, as it is looked up. */
export type SinglePlace = { readonly zipCode: string; readonly houseNumber: number; readonly suffix: string }

const everyNumber = { numberFrom: null, numberTo: null, parity: null, suffix: null } as const

/** A place, or the sentence that says what is wrong with its numbers. */
export type ParsedPlace = { readonly place: CorrectedPlace } | { readonly wrong: string }

/**
 * Numbers as people write them: `12a`, `12 A`, `12-1` and `12 bis` for an address, `12` for a number with all its
 * additions, `12 t/m 18 even` for a range, nothing for a postcode.
 * @param zipCode as `normalizePostcode` gives it
 */
export function parseCorrectedPlace(scope: PlaceScope, zipCode: string, typed: string): ParsedPlace {
  const numbers = typed.trim()
  switch (scope) {
    case 'postcode':
      return numbers === '' ? { place: { zipCode, ...everyNumber } } : { wrong: texts.noNumbers }
    case 'range':
      return parseRange(zipCode, numbers)
    case 'number':
    case 'address': {
      const split = splitHouseNumber(numbers)
      if (!split) return { wrong: texts.noNumber }
      if (scope === 'number' && split.suffix !== '') return { wrong: texts.noAddition }
      const number = Number(split.houseNumber)
      const suffix = scope === 'number' ? null : split.suffix
      return { place: { zipCode, numberFrom: number, numberTo: number, parity: null, suffix } }
    }
  }
}

const rangePattern = new RegExp(
  `^(\\d{1,5})\\s*(?:${texts.until}|${texts.untilInFull}|-|–)\\s*(\\d{1,5})(?:\\s+(${texts.even}|${texts.odd}))?$`,
  'i',
)

function parseRange(zipCode: string, numbers: string): ParsedPlace {
  const match = rangePattern.exec(numbers)
  if (!match) return { wrong: texts.noRange }
  const [from, to] = [Number(match[1]), Number(match[2])]
  if (from < 1) return { wrong: texts.noRange }
  if (to < from) return { wrong: texts.backwards }
  const side = match[3]?.toLowerCase()
  const parity = side === undefined ? null : side === texts.even ? 'even' : 'odd'
  const place = { zipCode, numberFrom: from, numberTo: to, parity, suffix: null } as const
  return numbersIn(place) === 0 ? { wrong: texts.noneInRange } : { place }
}

export const scopeOf = ({ numberFrom, numberTo, parity, suffix }: CorrectedPlace): PlaceScope => {
  if (numberFrom === null) return 'postcode'
  if (suffix !== null) return 'address'
  return numberFrom === numberTo && parity === null ? 'number' : 'range'
}

/** The numbers of a place as `parseCorrectedPlace` reads them. */
export function numbersInWords({ numberFrom, numberTo, parity, suffix }: CorrectedPlace): string {
  if (numberFrom === null) return ''
  if (suffix !== null) return suffix === '' ? String(numberFrom) : `${numberFrom} ${suffix}`
  if (numberFrom === numberTo && parity === null) return String(numberFrom)
  const side = parity === null ? '' : ` ${texts[parity]}`
  return `${numberFrom} ${texts.until} ${numberTo}${side}`
}

/** How many house numbers a place has; none where a range has no number of its side. */
function numbersIn({ numberFrom, numberTo, parity }: CorrectedPlace): number {
  if (numberFrom === null || numberTo === null) return Number.POSITIVE_INFINITY
  if (parity === null) return numberTo - numberFrom + 1
  const first = numberFrom + (isOf(numberFrom, parity) ? 0 : 1)
  return Math.max(0, Math.floor((numberTo - first) / 2) + 1)
}

const isOf = (number: number, parity: 'even' | 'odd'): boolean => (number % 2 === 0) === (parity === 'even')

/** Less is narrower: one address, then the fewest house numbers, then a postcode. */
export const widthOf = (place: CorrectedPlace): number => (place.suffix === null ? numbersIn(place) : 0)

/** Whether an address lies in a place. */
export const coversPlace = (place: CorrectedPlace, at: SinglePlace): boolean =>
  place.zipCode === at.zipCode &&
  coversNumber(place, at.houseNumber) &&
  (place.suffix === null || place.suffix === normalizeSuffix(at.suffix))

const coversNumber = ({ numberFrom, numberTo, parity }: CorrectedPlace, number: number): boolean =>
  numberFrom === null ||
  numberTo === null ||
  (numberFrom <= number && number <= numberTo && (parity === null || isOf(number, parity)))

/** Whether an address can lie in both of two places. */
export function placesMeet(one: CorrectedPlace, other: CorrectedPlace): boolean {
  if (one.zipCode !== other.zipCode) return false
  if (one.suffix !== null && other.suffix !== null && one.suffix !== other.suffix) return false
  const from = Math.max(one.numberFrom ?? 1, other.numberFrom ?? 1)
  const to = Math.min(one.numberTo ?? from + 1, other.numberTo ?? from + 1)
  // Of two numbers in a row one is of either side.
  return [from, from + 1].some(
    number => number <= to && coversNumber(one, number) && coversNumber(other, number),
  )
}
