import { expect, test } from 'vitest'
import { isInternetLine } from '../../catalogue/product.ts'
import { dsl, fibre, lines, offeredLines, rentalRouter } from '../testing.ts'
import { cloudProducts } from '../testing-services.ts'
import { defaultLine, lineChoices, linesAtAddress, sameLineAtTerm } from './line-choices.ts'
import {
  defaultInternetTerm,
  internetTerms,
  isChoosable,
  isInternetTerm,
  isOrderable,
  needsQuote,
} from './lines.ts'

test('internet runs for 12 or 36 months, starting at 12', () => {
  expect(internetTerms).toEqual([12, 36])
  expect(defaultInternetTerm).toBe(12)
  expect([12, 36, 24, '12', null].map(isInternetTerm)).toEqual([true, true, false, false, false])
})

test('on-net fibre and DSL can be ordered, near-net and other can be quoted, no-net neither', () => {
  const at = (fiberLineAvailability: 'on-net' | 'near-net' | 'no-net' | 'other' | null) =>
    fibre(1, 100, { fiberLineAvailability })
  const verdict = (line: ReturnType<typeof at>) => [isOrderable(line), needsQuote(line), isChoosable(line)]
  expect(verdict(at('on-net'))).toEqual([true, false, true])
  expect(verdict(at('near-net'))).toEqual([false, true, true])
  expect(verdict(at('other'))).toEqual([false, true, true])
  expect(verdict(at('no-net'))).toEqual([false, false, false])
  expect(verdict(at(null))).toEqual([false, false, false])
  expect(verdict(dsl(1, 50))).toEqual([true, false, true])
  expect(verdict(rentalRouter)).toEqual([false, false, false])
})

test('a line is a main product of internet', () =>
  expect([lines.dsl50, rentalRouter, cloudProducts.office].map(isInternetLine)).toEqual([true, false, false]))

test('the accordions show the lines of the term by type, slowest first', () => {
  const { glasvezel, dsl: copper } = lineChoices(offeredLines.toReversed(), 12)
  expect(glasvezel.map(line => line.downloadSpeedMbs)).toEqual([100, 200, 1000])
  expect(copper).toEqual([lines.dsl50])
  expect(lineChoices(offeredLines, 36).dsl).toEqual([])
})

test('the promoted line of the term goes before the fastest, and fibre before DSL of the same speed', () => {
  expect(defaultLine(offeredLines, 12)).toBe(lines.fibre200)
  expect(defaultLine(offeredLines, 36)).toBe(lines.fibre1000for36)
  expect(defaultLine([fibre(1, 50, { uploadSpeedMbs: 12.5 }), dsl(2, 50)], 12)?.id).toBe(1)
  expect(defaultLine([], 12)).toBeNull()
})

test('the sister line has the same speed both ways, the same type and the other term', () => {
  expect(sameLineAtTerm(lines.fibre100, 36, offeredLines)).toBe(lines.fibre100for36)
  expect(
    sameLineAtTerm(lines.dsl50, 36, [fibre(1, 50, { contractDuration: 36, uploadSpeedMbs: 12.5 })]),
  ).toBeNull()
  expect(
    sameLineAtTerm(lines.fibre100, 36, [{ ...lines.fibre100for36, fiberLineAvailability: 'no-net' }]),
  ).toBeNull()
})

test('lines of one speed stand by upload, then by price, then by id', () => {
  const price = (id: number, priceInCents: number) => fibre(id, 100, { priceInCents })
  const upload = (id: number, uploadSpeedMbs: number | null) => fibre(id, 100, { uploadSpeedMbs })
  const order = (...offered: Parameters<typeof lineChoices>[0][number][]) =>
    lineChoices(offered, 12).glasvezel.map(({ id }) => id)
  expect(order(upload(1, 50), upload(2, null), upload(3, 10))).toEqual([2, 3, 1])
  expect(order(price(1, 900), price(2, 500), price(3, 700))).toEqual([2, 3, 1])
  expect(order(price(3, 500), price(1, 500), price(2, 500))).toEqual([1, 2, 3])
})

test('the fastest line is the one that sends faster where two receive as fast', () => {
  const [slow, fast] = [fibre(1, 100, { uploadSpeedMbs: 10 }), fibre(2, 100, { uploadSpeedMbs: 100 })]
  expect(defaultLine([fast, slow], 12)).toBe(fast)
  expect(defaultLine([slow, fast], 12)).toBe(fast)
})

test('another speed either way is no sister line', () => {
  const at36 = { contractDuration: 36, uploadSpeedMbs: 100 }
  expect(sameLineAtTerm(lines.fibre100, 36, [fibre(1, 200, at36)])).toBeNull()
  expect(sameLineAtTerm(lines.fibre100, 36, [fibre(1, 100, { ...at36, uploadSpeedMbs: 50 })])).toBeNull()
})

test('what is no line needs no quote, whatever its availability', () =>
  expect(needsQuote({ ...rentalRouter, fiber: true, fiberLineAvailability: 'near-net' })).toBe(false))

test('a line at an address costs what the catalogue says: only its availability is of the address', () => {
  const checked = [
    { ...lines.fibre100, priceInCents: 1, name: 'Oud', fiberLineAvailability: 'near-net' as const },
    fibre(999, 4000),
  ]
  expect(linesAtAddress(checked, [lines.dsl50, lines.fibre100])).toEqual([
    { ...lines.fibre100, fiberLineAvailability: 'near-net' },
  ])
})
