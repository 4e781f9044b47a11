import { splitHouseNumber } from '../../common/checks/house-number.ts'
import { cleanLine } from '../../common/typed-text.ts'

/*
 * An address in the cells of a row whose columns have no head. Where it is doubtful which number is meant both are taken, so
 * that the row is wrong and not another address.
 */

/** An address of a list; what was not found is empty. */
export type ListedAddress = {
  /** How the customer calls the place, for example a branch. */
  readonly name: string
  readonly zipCode: string
  /** With its addition, as it was typed. */
  readonly houseNumber: string
}

/** A row as it was read, with the positions of the cells that nothing was made of. */
export type ReadRow = { readonly address: ListedAddress; readonly unread: readonly number[] }

const postcode = /(?<!\d)[1-9]\d{3}[\s-]?[a-z]{2}(?![a-z])/i

/** The postcode in a text, as it was typed; empty where there is none. */
export const postcodeIn = (text: string): string => postcode.exec(text)?.[0] ?? ''

/** A part of an addition: `A`, `bis`, `2-hoog`. */
const additionPart = /^[-/]?[a-z0-9]{1,4}(?:[-/][a-z0-9]{1,4})*[-/]?$|^-$/i
const additionWord =
  /^(?:bis|ter|huis|hoog|laag|boven|bov|onder|beneden|ben|achter|ach|voor|links|rechts|rood|zwart|gar|kel|wnk)$/i
const roomWord = /^(?:unit|etage|verdieping|hal|loods|kamer|gebouw|ruimte|nr)\.?$/i
/** `42`, `42A`, `105-1`; not the ordinal of `2e Kerkstraat`. */
const number = /^(?!\d+(?:e|de|ste)$)\d{1,5}(?!\d)[a-z]{0,4}(?:[-/][a-z0-9]{0,4})*$/i
/** In the name of a street, such as Plein 1944. */
const year = /^(?:1[5-9]|20)\d\d$/

/** No address is longer; each word of a text is compared with those behind it. */
const longest = 200

/** The house number with its addition at the end of a text, as behind a street; empty where there is none. */
export function numberIn(text: string): string {
  if (text.length > longest) return ''
  const words = cleanLine(text.replace(/,/g, ' ')).split(' ')
  const start = words.findIndex(
    (word, place) =>
      number.test(word) &&
      !(place > 0 && year.test(word) && /^\d/.test(words[place + 1] ?? '')) &&
      isAddition(words.slice(place + 1).join(' ')),
  )
  return start < 0 ? '' : words.slice(start).join(' ')
}

/** Whether a cell reads as a town: words of letters, none of which is an addition or a room. */
const isTown = (cell: string): boolean =>
  /^[\p{L}'’][\p{L}'’./() -]{2,}$/u.test(cell) &&
  !/\s\p{L}$/u.test(cell) &&
  !cell.split(' ').some(word => additionWord.test(word) || roomWord.test(word))

/** Whether a text can stand behind a house number; an empty one can. */
export const isAddition = (text: string): boolean =>
  text === '' ||
  (!isTown(text) &&
    text.split(' ').every(word => additionPart.test(word) || additionWord.test(word) || roomWord.test(word)))

type Cell = { readonly text: string; readonly column: number }

/** Finds the postcode, and the house number behind or before it; a text in front of both is the name. */
export function byContent(row: readonly string[]): ReadRow {
  const cells = row.map((text, column) => ({ text, column }))
  const place = row.findIndex(cell => postcodeIn(cell) !== '')
  const withCode = row[place] ?? ''
  const zipCode = postcodeIn(withCode)
  if (zipCode === '')
    return {
      address: { name: row[0] ?? '', zipCode, houseNumber: '' },
      unread: filled(cells.slice(1)).map(columnOf),
    }
  const [before = '', after = ''] = withCode.split(zipCode, 2).map(cleanLine)
  const ahead = aheadOfPostcode(filled([...cells.slice(0, place), { text: before, column: place }]))
  const behind = filled([{ text: after, column: place }, ...cells.slice(place + 1)])
  const isNumbered = behind[0] !== undefined && numberBehind(behind[0].text) !== ''
  // The number of a first cell is that of a name, such as Filiaal 12, where one stands behind the postcode.
  const { others, house } =
    isNumbered && ahead.others.length === 0 ? { others: ahead.house, house: [] } : ahead
  const additions = additionsOf(isNumbered ? behind.slice(1) : behind)
  const used = isNumbered ? additions.length + 1 : house.length > 0 ? additions.length : 0
  const [number = '', ...joined] = [...house, ...behind.slice(0, used)].map(({ text }, at) =>
    at > 0 && !(isNumbered && at === house.length) ? text : numberBehind(text),
  )
  return {
    address: { name: others[0]?.text ?? '', zipCode, houseNumber: cleanLine([number, ...joined].join(' ')) },
    unread: [...betweenUnread(others.slice(1), house), ...townLeft(behind.slice(used))].map(columnOf),
  }
}

const columnOf = ({ column }: Cell): number => column

const filled = (cells: readonly Cell[]): readonly Cell[] => cells.filter(({ text }) => text !== '')

/** The first cells that are additions: two at most, as a letter and what stands behind it. */
function additionsOf(cells: readonly Cell[]): readonly Cell[] {
  const end = cells.findIndex(({ text }) => !isAddition(text))
  return cells.slice(0, end < 0 ? cells.length : end).slice(0, 2)
}

/** The house number that a cell begins with, without a town behind it, or ends with, as a street does. */
function numberBehind(text: string): string {
  if (splitHouseNumber(text) === null) return numberIn(text)
  if (text.length > longest) return text
  const words = text.split(' ')
  const town = words.findLastIndex(
    (_, at) => at > 0 && isTown(words.slice(at).join(' ')) && isAddition(words.slice(1, at).join(' ')),
  )
  return town < 0 ? text : words.slice(0, town).join(' ')
}

/** The cells before a postcode: those of the house number, a street with it or additions behind it, and others before these. */
function aheadOfPostcode(cells: readonly Cell[]): {
  readonly others: readonly Cell[]
  readonly house: readonly Cell[]
} {
  const short = cells.findLastIndex(({ text }) => !isAddition(text))
  const hasNumber = ({ text }: Cell) => numberIn(text) !== ''
  const isStreet = short >= 0 && hasNumber(cells[short] as Cell)
  const first = isStreet ? short : cells.findIndex((cell, at) => at > short && hasNumber(cell))
  return first < 0
    ? { others: cells, house: [] }
    : { others: cells.slice(0, first), house: cells.slice(first) }
}

/** Without the street, which stands before its number or before the postcode. */
const betweenUnread = (cells: readonly Cell[], house: readonly Cell[]): readonly Cell[] =>
  house[0] && !/^\d/.test(house[0].text) ? cells : cells.slice(0, -1)

/** Without the town. */
const townLeft = (cells: readonly Cell[]): readonly Cell[] =>
  cells[0] && isTown(cells[0].text) ? cells.slice(1) : cells
