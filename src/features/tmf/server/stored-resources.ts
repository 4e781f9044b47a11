import { and, asc, count, eq, inArray, lt, lte, max, or, type SQL, sql } from 'drizzle-orm'
import { type Database, type Queryable, transaction } from '../../../platform/database/pool.ts'
import type { ApiCaller } from '../../api-clients/caller.ts'
import type { Json } from '../json.ts'
import type { DatabaseSource } from './kit/lists.ts'
import type { Filter } from './kit/query.ts'
import { tmfResources } from './tables.ts'

/* Resources that one client made and that only it sees. */

type Owner = Pick<ApiCaller, 'clientId' | 'isTest'>

/** How many days the result of a check is kept. */
export const checkDays = 30
/** Resources of a test client are gone after a day. */
const testDays = 1

export type StoredResource = typeof tmfResources.$inferSelect

/** @param days null: until the client removes it */
export async function insertResource(
  database: Queryable,
  { clientId, isTest }: Owner,
  resource: string,
  { id, content }: { readonly id: string; readonly content: Json },
  days: number | null,
): Promise<StoredResource> {
  const age = isTest ? Math.min(testDays, days ?? testDays) : days
  const expiresAt = age === null ? null : sql`now() + make_interval(days => ${age})`
  const [row] = await database
    .insert(tmfResources)
    .values({ clientId, resource, id, content, expiresAt })
    .onConflictDoUpdate({
      target: [tmfResources.clientId, tmfResources.resource, tmfResources.id],
      set: { content, updatedAt: sql`now()` },
    })
    .returning()
  if (!row) throw new Error(`The ${resource} was not stored`)
  return row
}

/** Resources of one client: of a kind, or under this id, now or before it moved. */
const own = ({ clientId }: Pick<Owner, 'clientId'>, resource: string, id?: string) =>
  and(
    eq(tmfResources.clientId, clientId),
    eq(tmfResources.resource, resource),
    id === undefined ? undefined : or(eq(tmfResources.id, id), eq(tmfResources.formerId, id)),
  )

/** Gives a resource another id; it is found by the former one too. */
export const moveResource = (
  database: Database,
  client: Pick<Owner, 'clientId'>,
  resource: string,
  former: string,
  { id, content }: { readonly id: string; readonly content: Json },
): Promise<void> =>
  transaction(database, async tx => {
    await removeResource(tx, client, resource, id)
    const formerId = sql`coalesce(${tmfResources.formerId}, ${tmfResources.id})`
    await tx
      .update(tmfResources)
      .set({ id, formerId, content, updatedAt: sql`now()` })
      .where(own(client, resource, former))
  })

export async function findResource(
  database: Queryable,
  client: Pick<Owner, 'clientId'>,
  resource: string,
  id: string,
): Promise<StoredResource | null> {
  const [row] = await database
    .select()
    .from(tmfResources)
    .where(own(client, resource, id))
  return row ?? null
}

/** All of a kind, in the order of their arrival; for kinds of which a client may have few. */
export const allResources = (
  database: Queryable,
  client: Pick<Owner, 'clientId'>,
  resource: string,
): Promise<readonly StoredResource[]> =>
  database.select().from(tmfResources).where(own(client, resource)).orderBy(asc(tmfResources.arrival))

export async function countResources(
  database: Queryable,
  client: Pick<Owner, 'clientId'>,
  resource: string,
): Promise<number> {
  const [row] = await database.select({ rows: count() }).from(tmfResources).where(own(client, resource))
  return row?.rows ?? 0
}

export async function removeResource(
  database: Queryable,
  client: Pick<Owner, 'clientId'>,
  resource: string,
  id: string,
): Promise<boolean> {
  const removed = await database
    .delete(tmfResources)
    .where(own(client, resource, id))
    .returning({ id: tmfResources.id })
  return removed.length > 0
}

/** Removes what is over, in batches that lock nothing for long. */
export async function forgetExpiredResources(database: Queryable): Promise<void> {
  for (;;) {
    const removed = await database
      .delete(tmfResources)
      .where(
        inArray(
          tmfResources.arrival,
          database
            .select({ arrival: tmfResources.arrival })
            .from(tmfResources)
            .where(lt(tmfResources.expiresAt, sql`now()`))
            .limit(5_000),
        ),
      )
      .returning({ arrival: tmfResources.arrival })
    if (removed.length < 5_000) return
  }
}

const equals =
  (column: SQL) =>
  ({ operator, values }: Filter): SQL | null =>
    operator === 'eq' ? sql`${column} in ${values}` : null

/** The resources of a kind as a list of the database. @param present makes the resource of a row */
export const resourceSource = (
  database: Queryable,
  client: Pick<Owner, 'clientId'>,
  resource: string,
  present: (row: StoredResource) => Json,
): DatabaseSource<StoredResource> => ({
  conditions: {
    id: equals(sql`${tmfResources.id}`),
    externalId: equals(sql`${tmfResources.content} ->> 'externalId'`),
  },
  sorts: {},
  newest: async () => {
    const [row] = await database
      .select({ newest: max(tmfResources.arrival) })
      .from(tmfResources)
      .where(own(client, resource))
    return row?.newest ?? 0
  },
  upTo: asOf => lte(tmfResources.arrival, asOf),
  rows: (where, _orderBy, offset, limit) =>
    database
      .select()
      .from(tmfResources)
      .where(and(own(client, resource), where))
      .orderBy(asc(tmfResources.arrival))
      .offset(offset)
      .limit(limit),
  count: async where => {
    const [row] = await database
      .select({ rows: count() })
      .from(tmfResources)
      .where(and(own(client, resource), where))
    return row?.rows ?? 0
  },
  present: async rows => rows.map(present),
})
