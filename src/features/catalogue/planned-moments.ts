import { type CatalogueProblem, newIn, problemKey } from './catalogue-problems.ts'
import { checkCatalogue } from './catalogue-rules.ts'
import { applyChanges, type CatalogueState, type ItemChange } from './revision.ts'
import { warningsOf } from './warnings/catalogue-warnings.ts'

/** A revision that is planned, with what it changes. */
export type PlannedRevision = {
  readonly id: number
  readonly name: string
  readonly startsAt: Date
  readonly changes: readonly ItemChange[]
}

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
 * Problems that changes bring at moments that are planned already. What is wrong there without them is not theirs.
 * @param holds everything that holds just before the changes begin
 * @param planned the revisions that begin later, in the order in which they begin; none changes the same items
 */
export function problemsAtPlannedMoments(
  holds: CatalogueState,
  planned: readonly PlannedRevision[],
  changes: readonly ItemChange[],
): PlannedVerdict {
  const refused = new Map<string, PlannedProblem>()
  const warned = new Map<string, PlannedProblem>()
  let without = holds
  for (const [place, { id, name, startsAt, changes: others }] of planned.entries()) {
    without = applyChanges(without, others)
    // Revisions of one moment begin together.
    if (planned[place + 1]?.startsAt.getTime() === startsAt.getTime()) continue
    const since = { moment: startsAt.toISOString(), revisionId: id, revisionName: name }
    const after = applyChanges(without, changes)
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
