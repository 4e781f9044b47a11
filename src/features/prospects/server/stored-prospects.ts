import { and, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { isPhoneNumber } from '../../../common/checks/phone.ts'
import { containing } from '../../../platform/database/column-types.ts'
import { deleteInBatches } from '../../../platform/database/delete-in-batches.ts'
import type { Database, Queryable, Transaction } from '../../../platform/database/pool.ts'
import { viewOf } from '../../../platform/database/view.ts'
import type { ApiCaller } from '../../api-clients/caller.ts'
import { phoneKey, plainSearch } from '../../work-list/search-keys.ts'
import { prospects } from './tables.ts'

export type StoredProspect = Readonly<typeof prospects.$inferSelect>

export type ProspectKind = StoredProspect['kind']

/** A prospect's resource, and what is read out of it; empty where it does not say. */
export type ProspectFacts = Pick<
  StoredProspect,
  'resource' | 'companyName' | 'contactName' | 'email' | 'phoneNumber' | 'kvkNumber'
>

type Viewer = Pick<ApiCaller, 'clientId' | 'resellerId' | 'isTest'>

/** The prospects that a client of the API sees: a reseller its own, a system all; a test client only what it made itself. */
export const visibleProspects = ({ clientId, resellerId, isTest }: Viewer): SQL =>
  and(
    eq(prospects.isTest, isTest),
    isTest ? eq(prospects.clientId, clientId) : undefined,
    resellerId === null ? undefined : eq(prospects.resellerId, resellerId),
  ) ?? sql`false`

/** Prospects for queries of other features, under the name by which the condition here knows them: `from ${storedProspects} as prospects`. */
export const storedProspects = viewOf(prospects, [
  'id',
  'kind',
  'clientId',
  'resellerId',
  'isTest',
  'createdAt',
  'changedAt',
])

/** The prospects with these ids that a client sees. */
export const prospectsByIds = (
  database: Queryable,
  viewer: Viewer,
  ids: readonly string[],
): Promise<readonly StoredProspect[]> =>
  database
    .select()
    .from(prospects)
    .where(and(inArray(prospects.id, [...ids]), visibleProspects(viewer)))

export async function storeProspect(
  database: Queryable,
  { clientId, resellerId, isTest }: Viewer,
  kind: ProspectKind,
  facts: ProspectFacts,
): Promise<StoredProspect> {
  const [stored] = await database
    .insert(prospects)
    .values({ ...facts, kind, clientId, resellerId, isTest })
    .returning()
  if (!stored) throw new Error('A prospect was not stored')
  return stored
}

/** A prospect that a client sees, which nobody else changes before the transaction ends. */
export async function lockProspect(
  tx: Transaction,
  viewer: Viewer,
  kind: ProspectKind,
  id: string,
): Promise<StoredProspect | null> {
  const [found] = await tx
    .select()
    .from(prospects)
    .where(and(eq(prospects.id, id), eq(prospects.kind, kind), visibleProspects(viewer)))
    .for('update')
  return found ?? null
}

/** Changes a prospect that is locked. */
export async function changeProspect(tx: Transaction, id: string, facts: ProspectFacts): Promise<void> {
  await tx
    .update(prospects)
    .set({ ...facts, changedAt: sql`next_change(${prospects.changedAt})` })
    .where(eq(prospects.id, id))
}

/** As the index has it. */
const searchText = sql`lower(company_name || ' ' || contact_name || ' ' || email || ' ' || kvk_number)`

/** Prospects in which typed words or a phone number stand, newest first; those of tests are nobody. */
export const prospectsLike = (
  database: Queryable,
  typed: string,
  limit: number,
): Promise<readonly StoredProspect[]> => {
  const words = plainSearch(typed)
  if (words === '') return Promise.resolve([])
  return database
    .select()
    .from(prospects)
    .where(
      and(
        eq(prospects.isTest, false),
        or(
          sql`${searchText} like ${containing(words)}`,
          isPhoneNumber(typed)
            ? sql`account_phone_key(${prospects.phoneNumber}) = ${phoneKey(typed)}`
            : undefined,
        ),
      ),
    )
    .orderBy(desc(prospects.createdAt))
    .limit(limit)
}

/** The prospect with this id, whoever made it known; null where there is none. */
export async function prospectById(database: Queryable, id: string): Promise<StoredProspect | null> {
  const [found] = await database.select().from(prospects).where(eq(prospects.id, id))
  return found ?? null
}

/** Names of these prospects by id; removed ones are missing. */
export async function prospectNames(
  database: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const found = await database
    .select({ id: prospects.id, companyName: prospects.companyName, contactName: prospects.contactName })
    .from(prospects)
    .where(inArray(prospects.id, [...ids]))
  return new Map(found.map(({ id, companyName, contactName }) => [id, companyName || contactName]))
}

/** Removes prospects that nobody changed for so long; those of tests after a day. @param age as PostgreSQL reads it */
export const forgetOldProspects = (database: Database, age: string): Promise<void> =>
  deleteInBatches(
    database,
    prospects,
    or(
      lt(prospects.changedAt, sql`now() - ${age}::interval`),
      and(prospects.isTest, lt(prospects.createdAt, sql`now() - interval '1 day'`)),
    ),
  )
