import { and, type SQL } from 'drizzle-orm'
import type { ProductStatus } from '../../../agreements/product-end.ts'
import { deliveredStates, productConditions } from '../../../agreements/server/listed-products.ts'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import { caseConditions } from '../../../cases/server/listed-cases.ts'
import { visibleCases } from '../../../cases/server/visible-cases.ts'
import type { Asked } from '../kit/lists.ts'
import { seenResellers } from './case-list.ts'
import { always } from './range.ts'
import type { StoredCount } from './stored-counts.ts'

/** A list of what customers have from delivered orders: their products, or their agreements. */
export type DeliveredList = {
  /** The attribute by which it is filtered by party. */
  readonly partyPath: string
  /** The sums that are counted of each block: all of it, what goes on, and what ends or ended. */
  readonly measures: Readonly<Record<'all' | 'active' | 'terminated', SQL>>
  readonly isKept?: SQL
  /** Whether it is so today. */
  status(status: ProductStatus): SQL
  /** All that it shows, as a query of its cases' ids under the name `id`. */
  cases(where: SQL | undefined): SQL
}

/**
 * The counts of such a list; null where it is counted row by row. What ends is counted whenever that is, so what ends later is taken
 * off what has ended.
 * @param where what it shows, up to `asOf`
 */
export function storedDelivered(
  list: DeliveredList,
  caller: ApiCaller,
  { filters, asOf }: Asked,
  where: SQL | undefined,
): StoredCount | null {
  const seen = seenResellers(
    caller,
    filters.filter(({ path }) => path === list.partyPath),
  )
  const [status, ...more] = filters.filter(({ path }) => path !== list.partyPath)
  const isStatus =
    !status || (status.path === 'status' && status.operator === 'eq' && status.values.length === 1)
  if (caller.isTest || !seen || !isStatus || more.length > 0) return null
  const wanted = status?.values[0] ?? 'all'
  if (wanted !== 'all' && wanted !== 'active' && wanted !== 'terminated') return null
  const alike = and(
    caseConditions.ofKind('order'),
    visibleCases(caller),
    seen.resellers ? caseConditions.resellers(seen.resellers) : undefined,
  )
  return {
    kinds: ['order'],
    resellers: seen.resellers,
    states: deliveredStates,
    measure: list.measures[wanted],
    ...(list.isKept && { isKept: list.isKept }),
    opened: always,
    upToId: null,
    listed: within => list.cases(and(where, within)),
    excess: [
      list.cases(
        and(
          alike,
          productConditions.after(new Date(asOf)),
          wanted === 'all' ? undefined : list.status(wanted),
        ),
      ),
      ...(wanted === 'terminated' ? [list.cases(and(alike, list.status('pendingTerminate')))] : []),
    ],
  }
}
