import type pg from 'pg'
import { storeConsentTexts } from '../../features/consents/server/consent-texts.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { FOR_BULK_WORK, openDatabase, openPool } from '../../platform/database/pool.ts'
import { seed } from './seed.ts'

/**
 * Makes a database ready to serve: the newest schema and the data that the shop ships. Harmless when it is ready
 * already, or when another server does the same at the same time.
 * @throws StartupProblem when a migration cannot be applied, or a text that people agreed to was changed
 */
export async function prepareDatabase(
  connection: pg.ClientConfig,
  log: (line: string) => void,
): Promise<void> {
  await migrate(connection, log)
  const pool = openPool(connection, log, FOR_BULK_WORK)
  try {
    await storeConsentTexts(openDatabase(pool))
    await seed(pool, log)
  } finally {
    await pool.end()
  }
}
