import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { type CatalogueProblem, newIn } from '../catalogue-problems.ts'
import { checkChange } from '../catalogue-rules.ts'
import { idsOf, type Offering } from '../offering.ts'
import {
  brokenIn,
  broughtBetween,
  type PlannedProblem,
  problemsAtPlannedMoments,
} from '../planned-moments.ts'
import {
  applyChanges,
  type CatalogueState,
  type ChangeConflict,
  conflictsOf,
  type ItemChange,
  isIdle,
  keyOf,
  type PlannedItem,
} from '../revision.ts'
import { catalogueRuleTexts } from '../texts-desk.ts'
import { othersWarnings, type Warner } from './others-warnings.ts'
import { selectState } from './stored-catalogue.ts'
import { lastStates, ownersOfIds } from './stored-offerings.ts'
import {
  changesOf,
  latestBefore,
  plannedAfter,
  plannedFrom,
  type StoredRevision,
} from './stored-revisions.ts'

/** The meaning of a revision at its moment and at each that is planned after it: what stands in its way, and what is worth a question. */
export type RevisionVerdict = {
  readonly conflicts: readonly ChangeConflict[]
  readonly refused: readonly PlannedProblem[]
  readonly warned: readonly PlannedProblem[]
  /** Everything that holds just before it begins. */
  readonly before: CatalogueState
  readonly after: CatalogueState
}

type Judging = {
  /** The revision that the changes put back, which is not in their way, nor is its end. */
  readonly undoes?: number | null
  /** When the changes end by themselves, under which name. */
  readonly end?: { readonly id: number; readonly name: string; readonly startsAt: Date } | null
  /** From when it is all the same whether the changes began. */
  readonly until?: Date | null
  /** Other features that warn. */
  readonly warners?: readonly Warner[]
}

/** Whether it is planned by this revision, or by its end. */
const isOf = ({ revision: { id, ends } }: PlannedItem, revision: number | null): boolean =>
  revision !== null && (id === revision || ends === revision)

/** Whether a later plan for the same item is in the way of changes. The end of a promotion makes do with what it finds. */
const isInTheWay = ({ startsAt, revision: { ends } }: PlannedItem, moment: Date, until: Date | null) =>
  until === null ? ends === null || startsAt <= moment : startsAt <= until

/**
 * Judges changes that begin at a moment, at that moment and at each that is planned after it. Warnings are those that its
 * changes bring: what was odd before is not asked again.
 * @param at null: as soon as it is planned
 */
export async function checkRevision(
  tx: Queryable,
  changes: readonly ItemChange[],
  at: Date | null,
  { undoes = null, end = null, until = end?.startsAt ?? null, warners = [] }: Judging = {},
): Promise<RevisionVerdict> {
  const now = await databaseNow(tx)
  // A moment that passed while nobody planned it begins now.
  const moment = at && at > now ? at : now
  const before = await selectState(tx, moment)
  const [later, latest, ever, owners, planned] = [
    await plannedFrom(tx, moment),
    await latestBefore(tx, moment),
    await lastStates(tx),
    await ownersOfIds(tx),
    await plannedAfter(tx, moment),
  ]
  const after = applyChanges(before, changes)
  const ground = { was: before.offerings, becomes: after.offerings }
  const atOnce = [...broughtBetween(before, after), ...(await othersWarnings(tx, ground, warners))]
  const own = [...brokenIn(after), ...changes.flatMap(change => checkedAgainst(change, ever, owners))]
  const afterwards = problemsAtPlannedMoments(before, planned, changes, end)
  return {
    conflicts: conflictsOf(
      changes.filter(change => !isIdle(change)),
      before,
      later.filter(item => !isOf(item, undoes) && isInTheWay(item, moment, until)),
      latest,
    ),
    refused: [...own.map(fromItsMoment), ...newIn(afterwards.refused, own)],
    warned: [...atOnce.map(fromItsMoment), ...newIn(afterwards.warned, atOnce)],
    before,
    after,
  }
}

const fromItsMoment = (problem: CatalogueProblem): PlannedProblem => ({ ...problem, since: null })

/** Problems of an id: what it meant before it must mean now, whether it is an offering's own or that of an add-on. */
function checkedAgainst(
  change: ItemChange,
  ever: ReadonlyMap<number, Offering>,
  owners: ReadonlyMap<number, ReadonlySet<number>>,
): readonly CatalogueProblem[] {
  if (change.kind !== 'offering' || !change.after) return []
  const { after } = change
  const own = ever.get(after.id) ?? null
  const reused = idsOf(after).filter(id => [...(owners.get(id) ?? [])].some(owner => owner !== after.id))
  return [
    ...checkChange(own, after),
    ...reused.map(id => ({
      id: after.id,
      name: after.name,
      productType: after.productType,
      path: null,
      message: catalogueRuleTexts.reusedId(id),
    })),
  ]
}

/** Planned revisions that change the same after this one, and were made of what it leaves. */
export async function builtOnIn(
  tx: Queryable,
  { id, startsAt, endsAt }: StoredRevision,
): Promise<readonly { readonly id: number; readonly name: string }[]> {
  const changed = new Set((await changesOf(tx, id)).map(keyOf))
  const moment = startsAt ?? (await databaseNow(tx))
  const others = (await plannedFrom(tx, moment)).filter(
    other => !isOf(other, id) && changed.has(keyOf(other)) && isInTheWay(other, moment, endsAt),
  )
  return [...new Map(others.map(({ revision }) => [revision.id, revision])).values()].map(each => ({
    id: each.id,
    name: each.name,
  }))
}

/** By the clock of the database, which all copies share; in milliseconds, as JavaScript keeps it. */
export async function databaseNow(tx: Pick<Queryable, 'execute'>): Promise<Date> {
  const { rows } = await tx.execute<{ now: string }>(
    sql`select date_trunc('milliseconds', clock_timestamp()) as now`,
  )
  return new Date(rows[0]?.now ?? Number.NaN)
}

/** Midnight in the Netherlands at which a day begins. @param day YYYY-MM-DD */
export async function beginOfDay(tx: Pick<Queryable, 'execute'>, day: string): Promise<Date> {
  const { rows } = await tx.execute<{ begin: string }>(
    sql`select ${day}::timestamp at time zone 'Europe/Amsterdam' as begin`,
  )
  return new Date(rows[0]?.begin ?? Number.NaN)
}
