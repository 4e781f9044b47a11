import { type CatalogueProblem, newIn, problemKey } from './catalogue-problems.ts'
import { checkCatalogue } from './catalogue-rules.ts'
import { endedChange } from './merge-items.ts'
import { applyChanges, type CatalogueState, type ItemChange, itemIn } from './revision.ts'
import { warningsOf } from './warnings/catalogue-warnings.ts'

/** A revision that is planned, with what it changes. */
export type PlannedRevision = {
  readonly id: number
  readonly name: string
  readonly startsAt: Date
  readonly changes: readonly ItemChange[]
  /** The changes of the promotion that it ends, of which its own are made; null of any other. */
  readonly ended: readonly ItemChange[] | null
}

/** The state after a planned revision began. */
const withPlanned = (state: CatalogueState, { changes, ended }: PlannedRevision): CatalogueState =>
  applyChanges(state, ended?.map(change => endedChange(change, itemIn(state, change))) ?? changes)

/** A problem of changes, and the planned revision from whose moment on it is there; null: from their own moment on. */
export type PlannedProblem = CatalogueProblem & {
  readonly since: {
    readonly moment: string
    readonly revisionId: number
    readonly revisionName: string
  } | null
}

type PlannedVerdict = {
  readonly refused: readonly PlannedProblem[]
  readonly warned: readonly PlannedProblem[]
}

/**
 * Problems that changes bring at moments that are planned already, and at their own end. What is wrong there without them is
 * not theirs.
 * @param holds everything that holds just before the changes begin
 * @param planned the revisions that begin later, in the order in which they begin; none changes the same items, but for ends
 *   of promotions
 * @param end the end of the changes, where they are a promotion
 */
export function problemsAtPlannedMoments(
  holds: CatalogueState,
  planned: readonly PlannedRevision[],
  changes: readonly ItemChange[],
  end: Pick<PlannedRevision, 'id' | 'name' | 'startsAt'> | null = null,
): PlannedVerdict {
  const refused = new Map<string, PlannedProblem>()
  const warned = new Map<string, PlannedProblem>()
  const own = end && { ...end, changes: [], ended: changes }
  const moments = [...planned, ...(own ? [own] : [])].toSorted(
    (a, b) => a.startsAt.getTime() - b.startsAt.getTime(),
  )
  let without = holds
  let after = applyChanges(holds, changes)
  for (const [place, revision] of moments.entries()) {
    if (revision !== own) without = withPlanned(without, revision)
    after = withPlanned(after, revision)
    const { id, name, startsAt } = revision
    // Revisions of one moment begin together.
    if (moments[place + 1]?.startsAt.getTime() === startsAt.getTime()) continue
    const since = { moment: startsAt.toISOString(), revisionId: id, revisionName: name }
    for (const problem of newIn(brokenIn(after), brokenIn(without))) addNew(refused, { ...problem, since })
    for (const problem of broughtBetween(without, after)) addNew(warned, { ...problem, since })
  }
  return { refused: [...refused.values()], warned: [...warned.values()] }
}

/** Rules that are broken in a state. */
export const brokenIn = ({ offerings }: CatalogueState): readonly CatalogueProblem[] =>
  checkCatalogue([...offerings.values()])

/** Warnings that lie between a state without changes and the same with them. */
export const broughtBetween = (without: CatalogueState, after: CatalogueState): readonly CatalogueProblem[] =>
  warningsOf({ was: without.offerings, becomes: after.offerings })

function addNew(found: Map<string, PlannedProblem>, problem: PlannedProblem) {
  const key = problemKey(problem)
  if (!found.has(key)) found.set(key, problem)
}
