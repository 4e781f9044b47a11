import type { Pool } from 'pg'
import type { Secrets } from './secrets.ts'
import { StartupProblem } from './startup-problem.ts'

/**
 * Binds the database to the secret that it is filled under: the first server that starts records its fingerprint, and from
 * then on a server with another secret does not start. It could not read the stored IBANs, and would void every session and
 * mailed link.
 * @throws StartupProblem where the database belongs to another secret
 */
export async function bindToSecret(pool: Pool, secrets: Secrets): Promise<void> {
  await pool.query('insert into app_secret (fingerprint) values ($1) on conflict do nothing', [
    secrets.deriveKey('fingerprint'),
  ])
  await refuseOtherSecret(pool, secrets)
}

/**
 * The same for a program that only reads: it records nothing.
 * @throws StartupProblem where the database belongs to another secret
 */
export async function refuseOtherSecret(pool: Pool, secrets: Secrets): Promise<void> {
  const { rows } = await pool.query<{ fingerprint: Buffer }>('select fingerprint from app_secret')
  const recorded = rows[0]?.fingerprint
  const known = [secrets.deriveKey('fingerprint'), secrets.previousKey('fingerprint')]
  if (!recorded || known.some(key => key?.equals(recorded))) return
  throw new StartupProblem(
    'The database was filled under another APP_SECRET and its IBANs cannot be read under this one: set the one it had, or put the file app-secret that it had back into DATA_DIR; docs/operations.md says what to do when it is lost.',
  )
}
