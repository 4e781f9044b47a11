import { and, asc, count, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { addDays } from '../../../common/working-days.ts'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { type ApiClient, usageDays } from '../contract-desk.ts'
import { apiClients, apiKeys, apiUsage } from './tables.ts'

export type StoredClient = Readonly<typeof apiClients.$inferSelect> & { readonly expiresOn: string | null }

const timeZone = sql.raw(`'Europe/Amsterdam'`)

/** When the last day of a client is over; null for ever. @param day a day in the Netherlands, or empty */
const endOf = (day: string): SQL | null =>
  day === '' ? null : sql`(${day}::date + 1)::timestamp at time zone ${timeZone}`

const expiresOn = sql<string | null>`((${apiClients.expiresAt} at time zone ${timeZone})::date - 1)::text`

/** Everything of a client but its keys. */
export type ClientContent = Pick<
  typeof apiClients.$inferInsert,
  'name' | 'scopes' | 'networks' | 'sendsMails' | 'callsPerMinute' | 'contactEmail'
> & { readonly expiresOn: string }

const columnsOf = ({ expiresOn: day, ...content }: ClientContent) => ({ ...content, expiresAt: endOf(day) })

/** A client that is not revoked, held until the transaction ends; null where there is none. */
export async function lockClient(tx: Transaction, id: string): Promise<StoredClient | null> {
  const [found] = await tx
    .select({ client: apiClients, expiresOn })
    .from(apiClients)
    .where(and(eq(apiClients.id, id), isNull(apiClients.revokedAt)))
    .for('no key update')
  return found ? { ...found.client, expiresOn: found.expiresOn } : null
}

export async function insertClient(
  tx: Transaction,
  content: ClientContent & Pick<StoredClient, 'resellerId' | 'isTest' | 'createdBy'>,
): Promise<string> {
  const [made] = await tx.insert(apiClients).values(columnsOf(content)).returning({ id: apiClients.id })
  if (!made) throw new Error('The client got no id')
  return made.id
}

export async function updateClient(tx: Transaction, id: string, content: ClientContent): Promise<void> {
  await tx
    .update(apiClients)
    .set({ ...columnsOf(content), version: sql`${apiClients.version} + 1` })
    .where(eq(apiClients.id, id))
}

/** Ends a client with all its keys. */
export async function endClient(tx: Transaction, id: string): Promise<void> {
  const ended = { revokedAt: sql`now()` }
  await tx.update(apiClients).set(ended).where(eq(apiClients.id, id))
  await tx
    .update(apiKeys)
    .set(ended)
    .where(and(eq(apiKeys.clientId, id), isNull(apiKeys.revokedAt)))
}

/** @returns how many keys of a client are let in */
export async function countKeys(tx: Transaction, clientId: string): Promise<number> {
  const [found] = await tx
    .select({ keys: count() })
    .from(apiKeys)
    .where(and(eq(apiKeys.clientId, clientId), isNull(apiKeys.revokedAt)))
  return found?.keys ?? 0
}

export async function insertKey(
  tx: Transaction,
  key: Pick<typeof apiKeys.$inferInsert, 'clientId' | 'hash' | 'ending' | 'createdBy'>,
): Promise<string> {
  const [made] = await tx.insert(apiKeys).values(key).returning({ id: apiKeys.id })
  if (!made) throw new Error('The key got no id')
  return made.id
}

/** Ends a key. @returns its last four characters; null where the client has no such key that is let in */
export async function endKey(tx: Transaction, clientId: string, id: string): Promise<string | null> {
  const [ended] = await tx
    .update(apiKeys)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(apiKeys.id, id), eq(apiKeys.clientId, clientId), isNull(apiKeys.revokedAt)))
    .returning({ ending: apiKeys.ending })
  return ended?.ending ?? null
}

/** Clients that are not revoked, by name, with their keys and the calls of the last days. @param today in the Netherlands */
export async function livingClients(
  database: Queryable,
  today: string,
): Promise<(Omit<ApiClient, 'reseller'> & { readonly resellerId: string | null })[]> {
  const clients = await database
    .select({
      client: apiClients,
      expiresOn,
      hasExpired: sql<boolean>`coalesce(${apiClients.expiresAt} <= now(), false)`,
    })
    .from(apiClients)
    .where(isNull(apiClients.revokedAt))
    .orderBy(asc(apiClients.name), asc(apiClients.id))
  const ids = clients.map(({ client }) => client.id)
  if (ids.length === 0) return []
  const days = Array.from({ length: usageDays }, (_, place) => addDays(today, place + 1 - usageDays))
  const [keys, usage] = await Promise.all([
    database.select().from(apiKeys).where(inArray(apiKeys.clientId, ids)).orderBy(asc(apiKeys.createdAt)),
    database
      .select()
      .from(apiUsage)
      .where(and(inArray(apiUsage.clientId, ids), gt(apiUsage.day, addDays(today, -usageDays)))),
  ])
  return clients.map(
    ({ client: { createdBy: _by, revokedAt: _at, expiresAt: _end, ...client }, ...ends }) => {
      const own = keys.filter(({ clientId }) => clientId === client.id)
      const uses = own.flatMap(({ lastUsedAt }) => lastUsedAt?.toISOString() ?? [])
      return {
        ...client,
        ...ends,
        createdAt: client.createdAt.toISOString(),
        keys: own
          .filter(({ revokedAt }) => revokedAt === null)
          .map(({ id, ending, createdAt, lastUsedAt }) => ({
            id,
            ending,
            createdAt: createdAt.toISOString(),
            lastUsedAt: lastUsedAt?.toISOString() ?? null,
          })),
        lastUsedAt: uses.toSorted().at(-1) ?? null,
        calls: days.map(day => ({
          day,
          count: usage.find(used => used.clientId === client.id && used.day === day)?.calls ?? 0,
        })),
      }
    },
  )
}
