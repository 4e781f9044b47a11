import type { Day } from '../../../common/working-days.ts'
import { oneByOne } from '../../../platform/database/one-by-one.ts'
import { dayInTheNetherlands } from '../../calendar/server/dutch-calendar.ts'
import { type CommandHandler, refused } from '../../cases/server/desk/command.ts'
import { endDayError, type ProductEndReason } from '../product-end.ts'
import { productEndRefusals } from '../texts.ts'
import { heldProducts, storeProductEnd } from './held-products.ts'

/** Ends a product that the customer has from a delivered order. */
export const endProduct =
  (
    {
      position,
      day,
      reason,
    }: { readonly position: number; readonly day: Day; readonly reason: ProductEndReason },
    { now }: { readonly now: Date },
  ): CommandHandler =>
  async (tx, { row, change }) => {
    const held = (await heldProducts(oneByOne(tx), [row.id])).get(row.id)
    if (row.kind !== 'order' || !held) return refused(productEndRefusals.notDelivered, 'day')
    const product = held.find(each => each.position === position)
    if (!product) return refused(productEndRefusals.gone, 'day')
    if (product.end) return refused(productEndRefusals.alreadyEnded, 'day')
    const refusal = endDayError(day, product.startedOn, dayInTheNetherlands(now))
    if (refusal !== null) return refused(refusal, 'day')
    await storeProductEnd(tx, row.id, { position, endedOn: day, reason })
    await change({ type: 'product-ended', data: { position: position + 1, day, reason } })
    return null
  }
