import { CsvError, parse } from 'csv-parse/sync'
import * as z from 'zod/mini'
import { decodeText } from '../../../common/decode-text.ts'
import { inTable } from '../../../common/in-table.ts'
import { parseJson } from '../../../common/parse-json.ts'
import { type AttributePath, attributeLabel, attributePaths, offeringFrom, valuesOf } from '../attributes.ts'
import { columnOf, flagOf, valueOfCell } from '../catalogue-csv.ts'
import { checkChange } from '../catalogue-rules.ts'
import type { FileReport } from '../file-schemas.ts'
import { idsOf, Offering } from '../offering.ts'
import { TariffList, type TariffListId, tariffListIds } from '../tariffs.ts'
import { csvTexts as texts } from '../texts-desk.ts'
import { mostColumns, mostRows } from './import-limits.ts'

/* Files of the catalogue, as they are read before anything of them is stored. */

/** A row that is wrong: its line in the file, the column, and how to mend it. */
export type FileProblem = FileReport['problems'][number]

/** The wish of a row. */
export type Row =
  | { readonly line: number; readonly ends: number }
  | { readonly line: number; readonly offering: Offering }

export type Read = {
  readonly rows: readonly Row[]
  readonly tariffs: Partial<Record<TariffListId, TariffList>>
  readonly problems: readonly FileProblem[]
}

/** The ground that rows are read against: what is sold, what was ever sold, and the next id that nothing had. */
type Known = {
  readonly sold: ReadonlyMap<number, Offering>
  readonly ever: ReadonlyMap<number, Offering>
  readonly nextId: number
}

const whole = (message: string): Read => ({
  rows: [],
  tariffs: {},
  problems: [{ line: null, column: null, message }],
})

/** Rows of a spreadsheet: columns in any order, separated by what the head has most of; what has no column stays as it is. */
export function readCsv(bytes: Buffer, known: Known): Read {
  const text = decodeText(bytes)
  if (text === null) return whole(texts.unreadable)
  const [firstLine = ''] = text.split(/\r?\n/, 1)
  const [delimiter = ';'] = [';', '\t', ','].toSorted(
    (a, b) => firstLine.split(b).length - firstLine.split(a).length,
  )
  let records: readonly string[][]
  try {
    records = parse(text, { bom: true, delimiter, relax_column_count: true, to: mostRows + 2 })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return whole(texts.unreadable)
  }
  if (records.length > mostRows + 1) return whole(texts.tooManyRows(mostRows))
  // Counted as a spreadsheet counts its rows: an empty one too, and one with line breaks in a cell once.
  const [head, ...body] = records
    .map((cells, place) => ({ line: place + 1, cells }))
    .filter(({ cells }) => cells.some(cell => cell.trim() !== ''))
  if (!head || body.length === 0) return whole(texts.empty)
  const { line, cells: heads } = head
  if (heads.length > mostColumns) return whole(texts.tooManyColumns(mostColumns))
  const columns = heads.map(name => (name.trim() === '' ? null : columnOf(name)))
  const wrong = heads.flatMap((name, place): readonly FileProblem[] => {
    if (name.trim() === '') return []
    const column = columns[place]
    if (!column) return [{ line, column: name, message: texts.unknownColumn(name) }]
    return columns.indexOf(column) === place
      ? []
      : [{ line, column: name, message: texts.doubleColumn(name) }]
  })
  if (!columns.includes('id')) wrong.push({ line, column: attributeLabel('id'), message: texts.noIdColumn })
  if (wrong.length > 0) return { rows: [], tariffs: {}, problems: wrong }
  return readRows(body, columns, known)
}

function readRows(
  body: readonly { readonly line: number; readonly cells: readonly string[] }[],
  columns: readonly (AttributePath | 'ends' | null)[],
  known: Known,
): Read {
  const rows: Row[] = []
  const problems: FileProblem[] = []
  const seen = new Set<number>()
  let { nextId } = known
  const takeId = () => nextId++
  for (const { line, cells } of body) {
    const add = (column: string | null, message: string) => void problems.push({ line, column, message })
    if (cells.length !== columns.length) {
      add(null, texts.cells(cells.length, columns.length))
      continue
    }
    const given: Partial<Record<AttributePath, unknown>> = {}
    let ends = false
    const before = problems.length
    const now = known.sold.get(Number(cells[columns.indexOf('id')]?.trim() || Number.NaN)) ?? null
    for (const [place, cell] of cells.entries()) {
      const column = columns[place]
      if (!column) continue
      const read = column === 'ends' ? flagOf(cell.trim()) : valueOfCell(column, cell, now)
      if ('problem' in read) add(column === 'ends' ? texts.ends : attributeLabel(column), read.problem)
      else if (column === 'ends') ends = read.value === true
      else given[column] = read.value
    }
    if (problems.length > before) continue
    const id = typeof given.id === 'number' ? given.id : null
    if (id !== null && seen.has(id)) {
      add(attributeLabel('id'), texts.doubleId(id))
      continue
    }
    if (id !== null) seen.add(id)
    if (ends) {
      if (id !== null && known.sold.has(id)) rows.push({ line, ends: id })
      else add(attributeLabel('id'), texts.unknownId(id ?? 0))
      continue
    }
    const read = readOffering(id, given, known, takeId)
    if ('offering' in read) rows.push({ line, offering: read.offering })
    else for (const [column, message] of read.problems) add(column, message)
  }
  return { rows, tariffs: {}, problems }
}

