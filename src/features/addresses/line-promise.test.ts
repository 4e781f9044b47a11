import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dsl, fibre, offering } from '../carts/testing.ts'
import {
  constructionOf,
  isDeliveredAsUsual,
  isWorse,
  lineAmong,
  lineWithRow,
  type NetworkRow,
  needsWord,
  orderableOnly,
  promiseOf,
  promiseOfLine,
  promiseOfRow,
} from './line-promise.ts'
import { constructionInWords, notInTotals, weeksInWords } from './promise-texts.ts'
import { cartOf, rows } from './testing-rows.ts'

const fibreLine = fibre(100, 100)
const dslLine = dsl(300, 50)
const nothingSaid = { weeks: null, constructionInCents: null }

const anyRow: fc.Arbitrary<NetworkRow> = fc.record({
  availability: fc.constantFrom('on-net', 'near-net', 'no-net', 'other'),
  weeks: fc.option(fc.tuple(fc.nat(30), fc.nat(30)).map(([from, more]) => ({ from, to: from + more }))),
  constructionInCents: fc.option(fc.nat(1_000_000)),
})

test('a shop that makes no quotes has a line that can be ordered as it is, and no other at all', () => {
  fc.assert(
    fc.property(anyRow, row => {
      const line = lineWithRow(fibreLine, row)
      const [sold] = orderableOnly([line])
      if (promiseOfRow(row).obtainable === 'now') expect(sold).toEqual(line)
      else
        expect(sold && promiseOfLine(sold)).toEqual({
          obtainable: 'no',
          weeks: null,
          constructionInCents: null,
        })
    }),
  )
})

describe('what can be promised of a row', () => {
  test.each([
    ['on-net', rows['on-net'], { obtainable: 'now', weeks: { from: 1, to: 3 }, constructionInCents: 0 }],
    [
      'near-net',
      rows['near-net'],
      { obtainable: 'by-quote', weeks: { from: 8, to: 12 }, constructionInCents: 87_500 },
    ],
    [
      'near-net without a sum',
      { ...rows['near-net'], constructionInCents: null },
      { obtainable: 'by-quote', weeks: { from: 8, to: 12 }, constructionInCents: null },
    ],
    [
      'near-net that is dug for free',
      { ...rows['near-net'], constructionInCents: 0 },
      { obtainable: 'by-quote', weeks: { from: 8, to: 12 }, constructionInCents: 0 },
    ],
    ['other', rows.other, { obtainable: 'by-quote', ...nothingSaid }],
    [
      'no-net, whatever else its row says',
      { ...rows['near-net'], availability: 'no-net' },
      { obtainable: 'no', ...nothingSaid },
    ],
    ['no row', null, { obtainable: 'by-quote', ...nothingSaid }],
    [
      'on-net with a sum',
      { ...rows['on-net'], constructionInCents: 5000 },
      { obtainable: 'now', weeks: { from: 1, to: 3 }, constructionInCents: 5000 },
    ],
  ] as const)('of %s', (_, row, promise) => expect(promiseOfRow(row)).toEqual(promise))

  test('is never weeks or costs that the row does not have', () =>
    fc.assert(
      fc.property(anyRow, row => {
        const { weeks, constructionInCents, obtainable } = promiseOfRow(row)
        expect([row.weeks, null]).toContainEqual(weeks)
        if (constructionInCents !== row.constructionInCents)
          expect(obtainable === 'now' ? constructionInCents === 0 : constructionInCents === null).toBe(true)
      }),
    ))
})

