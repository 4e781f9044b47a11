import { and, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../../platform/database/pool.ts'
import {
  deliveredStates,
  type ProductPlace,
  productsAmong,
} from '../../../agreements/server/listed-products.ts'
import { changedCases, type InStates, lastChangeOf } from '../../../cases/server/changed-cases.ts'
import { productId, productPlace } from '../../product.ts'
import type { ChangeSource, FilterCondition, Place } from '../kit/changes.ts'
import { completeUntil } from './complete-until.ts'

/** So many orders are looked at in one go: a delivered one has a product or more, of which few may fit a filter. */
const fewestOrders = 20
const ordersForFilter = 1_000

/** Products in the order of the last change of their order, which their own changes are too. @param visible orders that the client sees */
export const productChanges = (
  database: Queryable,
  visible: SQL | undefined,
): Omit<ChangeSource<ProductPlace>, 'present'> => ({
  completeUntil: () => completeUntil(database),
  rows: async (conditions, { after, from, until }, limit) => {
    const last = after && productPlace(after.id)
    // The products behind one of an order are of that order first.
    const before = after && last ? { at: after.at, number: String(Number(last.number) - 1) } : null
    const looked = await changedCases(
      database,
      { kind: 'order', visible, inStates: delivered, where: undefined },
      { after: before, from, until },
      conditions.every(asksForActive) ? Math.max(fewestOrders, limit) : ordersForFilter,
    )
    const products = await productsAmong(
      database,
      looked.rows.map(({ id }) => id),
      and(...conditions.map(({ condition }) => condition)),
    )
    const all = looked.rows.flatMap(order =>
      (products.get(order.id) ?? []).map(row => ({
        row,
        place: { at: lastChangeOf(order).getTime(), id: productId(order.number, row.position) },
      })),
    )
    const isBehind = ({ place }: { readonly place: Place }, position: number) =>
      !(
        after &&
        last &&
        place.at === after.at &&
        place.id.startsWith(`${last.number}-`) &&
        position <= last.position
      )
    const behind = all.filter(each => isBehind(each, each.row.position))
    const rows = behind.slice(0, limit)
    const lastOrder = looked.scannedTo
    const scannedTo = lastOrder && {
      at: lastChangeOf(lastOrder).getTime(),
      id: productId(lastOrder.number, lastPosition),
    }
    return rows.length < behind.length
      ? { rows, scannedTo: rows.at(-1)?.place ?? null, isEnd: false }
      : { rows, scannedTo, isEnd: looked.isEnd }
  },
})

/** Orders with products: others are not delivered, or that was taken back. */
const delivered: InStates = { states: deliveredStates, special: [], where: sql`true` }

/** Whether most products, or agreements, fit a filter. */
export const asksForActive = ({ filter: { path, values } }: FilterCondition): boolean =>
  path === 'status' && values.includes('active')

/** Behind every line of an order. */
const lastPosition = 9_998
