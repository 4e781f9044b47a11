import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { hasSqlState } from '../../../../platform/database/failures.ts'
import { type BadRow, mostBadRows, rowProblem } from '../../row-problem.ts'
import { csvRows } from './csv-rows.ts'
import { type FileFormat, isRow, type Value } from './file-format.ts'
import { addIndexes, indexesOf } from './table-names.ts'
import { UnreadableFile } from './unpack.ts'

/** The outcome of a file. `refused` lists the first wrong rows with their total, and its table is gone. */
export type Loaded =
  | { readonly kind: 'loaded'; readonly rows: number }
  | { readonly kind: 'refused'; readonly badRows: readonly BadRow[]; readonly badRowCount: number }

export type Progress = { readonly rows: number; readonly badRows: number }

/** A copy is one transaction: those of a file that comes slowly end after so long, for old rows that others wait to see gone. */
const longestCopyMs = 5_000

/**
 * Loads the rows of a CSV file into a table of its own, as like the live one as it can take its place: all of them or, where one is
 * wrong, none. Whoever calls drops the table where this throws.
 * @param staging name of the new table
 * @param onProgress is called every few seconds, between two statements on `client`
 */
export async function loadTable(
  client: ClientBase,
  file: AsyncIterable<Buffer>,
  format: FileFormat,
  staging: string,
  onProgress: (progress: Progress) => Promise<void> = async () => undefined,
): Promise<Loaded> {
  const { table } = format
  const bad = badRowList()
  await client.query(`create table ${staging} (like ${table} including all excluding indexes)`)
  await client.query(`alter table ${staging} add column line_number integer`)
  const rows = await copyRows(client, file, staging, format, bad, onProgress)
  if (rows === 0 && bad.count() === 0) bad.add({ line: null, ...rowProblem('no-rows') })
  const indexes = await indexesOf(client, table)
  const isRight = bad.count() === 0 && (await isUnique(() => addIndexes(client, indexes, staging)))
  if (!isRight) {
    await findDuplicates(client, staging, format, bad)
    await client.query(`drop table ${staging}`)
    return { kind: 'refused', badRows: bad.sorted(), badRowCount: bad.count() }
  }
  await client.query(`alter table ${staging} drop column line_number`)
  await client.query(`analyze ${staging}`)
  return { kind: 'loaded', rows }
}

function badRowList() {
  const kept: BadRow[] = []
  let count = 0
  return {
    add(bad: BadRow) {
      count++
      if (kept.length < mostBadRows) kept.push(bad)
    },
    addUnkept: (more: number) => {
      count += more
    },
    count: () => count,
    sorted: () => kept.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
  }
}
type BadRowList = ReturnType<typeof badRowList>

/** Streams the file into the table; resolves to the number of rows that went in. */
async function copyRows(
  client: ClientBase,
  file: AsyncIterable<Buffer>,
  staging: string,
  format: FileFormat,
  bad: BadRowList,
  onProgress: (progress: Progress) => Promise<void>,
): Promise<number> {
  const texts = copyTexts(file, format, bad)
  let rows = 0
  for (let isDone = false; !isDone; ) {
    const until = performance.now() + longestCopyMs
    const some = async function* () {
      while (performance.now() < until) {
        const next = await texts.next()
        isDone = next.done === true
        if (isDone) return
        yield next.value
      }
    }
    const target = client.query(
      copyFrom(`copy ${staging} (${format.columns.join(', ')}, line_number) from stdin`),
    )
    await pipeline(Readable.from(some()), target)
    rows += target.rowCount
    await onProgress({ rows, badRows: bad.count() })
  }
  return rows
}

/** The rows as COPY takes them; what is wrong goes to `bad`. */
async function* copyTexts(
  file: AsyncIterable<Buffer>,
  { csvColumns, toRow }: FileFormat,
  bad: BadRowList,
): AsyncGenerator<string> {
  try {
    for await (const rows of csvRows(file, csvColumns, bad.add)) {
      let text = ''
      for (const { line, fields } of rows) {
        const row = toRow(fields)
        if (isRow(row)) text += `${row.map(copyValue).join('\t')}\t${line}\n`
        else bad.add({ line, ...row })
      }
      if (text !== '') yield text
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    bad.add({ line: null, ...error.problem })
  }
}

/** COPY's text format; the fields hold no control characters (csv-rows.ts). */
const copyValue = (value: Value): string =>
  value === null ? '\\N' : typeof value === 'number' ? String(value) : value.replaceAll('\\', '\\\\')

/** Whether no unique index found the same key twice. */
async function isUnique(build: () => Promise<void>): Promise<boolean> {
  try {
    await build()
    return true
  } catch (error) {
    if (!hasSqlState(error, '23505')) throw error
    return false
  }
}

/** Reports every row whose key an earlier one has. */
async function findDuplicates(
  client: ClientBase,
  staging: string,
  { uniqueOver, duplicate }: FileFormat,
  bad: BadRowList,
): Promise<void> {
  const { rows } = await client.query<{ line: number; first: number; total: string }>(
    `select line_number as line, first, count(*) over () as total
     from (select line_number, min(line_number) over (partition by ${uniqueOver.join(', ')}) as first
           from ${staging}) as numbered
     where line_number > first order by line_number limit ${mostBadRows}`,
  )
  for (const { line, first } of rows) bad.add({ line, ...rowProblem(duplicate, { limit: first }) })
  bad.addUnkept(Number(rows[0]?.total ?? 0) - rows.length)
}