describe('a line', () => {
  test('of no address, or of a time before rows were kept, is delivered as usual where it lies ready', () => {
    expect(promiseOfLine(fibre(100, 100, { fiberLineAvailability: null }))).toEqual({
      obtainable: 'now',
      weeks: { from: 1, to: 3 },
      constructionInCents: 0,
    })
    expect(promiseOfLine(fibre(100, 100, { fiberLineAvailability: 'near-net' }))).toEqual({
      obtainable: 'by-quote',
      weeks: null,
      constructionInCents: 0,
    })
  })

  test('that an address does not have is looked into as fibre, and is not there as DSL', () => {
    const others = [lineWithRow(fibre(200, 500), rows['on-net'])]
    expect(promiseOfLine(lineAmong(fibreLine, others)).obtainable).toBe('by-quote')
    expect(promiseOfLine(lineAmong(dslLine, others)).obtainable).toBe('no')
    expect(promiseOfLine(lineAmong(dslLine, [lineWithRow(dslLine, rows['on-net'])])).obtainable).toBe('now')
  })

  test('has the word of a colleague in place of its row, and can then be had by a quote', () => {
    const there = lineWithRow(fibreLine, rows['no-net'])
    const said = { weeks: { from: 30, to: 40 }, constructionInCents: 900_000 }
    const offered = { ...there, delivery: there.delivery && { ...there.delivery, said } }
    expect(promiseOfLine(offered)).toEqual({ obtainable: 'by-quote', ...said })
    expect(needsWord(there)).toBe(true)
    expect(needsWord(offered)).toBe(false)
  })

  test.each([
    ['on-net', rows['on-net'], false],
    ['near-net with all', rows['near-net'], false],
    ['near-net without costs', { ...rows['near-net'], constructionInCents: null }, true],
    ['near-net without weeks', { ...rows['near-net'], weeks: null }, true],
    ['other', rows.other, true],
  ] as const)('%s needs the word of a colleague: %s', (_, row, needs) =>
    expect(needsWord(lineWithRow(fibreLine, row))).toBe(needs),
  )
})

describe('totals', () => {
  const near = lineWithRow(fibreLine, rows['near-net'])
  test.each([
    ['nothing for what lies ready', cartOf(lineWithRow(fibreLine, rows['on-net'])), null],
    ['nothing for what has no address', cartOf(offering(1, { productType: 'cloud' })), null],
    ['the sum of the row', cartOf(near), 'excl. aanleg €\u00a0875,00'],
    ['that it is not known', cartOf(lineWithRow(fibreLine, rows.other)), 'excl. aanleg, nog niet bekend'],
    [
      'both of several parts',
      [...cartOf(near), ...cartOf(near), ...cartOf(lineWithRow(fibreLine, rows.other))],
      'excl. aanleg €\u00a01.750,00 en wat nog niet bekend is',
    ],
  ])('say of construction %s', (_, lines, words) => expect(notInTotals(lines)).toBe(words))

  test('leave out costs exactly where a line has costs that are due or not known', () =>
    fc.assert(
      fc.property(anyRow, row => {
        const line = lineWithRow(fibreLine, row)
        expect(constructionOf(cartOf(line)) === null).toBe(promiseOfLine(line).constructionInCents === 0)
      }),
    ))
})

describe('a row is worse than before', () => {
  test.each([
    ['gone', rows['no-net'], rows['near-net'], true],
    ['to be dug', rows['near-net'], rows['on-net'], true],
    ['later', { ...rows['near-net'], weeks: { from: 8, to: 13 } }, rows['near-net'], true],
    ['dearer', { ...rows['near-net'], constructionInCents: 87_501 }, rows['near-net'], true],
    ['not known any more', { ...rows['near-net'], constructionInCents: null }, rows['near-net'], true],
    ['the same', rows['near-net'], rows['near-net'], false],
    ['better', rows['on-net'], rows['near-net'], false],
    ['known at last', rows['near-net'], rows.other, false],
  ] as const)('where it is %s: %s', (_, now, before, worse) => expect(isWorse(now, before)).toBe(worse))

  test('and never than itself', () => fc.assert(fc.property(anyRow, row => !isWorse(row, row))))
})

test('the weeks of a delivery as usual are those of the shop, and of what no address decides about', () => {
  expect(isDeliveredAsUsual(null)).toBe(true)
  expect(isDeliveredAsUsual(promiseOf(cartOf(lineWithRow(fibreLine, rows['on-net']))))).toBe(true)
  expect(isDeliveredAsUsual(promiseOf(cartOf(lineWithRow(fibreLine, rows['near-net']))))).toBe(false)
  expect(weeksInWords(null)).toBe('1 tot 3 weken')
  expect(weeksInWords(promiseOfRow(rows.other))).toBe('in overleg')
})

test('costs of construction by themselves', () => {
  expect(constructionInWords(promiseOfRow(rows['on-net']))).toBe('geen')
  expect(constructionInWords(promiseOfRow(rows['near-net']))).toBe('€\u00a0875,00')
  expect(constructionInWords(promiseOfRow(rows.other))).toBe('nog niet bekend')
})
