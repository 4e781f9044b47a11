import { randomUUID } from 'node:crypto'
import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { addDays, type Day } from '../../../common/working-days.ts'
import { oneByOne } from '../../../platform/database/one-by-one.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { lineName, lineQuantity } from '../../carts/order-lines.ts'
import type { Case } from '../../cases/server/case.ts'
import { type CommandHandler, refused } from '../../cases/server/commands/command.ts'
import { priceOfNotReturned } from '../../catalogue/product.ts'
import { rentedDevice } from '../agreed-line.ts'
import type { EndingLine } from '../contract.ts'
import { agreementEvents } from '../events.ts'
import { endDayError, type ProductEndReason, productStatus } from '../product-end.ts'
import { productEndRefusals } from '../texts.ts'
import { type Acting, cancelEndCase, openEndCase, promiseAnew } from './end-case.ts'
import {
  endsByNotice,
  type HeldProduct,
  heldProducts,
  removeProductEnd,
  storeProductEnd,
} from './held-products.ts'
import { correctRecorded, noticeById, storeNotice, storeWithdrawal } from './stored-notices.ts'

type Ending = { readonly position: number; readonly day: Day; readonly reason: ProductEndReason }

/** Ends a product that the customer has from a delivered order, or corrects an end whose day has not come yet. */
export const endProduct =
  ({ position, day, reason }: Ending, acting: Acting): CommandHandler =>
  async (tx, { row, change }) => {
    const held = (await heldProducts(oneByOne(tx), [row.id])).get(row.id)
    if (row.kind !== 'order' || !held) return refused(productEndRefusals.notDelivered, 'day')
    const product = held.find(each => each.position === position)
    if (!product) return refused(productEndRefusals.gone, 'day')
    const today = dayInTheNetherlands(acting.now)
    if (productStatus(product.end, today) === 'terminated')
      return refused(productEndRefusals.alreadyEnded, 'day')
    const refusal = endDayError(day, product.startedOn, today)
    if (refusal !== null) return refused(refusal, 'day')
    const noticeId = await recordEnd(tx, row, product, { position, day, reason }, acting)
    await storeProductEnd(tx, row.id, { position, endedOn: day, reason }, { noticeId })
    await change({ type: agreementEvents.ended, data: { position: position + 1, day, reason } })
    await settleNotice(tx, product.end?.noticeId ?? null, acting)
    return null
  }

/** Takes back the end of a product whose day has not come yet. */
export const keepProduct =
  ({ position }: { readonly position: number }, acting: Acting): CommandHandler =>
  async (tx, { row, change }) => {
    const held = (await heldProducts(oneByOne(tx), [row.id])).get(row.id)
    const product = held?.find(each => each.position === position)
    if (row.kind !== 'order' || !product) return refused(productEndRefusals.gone, 'day')
    if (!product.end) return null
    if (productStatus(product.end, dayInTheNetherlands(acting.now)) === 'terminated')
      return refused(productEndRefusals.alreadyEnded, 'day')
    await removeProductEnd(tx, row.id, position)
    await change({ type: agreementEvents.kept, data: { position: position + 1 } })
    await settleNotice(tx, product.end.noticeId, acting)
    return null
  }

/** Writes down the case of an end without notice, or has that of an earlier one follow; answers what it is kept under. */
async function recordEnd(
  tx: Transaction,
  agreement: Case,
  product: HeldProduct,
  { day, reason }: Ending,
  acting: Acting,
): Promise<string> {
  const lastDay = addDays(day, -1)
  const recorded = {
    lastDay,
    lines: [recordedLine(product, lastDay)],
    giver: { by: 'recorded', reason },
  } as const
  const earlier = product.end?.noticeId ? await noticeById(tx, product.end.noticeId) : null
  if (earlier?.giver.by === 'recorded') {
    await correctRecorded(tx, earlier.id, { ...recorded, lines: [...recorded.lines] })
    await promiseAnew(tx, earlier, acting)
    return earlier.id
  }
  const id = randomUUID()
  const givenOn = dayInTheNetherlands(acting.now)
  const notice = {
    ...recorded,
    lines: [...recorded.lines],
    id,
    caseId: agreement.id,
    givenOn,
    costInCents: 0,
  }
  await storeNotice(tx, notice)
  // Staff know of what they end.
  await openEndCase(tx, agreement, { noticeId: id, isProcessed: acting.actor.kind === 'staff' }, acting)
  return id
}

/** A line as it is kept; costs of leaving are of a notice alone. */
function recordedLine({ position, line }: HeldProduct, lastDay: Day): EndingLine {
  const rented = rentedDevice(line)
  return {
    position,
    name: lineName(line),
    quantity: lineQuantity(line),
    lastDay,
    costInCents: 0,
    percentage: 0,
    isAtMost: false,
    isRented: rented !== null,
    notReturnedInCents: rented && priceOfNotReturned(rented),
    dataUntil: null,
  }
}

/** Cancels the case of a notice by which nothing ends any more. */
async function settleNotice(tx: Transaction, noticeId: string | null, acting: Acting): Promise<void> {
  if (noticeId === null || (await endsByNotice(tx, noticeId))) return
  const notice = await noticeById(tx, noticeId)
  if (!notice || notice.withdrawnAt) return
  await storeWithdrawal(tx, noticeId, acting.now)
  await cancelEndCase(tx, notice, acting)
}
