import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** A column of a table as its declaration names it. */
type KeyOf<T extends PgTable> = keyof T['$inferInsert'] & string

/** How rows of a table travel as one JSON parameter, for a statement that stores several tables at once. */
export type RecordOf<T extends PgTable, K extends KeyOf<T>> = {
  readonly table: string
  /** `kind, state` */
  readonly columns: string
  /** `given.kind, given.state`, where `given` is the record that PostgreSQL made of the JSON. */
  readonly values: string
  /** `kind text, state text`: as what PostgreSQL reads the JSON. */
  readonly definition: string
  /** The JSON of a row; values of every column are required. */
  json(row: Required<Pick<T['$inferInsert'], K>>): Readonly<Record<string, unknown>>
}

/** @param keys the columns that are written; the table's own defaults fill the rest */
export function recordOf<T extends PgTable, K extends KeyOf<T>>(
  table: T,
  keys: readonly K[],
): RecordOf<T, K> {
  const declared = getTableColumns(table)
  const columns = keys.map(key => {
    const column = declared[key]
    if (!column) throw new Error(`${getTableName(table)} has no column ${key}`)
    return { key, name: column.name, type: column.getSQLType() }
  })
  return {
    table: getTableName(table),
    columns: columns.map(({ name }) => name).join(', '),
    values: columns.map(({ name }) => `given.${name}`).join(', '),
    definition: columns.map(({ name, type }) => `${name} ${type}`).join(', '),
    json: row => Object.fromEntries(columns.map(({ key, name }) => [name, inJson(row[key])])),
  }
}

/** Bytes as PostgreSQL reads them into a bytea column; everything else as JSON has it. */
const inJson = (value: unknown): unknown => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value)
