import { CsvError, parse } from 'csv-parse/browser/esm/sync'
import { splitHouseNumber } from '../../common/checks/house-number.ts'
import { normalizePostcode } from '../../common/checks/postcode.ts'
import { cleanLine } from '../../common/typed-text.ts'
import type { PostalAddress } from '../details/details-schema.ts'
import { byColumn, columnsOf, headPlace } from './address-columns.ts'
import { byContent, type ListedAddress, type ReadRow } from './address-in-cells.ts'
import { addressListTexts } from './texts-parts.ts'

/**
 * A list of addresses as people have it: rows of a spreadsheet with or without a head, or an address on each line
 * (docs/decisions/quotes.md#a-list-of-addresses).
 */

/** The addresses of a text, and the rest of it. */
export type AddressList = {
  /** In the order of the text. */
  readonly addresses: readonly ListedAddress[]
  /** Columns with something in them that is no part of an address, counted from 1, by their head where they have one. */
  readonly unread: readonly { readonly column: number; readonly head: string }[]
  /** Lines above the head of the columns, such as a title. */
  readonly above: readonly string[]
}

/** The addresses of a text. */
export function addressesIn(text: string): AddressList {
  const rows = rowsOf(text)
  const place = headPlace(rows)
  if (place === null) return listOf(rows.map(byContent), [], [])
  const [head = [], ...below] = rows.slice(place)
  const above = rows.slice(0, place).map(row => row.filter(Boolean).join(' '))
  const columns = columnsOf(head, below)
  const read = columns === null ? below.map(byContent) : below.map(row => byColumn(row, columns))
  return listOf(read, head, above)
}

const listOf = (
  rows: readonly ReadRow[],
  head: readonly string[],
  above: readonly string[],
): AddressList => ({
  addresses: rows.map(({ address }) => address),
  unread: [...new Set(rows.flatMap(({ unread }) => unread))]
    .toSorted((one, other) => one - other)
    .map(column => ({ column: column + 1, head: head[column] ?? '' })),
  above,
})

/** Rows of cells without the empty ones: tabs as they are pasted from a spreadsheet, semicolons of Excel, else commas. */
function rowsOf(text: string): readonly (readonly string[])[] {
  const delimiter = ['\t', ';'].find(each => text.includes(each)) ?? ','
  const rows = parsed(text, delimiter) ?? text.split(/\r\n|\r|\n/).map(line => line.split(delimiter))
  return rows
    .map(row => row.map(cell => cleanLine(cell.replace(/[\r\n]+/g, ' '))))
    .filter(row => row.some(cell => cell !== ''))
}

/** null where quotes are not closed, which nobody types into a list on purpose. */
function parsed(text: string, delimiter: string): readonly (readonly string[])[] | null {
  try {
    return parse(text, { bom: true, delimiter, relax_column_count: true, relax_quotes: true })
  } catch (error) {
    if (error instanceof CsvError) return null
    throw error
  }
}

/** A text that reads as these places. */
export const listText = (
  places: readonly { readonly name: string; readonly address: PostalAddress }[],
): string =>
  [
    [addressListTexts.name, addressListTexts.zipCode, addressListTexts.houseNumber],
    ...places.map(({ name, address }) => [
      name,
      address.zipCode,
      [address.houseNumber, address.houseNumberSuffix].filter(Boolean).join(' '),
    ]),
  ]
    .map(cells => cells.join('\t'))
    .join('\n')

type TypedPlace = Pick<ListedAddress, 'zipCode' | 'houseNumber'> & { readonly houseNumberSuffix?: string }

/** The place that a row or an address names, as it is asked for; null where it cannot be one. */
export function placeOf({ zipCode, houseNumber, houseNumberSuffix }: TypedPlace) {
  const [code, split] = [normalizePostcode(zipCode), splitHouseNumber(houseNumber, houseNumberSuffix)]
  return code && split
    ? { zipCode: code, houseNumber: split.houseNumber, houseNumberSuffix: split.suffix }
    : null
}

/** The same for each spelling of one address. */
export const placeKey = ({
  zipCode,
  houseNumber,
  houseNumberSuffix,
}: NonNullable<ReturnType<typeof placeOf>>): string => `${zipCode} ${houseNumber} ${houseNumberSuffix}`
