import { and, type SQL, sql } from 'drizzle-orm'
import { dayInTheNetherlands } from '../../../../common/dutch-calendar.ts'
import type { Queryable } from '../../../../platform/database/pool.ts'
import {
  casesOfProducts,
  countProducts,
  listedProducts,
  type ProductPlace,
  productConditions,
} from '../../../agreements/server/listed-products.ts'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import type { Asked } from '../kit/lists.ts'
import { type DeliveredList, storedDelivered } from './delivered-list.ts'
import { countStored, deepFrom, startOfPage } from './stored-counts.ts'

/* Lists of products: their totals, and pages that lie deep in them. */

const products: DeliveredList = {
  partyPath: 'relatedParty.id',
  measures: {
    all: sql`products`,
    active: sql`products - ended_products`,
    terminated: sql`ended_products`,
  },
  status: status => productConditions.status(status, dayInTheNetherlands(new Date())),
  cases: casesOfProducts,
}

/** How many products a list has; of what counts are kept, by these. @param where what it shows, up to `asOf` */
export async function countListedProducts(
  database: Queryable,
  caller: ApiCaller,
  asked: Asked,
  where: SQL | undefined,
): Promise<number> {
  const kept = storedDelivered(products, caller, asked, where)
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
  const kept = page.offset >= deepFrom ? storedDelivered(products, caller, asked, where) : null
  if (!kept) return listedProducts(database, where, page)
  const { fromId, offset } = await startOfPage(database, kept, page.offset)
  return listedProducts(database, and(where, productConditions.from(fromId)), { ...page, offset })
}