type ReadOffering =
  | { readonly offering: Offering }
  | { readonly problems: readonly (readonly [column: string, message: string])[] }

/** The offering of a row: its values over those that are sold under its id. A new one gets its ids. */
function readOffering(
  id: number | null,
  given: Readonly<Partial<Record<AttributePath, unknown>>>,
  { sold, ever }: Known,
  takeId: () => number,
): ReadOffering {
  const current = id === null ? null : (sold.get(id) ?? null)
  const values: Partial<Record<AttributePath, unknown>> = {
    ...(current && valuesOf(current)),
    ...given,
    id: id ?? takeId(),
  }
  for (const path of idPaths) {
    const part = path.split('.')[0]
    const isGiven = attributePaths.some(
      each =>
        each !== path && each.startsWith(`${part}.`) && values[each] !== null && values[each] !== undefined,
    )
    if (isGiven && (values[path] === null || values[path] === undefined)) values[path] = takeId()
  }
  // The schema fills in values that a row leaves out.
  for (const path of attributePaths)
    if (values[path] === null && ifEmpty(path) === 'filled in') delete values[path]
  if (values.position === undefined) values.position = sold.size
  const parsed = z.safeParse(Offering, offeringFrom(values))
  if (!parsed.success)
    return {
      problems: parsed.error.issues.map(({ path, message }) => [labelOf(path.join('.')), message] as const),
    }
  const [changed] = checkChange(current ?? ever.get(parsed.data.id) ?? null, parsed.data)
  if (changed) return { problems: [[labelOf(changed.path ?? ''), changed.message]] }
  return { offering: parsed.data }
}

const idPaths = [
  'setupProduct.id',
  'supportProduct.id',
  'device.productBuyId',
  'device.productRentId',
] as const

/** Values that are never null. */
type NeverNull = { [Name in keyof Offering]: null extends Offering[Name] ? never : Name }[keyof Offering]

/** Whether the schema fills in such a value where a row says nothing, or the row is refused. */
const emptyValues: Readonly<Record<NeverNull, 'filled in' | 'refused'>> = {
  id: 'refused',
  productType: 'refused',
  name: 'refused',
  sectionName: 'refused',
  contractDuration: 'refused',
  priceInCents: 'refused',
  promoted: 'filled in',
  fiber: 'filled in',
  freeMonths: 'filled in',
  information: 'filled in',
  position: 'filled in',
}

const ifEmpty = inTable(emptyValues)

const labelOf = (path: string): string => {
  const known = attributePaths.find(each => path === each || path.startsWith(`${each}.`))
  return known ? attributeLabel(known) : path
}

const Json = z.object({
  offerings: z.optional(z.array(z.unknown())),
  tariffs: z.optional(z.partialRecord(z.enum(tariffListIds), z.unknown())),
})

/** The same content as the export in JSON: whole offerings, and tariff lists where they are given. */
export function readJson(bytes: Buffer, { sold, ever }: Known): Read {
  const parsed = z.safeParse(Json, parseJson(decodeText(bytes) ?? ''))
  if (!parsed.success) return whole(texts.noJson)
  if ((parsed.data.offerings ?? []).length > mostRows) return whole(texts.tooManyRows(mostRows))
  const problems: FileProblem[] = []
  const rows: Row[] = []
  const seen = new Set<number>()
  for (const [place, each] of (parsed.data.offerings ?? []).entries()) {
    const line = place + 1
    const add = (column: string | null, message: string) => void problems.push({ line, column, message })
    const read = z.safeParse(Offering, each)
    if (!read.success) {
      for (const { path, message } of read.error.issues) add(labelOf(path.join('.')), message)
      continue
    }
    const offering = read.data
    for (const id of idsOf(offering)) {
      if (seen.has(id)) add(attributeLabel('id'), texts.doubleId(id))
      seen.add(id)
    }
    const [changed] = checkChange(sold.get(offering.id) ?? ever.get(offering.id) ?? null, offering)
    if (changed) add(labelOf(changed.path ?? ''), changed.message)
    rows.push({ line, offering })
  }
  const tariffs: Partial<Record<TariffListId, TariffList>> = {}
  for (const [id, list] of Object.entries(parsed.data.tariffs ?? {})) {
    const read = z.safeParse(TariffList, list)
    if (read.success) tariffs[id as TariffListId] = read.data
    else
      for (const { path, message } of read.error.issues)
        problems.push({ line: null, column: `${id}.${path.join('.')}`, message })
  }
  return { rows, tariffs, problems }
}
