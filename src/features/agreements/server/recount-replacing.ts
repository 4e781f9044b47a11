import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { oneByOne } from '../../../platform/database/one-by-one.ts'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import type { Cart } from '../../carts/cart-line.ts'
import { caseByNumber } from '../../cases/server/case.ts'
import type { StoredReplaces } from '../../orders/server/stored-details.ts'
import { ordersInPlaceAmong, setReplaces } from '../../orders/server/stored-orders.ts'
import { costOfOrder, termsToContinue, termUntil } from '../replacing.ts'
import { agreementsAmong } from './held-products.ts'

/** How an order takes the place of its agreement, as its customer agreed to it, and as it would with other lines of the order. */
export type Recounted = { readonly before: StoredReplaces; readonly after: StoredReplaces }

/** Counts what leaving an agreement costs, and which term goes on, where the order in its place has other lines; null where it has no place. */
export async function replacingWith(
  database: Queryable,
  caseId: number,
  lines: Cart,
): Promise<Recounted | null> {
  const before = (await ordersInPlaceAmong(database, [caseId])).get(caseId)
  const replaced = before && (await caseByNumber(database, before.agreement))
  if (!replaced) return null
  const today = dayInTheNetherlands(new Date())
  const agreement = (await agreementsAmong(database, [replaced.id], today)).get(replaced.id)
  if (!agreement) return null
  const after = {
    ...before,
    costInCents: costOfOrder(agreement.lines, lines, today),
    termUntil: termUntil(agreement.lines, lines),
    termsToContinue: [...termsToContinue(agreement.lines)],
  }
  return { before, after }
}

/** Writes that down with the lines of the order; call it under the lock of its case. */
export async function recountReplacing(tx: Transaction, caseId: number, lines: Cart): Promise<void> {
  const recounted = await replacingWith(oneByOne(tx), caseId, lines)
  if (recounted) await setReplaces(tx, caseId, recounted.after)
}
