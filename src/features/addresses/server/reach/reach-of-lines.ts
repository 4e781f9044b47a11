import type { Queryable } from '../../../../platform/database/pool.ts'
import { problemAt } from '../../../catalogue/catalogue-problems.ts'
import { isLine } from '../../../catalogue/catalogue-rules.ts'
import { type Offering, productOf } from '../../../catalogue/offering.ts'
import type { CountReach } from '../../../catalogue/server/lines-reach.ts'
import type { Warner } from '../../../catalogue/server/others-warnings.ts'
import { reachInWords } from '../../../catalogue/texts-reach.ts'
import { reachOf } from './line-reach.ts'
import { storedCounts } from './stored-counts.ts'

/** How many addresses can get each of these lines, as they were counted last; null until they were. */
export const reachOfLines: CountReach = async (database: Queryable, lines: readonly Offering[]) => {
  const stored = await storedCounts(database)
  if (!stored) return null
  return {
    countedAt: stored.countedAt,
    lines: new Map(lines.map(line => [line.id, reachOf(productOf(line), stored.counts)] as const)),
  }
}

/** Warns of each line that a revision begins and that no address can get. */
export const nobodyReached: Warner = async (database, { was, becomes }) => {
  const begun = [...becomes.values()].filter(line => isLine(line) && !was.has(line.id))
  const reached = begun.length > 0 ? await reachOfLines(database, begun) : null
  return begun.flatMap(line => {
    const reach = reached?.lines.get(line.id)
    return reach && reach.now + reach.byQuote === 0
      ? [problemAt(line, 'downloadSpeedMbs', reachInWords(reach))]
      : []
  })
}
