import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { apiKeys, apiTokens } from './tables.ts'

/** Stores an access token by its hash. */
export async function insertToken(
  database: Queryable,
  token: Pick<typeof apiTokens.$inferInsert, 'hash' | 'keyId' | 'scopes' | 'expiresAt'>,
): Promise<void> {
  await database.insert(apiTokens).values(token)
}

/** Ends a token of a client at once; one of another client stays, and the caller hears nothing of that. */
export async function removeToken(database: Queryable, clientId: string, hash: Buffer): Promise<void> {
  const keys = database.select({ id: apiKeys.id }).from(apiKeys).where(eq(apiKeys.clientId, clientId))
  await database.delete(apiTokens).where(and(eq(apiTokens.hash, hash), inArray(apiTokens.keyId, keys)))
}

/** Removes tokens a day after they expired: until then a call with one is told so, and not counted as a guess. */
export async function forgetExpiredTokens(database: Queryable): Promise<void> {
  await database.delete(apiTokens).where(lt(apiTokens.expiresAt, sql`now() - interval '1 day'`))
}
