import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import type { Offering } from '../offering.ts'
import type { PlannedRevision } from '../planned-moments.ts'
import {
  type ItemChange,
  type ItemKind,
  keyOf,
  type PlannedItem,
  type RevisionOrigin,
  type RevisionState,
  stateOf,
} from '../revision.ts'
import type { TariffList } from '../tariffs.ts'
import { itemFrom } from './stored-catalogue.ts'
import { catalogueChanges, catalogueRevisions } from './tables.ts'

/** A revision as it is stored, with the state that follows from the clock of the database. */
export type StoredRevision = typeof catalogueRevisions.$inferSelect & {
  readonly state: RevisionState
  /** How many items it changes. */
  readonly items: number
}

/** A stored change, which says who made it and which version of it this is. */
export type StoredChange = ItemChange & {
  readonly version: number
  readonly changedAt: Date
  readonly changedBy: string | null
}

const items = sql<number>`(select count(*)::integer from ${catalogueChanges} where ${catalogueChanges.revisionId} = ${catalogueRevisions.id})`

/** Whether each of its items was changed again by a revision that was launched after it. Drizzle would leave out the name of the table. */
const isReplaced = sql<boolean>`not exists (
  select from ${catalogueChanges} as own
  where own.revision_id = catalogue_revisions.id and not exists (
    select from ${catalogueChanges} as other join ${catalogueRevisions} as after on after.id = other.revision_id
    where other.kind = own.kind and other.item_id = own.item_id and after.status = 'active' and after.starts_at <= now()
      and (after.starts_at, after.id) > (catalogue_revisions.starts_at, catalogue_revisions.id)
  )
)`

async function selectRevisions(database: Queryable, where?: SQL): Promise<readonly StoredRevision[]> {
  const rows = await database
    .select({ revision: catalogueRevisions, items, isReplaced, now: sql<string>`now()` })
    .from(catalogueRevisions)
    .where(where)
    .orderBy(desc(sql`coalesce(${catalogueRevisions.startsAt}, 'infinity')`), desc(catalogueRevisions.id))
  return rows.map(({ revision, items: count, isReplaced: replaced, now }) => ({
    ...revision,
    items: count,
    state: stateOf({ ...revision, isReplaced: replaced }, new Date(now)),
  }))
}

/** All revisions: those without a moment first, then from the latest moment on. */
export const listRevisions = (database: Queryable): Promise<readonly StoredRevision[]> =>
  selectRevisions(database)

/** Revisions that a client of the API made and that nobody planned, the oldest first. */
export const draftsOfClient = async (
  database: Queryable,
  clientId: string,
): Promise<readonly StoredRevision[]> =>
  (
    await selectRevisions(
      database,
      and(
        eq(catalogueRevisions.clientId, clientId),
        inArray(catalogueRevisions.status, ['in-design', 'in-test']),
      ),
    )
  ).toSorted((a, b) => a.id - b.id)

/** Clients of the API that made a revision. */
export async function draftingClients(database: Queryable): Promise<readonly string[]> {
  const rows = await database
    .selectDistinct({ clientId: catalogueRevisions.clientId })
    .from(catalogueRevisions)
    .where(isNotNull(catalogueRevisions.clientId))
  return rows.flatMap(({ clientId }) => clientId ?? [])
}

/** The revision with this id, or null. */
export const findRevision = async (database: Queryable, id: number): Promise<StoredRevision | null> =>
  (await selectRevisions(database, eq(catalogueRevisions.id, id)))[0] ?? null

/** The same, locked until the transaction ends. */
export async function lockRevision(tx: Transaction, id: number): Promise<StoredRevision | null> {
  await tx.execute(sql`select from ${catalogueRevisions} where ${catalogueRevisions.id} = ${id} for update`)
  return findRevision(tx, id)
}

