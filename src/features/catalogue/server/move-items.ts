import type * as z from 'zod/mini'
import { transaction } from '../../../platform/database/pool.ts'
import type { MovedItems } from '../calendar-schemas.ts'
import { revisionEvents } from '../events.ts'
import { movedChange } from '../item-versions.ts'
import { type ItemChange, itemIn, keyOf, mayEdit } from '../revision.ts'
import { itemName } from '../revision-words.ts'
import { revisionRefusals as refusals } from '../texts-desk.ts'
import type { CatalogueDeskServices } from './desk-services.ts'
import { statesOf, storeAll } from './edit-items.ts'
import { note } from './revision-log.ts'
import { type RevisionAct, type RevisionOutcome, refused } from './revisions.ts'
import { changedNow, changesOf, lockRevision, removeChange, updateRevision } from './stored-revisions.ts'

/**
 * Moves changes of a draft to another draft, all or none. Where that changes the same item, values that only one of them
 * changes go together; where both change one value differently, it is refused and named.
 */
export const moveItems = (
  { database }: CatalogueDeskServices,
  { staffId, id }: RevisionAct & { readonly staffId: string },
  { to, items }: z.infer<typeof MovedItems>,
): Promise<RevisionOutcome> =>
  transaction(database, async tx => {
    if (id === null || id === to) return { kind: 'unknown' }
    // In one order, so that two who move the other way round do not wait for each other.
    const [low, high] = [await lockRevision(tx, Math.min(id, to)), await lockRevision(tx, Math.max(id, to))]
    const [from, into] = low?.id === id ? [low, high] : [high, low]
    if (!from || !into) return { kind: 'unknown' }
    if (!mayEdit(from.state) || !mayEdit(into.state)) return refused(refusals.moveFrozen)
    const wanted = new Set(items.map(keyOf))
    const changes = (await changesOf(tx, from.id)).filter(change => wanted.has(keyOf(change)))
    if (changes.length < wanted.size) return { kind: 'unknown' }
    const target = await statesOf(tx, into)
    const there = new Map(target.changes.map(change => [keyOf(change), change]))
    const moved: ItemChange[] = []
    const clashing: string[] = []
    for (const change of changes) {
      const merged = movedChange(change, there.get(keyOf(change)) ?? null, itemIn(target.before, change))
      if (merged === null) clashing.push(itemName(change))
      else moved.push(merged)
    }
    if (clashing.length > 0) return refused(refusals.moveClash(into.name, clashing.join(', ')))
    await storeAll(tx, into.id, staffId, moved)
    for (const change of changes) await removeChange(tx, from.id, change)
    for (const revision of [from, into]) await updateRevision(tx, revision.id, changedNow)
    const type = revisionEvents.changed
    await note(tx, { type, staffId, revision: from, changes: changes.map(backwards) })
    await note(tx, { type, staffId, revision: into, changes: moved })
    return { kind: 'done', value: undefined }
  })

/** The change of a draft that loses one. */
const backwards = (change: ItemChange): ItemChange =>
  ({ ...change, before: change.after, after: change.before }) as ItemChange
