import { lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { apiTokens } from './tables.ts'

/** Stores an access token by its hash. */
export async function insertToken(
  database: Queryable,
  token: Pick<typeof apiTokens.$inferInsert, 'hash' | 'keyId' | 'scopes' | 'expiresAt'>,
): Promise<void> {
  await database.insert(apiTokens).values(token)
}

/** Removes tokens that have expired. */
export async function forgetExpiredTokens(database: Queryable): Promise<void> {
  await database.delete(apiTokens).where(lt(apiTokens.expiresAt, sql`now()`))
}
