import { splitHouseNumber } from '../../common/checks/house-number.ts'
import { isAddition, numberIn, postcodeIn, type ReadRow } from './address-in-cells.ts'

/* A list of addresses whose columns have a head. */

type Rows = readonly (readonly string[])[]

type Column = 'name' | 'zipCode' | 'houseNumber' | 'withAddition' | 'addition' | 'number' | 'street' | 'city'

/** Spellings of heads in small letters and digits only; the first that fits says what the column is. */
const spellings: readonly (readonly [Column, RegExp])[] = [
  ['zipCode', /^(?:postcode|postkode|postalcode|zip(?:code)?$|pc(?:plaats)?$)/],
  // The addition alone, or the number with it: that depends on the other columns.
  ['withAddition', /^(?=.*toev)(?=.*(?:huis|nummer|nr))/],
  ['addition', /^(?:toev.*|huisletter|letter|huisnummerletter|suffix|addition)$/],
  ['houseNumber', /^(?:huis(?:nummer|nr|no|num)|house(?:number|no|nr))/],
  ['number', /^(?:nummer|nr|no)$/],
  [
    'street',
    /^(?:(?:vestigings|bezoek|filiaal|installatie|aflever|lever|post)?(?:adres|straat)|straatnaam|address|street)(?:sen|en|regel)?1?(?:(?:en|plus)?(?:huis)?(?:nummer|nr))?$/,
  ],
  ['city', /^(?:(?:woon|vestigings)?plaats(?:naam)?|stad|city|gemeente)$/],
  [
    'name',
    /^(?:naam|name|filiaal|vestiging|locatie|winkel|kantoor|omschrijving|bedrijf|bedrijfsnaam|(?:filiaal|vestigings?|locatie|winkel|kantoor)naam|naam(?:van)?(?:het|de)?(?:filiaal|vestiging|locatie|winkel|kantoor|bedrijf))$/,
  ],
]

const columnOfHead = (head: string): Column | null =>
  spellings.find(([, spelling]) => spelling.test(head.toLowerCase().replace(/[^\p{L}\d]/gu, '')))?.[0] ?? null

const places: ReadonlySet<Column | null> = new Set<Column | null>([
  'zipCode',
  'houseNumber',
  'withAddition',
  'number',
  'street',
])

/** So far down the heads stand at most: below a title and what is said of the list. */
const mostAbove = 10

/** Where the row with the heads stands, which names a place and holds no postcode; null where there is none. */
export function headPlace(rows: Rows): number | null {
  const heads = rows.slice(0, mostAbove).map((row, place) => {
    const kinds = row.some(cell => postcodeIn(cell) !== '') ? [] : row.map(columnOfHead)
    return { place, count: kinds.some(kind => places.has(kind)) ? kinds.filter(Boolean).length : 0 }
  })
  const [best] = heads.toSorted((one, other) => other.count - one.count)
  return best && best.count > 0 ? best.place : null
}

/** Positions of what is read. */
export type Columns = {
  readonly name: number | undefined
  readonly zipCode: number
  /** undefined where the street has it. */
  readonly houseNumber: number | undefined
  readonly additions: readonly number[]
  readonly street: number | undefined
  /** Towns: understood, and said by the registers. */
  readonly cities: readonly number[]
}

