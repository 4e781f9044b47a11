import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BulkAction, bulkChange, rounded, roundings } from './bulk-change.ts'
import { inOrder, type Offering } from './offering.ts'
import { offeringsOfFiles } from './server/catalogue-files.ts'

const shipped = offeringsOfFiles()
const sold = new Map(shipped.map(offering => [offering.id, offering]))
const done = (ids: readonly number[], deed: BulkAction) => {
  const changes = bulkChange(sold, ids, deed)
  if ('problem' in changes) throw new Error(changes.problem)
  return changes
}
const anyIds = fc.subarray(shipped.map(({ id }) => id))

test.each([
  // € 13,50 + 3,5% = € 13,9725
  ['percentage', { kind: 'percentage', hundredths: 350, rounding: 1 }, 1_397],
  ['percentage', { kind: 'percentage', hundredths: 350, rounding: 5 }, 1_395],
  ['percentage', { kind: 'percentage', hundredths: 350, rounding: 50 }, 1_400],
  ['percentage', { kind: 'percentage', hundredths: -1_000, rounding: 1 }, 1_215],
  ['amount', { kind: 'amount', cents: 125, rounding: 1 }, 1_475],
  ['amount', { kind: 'amount', cents: -350, rounding: 100 }, 1_000],
  // Half of one counts as a whole one.
  ['amount', { kind: 'amount', cents: 0, rounding: 100 }, 1_400],
] as const)('by %s %j a price of € 13,50 becomes %i cents', (_kind, deed, cents) => {
  expect(done([21_101], deed).map(({ after }) => after?.priceInCents)).toEqual([cents])
})

test('a price is rounded to the nearest multiple, and changes nothing else', () => {
  fc.assert(
    fc.property(
      anyIds,
      fc.integer({ min: -9_999, max: 20_000 }),
      fc.constantFrom(...roundings),
      (ids, hundredths, rounding) => {
        for (const { before, after, exact } of done(ids, { kind: 'percentage', hundredths, rounding })) {
          const { priceInCents = -1, device = null } = after ?? {}
          expect(priceInCents % rounding).toBe(0)
          expect(Math.abs(priceInCents - (exact ?? 0) / 10_000)).toBeLessThanOrEqual(rounding / 2)
          expect(device?.productBuyPriceInCents ?? priceInCents).toBe(priceInCents)
          expect({ ...after, priceInCents: before.priceInCents, device: before.device }).toEqual(before)
        }
      },
    ),
  )
})

test('rounding never goes past the nearest', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.constantFrom(...roundings), (exact, to) => {
      expect(Math.abs(rounded(exact, to) * 10_000 - exact)).toBeLessThanOrEqual((to * 10_000) / 2)
    }),
  )
})

describe('moving', () => {
  test('puts the chosen behind another in the order in which they stood, and leaves all others in theirs', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...shipped),
        fc.func(fc.boolean()),
        fc.func(fc.nat()),
        (one, isChosen, pick) => {
          const ofType = shipped
            .filter(({ productType }) => productType === one.productType)
            .toSorted(inOrder)
          const ids = ofType.filter(({ id }) => isChosen(id)).map(({ id }) => id)
          const rest = ofType.filter(({ id }) => !ids.includes(id))
          const behind = rest[pick(ids) % (rest.length + 1)] ?? null
          const after = new Map(sold)
          for (const change of done(ids, { kind: 'move', behind: behind?.id ?? null }))
            if (change.after) after.set(change.before.id, change.after)
          const order = [...after.values()]
            .filter(each => each.productType === one.productType)
            .toSorted(inOrder)
          const place = behind ? rest.indexOf(behind) + 1 : 0
          const wanted = [
            ...rest.slice(0, place).map(({ id }) => id),
            ...ids,
            ...rest.slice(place).map(({ id }) => id),
          ]
          expect(order.map(({ id }) => id)).toEqual(wanted)
          expect(new Set(order.map(({ position }) => position)).size).toBe(order.length)
        },
      ),
    )
  })

  test('leaves others where they are where there is room', () => {
    const room = new Map<number, Offering>(
      shipped.map(each => [each.id, { ...each, position: each.position * 10 }]),
    )
    const changes = bulkChange(room, [21_101], { kind: 'move', behind: 21_001 })
    expect(changes).toHaveLength(1)
  })
})

test.each([
  ['below 0', [21_101], { kind: 'amount', cents: -1_351, rounding: 1 }, 'below-zero', 21_101],
  [
    'above a million',
    [21_101],
    { kind: 'percentage', hundredths: 999_999_999, rounding: 1 },
    'too-high',
    21_101,
  ],
  [
    'of several types to one place',
    [21_101, 31_001],
    { kind: 'move', behind: null },
    'of-several-types',
    31_001,
  ],
  ['behind one of themselves', [21_101, 21_102], { kind: 'move', behind: 21_102 }, 'behind-itself', 21_102],
] as const)('nothing is changed %s, and it says of which', (_what, ids, deed, problem, of) => {
  expect(bulkChange(sold, ids, deed)).toMatchObject({ problem, of: { id: of } })
})

test('what is not sold any more is named, and what ends is not sold', () => {
  expect(bulkChange(sold, [1], { kind: 'end' })).toEqual({ problem: 'gone', of: null })
  expect(done([21_101, 21_101], { kind: 'end' })).toEqual([
    { before: sold.get(21_101), after: null, exact: null },
  ])
})
