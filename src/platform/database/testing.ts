import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { inject } from 'vitest'
import { administer, connectionUrl, withDatabase } from './connection.ts'
import { hasSqlState } from './failures.ts'
import { type Database, openDatabase, openPool, type Patience } from './pool.ts'

/** On a busy machine a test waits; what a shop does with an impatient pool is a test of its own (src/app/server/outage.test.ts). */
const patience: Patience = { connectMs: 60_000, queryMs: 60_000 }

/** Values that the global set-up of a test run passes to every test file. */
export interface TestServer {
  /** Connects to a database from which others may be made. */
  connection: pg.ClientConfig
  /** The migrated and seeded database that each test database is a copy of. */
  template: string
  /** Folder that names what the end of the run ends: a file per process, called by its id, with its data folder. */
  leftovers: string
  /** File of what axe need not look at again (e2e/support/passed-templates.ts). */
  passedTemplates: string
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
  }
}

/** A database for one test file, with the shop's schema and catalogue. */
export interface TestDatabase {
  pool: pg.Pool
  database: Database
  connection: pg.ClientConfig
  /** The same as a DATABASE_URL, for a server started as a process of its own. */
  connectionString: string
  /** Ends the pool and removes the database. */
  drop(): Promise<void>
}

/** Makes a fresh database, migrated and seeded; call `drop` when the tests are done. */
export const createTestDatabase = (): Promise<TestDatabase> => createFrom(inject('testServer').template)

/** Makes a database with nothing in it, for tests of the migrations. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createFrom('template0')

/** Has every connection that is opened from now on only read, as those to a standby do, or write again. */
export async function setReadOnly({ pool, connection }: TestDatabase, isReadOnly: boolean): Promise<void> {
  const { rows } = await pool.query<{ name: string }>('select current_database() as name')
  const writing = { ...connection, options: '-c default_transaction_read_only=off' }
  await administer(
    writing,
    `alter database ${rows[0]?.name} set default_transaction_read_only = ${isReadOnly}`,
  )
}

async function createFrom(template: string): Promise<TestDatabase> {
  const server = inject('testServer')
  // Named after the template, so that the end of the run finds what is left.
  const name = `${server.template.replace('template', 'test')}_${randomBytes(6).toString('hex')}`
  await administer(server.connection, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  const connection = withDatabase(server.connection, name)
  const pool = openPool(connection, () => undefined, patience)
  return {
    pool,
    database: openDatabase(pool),
    connection,
    connectionString: connectionUrl(connection),
    async drop() {
      if (!pool.ended) await pool.end()
      await administer(server.connection, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`).catch(
        async error => {
          if (!hasSqlState(error, '42501')) throw error
          // Autovacuum is at work there, and an account that is no superuser may not end it; without force it is told to go.
          const own = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and usename = current_user`
          await administer(server.connection, own)
          await administer(server.connection, `DROP DATABASE IF EXISTS ${name}`)
        },
      )
    },
  }
}
