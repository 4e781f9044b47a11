import type { Queryable } from '../../../platform/database/pool.ts'
import { isStale, mergedChange } from '../merge-items.ts'
import { type ItemChange, itemIn, keyOf, mayPlan } from '../revision.ts'
import { revisionRefusals as refusals } from '../texts-desk.ts'
import type { CatalogueDeskServices } from './desk-services.ts'
import { type ItemOutcome, type RevisionStates, statesOf, store } from './edit-items.ts'
import { databaseNow } from './plan-revision.ts'
import { onDraft, type RevisionAct } from './revisions.ts'
import { latestBefore, type StoredRevision } from './stored-revisions.ts'

/* A change in a draft whose item another revision changed meanwhile. */

type Item = Pick<ItemChange, 'kind' | 'id'>

/** Makes the change of what its item is now: both what the draft and what the other revision changed are kept. */
export const rebaseItem = (
  services: CatalogueDeskServices,
  act: RevisionAct & { readonly version: number },
  item: Item,
): Promise<ItemOutcome> =>
  onDraft(services, act, async (tx, revision) => {
    const { changes, before } = await statesOf(tx, revision)
    const stored = changes.find(change => keyOf(change) === keyOf(item))
    if (!stored) return { kind: 'unknown' }
    if (stored.version !== act.version) return { kind: 'refused', message: refusals.changedMeanwhile }
    await store(tx, revision.id, act.staffId, mergedChange(stored, itemIn(before, item)))
    return { kind: 'done', value: undefined }
  })

/** The change of an item since it was changed in a draft. */
export type Meanwhile<State> = {
  /** As the author of the change saw it. */
  readonly seen: State | null
  readonly revisionName: string | null
}

/** null where the item is still as the author of its change saw it, or nothing can be done about it any more. */
export async function meanwhileOf<State extends ItemChange['before']>(
  database: Queryable,
  { state, startsAt }: StoredRevision,
  { changes, before }: RevisionStates,
  item: Item,
): Promise<Meanwhile<State> | null> {
  const stored = changes.find(change => keyOf(change) === keyOf(item))
  if (!stored || !mayPlan(state) || !isStale(stored, itemIn(before, item))) return null
  const now = await databaseNow(database)
  const latest = await latestBefore(database, startsAt && startsAt > now ? startsAt : now)
  return { seen: stored.before as State | null, revisionName: latest.get(keyOf(item))?.name ?? null }
}
