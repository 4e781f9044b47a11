import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import type { ApiCaller } from '../caller.ts'
import { apiClients } from './tables.ts'

/** A client as far as it decides what the client is told of. */
export type LiveClient = Pick<ApiCaller, 'clientId' | 'resellerId' | 'isTest' | 'scopes'> & {
  readonly name: string
}

const isLive = and(
  isNull(apiClients.revokedAt),
  or(isNull(apiClients.expiresAt), gt(apiClients.expiresAt, sql`now()`)),
)

/** Those of these clients that may call now, by id. */
export async function liveClients(
  database: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LiveClient>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .select()
    .from(apiClients)
    .where(and(inArray(apiClients.id, [...ids]), isLive))
  return new Map(rows.map(row => [row.id, clientOf(row)]))
}

/** Clients that can be chosen, by name. */
export const allLiveClients = async (database: Queryable): Promise<readonly LiveClient[]> =>
  (await database.select().from(apiClients).where(isLive).orderBy(apiClients.name)).map(clientOf)

const clientOf = ({ id, name, resellerId, isTest, scopes }: typeof apiClients.$inferSelect): LiveClient => ({
  clientId: id,
  name,
  resellerId,
  isTest,
  scopes: new Set(scopes),
})

/** The address that is told of trouble with a client; null where it is gone. */
export async function contactEmailOf(database: Queryable, id: string): Promise<string | null> {
  const [found] = await database
    .select({ contactEmail: apiClients.contactEmail })
    .from(apiClients)
    .where(eq(apiClients.id, id))
  return found?.contactEmail ?? null
}
