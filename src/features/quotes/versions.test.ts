import { describe, expect, it } from 'vitest'
import { addDays } from '../../common/working-days.ts'
import { toOrderLines } from '../carts/order-lines.ts'
import { offering } from '../carts/testing.ts'
import { someAddress } from '../details/testing-person.ts'
import { isRenewalOf, quoteStatus, quoteVersionStates, reminderDay, whyNotAnswered } from './versions.ts'

const address = someAddress
const validUntil = new Date('2026-12-22T23:00:00Z')
const [before, after] = [-1, 1].map(ms => new Date(validUntil.getTime() + ms)) as [Date, Date]

describe('a version that waits', () => {
  it('can be answered until its last moment, and never at it or after', () => {
    const at = (now: Date) => quoteStatus({ state: 'sent', validUntil }, now)
    expect([at(before), at(validUntil), at(after)]).toEqual(['sent', 'expired', 'expired'])
    expect([whyNotAnswered.sent, whyNotAnswered.expired === null]).toEqual([null, false])
  })
})

it.each(quoteVersionStates.filter(state => state !== 'sent'))(
  'one that is %s stays so once its time is over, and can be answered no more',
  state => {
    for (const now of [before, after]) expect(quoteStatus({ state, validUntil }, now)).toBe(state)
    expect(whyNotAnswered[state]).not.toBe(null)
  },
)

describe('a reminder', () => {
  it.each([
    [1, null],
    [5, null],
    [7, null],
    [8, '2026-12-04'],
    [30, '2026-12-26'],
  ])('of a version that is valid for %i days comes on %s', (days, day) => {
    expect(reminderDay('2026-12-01', addDays('2026-12-01', days))).toBe(day)
  })
})

describe('a renewal', () => {
  const part = {
    id: 'part',
    name: '',
    productType: 'internet',
    address,
    lines: toOrderLines([{ product: offering(1), quantity: 1 }]),
    wholeDiscounts: [],
  } as const
  const before = { parts: [part], words: 'Zoals besproken.' }

  it('offers exactly what the version before did', () => {
    expect(isRenewalOf(before, { ...before, parts: [{ ...part, lines: [...part.lines] }] })).toBe(true)
  })

  it.each([
    ['of nothing', null, before],
    ['with other words', before, { ...before, words: '' }],
    [
      'with other months without charge',
      before,
      {
        ...before,
        parts: [{ ...part, lines: toOrderLines([{ product: offering(1, { freeMonths: 9 }), quantity: 1 }]) }],
      },
    ],
  ])('is none %s', (_, one, other) => expect(isRenewalOf(one, other)).toBe(false))
})
