import type { Queryable } from '../../../platform/database/pool.ts'
import type { CatalogueProblem } from '../catalogue-problems.ts'
import type { Ground } from '../warnings/catalogue-warnings.ts'

/**
 * Warnings of another feature about what a revision makes of the catalogue, each at the value to mend, as the catalogue's own
 * are: shown at the field, and confirmed by whoever plans. It says nothing of what is odd without the revision too.
 */
export type Warner = (database: Queryable, ground: Ground) => Promise<readonly CatalogueProblem[]>

/** The warnings of other features, in the order in which they were given. */
export async function othersWarnings(
  database: Queryable,
  ground: Ground,
  warners: readonly Warner[],
): Promise<readonly CatalogueProblem[]> {
  const found: CatalogueProblem[] = []
  // One after the other: they share one connection.
  for (const warner of warners) found.push(...(await warner(database, ground)))
  return found
}
