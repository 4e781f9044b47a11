import { normalizeSuffix, splitHouseNumber } from '../../common/checks/house-number.ts'
import { cleanLine } from '../../common/typed-text.ts'

/** A street and what may be a house number behind it: `Frederiksplein 42 A`. */
const withNumber = /^(.*\p{L}.*?),? (\d{1,5}(?: ?\p{L}[\p{L}\d]{0,5}| ?[-/] ?[\p{L}\d]{1,6})?)$/u
/** Nothing longer is a street. */
const longest = 200

/**
 * A typed street without the house number at its end, as browsers fill in where they know a line of an address as a
 * whole: taken off only where it is the house number that was typed beside it, with the same addition or none.
 */
export function withoutHouseNumber(street: string, houseNumber: string, addition: string): string {
  const [, name, behind] = partsOf(street) ?? []
  const split = behind === undefined ? null : splitHouseNumber(behind)
  const typed = splitHouseNumber(houseNumber, addition)
  if (!name || !split || !typed || split.houseNumber !== typed.houseNumber) return street
  return split.suffix === '' || split.suffix === normalizeSuffix(typed.suffix) ? name : street
}

/** Whether a street ends with a number, which may be a house number or belong to its name: `Plein 1944`. */
export const endsWithNumber = (street: string): boolean => partsOf(street) !== null

const partsOf = (street: string) => (street.length > longest ? null : withNumber.exec(cleanLine(street)))
