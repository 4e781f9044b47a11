import type { Transaction } from '../../../platform/database/pool.ts'
import type { CatalogueProblem } from '../catalogue-problems.ts'
import type { Offering } from '../offering.ts'
import { type ChangeConflict, changesTo, type ItemChange, isIdle, type RevisionOrigin } from '../revision.ts'
import type { TariffList, TariffListId } from '../tariffs.ts'
import { beginOfDay, checkRevision, databaseNow } from './plan-revision.ts'
import { renewEnds } from './promotions.ts'
import { selectState } from './stored-catalogue.ts'
import { insertRevision, lockPlanning, putChanges } from './stored-revisions.ts'

/** Outcome of an import; `refused` changed nothing. */
export type CatalogueImport =
  | {
      readonly kind: 'imported'
      readonly at: Date
      readonly changes: readonly ItemChange[]
      /** Likely slips in it; it is imported all the same. */
      readonly warned: readonly CatalogueProblem[]
    }
  | {
      readonly kind: 'refused'
      readonly conflicts: readonly ChangeConflict[]
      readonly problems: readonly CatalogueProblem[]
      readonly changes: readonly ItemChange[]
    }
  | { readonly kind: 'past' }

/** The catalogue to be sold from a moment on: these offerings and no others; tariff lists that are left out stay. */
export type WantedCatalogue = {
  readonly offerings: readonly Offering[]
  readonly tariffs?: Readonly<Partial<Record<TariffListId, TariffList>>>
}

/**
 * Makes the shop sell exactly this from a day on: a revision that is planned, or launched at once, in the transaction
 * that is open. All of it or nothing. Imports wait for each other; visitors and orders wait for none.
 * @param day its first day, YYYY-MM-DD, which begins at midnight in the Netherlands; null: now
 */
export async function importCatalogue(
  tx: Transaction,
  { offerings, tariffs = {} }: WantedCatalogue,
  day: string | null,
  { name, origin }: { readonly name: string; readonly origin: RevisionOrigin },
): Promise<CatalogueImport> {
  await lockPlanning(tx)
  const now = await databaseNow(tx)
  const at = day === null ? now : await beginOfDay(tx, day)
  if (at < now) return { kind: 'past' }
  const holds = await selectState(tx, at)
  const lists = (Object.entries(tariffs) as [TariffListId, TariffList][])
    .map(([id, after]) => ({ kind: 'tariffs' as const, id, before: holds.tariffs[id] ?? null, after }))
    .filter(change => !isIdle(change))
  const changes = [...changesTo(holds.offerings, offerings), ...lists]
  if (changes.length === 0) return { kind: 'imported', at, changes, warned: [] }
  const { conflicts, refused, warned } = await checkRevision(tx, changes, at)
  if (conflicts.length > 0 || refused.length > 0)
    return { kind: 'refused', conflicts, problems: refused, changes }
  const id = await insertRevision(tx, { name, origin, status: 'active', startsAt: at, plannedAt: now })
  await putChanges(tx, id, changes, null)
  await renewEnds(tx)
  return { kind: 'imported', at, changes, warned }
}
