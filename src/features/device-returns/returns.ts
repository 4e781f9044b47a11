import { addDays, type Day } from '../../common/working-days.ts'
import { returnDays } from '../agreements/term.ts'
import { productEndRefusals } from '../agreements/texts.ts'
import { returnRefusals } from './texts.ts'

/** Rented devices that come back once their line has ended: which, how many, by when, and what came of it. */

/** The ways in which the return of a device is settled. */
export const returnOutcomes = ['received', 'missing', 'waived'] as const
export type ReturnOutcome = (typeof returnOutcomes)[number]

/** A line of an agreement that rents devices of ours, and how it ends. */
export type RentedLine = {
  /** Place in the order. */
  readonly position: number
  readonly name: string
  readonly quantity: number
  /** The same in every order that rents this device. */
  readonly device: number
  readonly startedOn: Day
  /** Cents excl. VAT that each costs that does not come back, as it was rented. */
  readonly priceInCents: number
  /** null while the line goes on. */
  readonly lastDay: Day | null
  /** The case of the order that took its place; null where it ends otherwise. */
  readonly replacedBy: number | null
}

/** How many of each device the orders rent that took the place of an agreement, by their case. */
export type RetainedDevices = ReadonlyMap<number, ReadonlyMap<number, number>>

/** A record of a line's devices: that they came, did not, or need not. */
export type ReturnRecord = {
  readonly id: string
  readonly position: number
  readonly outcome: ReturnOutcome
  readonly quantity: number
  /** The day on which they came, or on which it was written down. */
  readonly day: Day
  /** In what state they came, or why. */
  readonly words: string
  /** Cents excl. VAT that are charged; null of what came or is waived. */
  readonly amountInCents: number | null
}

/** The devices of a line that come back, and what came of it. */
export type DeviceReturn = {
  readonly position: number
  readonly name: string
  readonly startedOn: Day
  readonly priceInCents: number
  /** How many come back; 0 where the line goes on and something was written down before. */
  readonly quantity: number
  readonly lastDay: Day | null
  /** By when they are to be back. */
  readonly dueOn: Day | null
  /** How many nobody has settled. */
  readonly open: number
  readonly records: readonly ReturnRecord[]
}

/** The last day on which devices come back in time. */
export const dueDay = (lastDay: Day): Day => addDays(lastDay, returnDays)

/**
 * The returns of an agreement's rented lines: of those that end, what does not stay with an order in their place; and of those
 * that go on, what was written down.
 */
export function deviceReturns(
  lines: readonly RentedLine[],
  retained: RetainedDevices,
  records: readonly ReturnRecord[],
): readonly DeviceReturn[] {
  const left = new Map([...retained].map(([caseId, devices]) => [caseId, new Map(devices)]))
  return lines.flatMap(({ position, name, startedOn, priceInCents, lastDay, ...line }) => {
    const own = records.filter(record => record.position === position)
    const stays = lastDay === null ? line.quantity : keep(line, left)
    const quantity = line.quantity - stays
    if (quantity === 0 && own.length === 0) return []
    const settled = own.reduce((sum, record) => sum + record.quantity, 0)
    return [
      {
        position,
        name,
        startedOn,
        priceInCents,
        quantity,
        lastDay,
        dueOn: lastDay && dueDay(lastDay),
        open: Math.max(0, quantity - settled),
        records: own,
      },
    ]
  })
}

/** How many of a line's devices stay with the order that took its place, which are then left for no other line. */
function keep(
  { quantity, device, replacedBy }: Pick<RentedLine, 'quantity' | 'device' | 'replacedBy'>,
  left: ReadonlyMap<number, Map<number, number>>,
): number {
  const devices = replacedBy === null ? undefined : left.get(replacedBy)
  const there = devices?.get(device) ?? 0
  const stays = Math.min(quantity, there)
  devices?.set(device, there - stays)
  return stays
}

/** Why so many devices of a line are not settled, as one Dutch sentence; null where they are. */
export function outcomeError(found: DeviceReturn | undefined, quantity: number): string | null {
  if (!found || found.quantity === 0) return returnRefusals.nothingExpected
  const { open, records } = found
  if (open === 0)
    return records.every(({ outcome }) => outcome === 'received')
      ? returnRefusals.isBack
      : returnRefusals.isSettled
  return quantity > open ? returnRefusals.tooMany(open) : null
}

/** Why devices cannot have come on a day, as one Dutch sentence; null where they can. */
export function receiptDayError(day: Day, startedOn: Day, today: Day): string | null {
  if (day > today) return returnRefusals.ahead
  return day < startedOn ? productEndRefusals.beforeStart : null
}

/** The first day on which devices are late that are still to come; null where none are. */
export const lateOn = (returns: readonly DeviceReturn[]): Day | null =>
  comingBack(returns)
    .map(({ dueOn }) => addDays(dueOn, 1))
    .toSorted()[0] ?? null

/** Devices that somebody still waits for, and by when. */
export type ComingBack = Pick<DeviceReturn, 'position' | 'name' | 'open' | 'priceInCents'> & {
  readonly lastDay: Day
  readonly dueOn: Day
}

export const comingBack = (returns: readonly DeviceReturn[]): readonly ComingBack[] =>
  returns.flatMap(({ position, name, open, priceInCents, lastDay, dueOn }) =>
    open > 0 && lastDay !== null && dueOn !== null
      ? [{ position, name, open, priceInCents, lastDay, dueOn }]
      : [],
  )

/** How many of a line's devices were settled in one way. */
export const countOf = ({ records }: Pick<DeviceReturn, 'records'>, outcome: ReturnOutcome): number =>
  records.filter(record => record.outcome === outcome).reduce((sum, { quantity }) => sum + quantity, 0)