/** The meaning of each column; null where none holds postcodes of its own, so that each row is read by what it holds. */
export function columnsOf(head: readonly string[], rows: Rows): Columns | null {
  const kinds = head.map(columnOfHead)
  const all = (kind: Column) => kinds.flatMap((each, place) => (each === kind ? [place] : []))
  const zipCode = all('zipCode')[0] ?? columnOfPostcodes(rows)
  if (zipCode === undefined) return null
  const [street] = all('street')
  const houseNumber =
    all('houseNumber')[0] ??
    all('withAddition')[0] ??
    (isNumbered(rows, street) ? undefined : besidePlace(kinds))
  const both = all('withAddition').filter(place => place !== houseNumber)
  // A second column with the number in it too says all.
  const full = houseNumber === undefined ? undefined : both.find(place => repeats(rows, houseNumber, place))
  const named = [...all('addition'), ...both].filter(place => place !== full)
  const nameless = [full ?? houseNumber, ...named].flatMap(place =>
    place !== undefined && !head[place + 1] && isAdditionOf(rows, place + 1) ? [place + 1] : [],
  )
  return {
    name: all('name')[0],
    zipCode,
    houseNumber: full ?? houseNumber,
    additions: [...new Set([...named, ...nameless])],
    street,
    cities: [...all('city'), ...(full === undefined || houseNumber === undefined ? [] : [houseNumber])],
  }
}

/** A column of nothing but postcodes. */
function columnOfPostcodes(rows: Rows): number | undefined {
  const width = Math.max(0, ...rows.map(({ length }) => length))
  const isOne = (place: number) =>
    rows.every(row => row[place] === undefined || row[place] === '' || postcodeIn(row[place]) === row[place])
  return Array.from({ length: width }, (_, place) => place).find(
    place => rows.some(row => row[place]) && isOne(place),
  )
}

const isNumbered = (rows: Rows, street: number | undefined): boolean =>
  street !== undefined && rows.some(row => numberIn(row[street] ?? '') !== '')

/** A number of which the head does not say of what is that of a house beside a street or a postcode only: else it may count the rows. */
const besidePlace = (kinds: readonly (Column | null)[]): number | undefined => {
  const isPlace = (kind: Column | null | undefined) => kind === 'street' || kind === 'zipCode'
  const place = kinds.findIndex(
    (kind, at) => kind === 'number' && (isPlace(kinds[at - 1]) || isPlace(kinds[at + 1])),
  )
  return place < 0 ? undefined : place
}

/** Whether a column says the number of another again, with an addition in some row. */
function repeats(rows: Rows, number: number, other: number): boolean {
  const pairs = rows.map(row => [row[number] ?? '', row[other] ?? ''] as const).filter(([own]) => own !== '')
  return (
    pairs.every(([own, both]) => digitsOf(own) !== undefined && digitsOf(own) === digitsOf(both)) &&
    pairs.some(([own, both]) => own !== both)
  )
}

const digitsOf = (houseNumber: string): string | undefined => splitHouseNumber(houseNumber)?.houseNumber

const isAdditionOf = (rows: Rows, column: number): boolean => {
  const cells = rows.map(row => row[column] ?? '')
  return cells.some(Boolean) && cells.every(isAddition)
}

/** The address in a row below a head. */
export function byColumn(row: readonly string[], columns: Columns): ReadRow {
  const cell = (place: number | undefined) => (place === undefined ? '' : (row[place] ?? ''))
  const { name, zipCode, houseNumber, additions, street, cities } = columns
  const understood = new Set([name, zipCode, houseNumber, street, ...additions, ...cities])
  return {
    address: {
      name: cell(name),
      zipCode: postcodeIn(cell(zipCode)) || cell(zipCode),
      houseNumber: [
        numberOf(
          cell(houseNumber),
          cell(street),
          additions.some(place => cell(place) !== ''),
        ),
        ...additions.map(cell),
      ]
        .filter(Boolean)
        .join(' '),
    },
    unread: row.flatMap((text, place) => (text === '' || understood.has(place) ? [] : [place])),
  }
}

/** The number of a column, or of the street where there is none or where only the street has the addition. */
function numberOf(own: string, street: string, hasAddition: boolean): string {
  const inStreet = numberIn(street)
  if (own === '') return inStreet
  const [number, other] = [splitHouseNumber(own), splitHouseNumber(inStreet)]
  const isShorter = number?.suffix === '' && !hasAddition && number.houseNumber === other?.houseNumber
  return isShorter ? inStreet : own
}
