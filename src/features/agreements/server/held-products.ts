import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import type { Day } from '../../../common/working-days.ts'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import type { OrderLine } from '../../carts/order-lines.ts'
import { caseEvents } from '../../cases/events.ts'
import { casesByIds } from '../../cases/server/case.ts'
import { eventsAmong, type StoredEvent } from '../../events/server/case-events.ts'
import { linesAmong } from '../../orders/server/lines.ts'
import { ordersInPlaceAmong, replacingAmong } from '../../orders/server/stored-orders.ts'
import { agreementLines } from '../agreement.ts'
import type { Agreement, GivenNotice } from '../contract.ts'
import { isAgreed, isHeld, type ProductEnd } from '../product-end.ts'
import type { Term } from '../term.ts'
import { noticesAmong } from './stored-notices.ts'
import { productEnds } from './tables.ts'

/** A product that a customer has, or had, from a delivered order. */
export type HeldProduct = {
  /** Place of its line in the order. */
  readonly position: number
  readonly line: OrderLine
  readonly startedAt: Date
  readonly startedOn: Day
  readonly end: (ProductEnd & { readonly noticeId: string | null; readonly replacedBy: number | null }) | null
  /** The terms that go on where the order took the place of an agreement. */
  readonly termsToContinue: readonly Term[]
}

/** Products from these orders, by the case's id; an order that is not delivered is not in it. */
export const heldProducts = (database: Queryable, caseIds: readonly number[]) =>
  deliveredLines(database, caseIds, isHeld)

/** The lines of the agreements of these orders with how they end, by the case's id; an order that is not delivered is not in it. */
export const agreedLines = (database: Queryable, caseIds: readonly number[]) =>
  deliveredLines(database, caseIds, isAgreed)

/** Agreements of these orders, by the case's id; an order that is not delivered is not in it. */
export async function agreementsAmong(
  database: Queryable,
  caseIds: readonly number[],
  today: Day,
): Promise<ReadonlyMap<number, Agreement>> {
  const [delivered, notices, replacedBy] = await Promise.all([
    agreedLines(database, caseIds),
    noticesAmong(database, caseIds),
    replacingNumbers(database, caseIds),
  ])
  return new Map(
    [...delivered].map(([id, lines]) => [
      id,
      {
        lines: agreementLines(lines, today),
        notices: stillEnding(notices.get(id) ?? [], lines),
        replacedBy: replacedBy.get(id) ?? null,
        transfer: null,
      },
    ]),
  )
}

/** The numbers of orders that are to take the place of these agreements, by the case of the agreement. */
async function replacingNumbers(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const replacing = await replacingAmong(database, caseIds)
  if (replacing.size === 0) return new Map()
  const cases = new Map((await casesByIds(database, [...replacing.values()])).map(each => [each.id, each]))
  return new Map(
    [...replacing].flatMap(([replaced, by]) => {
      const found = cases.get(by)
      return found ? [[replaced, formatOrderNumber(found.number)] as const] : []
    }),
  )
}

/** The notices by which something still ends: not those whose ends were all changed or taken back otherwise. */
const stillEnding = (notices: readonly GivenNotice[], lines: readonly HeldProduct[]): GivenNotice[] =>
  notices.filter(({ id }) => lines.some(({ end }) => end?.noticeId === id))

async function deliveredLines(
  database: Queryable,
  caseIds: readonly number[],
  isPart: (line: OrderLine) => boolean,
): Promise<ReadonlyMap<number, readonly HeldProduct[]>> {
  if (caseIds.length === 0) return new Map()
  const [lines, events, ends, inPlace] = await Promise.all([
    linesAmong(database, caseIds),
    eventsAmong(database, caseIds, [caseEvents.stateChanged]),
    database
      .select()
      .from(productEnds)
      .where(inArray(productEnds.caseId, [...caseIds])),
    ordersInPlaceAmong(database, caseIds),
  ])
  return new Map(
    caseIds.flatMap(caseId => {
      const startedAt = deliveredAt(events.get(caseId) ?? [])
      if (startedAt === null) return []
      const startedOn = dayInTheNetherlands(startedAt)
      const termsToContinue = inPlace.get(caseId)?.termsToContinue ?? []
      const parts = (lines.get(caseId) ?? []).flatMap((line, position) => {
        if (!isPart(line)) return []
        const end = ends.find(each => each.caseId === caseId && each.position === position) ?? null
        return [{ position, line, startedAt, startedOn, end, termsToContinue }]
      })
      return [[caseId, parts] as const]
    }),
  )
}

