import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { hasSqlState } from '../../../platform/database/failures.ts'
import { type BadRow, csvRows } from './csv-rows.ts'

/** Outcome of an import. `refused` changed nothing and lists the first bad rows with their total. */
export type ImportOutcome =
  | { readonly kind: 'imported'; readonly rows: number }
  | { readonly kind: 'refused'; readonly badRows: readonly BadRow[]; readonly badRowCount: number }

/** A value as a table stores it. */
export type Value = string | number | null

/** How the rows of a CSV file become the rows of one table. */
export type TableImport = {
  readonly table: string
  /** The header's names of the columns that are read. */
  readonly csvColumns: readonly string[]
  /** The columns that `toRow` gives, in its order. */
  readonly columns: readonly string[]
  /** The fields of `csvColumns` → the row's values, or a sentence that says what is wrong. */
  readonly toRow: (fields: readonly string[]) => readonly Value[] | string
  /** No two rows may be the same in these. */
  readonly uniqueOver: readonly string[]
  /** Message for a second row with the same key. */
  readonly duplicate: string
}

/** More bad rows are counted and not kept: a file of the wrong kind would fill the memory with them. */
const keptBadRows = 1_000

/**
 * Replaces all of a table by the rows of a CSV file: all of them or, where one is bad, none. Runs in the transaction
 * that the caller has opened on `client`. Readers see the old rows until the commit and wait only for the moment in which
 * the new table takes the old one's name. A second import waits for the first.
 */
export async function replaceTable(
  client: ClientBase,
  file: Readable,
  job: TableImport,
): Promise<ImportOutcome> {
  const staging = `${job.table}_import`
  const bad = badRowList()
  await client.query('set local statement_timeout = 0')
  await client.query(`lock table ${job.table} in share update exclusive mode`)
  const indexes = await indexesOf(client, job.table)
  await client.query(`create table ${staging} (like ${job.table} including all excluding indexes)`)
  await client.query(`alter table ${staging} add column line_number integer`)

  const rows = await copy(client, file, staging, job, bad.add)
  if (rows === 0 && bad.count() === 0) bad.add({ line: 1, problem: 'the file holds no rows' })
  if (bad.count() > 0 || !(await addIndexes(client, indexes, staging))) {
    await findDuplicates(client, staging, job, bad)
    await client.query(`drop table ${staging}`)
    return { kind: 'refused', badRows: bad.sorted(), badRowCount: bad.count() }
  }
  await client.query(`alter table ${staging} drop column line_number`)
  await client.query(`analyze ${staging}`)
  await swap(client, indexes, job.table, staging)
  return { kind: 'imported', rows }
}

function badRowList() {
  const kept: BadRow[] = []
  let count = 0
  return {
    add(bad: BadRow) {
      count++
      if (kept.length < keptBadRows) kept.push(bad)
    },
    addUnkept: (more: number) => {
      count += more
    },
    count: () => count,
    sorted: () => kept.toSorted((a, b) => a.line - b.line),
  }
}
type BadRowList = ReturnType<typeof badRowList>

/** Streams the file into the staging table; resolves to the number of rows that went in. */
async function copy(
  client: ClientBase,
  file: Readable,
  staging: string,
  { csvColumns, columns, toRow }: TableImport,
  onBadRow: (bad: BadRow) => void,
): Promise<number> {
  async function* copyText(): AsyncGenerator<string> {
    for await (const rows of csvRows(file, csvColumns, onBadRow)) {
      let text = ''
      for (const { line, fields } of rows) {
        const row = toRow(fields)
        if (typeof row === 'string') onBadRow({ line, problem: row })
        else text += `${row.map(copyValue).join('\t')}\t${line}\n`
      }
      if (text !== '') yield text
    }
  }
  const target = client.query(copyFrom(`copy ${staging} (${columns.join(', ')}, line_number) from stdin`))
  await pipeline(Readable.from(copyText()), target)
  return target.rowCount
}

/** COPY's text format; the fields hold no control characters (csv-rows.ts). */
const copyValue = (value: Value): string =>
  value === null ? '\\N' : typeof value === 'number' ? String(value) : value.replaceAll('\\', '\\\\')

type Index = { readonly name: string; readonly definition: string; readonly constraint: string | null }

/** The indexes of a table as they were made, so that a later migration's are kept too. */
async function indexesOf(client: ClientBase, table: string): Promise<readonly Index[]> {
  const { rows } = await client.query<Index>(
    `select relname as name, pg_get_indexdef(indexrelid) as definition, pg_get_constraintdef(c.oid) as constraint
     from pg_index join pg_class on pg_class.oid = indexrelid
     left join pg_constraint c on c.conindid = indexrelid and c.contype in ('p', 'u')
     where indrelid = $1::regclass order by relname`,
    [table],
  )
  return rows
}

const stagingName = (index: Index): string => `${index.name}_import`

/** Builds the indexes over the full staging table; false where a unique one finds the same key twice. */
async function addIndexes(client: ClientBase, indexes: readonly Index[], staging: string): Promise<boolean> {
  await client.query('savepoint before_indexes')
  try {
    for (const index of indexes) await client.query(statementFor(index, staging))
    return true
  } catch (error) {
    if (!hasSqlState(error, '23505')) throw error
    await client.query('rollback to savepoint before_indexes')
    return false
  }
}

function statementFor(index: Index, staging: string): string {
  if (index.constraint)
    return `alter table ${staging} add constraint ${stagingName(index)} ${index.constraint}`
  return index.definition.replace(
    /^(CREATE (?:UNIQUE )?INDEX) \S+ ON (?:ONLY )?\S+/,
    `$1 ${stagingName(index)} ON ${staging}`,
  )
}

/** Reports every row whose key an earlier one has. */
async function findDuplicates(
  client: ClientBase,
  staging: string,
  { uniqueOver, duplicate }: TableImport,
  bad: BadRowList,
): Promise<void> {
  const { rows } = await client.query<{ line: number; first: number; total: string }>(
    `select line_number as line, first, count(*) over () as total
     from (select line_number, min(line_number) over (partition by ${uniqueOver.join(', ')}) as first
           from ${staging}) as numbered
     where line_number > first order by line_number limit ${keptBadRows}`,
  )
  for (const { line, first } of rows) bad.add({ line, problem: `${duplicate} as line ${first}` })
  bad.addUnkept(Number(rows[0]?.total ?? 0) - rows.length)
}

/** The new table takes the old one's place; readers wait for as long as this takes. */
async function swap(
  client: ClientBase,
  indexes: readonly Index[],
  table: string,
  staging: string,
): Promise<void> {
  await lockOutReaders(client, table)
  await client.query(`drop table ${table}`)
  await client.query(`alter table ${staging} rename to ${table}`)
  for (const index of indexes) await client.query(`alter index ${stagingName(index)} rename to ${index.name}`)
}

const lockWaitMs = 300
const pauseMs = 1_000
const lockAttempts = 120

/**
 * Waiting for a table makes all later queries wait too. So this waits briefly, for readers that are about to finish,
 * and lets long ones (a backup) pass before it tries again.
 */
async function lockOutReaders(client: ClientBase, table: string): Promise<void> {
  await client.query(`set local lock_timeout = ${lockWaitMs}`)
  for (let attempt = 1; ; attempt++) {
    await client.query('savepoint before_lock')
    try {
      await client.query(`lock table ${table} in access exclusive mode`)
      return
    } catch (error) {
      if (attempt === lockAttempts || !hasSqlState(error, '55P03')) throw error
      await client.query('rollback to savepoint before_lock')
      await pause(pauseMs)
    }
  }
}
