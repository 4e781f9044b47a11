import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrate } from './migrate.ts'
import { createEmptyDatabase, type TestDatabase } from './testing.ts'

/**
 * The database as the version before left it, before everything that comes in was a case: orders of all four product types
 * and in every state, quotes, enquiries, every form, accounts, mails in every state and owed webhook calls. The shop of
 * that version filled it; its secret was that of the tests.
 */
const filled = path.join(import.meta.dirname, 'fixtures/version-0011.sql')
const newest = '0011-changed-details.sql'
const migrations = path.join(import.meta.dirname, 'migrations')
const quiet = () => undefined

/** A database of the version before, full; `migrateOn` brings it to today's. */
export async function createDatabaseOfVersionBefore(): Promise<
  TestDatabase & { migrateOn(): Promise<void> }
> {
  const database = await createEmptyDatabase()
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-before-'))
  try {
    const old = (await readdir(migrations)).filter(name => name.endsWith('.sql') && name <= newest)
    await Promise.all(old.map(name => cp(path.join(migrations, name), path.join(folder, name))))
    await migrate(database.connection, quiet, folder)
    await database.pool.query(await readFile(filled, 'utf8'))
  } finally {
    await rm(folder, { recursive: true })
  }
  return { ...database, migrateOn: () => migrate(database.connection, quiet) }
}
