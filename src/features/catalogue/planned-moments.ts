import { type CatalogueProblem, type CatalogueVerdict, checkCatalogue } from './catalogue-rules.ts'
import { applyChanges, type CatalogueState, type ItemChange } from './revision.ts'

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
    const [known, judged] = [verdictOn(without), verdictOn(applyChanges(without, changes))]
    for (const problem of newIn(judged.refused, known.refused)) addNew(refused, { ...problem, since })
    for (const problem of newIn(judged.warned, known.warned)) addNew(warned, { ...problem, since })
  }
  return { refused: [...refused.values()], warned: [...warned.values()] }
}

/** Judges everything that is sold in a state. */
export const verdictOn = ({ offerings }: CatalogueState): CatalogueVerdict =>
  checkCatalogue([...offerings.values()])

/** The problems that are not among those that are known. */
export function newIn<Problem extends CatalogueProblem>(
  problems: readonly Problem[],
  known: readonly CatalogueProblem[],
): readonly Problem[] {
  const keys = new Set(known.map(problemKey))
  return problems.filter(problem => !keys.has(problemKey(problem)))
}

function addNew(found: Map<string, PlannedProblem>, problem: PlannedProblem) {
  const key = problemKey(problem)
  if (!found.has(key)) found.set(key, problem)
}

/** Two problems with the same key are one. */
export const problemKey = ({ id, productType, path, message }: CatalogueProblem): string =>
  [id, productType, path, message].join('|')
