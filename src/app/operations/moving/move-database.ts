import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { withClient } from '../../../platform/database/connection.ts'
import { migrate, requireOwnSchema } from '../../../platform/database/migrate.ts'
import { StartupProblem } from '../../../platform/operations/startup-problem.ts'

export type Moved = { readonly tables: number; readonly rows: number }

/** One table of the shop, as both databases have it. */
type Table = {
  /** Quoted where SQL asks for it. */
  readonly name: string
  /** All but the generated ones, quoted, separated by commas. */
  readonly columns: string
  /** Tables that its foreign keys lead to, itself left out. */
  readonly refersTo: readonly string[]
}

/** Written by every start: a database that contains nothing else may be filled. */
const ownRecord = 'schema_migrations'
const emptyBefore = ['cases', 'customers', 'events']

/**
 * Copies all that the shop has in one database into another one, so that the shop can go on there: every row of every table,
 * under the same numbers. Nothing of `from` changes. All of it arrives and was compared row by row, or nothing does.
 * @param from at rest: nobody else is connected to it
 * @param to may be empty or freshly started; what a start fills it with is replaced
 * @throws StartupProblem where the shop still runs on either, the schema of `from` is another version's, or `to` has orders
 */
export async function moveDatabase(from: pg.ClientConfig, to: pg.ClientConfig): Promise<Moved> {
  await requireOwnSchema(from)
  await migrate(to, () => undefined)
  return withClient(from, source => withClient(to, target => move(source, target)))
}

async function move(source: pg.Client, target: pg.Client): Promise<Moved> {
  for (const client of [source, target]) await requireAlone(client)
  await source.query('begin transaction isolation level repeatable read read only')
  await target.query('begin')
  const tables = inOrder(await tablesOf(source))
  await requireNoOrders(target)
  await clear(target, tables)
  let rows = 0
  for (const table of tables) rows += await copyTable(source, target, table)
  await continueNumbers(source, target)
  for (const { name } of tables) await target.query(`alter table ${name} enable trigger user`)
  await target.query('commit')
  await target.query('analyze')
  return { tables: tables.length, rows }
}

async function requireAlone(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::integer as others from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  const others = rows[0]?.others ?? 0
  if (others === 0) return
  throw new StartupProblem(
    `The database ${client.database} at ${client.host} is in use (${others} connections): stop every copy of the shop first, so that no order is left behind.`,
  )
}

async function requireNoOrders(target: pg.Client): Promise<void> {
  for (const table of emptyBefore) {
    const { rows } = await target.query<{ some: boolean }>(`select exists (select from ${table}) as some`)
    if (!rows[0]?.some) continue
    throw new StartupProblem(
      `The database ${target.database} at ${target.host} has orders or customers of its own, and two cannot be joined: use an empty database.`,
    )
  }
}

async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I', relname) as name,
       (select string_agg(format('%I', attname), ', ' order by attnum) from pg_attribute
        where attrelid = t.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
       array(select distinct format('%I', referred.relname) from pg_constraint
         join pg_class referred on referred.oid = confrelid
         where contype = 'f' and conrelid = t.oid and confrelid <> t.oid) as "refersTo"
     from pg_class t
     where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> $1
     order by relname`,
    [ownRecord],
  )
  return rows
}

/**
 * Each table after those that it refers to.
 * @throws Error where tables refer to each other in a circle
 */
export function inOrder<Node extends Pick<Table, 'name' | 'refersTo'>>(tables: readonly Node[]): Node[] {
  const ordered: Node[] = []
  let waiting = [...tables]
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name))
    const free = waiting.filter(({ refersTo }) => !refersTo.some(name => names.has(name)))
    if (free.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...names].join(', ')}`)
    ordered.push(...free)
    waiting = waiting.filter(table => !free.includes(table))
  }
  return ordered
}

/** The rules that triggers keep were kept when the rows were written; they rest until all is there. */
async function clear(target: pg.Client, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables.toReversed()) {
    await target.query(`alter table ${name} disable trigger user`)
    await target.query(`delete from ${name}`)
  }
}

async function copyTable(source: pg.Client, target: pg.Client, { name, columns }: Table): Promise<number> {
  await pipeline(
    source.query(copyTo(`copy ${name} (${columns}) to stdout`)),
    target.query(copyFrom(`copy ${name} (${columns}) from stdin`)),
  )
  const [wanted, found] = [await contentOf(source, name, columns), await contentOf(target, name, columns)]
  if (wanted.checksum !== found.checksum || wanted.rows !== found.rows) {
    throw new Error(`The table ${name} did not arrive as it was: ${found.rows} of ${wanted.rows} rows`)
  }
  return found.rows
}

/** Rows and a checksum of them that does not depend on their order. */
async function contentOf(
  client: pg.Client,
  table: string,
  columns: string,
): Promise<{ rows: number; checksum: string }> {
  const { rows } = await client.query<{ rows: number; checksum: string }>(
    `select count(*)::integer as rows, coalesce(sum(hashtextextended(row(${columns})::text, 0)::numeric), 0)::text as checksum
     from ${table}`,
  )
  return rows[0] ?? { rows: 0, checksum: '' }
}

async function continueNumbers(source: pg.Client, target: pg.Client): Promise<void> {
  const { rows } = await source.query<{ name: string }>(
    "select format('%I', sequencename) as name from pg_sequences where schemaname = 'public'",
  )
  for (const { name } of rows) {
    const { rows: at } = await source.query(`select last_value, is_called from ${name}`)
    await target.query('select setval($1, $2, $3)', [name, at[0].last_value, at[0].is_called])
  }
}