/** Whoever plans or undoes waits here for others who do: two who saw the same state would each plan over the other. */
export const lockPlanning = (tx: Transaction): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('catalogue planning'))`)

export async function insertRevision(
  tx: Transaction,
  values: { readonly name: string; readonly origin: RevisionOrigin } & Partial<
    typeof catalogueRevisions.$inferInsert
  >,
): Promise<number> {
  const [row] = await tx.insert(catalogueRevisions).values(values).returning({ id: catalogueRevisions.id })
  if (!row) throw new Error('The revision got no id')
  return row.id
}

/** Changes columns of a revision, which has another version then. */
export const updateRevision = (
  tx: Transaction,
  id: number,
  values: PgUpdateSetSource<typeof catalogueRevisions>,
): Promise<unknown> =>
  tx
    .update(catalogueRevisions)
    .set({ ...values, version: sql`${catalogueRevisions.version} + 1` })
    .where(eq(catalogueRevisions.id, id))

/** Of a revision that was changed: the approval of a colleague ends. */
export const changedNow = { changedAt: sql`now()`, approvedAt: null, approvedBy: null } as const

/** Removes a revision with its changes. */
export const removeRevision = (tx: Transaction, id: number): Promise<unknown> =>
  tx.delete(catalogueRevisions).where(eq(catalogueRevisions.id, id))

const parsed = (kind: ItemKind, id: string, state: unknown) =>
  state === null ? null : itemFrom({ kind, item_id: id, state })

/** The changes of a revision, by kind and id. */
export async function changesOf(database: Queryable, revisionId: number): Promise<readonly StoredChange[]> {
  const rows = await database
    .select()
    .from(catalogueChanges)
    .where(eq(catalogueChanges.revisionId, revisionId))
    .orderBy(
      asc(catalogueChanges.kind),
      asc(sql`length(${catalogueChanges.itemId})`),
      asc(catalogueChanges.itemId),
    )
  return rows.map(({ kind, itemId, before, after, version, changedAt, changedBy }) => {
    const states = { before: parsed(kind, itemId, before), after: parsed(kind, itemId, after) }
    return { kind, id: itemId, ...states, version, changedAt, changedBy } as StoredChange
  })
}

/** Stores changes in a revision, in the place of earlier ones of the same items. */
export async function putChanges(
  tx: Transaction,
  revisionId: number,
  changes: readonly ItemChange[],
  changedBy: string | null,
): Promise<void> {
  if (changes.length === 0) return
  await tx
    .insert(catalogueChanges)
    .values(
      changes.map(({ kind, id, before, after }) => ({
        revisionId,
        kind,
        itemId: id,
        before,
        after,
        changedBy,
      })),
    )
    .onConflictDoUpdate({
      target: [catalogueChanges.revisionId, catalogueChanges.kind, catalogueChanges.itemId],
      set: {
        before: sql`excluded.before`,
        after: sql`excluded.after`,
        version: sql`${catalogueChanges.version} + 1`,
        changedAt: sql`now()`,
        changedBy: sql`excluded.changed_by`,
      },
    })
}

export const removeChange = (
  tx: Transaction,
  revisionId: number,
  { kind, id }: Pick<ItemChange, 'kind' | 'id'>,
): Promise<unknown> =>
  tx
    .delete(catalogueChanges)
    .where(
      and(
        eq(catalogueChanges.revisionId, revisionId),
        eq(catalogueChanges.kind, kind),
        eq(catalogueChanges.itemId, id),
      ),
    )

/** One state of an item in its history. */
export type ItemState = {
  readonly revision: StoredRevision
  readonly before: Offering | TariffList | null
  readonly after: Offering | TariffList | null
}

/** Every planned and launched state of an item, the latest first. */
export async function historyOf(
  database: Queryable,
  { kind, id }: Pick<ItemChange, 'kind' | 'id'>,
): Promise<readonly ItemState[]> {
  const rows = await database
    .select()
    .from(catalogueChanges)
    .where(and(eq(catalogueChanges.kind, kind), eq(catalogueChanges.itemId, id)))
  if (rows.length === 0) return []
  const ids = rows.map(row => row.revisionId)
  const revisions = await selectRevisions(
    database,
    and(inArray(catalogueRevisions.id, ids), eq(catalogueRevisions.status, 'active')),
  )
  return revisions.flatMap(revision => {
    const row = rows.find(each => each.revisionId === revision.id)
    return row ? [{ revision, before: parsed(kind, id, row.before), after: parsed(kind, id, row.after) }] : []
  })
}

/** Items that revisions change at a moment or after it, the first one first. */
export async function plannedFrom(database: Queryable, moment: Date): Promise<readonly PlannedItem[]> {
  return changesThat(database, sql`${catalogueRevisions.startsAt} >= ${moment.toISOString()}`)
}

/** Items that active revisions of these moments change, the first one first. */
const changesThat = (database: Queryable, begin: SQL): Promise<PlannedItem[]> =>
  database
    .select({
      kind: catalogueChanges.kind,
      id: catalogueChanges.itemId,
      startsAt: sql<Date>`${catalogueRevisions.startsAt}`.mapWith(catalogueRevisions.startsAt),
      revision: named,
    })
    .from(catalogueChanges)
    .innerJoin(catalogueRevisions, eq(catalogueRevisions.id, catalogueChanges.revisionId))
    .where(and(eq(catalogueRevisions.status, 'active'), begin))
    .orderBy(asc(catalogueRevisions.startsAt), asc(catalogueRevisions.id))

/** Revisions that begin after a moment, with their changes, in the order in which they begin. */
export async function plannedAfter(database: Queryable, moment: Date): Promise<readonly PlannedRevision[]> {
  const rows = await database
    .select({ ...named, startsAt: catalogueRevisions.startsAt })
    .from(catalogueRevisions)
    .where(
      and(
        eq(catalogueRevisions.status, 'active'),
        sql`${catalogueRevisions.startsAt} > ${moment.toISOString()}`,
      ),
    )
    .orderBy(asc(catalogueRevisions.startsAt), asc(catalogueRevisions.id))
  const revisions: PlannedRevision[] = []
  for (const { startsAt, ...row } of rows)
    if (startsAt)
      revisions.push({
        ...row,
        startsAt,
        changes: await changesOf(database, row.id),
        ended: row.ends === null ? null : await changesOf(database, row.ends),
      })
  return revisions
}

/** The revision that changed each item last at or before a moment, by the item's key. */
export async function latestBefore(
  database: Queryable,
  moment: Date,
): Promise<ReadonlyMap<string, PlannedItem['revision']>> {
  const rows = await changesThat(database, sql`${catalogueRevisions.startsAt} <= ${moment.toISOString()}`)
  return new Map(rows.map(row => [keyOf(row), row.revision]))
}

const named = { id: catalogueRevisions.id, name: catalogueRevisions.name, ends: catalogueRevisions.ends }
