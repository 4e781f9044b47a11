import { type Database, type Transaction, transaction } from '../../../../platform/database/pool.ts'
import { importEvents } from '../../events.ts'
import type { ImportKind } from '../../import.ts'
import { ImportComparison } from '../../import-comparison.ts'
import {
  changeImport,
  importById,
  importsIn,
  liveImport,
  lockKind,
  noteImport,
  type StoredImport,
} from './stored-imports.ts'
import { canBecomeLive, switchTables } from './table-names.ts'

/** Why a decision about an import was not taken. */
export type ImportRefusal =
  /** It is in another state by now, or gone. */
  | 'other-state'
  /** Another one of its kind is planned. */
  | 'other-planned'
  /** Another one became live since it was compared. */
  | 'stale'
  /** There is nothing to take back to. */
  | 'nothing-kept'

export type Decided = { readonly kind: 'done' } | { readonly kind: 'refused'; readonly why: ImportRefusal }

const done = { kind: 'done' } as const
const refused = (why: ImportRefusal) => ({ kind: 'refused', why }) as const

type By = { readonly id: number; readonly staffId: string | null }

/** The import with which one was compared; null where it was not. */
export const comparedWith = ({ comparison }: Pick<StoredImport, 'comparison'>): number | null =>
  comparison === null ? null : ImportComparison.parse(comparison).against

/** Plans an import that is ready: the worker makes it live at its moment, which may be now. */
export const planImport = (database: Database, { id, staffId }: By, startsAt: Date): Promise<Decided> =>
  onKind(database, id, async (tx, found) => {
    if (found.state !== 'ready') return refused('other-state')
    if ((await importsIn(tx, ['planned'], found.kind)).length > 0) return refused('other-planned')
    const live = await liveImport(tx, found.kind)
    if (comparedWith(found) !== (live?.id ?? null)) return refused('stale')
    await changeImport(tx, id, ['ready'], { state: 'planned', startsAt, decidedBy: staffId })
    await noteImport(tx, importEvents.planned, found, { staffId, startsAt: startsAt.toISOString() })
    return done
  })

/** A planned one waits again without a moment. */
export const withdrawPlan = (database: Database, { id, staffId }: By): Promise<Decided> =>
  onKind(database, id, async (tx, found) =>
    (await unplan(tx, found, staffId)) ? done : refused('other-state'),
  )

async function unplan(tx: Transaction, found: StoredImport, staffId: string | null): Promise<boolean> {
  const withdrawn = await changeImport(tx, found.id, ['planned'], { state: 'ready', startsAt: null })
  if (withdrawn) await noteImport(tx, importEvents.planWithdrawn, found, { staffId })
  return withdrawn !== null
}

/** Has an import compared anew: with what is live now. */
export const compareAgain = (database: Database, { id }: Pick<By, 'id'>): Promise<Decided> =>
  onKind(database, id, async tx =>
    (await changeImport(tx, id, ['ready'], { state: 'checking' })) ? done : refused('other-state'),
  )

export const throwAway = (database: Database, { id, staffId }: By): Promise<Decided> =>
  onKind(database, id, async (tx, found) => {
    const gone = await changeImport(tx, id, ['checking', 'ready'], {
      state: 'thrown-away',
      endedAt: new Date(),
    })
    if (!gone) return refused('other-state')
    await noteImport(tx, importEvents.thrownAway, found, { staffId })
    return done
  })

/**
 * Plans the one before the live one for now; a plan of another is withdrawn, as it was made for what is taken back.
 * @param also is done with it
 */
export const takeBack = (
  database: Database,
  { id, staffId }: By,
  also: (tx: Transaction) => Promise<void> = async () => undefined,
): Promise<Decided> =>
  onKind(database, id, async (tx, found) => {
    if (found.state !== 'live') return refused('other-state')
    const kept = found.replaces === null ? null : await importById(tx, found.replaces)
    if (kept?.state !== 'replaced' || !(await canBecomeLive(tx.$client, kept.kind, kept.id)))
      return refused('nothing-kept')
    for (const planned of await importsIn(tx, ['planned'], found.kind)) {
      const other = await importById(tx, planned.id)
      if (other) await unplan(tx, other, staffId)
    }
    await changeImport(tx, kept.id, ['replaced'], {
      state: 'planned',
      startsAt: new Date(),
      decidedBy: staffId,
      endedAt: null,
    })
    await also(tx)
    return done
  })

/** Alone with the imports of a kind. */
const onKind = async (
  database: Database,
  id: number,
  decide: (tx: Transaction, found: StoredImport) => Promise<Decided>,
): Promise<Decided> =>
  transaction(database, async tx => {
    const kind = (await importById(tx, id))?.kind
    if (kind === undefined) return refused('other-state')
    await lockKind(tx, kind)
    const found = await importById(tx, id)
    return found === null ? refused('other-state') : decide(tx, found)
  })

/**
 * Makes a planned import live where its moment has come: its table takes the place of the live one, which is kept until the next.
 * The whole of it or nothing, on every copy of the shop with the commit.
 * @returns whether there was one
 */
export async function makeDueLive(database: Database, kind: ImportKind): Promise<boolean> {
  const [planned] = await importsIn(database, ['planned'], kind)
  if (!planned?.startsAt || planned.startsAt > new Date()) return false
  return transaction(database, async tx => {
    await lockKind(tx, kind)
    const found = await importById(tx, planned.id)
    if (found?.state !== 'planned') return true
    if (await canBecomeLive(tx.$client, kind, found.id)) await becomeLive(tx, found)
    else {
      // A migration since has changed the live table.
      await changeImport(tx, found.id, ['planned'], { state: 'cut-off', startsAt: null, endedAt: new Date() })
      await noteImport(tx, importEvents.cutOff, found)
    }
    return true
  })
}

async function becomeLive(tx: Transaction, next: StoredImport): Promise<void> {
  const { kind, id, decidedBy: staffId } = next
  const live = await liveImport(tx, kind)
  await switchTables(tx.$client, kind, { live: live?.id ?? null, next: id })
  const isBack = live !== null && (await importById(tx, live.id))?.replaces === id
  const ended = isBack
    ? ({ state: 'ready', liveAt: null, replaces: null } as const)
    : ({ state: 'replaced', endedAt: new Date() } as const)
  if (live) await changeImport(tx, live.id, ['live'], ended)
  await changeImport(tx, id, ['planned'], {
    state: 'live',
    startsAt: null,
    liveAt: new Date(),
    replaces: isBack ? null : (live?.id ?? null),
  })
  if (isBack)
    await noteImport(tx, importEvents.takenBack, live ? { kind, fileName: live.fileName } : next, {
      staffId,
      nowLive: next.fileName,
    })
  else await noteImport(tx, importEvents.madeLive, next, { staffId, count: next.rowCount })
}
