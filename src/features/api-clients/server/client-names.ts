import { asc, inArray } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { apiClients } from './tables.ts'

/** Names of clients by id, revoked ones included. */
export async function clientNames(
  database: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const found = await database
    .select({ id: apiClients.id, name: apiClients.name })
    .from(apiClients)
    .where(inArray(apiClients.id, [...ids]))
  return new Map(found.map(({ id, name }) => [id, name]))
}

/** All clients by name, revoked ones included. */
export const namedClients = (
  database: Queryable,
): Promise<readonly { readonly id: string; readonly name: string }[]> =>
  database
    .select({ id: apiClients.id, name: apiClients.name })
    .from(apiClients)
    .orderBy(asc(apiClients.name), asc(apiClients.id))
