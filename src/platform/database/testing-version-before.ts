import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { migrate } from './migrate.ts'
import { createEmptyDatabase, type TestDatabase } from './testing.ts'

/** A database as an earlier release left it: its file, and the newest migration that it had. */
type Filled = { readonly file: string; readonly newest: string }

const inFixtures = (name: string) => path.join(import.meta.dirname, 'fixtures', name)

/**
 * Before everything that comes in was a case: orders of all four product types and in every state, quotes, enquiries, every form,
 * accounts, mails in every state and owed webhook calls. The shop of that version filled it; its secret was that of the tests.
 */
export const beforeCases: Filled = {
  file: inFixtures('version-0011.sql'),
  newest: '0011-changed-details.sql',
}

/**
 * Before quotes had parts: quotes of all four product types and in every state, with their links, documents and orders. Release
 * 0.12.0 filled it under the secret of the tests. What was open then is open until 2999, and one offer has expired.
 * fixtures/version-0175-quotes.json has what that release answered about each version by its mailed link, the SHA-256 of its PDF,
 * and its totals.
 */
export const beforeQuoteParts: Filled = {
  file: inFixtures('version-0175.sql.gz'),
  newest: '0175-delivery.sql',
}

const migrations = path.join(import.meta.dirname, 'migrations')
const quiet = () => undefined

/** A database of the version before, full; `migrateOn` brings it to today's, or to before a later migration. */
export async function createDatabaseOfVersionBefore({
  file,
  newest,
}: Filled = beforeCases): Promise<TestDatabase & { migrateOn(before?: string): Promise<void> }> {
  const database = await createEmptyDatabase()
  await migrateTo(database, name => name <= newest)
  const filled = await readFile(file)
  await database.pool.query((file.endsWith('.gz') ? gunzipSync(filled) : filled).toString())
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
