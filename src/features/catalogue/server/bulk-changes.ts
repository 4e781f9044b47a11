import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { formatEuro } from '../../../common/money.ts'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { type BulkProblem, bulkChange, type BulkChange as Change } from '../bulk-change.ts'
import type { BulkChange, BulkReport } from '../bulk-schemas.ts'
import { Offering } from '../offering.ts'
import { type ItemChange, keyOf } from '../revision.ts'
import { itemName, problemText } from '../revision-words.ts'
import { bulkTexts as texts } from '../texts-bulk.ts'
import { revisionRefusals as refusals } from '../texts-desk.ts'
import type { CatalogueDeskServices } from './desk-services.ts'
import { type RevisionStates, seenBy, statesOf, storeAll } from './edit-items.ts'
import { checkRevision } from './plan-revision.ts'
import { endOf } from './promotions.ts'
import { onDraft, onEditable, type RevisionAct, type RevisionOutcome, refused } from './revisions.ts'
import { changesOf, putChanges, removeChange, type StoredRevision } from './stored-revisions.ts'
import { catalogueBulkChanges } from './tables.ts'

/* Many offerings of a draft changed at once, all or none, and that taken back at once. */

const wrong = (problem: BulkProblem, of: Offering | null) => {
  const field = problem === 'gone' ? 'items' : 'deed'
  const message = texts.problems[problem]
  return { kind: 'wrong', field, message: of ? `${of.id} ${of.name}: ${message}` : message } as const
}

/** @param isTry only reports what it would change */
export const changeMany = (
  services: CatalogueDeskServices,
  act: RevisionAct & { readonly staffId: string },
  { items, deed, version, isTry }: z.infer<typeof BulkChange>,
): Promise<RevisionOutcome<BulkReport>> =>
  (isTry ? onEditable : onDraft)<BulkReport>(services, act, async (tx, revision) => {
    if (!isTry && revision.version !== version) return refused(refusals.changedMeanwhile)
    const states = await statesOf(tx, revision)
    const found = bulkChange(states.after.offerings, items, deed)
    if ('problem' in found) return wrong(found.problem, found.of)
    const stored = new Map(states.changes.map(change => [keyOf(change), change]))
    const changes = found.map(({ before, after }): ItemChange => {
      const id = String(before.id)
      const known = stored.get(keyOf({ kind: 'offering', id }))
      return {
        kind: 'offering',
        id,
        before: seenBy(known, states.before.offerings.get(before.id) ?? null),
        after,
      }
    })
    const warned = await warnedOf(services, tx, revision, states, changes)
    if (!isTry) await takeAll(tx, revision, act.staffId, states, changes)
    return {
      kind: 'done',
      value: {
        isTaken: !isTry,
        version: revision.version,
        rows: found.map(change => rowOf(change, items)),
        warned,
      },
    }
  })

const rowOf = ({ before, after, exact }: Change, items: readonly number[]): BulkReport['rows'][number] => {
  const place = after !== null && after.position !== before.position
  return {
    id: before.id,
    name: before.name,
    contractDuration: before.contractDuration,
    isChosen: items.includes(before.id),
    was: place ? texts.place(before.position) : formatEuro(before.priceInCents),
    exact: exact === null ? null : exactEuro(exact),
    becomes:
      after === null ? texts.ends : place ? texts.place(after.position) : formatEuro(after.priceInCents),
  }
}

/** Up to six digits behind the comma, and at least two. @param exact in ten-thousandths of a cent */
const exactEuro = (exact: number): string => inEuros.format(exact / 1_000_000)
const inEuros = new Intl.NumberFormat('nl-NL', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 6,
})

/** Questions about these offerings, to whoever plans. */
async function warnedOf(
  { warners = [] }: CatalogueDeskServices,
  tx: Transaction,
  revision: StoredRevision,
  { changes: stored }: RevisionStates,
  changes: readonly ItemChange[],
): Promise<string[]> {
  const all = new Map([...stored, ...changes].map(change => [keyOf(change), change]))
  const options = { end: endOf(revision), warners }
  const { warned } = await checkRevision(tx, [...all.values()], revision.startsAt, options)
  const own = new Set(changes.map(({ id }) => Number(id)))
  return warned.filter(({ id }) => id === null || own.has(id)).map(problemText)
}

const Earlier = z.array(
  z.object({
    id: z.string(),
    /** 0 where nothing of it stands in the revision any more. */
    version: z.int(),
    earlier: z.nullable(z.object({ before: z.nullable(Offering), after: z.nullable(Offering) })),
  }),
)

async function takeAll(
  tx: Transaction,
  { id: revisionId }: StoredRevision,
  staffId: string,
  { changes: stored }: RevisionStates,
  changes: readonly ItemChange[],
): Promise<void> {
  await storeAll(tx, revisionId, staffId, changes)
  const earlier = new Map(stored.map(change => [keyOf(change), change]))
  const now = new Map((await changesOf(tx, revisionId)).map(change => [keyOf(change), change]))
  const items = changes.map(change => {
    const known = earlier.get(keyOf(change))
    return {
      id: change.id,
      version: now.get(keyOf(change))?.version ?? 0,
      earlier: known ? { before: known.before, after: known.after } : null,
    }
  })
  await tx
    .insert(catalogueBulkChanges)
    .values({ revisionId, items, doneBy: staffId })
    .onConflictDoUpdate({
      target: catalogueBulkChanges.revisionId,
      set: { items, doneBy: staffId, doneAt: sql`now()` },
    })
}

/** Takes the last change of many back, all or nothing: refused where a part of it was changed again. */
export const undoMany = (services: CatalogueDeskServices, act: RevisionAct): Promise<RevisionOutcome> =>
  onDraft(services, act, async (tx, { id: revisionId }) => {
    const row = await lastBulk(tx, revisionId)
    if (!row) return { kind: 'unknown' }
    const now = new Map((await changesOf(tx, revisionId)).map(change => [keyOf(change), change]))
    const items = row.changed
    const changedSince = items.flatMap(item => {
      const change = now.get(keyOf({ kind: 'offering', id: item.id }))
      return (change?.version ?? 0) === item.version ? [] : [change ? itemName(change) : item.id]
    })
    if (changedSince.length > 0) return refused(texts.changedSince(changedSince.join(', ')))
    for (const { id, earlier } of items)
      if (!earlier) await removeChange(tx, revisionId, { kind: 'offering', id })
    const back = items.flatMap(({ id, earlier }): readonly ItemChange[] =>
      earlier ? [{ kind: 'offering', id, ...earlier }] : [],
    )
    await putChanges(tx, revisionId, back, act.staffId)
    await tx.delete(catalogueBulkChanges).where(eq(catalogueBulkChanges.revisionId, revisionId))
    return { kind: 'done', value: undefined }
  })

/** The last change of many in a revision that was not taken back. */
export async function lastBulk(database: Queryable, revisionId: number) {
  const [row] = await database
    .select()
    .from(catalogueBulkChanges)
    .where(eq(catalogueBulkChanges.revisionId, revisionId))
  if (!row) return null
  const changed = z.parse(Earlier, row.items)
  return { items: changed.length, doneAt: row.doneAt.toISOString(), doneBy: row.doneBy, changed }
}
