import type { Queryable } from '../../../platform/database/pool.ts'
import type { PlannedCalendar } from '../calendar-schemas.ts'
import { keyOf } from '../revision.ts'
import { itemName } from '../revision-words.ts'
import { type NameOf, toRevision } from './desk-dto.ts'
import { builtOnIn } from './plan-revision.ts'
import { changesOf, listRevisions, type StoredRevision } from './stored-revisions.ts'

const named = ({ id, name }: Pick<StoredRevision, 'id' | 'name'>) => ({ id, name })

/** All plans, the first one first, with what each rests on, what its undo takes along, and what keeps it from being undone. */
export async function plannedCalendar(database: Queryable, nameOf: NameOf): Promise<PlannedCalendar> {
  const planned = (await listRevisions(database))
    .filter(({ state, ends, items }) => state === 'active' && (ends === null || items > 0))
    .toSorted((a, b) => Number(a.startsAt) - Number(b.startsAt) || a.id - b.id)
  const entries: PlannedCalendar['planned'] = []
  const earlier: { readonly revision: StoredRevision; readonly keys: ReadonlySet<string> }[] = []
  for (const revision of planned) {
    const changes = await changesOf(database, revision.id)
    const keys = new Set(changes.map(keyOf))
    const under = earlier.filter(other => changes.some(change => other.keys.has(keyOf(change))))
    entries.push({
      revision: toRevision(revision, nameOf),
      items: changes.map(itemName),
      restsOn: under.map(other => named(other.revision)),
      takesAlong: planned.filter(({ ends }) => ends === revision.id).map(named),
      keptBy: revision.ends === null ? [...(await builtOnIn(database, revision))] : [],
    })
    earlier.push({ revision, keys })
  }
  return { planned: entries }
}
