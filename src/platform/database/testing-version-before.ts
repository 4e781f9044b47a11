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

/** A database of the version before, full; `migrateOn` brings it to today's, or to before a later migration. */
export async function createDatabaseOfVersionBefore(): Promise<
  TestDatabase & { migrateOn(before?: string): Promise<void> }
> {
  const database = await createEmptyDatabase()
  await migrateTo(database, name => name <= newest)
  await database.pool.query(await readFile(filled, 'utf8'))
  return { ...database, migrateOn: before => migrateTo(database, name => !before || name < before) }
}

async function migrateTo({ connection }: TestDatabase, isIn: (name: string) => boolean) {
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-before-'))
  try {
    const names = (await readdir(migrations)).filter(name => name.endsWith('.sql') && isIn(name))
    await Promise.all(names.map(name => cp(path.join(migrations, name), path.join(folder, name))))
    await migrate(connection, quiet, folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}
