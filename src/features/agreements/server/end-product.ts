import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import type { Day } from '../../../common/working-days.ts'
import { oneByOne } from '../../../platform/database/one-by-one.ts'
import { type CommandHandler, refused } from '../../cases/server/commands/command.ts'
import { agreementEvents } from '../events.ts'
import { endDayError, type ProductEndReason, productStatus } from '../product-end.ts'
import { productEndRefusals } from '../texts.ts'
import { heldProducts, removeProductEnd, storeProductEnd } from './held-products.ts'

/** Ends a product that the customer has from a delivered order, or corrects an end whose day has not come yet. */
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
    const today = dayInTheNetherlands(now)
    if (productStatus(product.end, today) === 'terminated')
      return refused(productEndRefusals.alreadyEnded, 'day')
    const refusal = endDayError(day, product.startedOn, today)
    if (refusal !== null) return refused(refusal, 'day')
    await storeProductEnd(tx, row.id, { position, endedOn: day, reason })
    await change({ type: agreementEvents.ended, data: { position: position + 1, day, reason } })
    return null
  }

/** Takes back the end of a product whose day has not come yet. */
export const keepProduct =
  ({ position }: { readonly position: number }, { now }: { readonly now: Date }): CommandHandler =>
  async (tx, { row, change }) => {
    const held = (await heldProducts(oneByOne(tx), [row.id])).get(row.id)
    const product = held?.find(each => each.position === position)
    if (row.kind !== 'order' || !product) return refused(productEndRefusals.gone, 'day')
    if (!product.end) return null
    if (productStatus(product.end, dayInTheNetherlands(now)) === 'terminated')
      return refused(productEndRefusals.alreadyEnded, 'day')
    await removeProductEnd(tx, row.id, position)
    await change({ type: agreementEvents.kept, data: { position: position + 1 } })
    return null
  }
