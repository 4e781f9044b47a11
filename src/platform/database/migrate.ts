import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { ownFile } from '../config/own-files.ts'
import { StartupProblem } from '../operations/startup-problem.ts'
import { withClient } from './connection.ts'
import { hasSqlState } from './failures.ts'

const MIGRATIONS = ownFile('src/platform/database/migrations')
/**
 * Waiting for a table makes all later queries wait too: a migration waits this long for a table in use by the release
 * before, then lets that pass and starts again.
 */
const LOCK_WAIT_MS = 300
const ASIDE_MS = 500
const LOCK_ATTEMPTS = 240

interface Migration {
  /** The file's name, such as `0001-catalogue.sql`; its order is the order of application. */
  name: string
  sql: string
  checksum: string
}

/**
 * Brings the database to the newest schema: runs every file of `migrations/` that has not run yet, in order,
 * each in a transaction of its own together with its record. Several servers may start at once: the record's
 * primary key lets one of them through, and the others wait until that one has committed.
 * @throws StartupProblem when an applied file was changed afterwards, or a file fails
 */
export async function migrate(
  connection: pg.ClientConfig,
  log: (line: string) => void,
  folder: string = MIGRATIONS,
): Promise<void> {
  const migrations = await readMigrations(folder)
  await withClient({ ...connection, connectionTimeoutMillis: 10_000 }, async client => {
    await ensureRecords(client)
    for (const migration of migrations) await apply(client, migration, log)
  })
}

/**
 * For programs beside the server, which never change the schema: ends them on one that is not theirs. A tool of an older
 * checkout would otherwise work on tables that it does not know, and one of a newer checkout migrate under copies that serve.
 * @throws StartupProblem where the database is older or newer than the files of `migrations/`
 */
export async function requireOwnSchema(
  connection: pg.ClientConfig,
  folder: string = MIGRATIONS,
): Promise<void> {
  const own = await readMigrations(folder)
  const applied = await appliedMigrations(connection)
  const foreign = [...applied.keys()].find(name => own.every(migration => migration.name !== name))
  if (foreign) {
    throw new StartupProblem(
      `The database has the schema of a newer version of the shop (${foreign}): run this command from the version that serves it.`,
    )
  }
  const missing = own.find(({ name }) => !applied.has(name))
  if (missing) {
    throw new StartupProblem(
      `The database has the schema of an older version of the shop (without ${missing.name}), and a tool does not change that: start this version of the shop once (npm start), then run the command again, or run it from the version that serves the database.`,
    )
  }
  for (const migration of own) checkUnchanged(applied.get(migration.name), migration)
}

/** The checksums of what was applied, by name; empty for a database without a schema. */
async function appliedMigrations(connection: pg.ClientConfig): Promise<ReadonlyMap<string, string>> {
  try {
    const { rows } = await withClient({ ...connection, connectionTimeoutMillis: 10_000 }, client =>
      client.query<{ name: string; checksum: string }>(
        'SELECT name, checksum FROM schema_migrations ORDER BY name',
      ),
    )
    return new Map(rows.map(({ name, checksum }) => [name, checksum]))
  } catch (error) {
    if (hasSqlState(error, '42P01')) return new Map()
    throw error
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async name => {
      const sql = await readFile(path.join(folder, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function ensureRecords(client: pg.Client) {
  const create = `CREATE TABLE IF NOT EXISTS schema_migrations (
    name text PRIMARY KEY,
    checksum text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  )`
  try {
    await client.query(create)
  } catch (error) {
    // IF NOT EXISTS still fails when another server makes the table in the same moment.
    if (!hasSqlState(error, '23505', '42P07', '42710')) throw error
    await client.query(create)
  }
}

async function apply(client: pg.Client, migration: Migration, log: (line: string) => void) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptToApply(client, migration, log)
    } catch (error) {
      if (attempt < LOCK_ATTEMPTS && hasSqlState(error, '55P03')) await pause(ASIDE_MS)
      else if (!(error instanceof pg.DatabaseError)) throw error
      else
        throw new StartupProblem(
          `The migration ${migration.name} failed and was undone (${error.message}): correct it or the data it meets, then start again.`,
        )
    }
  }
}

async function attemptToApply(client: pg.Client, migration: Migration, log: (line: string) => void) {
  const { name, sql, checksum } = migration
  await client.query('BEGIN')
  try {
    const claimed = await client.query(
      'INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING',
      [name, checksum],
    )
    if (claimed.rowCount === 0) checkUnchanged(await checksumOf(client, name), migration)
    else {
      await client.query(`SET LOCAL lock_timeout = ${LOCK_WAIT_MS}`)
      await client.query(sql)
      log(`The migration ${name} was applied.`)
    }
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}

async function checksumOf(client: pg.Client, name: string): Promise<string | undefined> {
  const applied = await client.query<{ checksum: string }>(
    'SELECT checksum FROM schema_migrations WHERE name = $1',
    [name],
  )
  return applied.rows[0]?.checksum
}

function checkUnchanged(applied: string | undefined, { name, checksum }: Migration) {
  if (applied === checksum) return
  throw new StartupProblem(
    `The migration ${name} was changed after it had been applied to this database: put the file back as it was and add a new one for the change.`,
  )
}
