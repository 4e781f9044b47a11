import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** A column of a table as its declaration names it. */
type KeyOf<T extends PgTable> = keyof T['$inferInsert'] & string

/** How rows of a table travel as one JSON parameter, for a statement that stores several tables at once. */
export type RecordOf<T extends PgTable, K extends KeyOf<T>> = {
  /** `kind, state` */
  readonly columns: string
  /** `given.kind, given.state`, where `given` is the record that PostgreSQL made of the JSON. */
  readonly values: string
  /** `kind text, state text`: as what PostgreSQL reads the JSON. */
  readonly definition: string
  /**
   * A `with` part that stores a row of a case, or all of a list, in a statement whose part `opened` answers the id of the case.
   * @param json where they stand, as PostgreSQL finds them: `$1::jsonb -> 'lines'`
   */
  insertOne(json: string): string
  insertAll(json: string): string
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
  const names = columns.map(({ name }) => name).join(', ')
  const values = columns.map(({ name }) => `given.${name}`).join(', ')
  const definition = columns.map(({ name, type }) => `${name} ${type}`).join(', ')
  const insert = (rows: string) => `
    insert into ${getTableName(table)} (case_id, ${names})
    select opened.id, ${values} from opened, ${rows} as given (${definition})`
  return {
    columns: names,
    values,
    definition,
    insertOne: json => insert(`jsonb_to_record(${json})`),
    insertAll: json => insert(`jsonb_to_recordset(${json})`),
    json: row => Object.fromEntries(columns.map(({ key, name }) => [name, inJson(row[key])])),
  }
}

/** Bytes as PostgreSQL reads them into a bytea column; everything else as JSON has it. */
const inJson = (value: unknown): unknown => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value)
