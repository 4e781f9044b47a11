import type { Queryable } from '../../../platform/database/pool.ts'
import { isLine } from '../catalogue-rules.ts'
import type { AddressReach, LinesReached } from '../desk-schemas.ts'
import type { Offering } from '../offering.ts'

/** How many addresses can get each of some lines, by its id, as they were counted last. */
export type LinesReach = {
  readonly countedAt: Date
  readonly lines: ReadonlyMap<number, Omit<AddressReach, 'id'>>
}

/** How many addresses can get these lines; null where nobody counted. The feature that knows addresses fills it. */
export type CountReach = (database: Queryable, lines: readonly Offering[]) => Promise<LinesReach | null>

type Services = { readonly database: Queryable; readonly countReach?: CountReach | undefined }

/** The reach of those offerings that an address decides about; null where there are none, or nobody counted. */
export async function linesReached(
  { database, countReach }: Services,
  offerings: readonly (Offering | null)[],
): Promise<LinesReached> {
  const lines = offerings.filter(offering => offering !== null).filter(isLine)
  const counted = lines.length > 0 && countReach ? await countReach(database, lines) : null
  if (!counted) return null
  return {
    countedAt: counted.countedAt.toISOString(),
    lines: lines.flatMap(({ id }) => {
      const reach = counted.lines.get(id)
      return reach ? [{ id, ...reach }] : []
    }),
  }
}
