import { ne, sql } from 'drizzle-orm'
import type { Database } from '../database/pool.ts'
import { StartupProblem } from '../operations/startup-problem.ts'
import type { Secrets } from './secrets.ts'
import { appSecret } from './tables.ts'

/**
 * Binds the database to the secret that it is filled under: the first server that starts records its fingerprint, and from
 * then on a server with another secret does not start. It could not read the stored IBANs, and would void every session and
 * mailed link.
 * @throws StartupProblem where the database belongs to another secret
 */
export async function bindToSecret(database: Database, secrets: Secrets): Promise<void> {
  await database
    .insert(appSecret)
    .values({ fingerprint: secrets.deriveKey('fingerprint') })
    .onConflictDoNothing()
  await refuseOtherSecret(database, secrets)
}

/**
 * The same for a program that only reads: it records nothing.
 * @throws StartupProblem where the database belongs to another secret
 */
export async function refuseOtherSecret(database: Database, secrets: Secrets): Promise<void> {
  const [recorded] = await database.select().from(appSecret)
  const known = [secrets.deriveKey('fingerprint'), secrets.previousKey('fingerprint')]
  if (!recorded || known.some(key => key?.equals(recorded.fingerprint))) return
  throw new StartupProblem(
    'The database was filled under another APP_SECRET and its IBANs cannot be read under this one: set the one it had, or put the file app-secret that it had back into DATA_DIR; docs/operations.md says what to do when it is lost.',
  )
}

/** Binds the database to another secret, once all that is encrypted in it was encrypted anew. */
export async function rebindToSecret(database: Database, secrets: Secrets): Promise<void> {
  const fingerprint = secrets.deriveKey('fingerprint')
  await database
    .update(appSecret)
    .set({ fingerprint, recordedAt: sql`now()` })
    .where(ne(appSecret.fingerprint, fingerprint))
}
