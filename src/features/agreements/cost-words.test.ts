import { describe, expect, test } from 'vitest'
import { formatEuro } from '../../common/money.ts'
import { afterwards, haveOwnShares, isSumAtMost, priceOfMonthsLeft, sumInWords } from './cost-words.ts'
import { agreementTexts, noticeTexts } from './texts.ts'

const ending = (costInCents: number, percentage: number, isAtMost: boolean) => ({
  position: 0,
  name: 'Glasvezel 500',
  quantity: 1,
  lastDay: '2027-09-30',
  costInCents,
  percentage,
  isAtMost,
  isRented: false,
  notReturnedInCents: null as number | null,
  dataUntil: null as string | null,
})

test('what is left to do is said once for what is rented, and by the earliest day for data', () => {
  const line = ending(0, 100, true)
  expect(afterwards([line])).toEqual([])
  expect(
    afterwards([
      { ...line, isRented: true, dataUntil: '2027-11-30' },
      { ...line, isRented: true, dataUntil: '2027-10-30' },
    ]),
  ).toEqual([noticeTexts.rented, expect.stringMatching(/30\s+oktober\s+2027/)])
})

test('what a device costs that does not come back is said as the highest of those that are rented', () => {
  const rented = (notReturnedInCents: number | null) => ({
    ...ending(0, 100, true),
    isRented: true,
    notReturnedInCents,
  })
  expect(afterwards([rented(7900), rented(9900), rented(null)])).toEqual([
    `${noticeTexts.rented} ${noticeTexts.notReturned(formatEuro(9900))}`,
  ])
  expect(afterwards([rented(0)])).toEqual([noticeTexts.rented])
})

describe('what leaving costs', () => {
  test('is a sum, or at most that', () => {
    expect(sumInWords(5600, false)).toBe(formatEuro(5600))
    expect(sumInWords(5600, true)).toBe(`ten hoogste ${formatEuro(5600)}`)
  })

  test.each([
    ['all is confirmed', [ending(1000, 100, false), ending(-200, 100, false)], false],
    ['one line is not', [ending(1000, 100, false), ending(500, 100, true)], true],
    ['one is not that costs nothing', [ending(1000, 100, false), ending(0, 0, true)], false],
  ])('is said as at most where %s', (_, lines, isAtMost) => expect(isSumAtMost(lines)).toBe(isAtMost))

  test.each([
    ['all of the price', [ending(1000, 100, false), ending(0, 0, true)], agreementTexts.monthsLeft(100)],
    ['one share of it', [ending(1000, 50, false), ending(500, 50, false)], agreementTexts.monthsLeft(50)],
    ['shares that differ', [ending(1000, 50, false), ending(500, 100, true)], noticeTexts.ownShares],
  ])('is %s', (_, lines, words) => {
    expect(priceOfMonthsLeft(lines)).toBe(words)
    expect(haveOwnShares(lines)).toBe(words === noticeTexts.ownShares)
  })
})
