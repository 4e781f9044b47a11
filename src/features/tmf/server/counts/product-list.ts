import { and, type SQL, sql } from 'drizzle-orm'
import { dayInTheNetherlands } from '../../../../common/dutch-calendar.ts'
import type { Queryable } from '../../../../platform/database/pool.ts'
import type { ProductStatus } from '../../../agreements/product-end.ts'
import {
  casesOfProducts,
  countProducts,
  listedProducts,
  type ProductPlace,
  productConditions,
} from '../../../agreements/server/listed-products.ts'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import { caseConditions } from '../../../cases/server/listed-cases.ts'
import { visibleCases } from '../../../cases/server/visible-cases.ts'
import type { Asked } from '../kit/lists.ts'
import { seenResellers } from './case-list.ts'
import { always } from './range.ts'
import { countStored, deepFrom, type StoredCount, startOfPage } from './stored-counts.ts'

/* Lists of products: their totals, and pages that lie deep in them. */

/**
 * The counts of a list of products; null where they are counted. A product that ends is counted whenever that is, so
 * those that end later are taken off the ended ones.
 * @param where what it shows, up to `asOf`
 */
function keptProducts(
  caller: ApiCaller,
  { filters, asOf }: Asked,
  where: SQL | undefined,
): StoredCount | null {
  const seen = seenResellers(
    caller,
    filters.filter(({ path }) => path === 'relatedParty.id'),
  )
  const others = filters.filter(({ path }) => path !== 'relatedParty.id')
  const [status, ...more] = others
  const isStatus =
    !status || (status.path === 'status' && status.operator === 'eq' && status.values.length === 1)
  if (caller.isTest || !seen || !isStatus || more.length > 0) return null
  const wanted = status?.values[0] ?? 'all'
  if (wanted !== 'all' && wanted !== 'active' && wanted !== 'terminated') return null
  const is = (name: ProductStatus) => productConditions.status(name, dayInTheNetherlands(new Date()))
  const alike = and(
    caseConditions.ofKind('order'),
    visibleCases(caller),
    seen.resellers ? caseConditions.resellers(seen.resellers) : undefined,
  )
  const measures = {
    all: sql`products`,
    active: sql`products - ended_products`,
    terminated: sql`ended_products`,
  }
  return {
    kinds: ['order'],
    resellers: seen.resellers,
    states: ['completed', 'partial'],
    measure: measures[wanted],
    opened: always,
    upToId: null,
    listed: within => casesOfProducts(and(where, within)),
    excess: [
      casesOfProducts(
        and(alike, productConditions.after(new Date(asOf)), wanted === 'all' ? undefined : is(wanted)),
      ),
      ...(wanted === 'terminated' ? [casesOfProducts(and(alike, is('pendingTerminate')))] : []),
    ],
  }
}

/** How many products a list has; of what counts are kept, by these. @param where what it shows, up to `asOf` */
export async function countListedProducts(
  database: Queryable,
  caller: ApiCaller,
  asked: Asked,
  where: SQL | undefined,
): Promise<number> {
  const kept = keptProducts(caller, asked, where)
  return kept ? countStored(database, kept) : countProducts(database, where)
}

/** A page of products; one that lies deep is found by the counts that are kept. */
export async function pageOfProducts(
  database: Queryable,
  caller: ApiCaller,
  asked: Asked,
  where: SQL | undefined,
  page: { readonly offset: number; readonly limit: number },
): Promise<readonly ProductPlace[]> {
  const kept = page.offset >= deepFrom ? keptProducts(caller, asked, where) : null
  if (!kept) return listedProducts(database, where, page)
  const { fromId, offset } = await startOfPage(database, kept, page.offset)
  return listedProducts(database, and(where, productConditions.from(fromId)), { ...page, offset })
}
