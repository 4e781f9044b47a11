import { CsvError, parse } from 'csv-parse/browser/esm/sync'
import { splitHouseNumber } from '../../common/checks/house-number.ts'
import { normalizePostcode } from '../../common/checks/postcode.ts'
import { cleanLine } from '../../common/typed-text.ts'

/**
 * A list of addresses as people have it: rows of a spreadsheet with or without a head, or an address on each line
 * (docs/decisions/quotes.md#a-list-of-addresses).
 */

/** A row as it was read; what was not found in it is empty. */
export type ListedAddress = {
  /** How the customer calls the place, for example a branch. */
  readonly name: string
  readonly zipCode: string
  /** With its addition, as it was typed. */
  readonly houseNumber: string
}

/** The addresses of a text, in its order. */
export function addressesIn(text: string): readonly ListedAddress[] {
  const [first, ...others] = rowsOf(text)
  if (!first) return []
  const columns = columnsOf(first)
  if (columns) return others.map(row => byColumn(row, columns))
  return [first, ...others].map(byContent)
}

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

type Column = 'name' | 'zipCode' | 'houseNumber' | 'addition'

const heads: Readonly<Record<Column, RegExp>> = {
  name: /^(naam|filiaal|filiaalnaam|vestiging|vestigingsnaam|locatie|omschrijving|winkel|name)$/i,
  zipCode: /^(postcode|pc|zip ?code)$/i,
  houseNumber: /^(huisnummer|huisnr\.?|nummer|nr\.?|huisnummer (en|\+|&) toevoeging)$/i,
  addition: /^(toevoeging|huisnummertoevoeging|toev\.?|letter|huisletter)$/i,
}

type Columns = Readonly<Partial<Record<Column, number>>>

/** Position of each column, by a head that names at least postcode and house number; null where the first row is no head. */
function columnsOf(row: readonly string[]): Columns | null {
  const columns: Columns = Object.fromEntries(
    Object.entries(heads).flatMap(([column, head]) => {
      const place = row.findIndex(cell => head.test(cell))
      return place < 0 ? [] : [[column, place]]
    }),
  )
  return columns.zipCode === undefined || columns.houseNumber === undefined ? null : columns
}

function byColumn(row: readonly string[], columns: Columns): ListedAddress {
  const cell = (column: Column) => {
    const place = columns[column]
    return place === undefined ? '' : (row[place] ?? '')
  }
  return {
    name: cell('name'),
    zipCode: cell('zipCode'),
    houseNumber: [cell('houseNumber'), cell('addition')].filter(Boolean).join(' '),
  }
}

/** A house number with an addition at the end of a text, as behind a street. */
const numberAtEnd = /(?:^|\s)(\d{1,5} ?[-/]? ?[a-z0-9]{0,4}(?: ?[-/] ?[a-z0-9]{1,4})?) ?,? ?$/i
const postcode = /(?<!\d)[1-9]\d{3}\s?[a-z]{2}(?![a-z])/i

/** Finds the postcode, and the house number behind or before it; a text in front of both is the name. */
function byContent(row: readonly string[]): ListedAddress {
  const place = row.findIndex(cell => postcode.test(cell))
  const cell = row[place] ?? ''
  const zipCode = postcode.exec(cell)?.[0] ?? ''
  const [before = '', after = ''] = zipCode === '' ? ['', ''] : cell.split(zipCode, 2).map(cleanLine)
  const isAlone = before === '' && after === ''
  const next = isAlone ? row.slice(place + 1) : [after]
  const behind = next[0] !== undefined && splitHouseNumber(next[0]) ? next[0] : ''
  const addition = isAlone && behind !== '' && /^[a-z0-9-]{1,6}$/i.test(next[1] ?? '') ? (next[1] ?? '') : ''
  const street = before !== '' ? before : (row[place - 1] ?? '')
  const inStreet = numberAtEnd.exec(street)?.[1] ?? ''
  const usesStreet = behind === '' && inStreet !== ''
  const firstUsed = place < 0 ? row.length : before === '' && usesStreet ? place - 1 : place
  return {
    name: firstUsed > 0 ? (row[0] ?? '') : '',
    zipCode,
    houseNumber: cleanLine(behind === '' ? inStreet : [behind, addition].filter(Boolean).join(' ')),
  }
}

/** The place that a row names, as it is asked for; null where it cannot be one. */
export function placeOf({ zipCode, houseNumber }: Pick<ListedAddress, 'zipCode' | 'houseNumber'>) {
  const [code, split] = [normalizePostcode(zipCode), splitHouseNumber(houseNumber)]
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
