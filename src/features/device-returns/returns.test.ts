import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { productEndRefusals } from '../agreements/texts.ts'
import {
  comingBack,
  countOf,
  type DeviceReturn,
  deviceReturns,
  lateOn,
  outcomeError,
  type RentedLine,
  type ReturnRecord,
  receiptDayError,
} from './returns.ts'
import { returnRefusals } from './texts.ts'

const handset = 32033
const base = 32083
const newOrder = 7

const line = (changes: Partial<RentedLine> = {}): RentedLine => ({
  position: 1,
  name: 'DECT-handset Basis (huur)',
  quantity: 5,
  device: handset,
  startedOn: '2026-01-10',
  priceInCents: 7900,
  lastDay: '2026-12-17',
  replacedBy: null,
  ...changes,
})

const record = (changes: Partial<ReturnRecord> = {}): ReturnRecord => ({
  id: '0b8d1a52-4c63-4c0e-9a52-7f6e5d4c3b2d',
  position: 1,
  outcome: 'received',
  quantity: 1,
  day: '2026-12-20',
  words: '',
  amountInCents: null,
  ...changes,
})

const none = new Map()
const counts = (returns: readonly DeviceReturn[]) =>
  returns.map(({ position, quantity, open }) => [position, quantity, open])
const only = (returns: readonly DeviceReturn[]): DeviceReturn => {
  const [first] = returns
  if (!first) throw new Error('Nothing comes back')
  return first
}

describe('what comes back', () => {
  test('is what a line rented that has a last day, within 14 days of it', () =>
    expect(deviceReturns([line(), line({ position: 2, lastDay: null })], none, [])).toMatchObject([
      { position: 1, quantity: 5, open: 5, lastDay: '2026-12-17', dueOn: '2026-12-31', priceInCents: 7900 },
    ]))

  test('of several lines is each on its own day', () =>
    expect(
      deviceReturns(
        [line(), line({ position: 2, device: base, quantity: 2, lastDay: '2027-02-28' })],
        none,
        [],
      ).map(({ position, dueOn }) => [position, dueOn]),
    ).toEqual([
      [1, '2026-12-31'],
      [2, '2027-03-14'],
    ]))

  test.each([
    ['as many', 5, []],
    ['more', 8, []],
    ['fewer', 3, [[1, 2, 2]]],
    ['none', 0, [[1, 5, 5]]],
  ])('is nothing of what an order in its place rents on: %s', (_, stays, expected) =>
    expect(
      counts(
        deviceReturns(
          [line({ replacedBy: newOrder })],
          new Map([[newOrder, new Map([[handset, stays]])]]),
          [],
        ),
      ),
    ).toEqual(expected),
  )

  test('is all of another device, and of a line that ended before the order in the place of the others', () => {
    const retained = new Map([[newOrder, new Map([[handset, 5]])]])
    const lines = [
      line({ lastDay: '2026-11-30' }),
      line({ position: 2, device: base, quantity: 2, replacedBy: newOrder }),
      line({ position: 3, quantity: 4, replacedBy: newOrder }),
      line({ position: 4, quantity: 3, replacedBy: newOrder }),
    ]
    // Five handsets stay: the four of one line and one of the other.
    expect(counts(deviceReturns(lines, retained, []))).toEqual([
      [1, 5, 5],
      [2, 2, 2],
      [4, 2, 2],
    ])
  })

  test('goes down by what came, is charged or waived, and is never below none', () => {
    const came = record({ quantity: 3 })
    const found = only(deviceReturns([line()], none, [came, record({ outcome: 'missing' })]))
    expect([found.open, countOf(found, 'received'), countOf(found, 'missing')]).toEqual([1, 3, 1])
    expect(counts(deviceReturns([line()], none, [record({ quantity: 5 }), came]))).toEqual([[1, 5, 0]])
  })

  test('of a line that goes on again is what was written down, and nothing more is waited for', () => {
    const [kept, ...others] = deviceReturns(
      [line({ lastDay: null }), line({ position: 2, lastDay: null })],
      none,
      [record()],
    )
    expect(others).toEqual([])
    expect(kept).toMatchObject({ quantity: 0, open: 0, lastDay: null, dueOn: null })
  })

  test('with what stays is all that was rented, whatever order the lines have', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ quantity: fc.integer({ min: 1, max: 9 }), device: fc.constantFrom(handset, base) }),
        ),
        fc.nat(20),
        fc.nat(20),
        (rented, handsets, bases) => {
          const stays = new Map([
            [handset, handsets],
            [base, bases],
          ])
          const lines = rented.map((each, position) => line({ ...each, position, replacedBy: newOrder }))
          const back = deviceReturns(lines, new Map([[newOrder, stays]]), [])
          for (const device of [handset, base]) {
            const had = lines
              .filter(each => each.device === device)
              .reduce((sum, each) => sum + each.quantity, 0)
            const comes = back
              .filter(({ position }) => lines[position]?.device === device)
              .reduce((sum, { quantity }) => sum + quantity, 0)
            expect(comes).toBe(Math.max(0, had - (stays.get(device) ?? 0)))
          }
        },
      ),
    ))
})

describe('what staff write down', () => {
  const found = only(deviceReturns([line()], none, [record({ quantity: 3 })]))
  const back = only(deviceReturns([line()], none, [record({ quantity: 5 })]))
  const settled = only(
    deviceReturns([line()], none, [record({ quantity: 4 }), record({ outcome: 'waived' })]),
  )
  const goesOn = only(deviceReturns([line({ lastDay: null })], none, [record()]))

  test.each([
    ['as many as are left', found, 2, null],
    ['more than are left', found, 3, returnRefusals.tooMany(2)],
    ['one that is back', back, 1, returnRefusals.isBack],
    ['one that was settled otherwise', settled, 1, returnRefusals.isSettled],
    ['one of a line that goes on', goesOn, 1, returnRefusals.nothingExpected],
    ['one of a line that rents nothing', undefined, 1, returnRefusals.nothingExpected],
  ])('of %s', (_, device, quantity, error) => expect(outcomeError(device, quantity)).toBe(error))

  test.each([
    ['2026-12-20', null],
    ['2026-12-21', returnRefusals.ahead],
    ['2026-01-09', productEndRefusals.beforeStart],
  ])('came on a day that was, and after the delivery: %s', (day, error) =>
    expect(receiptDayError(day, '2026-01-10', '2026-12-20')).toBe(error),
  )
})

describe('devices are late', () => {
  test('on the day after the first of them were due', () =>
    expect(lateOn(deviceReturns([line(), line({ position: 2, lastDay: '2026-12-10' })], none, []))).toBe(
      '2026-12-25',
    ))

  test('never once all of them are settled', () => {
    const done = deviceReturns([line()], none, [record({ quantity: 5 })])
    expect([lateOn(done), comingBack(done)]).toEqual([null, []])
  })
})
