import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/pool.ts'
import { endedChange } from '../merge-items.ts'
import { type ItemChange, isIdle, isSameItem, itemIn, keyOf } from '../revision.ts'
import { nameFrom } from '../revision-words.ts'
import { selectState } from './stored-catalogue.ts'
import {
  changesOf,
  insertRevision,
  putChanges,
  removeChange,
  type StoredRevision,
  updateRevision,
} from './stored-revisions.ts'
import { catalogueRevisions } from './tables.ts'

/* Promotions: revisions that fall back by themselves, each with a revision that is its end. */

type Planned = { readonly endsAt: Date; readonly now: Date; readonly staffId: string | null }

/** The end of a revision as it is judged; null of one that stays. */
export const endOf = ({ id, name, endsAt }: StoredRevision) =>
  endsAt && { id, name: nameFrom('end', name), startsAt: endsAt }

/** Plans the end of a promotion; `renewEnds` says what it puts back. */
export const planEnd = async (
  tx: Transaction,
  { id, name, origin, description }: StoredRevision,
  { endsAt, now, staffId }: Planned,
): Promise<void> => {
  await insertRevision(tx, {
    name: nameFrom('end', name),
    description,
    origin,
    status: 'active',
    startsAt: endsAt,
    ends: id,
    createdBy: staffId,
    plannedAt: now,
    plannedBy: staffId,
  })
}

/** Takes the end of a promotion back that does not go through. */
export async function takeEndBack(
  tx: Transaction,
  promotion: number,
  undone: { readonly undoneAt: Date; readonly undoneBy: string | null; readonly reason: string },
): Promise<void> {
  const ends = await tx
    .select({ id: catalogueRevisions.id })
    .from(catalogueRevisions)
    .where(eq(catalogueRevisions.ends, promotion))
  for (const { id } of ends) await updateRevision(tx, id, { status: 'obsolete', ...undone })
}

/**
 * Makes the ends of promotions that are still to come of what holds then, the first one first: after anything was planned or
 * undone, in the transaction that did it, under the lock of planning.
 */
export async function renewEnds(tx: Transaction): Promise<void> {
  const ends = await tx
    .select({ id: catalogueRevisions.id, of: catalogueRevisions.ends, startsAt: catalogueRevisions.startsAt })
    .from(catalogueRevisions)
    .where(
      and(
        eq(catalogueRevisions.status, 'active'),
        isNotNull(catalogueRevisions.ends),
        sql`${catalogueRevisions.startsAt} > clock_timestamp()`,
      ),
    )
    .orderBy(asc(catalogueRevisions.startsAt), asc(catalogueRevisions.id))
  for (const { id, of, startsAt } of ends) {
    if (of === null || startsAt === null) continue
    const holds = await selectState(tx, new Date(startsAt.getTime() - 1))
    const wanted = (await changesOf(tx, of)).map(change => endedChange(change, itemIn(holds, change)))
    await replaceChanges(
      tx,
      id,
      wanted.filter(change => !isIdle(change)),
    )
  }
}

/** Has a revision change just this; what it changes already is not written again. */
async function replaceChanges(tx: Transaction, id: number, wanted: readonly ItemChange[]): Promise<void> {
  const stored = new Map((await changesOf(tx, id)).map(change => [keyOf(change), change]))
  const keys = new Set(wanted.map(keyOf))
  for (const change of stored.values()) if (!keys.has(keyOf(change))) await removeChange(tx, id, change)
  const isNew = (change: ItemChange): boolean => {
    const { kind, before, after } = change
    const known = stored.get(keyOf(change))
    return !known || !isSameItem(kind, known.before, before) || !isSameItem(kind, known.after, after)
  }
  await putChanges(tx, id, wanted.filter(isNew), null)
}