/** When an order was delivered: with numbers still to come, before it was completed. */
function deliveredAt(events: readonly StoredEvent[]): Date | null {
  let delivered: Date | null = null
  for (const { data, occurredAt } of events) {
    const isDelivered = data.to === 'completed' || data.to === 'partial'
    delivered = isDelivered ? (delivered ?? occurredAt) : null
  }
  return delivered
}

/** So many ends at once. */
const mostEnds = 500

/** Notes that days have come on which products end, which changes what is shown of them; resolves to whether there are more. */
export async function noteEndsThatCame(database: Queryable, today: Day): Promise<boolean> {
  const { caseId, position, endedOn, hasCome } = productEnds
  const due = database
    .select({ caseId, position })
    .from(productEnds)
    .where(and(eq(hasCome, false), lte(endedOn, today)))
    .limit(mostEnds)
  const { rowCount } = await database
    .update(productEnds)
    .set({ hasCome: true })
    .where(sql`(${caseId}, ${position}) in ${due}`)
  return rowCount === mostEnds
}

/** The end that an order in a product's place comes before. */
type CoveredEnd = ProductEnd & { readonly noticeId: string | null }

/**
 * The notice by which a product ends, or the case of the order that took its place, with the later end that it had; neither where it
 * ends otherwise.
 */
type EndedBy = {
  readonly noticeId?: string
  readonly replacedBy?: number
  readonly covered?: CoveredEnd | null
}

/** Writes down that a product ends, in place of an earlier end; call it under the lock of its case. */
export async function storeProductEnd(
  tx: Transaction,
  caseId: number,
  end: { readonly position: number } & ProductEnd,
  { noticeId, replacedBy, covered }: EndedBy = {},
): Promise<void> {
  const { endedOn, reason } = end
  const by = {
    noticeId: noticeId ?? null,
    replacedBy: replacedBy ?? null,
    coveredEndedOn: covered?.endedOn ?? null,
    coveredReason: covered?.reason ?? null,
    coveredNoticeId: covered?.noticeId ?? null,
  }
  await tx
    .insert(productEnds)
    .values({ caseId, ...end, ...by })
    .onConflictDoUpdate({
      target: [productEnds.caseId, productEnds.position],
      set: { endedOn, reason, ...by, hasCome: false },
    })
}

/** Whether something still ends by a notice. */
export async function endsByNotice(tx: Transaction, noticeId: string): Promise<boolean> {
  const found = await tx
    .select({ position: productEnds.position })
    .from(productEnds)
    .where(eq(productEnds.noticeId, noticeId))
    .limit(1)
  return found.length > 0
}

/** Takes back the ends of a notice, but those that were changed since or have come; answers what goes on, by its place. */
export async function removeEndsOf(tx: Transaction, noticeId: string): Promise<readonly number[]> {
  const gone = await tx
    .delete(productEnds)
    .where(and(eq(productEnds.noticeId, noticeId), eq(productEnds.hasCome, false)))
    .returning({ position: productEnds.position })
  // Nor does it hold again where an order that took the place of a line is taken back.
  await tx
    .update(productEnds)
    .set({ coveredEndedOn: null, coveredReason: null, coveredNoticeId: null })
    .where(eq(productEnds.coveredNoticeId, noticeId))
  return gone.map(({ position }) => position).toSorted((one, other) => one - other)
}

/** Takes back the ends of what an order took the place of; answers by its place what ends as it did before, or goes on (null). */
export async function removeReplacedEnds(
  tx: Transaction,
  caseId: number,
  replacedBy: number,
): Promise<readonly { readonly position: number; readonly end: ProductEnd | null }[]> {
  const gone = await tx
    .delete(productEnds)
    .where(and(eq(productEnds.caseId, caseId), eq(productEnds.replacedBy, replacedBy)))
    .returning()
  const back = gone.toSorted((one, other) => one.position - other.position)
  return Promise.all(
    back.map(async ({ position, coveredEndedOn, coveredReason, coveredNoticeId }) => {
      if (coveredEndedOn === null || coveredReason === null) return { position, end: null }
      const end = { endedOn: coveredEndedOn, reason: coveredReason }
      const by = coveredNoticeId === null ? {} : { noticeId: coveredNoticeId }
      await storeProductEnd(tx, caseId, { position, ...end }, by)
      return { position, end }
    }),
  )
}

/** Takes back that a product ends; call it under the lock of its case. */
export async function removeProductEnd(tx: Transaction, caseId: number, position: number): Promise<void> {
  await tx.delete(productEnds).where(and(eq(productEnds.caseId, caseId), eq(productEnds.position, position)))
}
