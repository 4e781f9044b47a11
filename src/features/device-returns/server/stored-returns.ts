import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { addDays, type Day } from '../../../common/working-days.ts'
import { oneByOne } from '../../../platform/database/one-by-one.ts'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { rentedDevice } from '../../agreements/agreed-line.ts'
import { lastDayOf } from '../../agreements/product-end.ts'
import { agreedLines, type HeldProduct } from '../../agreements/server/held-products.ts'
import { endRows } from '../../agreements/server/listed-products.ts'
import { lineName, lineQuantity } from '../../carts/order-lines.ts'
import { priceOfNotReturned } from '../../catalogue/product.ts'
import { lineRows } from '../../orders/server/lines.ts'
import {
  type DeviceReturn,
  deviceReturns,
  lateOn,
  type RentedLine,
  type RetainedDevices,
  type ReturnRecord,
} from '../returns.ts'
import { mailedReturns, recordedReturns } from './tables.ts'

/** Rented devices of lines that end or ended, to be joined and filtered: `line` is the line, `ended` its end. */
export const endedRentals = sql`${lineRows} as line join ${endRows} as ended
  on ended.case_id = line.case_id and ended.position = line.position
    and line.product #> '{device,productRentId}' = line.product -> 'id'`

/** Devices of these orders that come back or came, by the case's id; an order that has none is not in it. */
export async function returnsAmong(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, readonly DeviceReturn[]>> {
  const ids = await casesWithReturns(database, caseIds)
  if (ids.length === 0) return new Map()
  const [agreed, records] = await Promise.all([agreedLines(database, ids), recordsAmong(database, ids)])
  const retained = await retainedDevices(database, [...agreed.values()].flat())
  return new Map(
    [...agreed].flatMap(([id, lines]) => {
      const returns = deviceReturns(lines.flatMap(rentedLine), retained, records.get(id) ?? [])
      return returns.length > 0 ? [[id, returns] as const] : []
    }),
  )
}

/** The same of one order, within a transaction. */
export const returnsOf = async (tx: Transaction, caseId: number): Promise<readonly DeviceReturn[]> =>
  (await returnsAmong(oneByOne(tx), [caseId])).get(caseId) ?? []

/** The day on which devices of these orders are late whose slip left, by the case's id: from then on staff wait for them. */
export async function lateReturnsAmong(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, Day>> {
  const returns = await returnsAmong(database, caseIds)
  if (returns.size === 0) return new Map()
  const { caseId, endedOn, slipAt } = mailedReturns
  const slips = await database
    .select({ caseId, endedOn })
    .from(mailedReturns)
    .where(and(inArray(caseId, [...returns.keys()]), isNotNull(slipAt)))
  return new Map(
    [...returns].flatMap(([id, all]) => {
      const days = slips.filter(slip => slip.caseId === id).map(slip => addDays(slip.endedOn, -1))
      const day = lateOn(all.filter(({ lastDay }) => lastDay !== null && days.includes(lastDay)))
      return day === null ? [] : [[id, day] as const]
    }),
  )
}

async function casesWithReturns(database: Queryable, caseIds: readonly number[]): Promise<readonly number[]> {
  if (caseIds.length === 0) return []
  const ids = [...caseIds]
  const { rows } = await database.execute<{ id: number }>(
    sql`select line.case_id::float8 as id from ${endedRentals} where line.case_id in ${ids}
      union select case_id::float8 from ${recordedReturns} where case_id in ${ids}`,
  )
  return rows.map(({ id }) => id)
}

function rentedLine({ position, line, startedOn, end }: HeldProduct): RentedLine[] {
  const device = rentedDevice(line)
  if (!device) return []
  return [
    {
      position,
      name: lineName(line),
      quantity: lineQuantity(line),
      device: device.productRentId,
      startedOn,
      priceInCents: priceOfNotReturned(device),
      lastDay: lastDayOf(end),
      replacedBy: end?.replacedBy ?? null,
    },
  ]
}

/** The devices that orders rent which took the place of these lines. */
async function retainedDevices(database: Queryable, lines: readonly HeldProduct[]): Promise<RetainedDevices> {
  const ids = new Set(lines.flatMap(({ end }) => end?.replacedBy ?? []))
  if (ids.size === 0) return new Map()
  const inPlace = await agreedLines(database, [...ids])
  return new Map([...inPlace].map(([id, taken]) => [id, countDevices(taken.flatMap(rentedLine))]))
}

function countDevices(lines: readonly RentedLine[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { device, quantity } of lines) counts.set(device, (counts.get(device) ?? 0) + quantity)
  return counts
}

async function recordsAmong(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, readonly ReturnRecord[]>> {
  const { id, caseId, position, outcome, quantity, day, words, amountInCents, recordedAt } = recordedReturns
  const rows = await database
    .select({ id, caseId, position, outcome, quantity, day, words, amountInCents })
    .from(recordedReturns)
    .where(inArray(caseId, [...caseIds]))
    .orderBy(recordedAt, id)
  const byCase = Map.groupBy(rows, row => row.caseId)
  return new Map([...byCase].map(([of, all]) => [of, all.map(({ caseId: _of, ...record }) => record)]))
}

/** Writes down what came of devices; answers whether it is new, as its id is whatever a browser sent. */
export async function storeRecord(tx: Transaction, caseId: number, record: ReturnRecord): Promise<boolean> {
  const stored = await tx
    .insert(recordedReturns)
    .values({ caseId, ...record })
    .onConflictDoNothing()
    .returning({ id: recordedReturns.id })
  return stored.length > 0
}

/** Takes a record of a case out; answers what it was, null where it is not there. */
export async function deleteRecord(
  tx: Transaction,
  caseId: number,
  id: string,
): Promise<Pick<ReturnRecord, 'position' | 'quantity'> | null> {
  const { position, quantity } = recordedReturns
  const [gone] = await tx
    .delete(recordedReturns)
    .where(and(eq(recordedReturns.caseId, caseId), eq(recordedReturns.id, id)))
    .returning({ position, quantity })
  return gone ?? null
}
