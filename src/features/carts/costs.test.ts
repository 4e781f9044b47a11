import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isMainProduct } from '../catalogue/product.ts'
import { contractTermOf } from './cart.ts'
import type { Cart } from './cart-line.ts'
import { costsOf, firstInvoiceNote } from './costs.ts'
import { type DiscountLine, isDiscount, lineDuration, type PricedLine } from './order-lines.ts'
import { anyCart, offering } from './testing.ts'
import {
  firstInvoiceInCents,
  type LineAmount,
  lineTotalInCents,
  lineTotalWithVatInCents,
  totalOverTermInCents,
  totalsOf,
} from './totals.ts'

const freeMonths = (lines: readonly PricedLine[]) =>
  lines.flatMap(line => ('product' in line && isMainProduct(line.product) ? [line.product.freeMonths] : []))

/** Lines with a discount per month, as a quote has it: it starts after the free months. */
const discounted = (cart: Cart, percentage: number): readonly PricedLine[] => {
  const discount: DiscountLine = {
    kind: 'discount',
    text: 'Korting',
    amountInCents: Math.round((totalsOf(cart).monthlyInCents * percentage) / 100),
    contractDuration: contractTermOf(cart) || 1,
    freeMonths: Math.max(0, ...freeMonths(cart)),
  }
  return [...cart, discount]
}

const anyLines = fc
  .tuple(anyCart, fc.option(fc.integer({ min: 1, max: 100 })))
  .map(([cart, percentage]) => (percentage === null ? cart : discounted(cart, percentage)))

/** Orders that bind for the same term. */
const anyOrders = fc
  .tuple(anyLines, fc.array(anyLines, { maxLength: 4 }))
  .map(([first, others]) => [
    first,
    ...others.filter(lines => contractTermOf(lines) === contractTermOf(first)),
  ])

/** Each line for each month that it is paid in: the rule as it is written down. */
const lineByLine = (lines: readonly PricedLine[], amountOf: LineAmount): number =>
  lines.reduce((sum, line) => {
    const isFree = (month: number) =>
      month <= (isDiscount(line) ? line.freeMonths : Math.max(0, ...freeMonths([line])))
    const months = Array.from({ length: contractTermOf(lines) }, (_, index) => index + 1)
    const times = lineDuration(line) === 0 ? 1 : months.filter(month => !isFree(month)).length
    return sum + times * amountOf(line)
  }, 0)

describe('what orders cost', () => {
  test('is in its sums what the tables, first invoices and terms of all say, to the cent', () => {
    fc.assert(
      fc.property(anyOrders, orders => {
        const costs = costsOf(orders)
        for (const [of, amountOf] of [
          ['inCents', lineTotalInCents],
          ['withVatInCents', lineTotalWithVatInCents],
        ] as const) {
          const sum = (sumOf: (lines: readonly PricedLine[]) => number) =>
            orders.reduce((total, lines) => total + sumOf(lines), 0)
          expect({
            monthly: costs.monthly[of],
            oneTime: costs.oneTime[of],
            first: costs.firstInvoice[of],
            overTerm: costs.overTerm[of],
          }).toEqual({
            monthly: sum(lines => totalsOf(lines, amountOf).monthlyInCents),
            oneTime: sum(lines => totalsOf(lines, amountOf).oneTimeInCents),
            first: sum(lines => firstInvoiceInCents(lines, amountOf)),
            overTerm: sum(lines => totalOverTermInCents(lines, amountOf)),
          })
        }
        expect(costs.overTerm.inCents).toBe(
          orders.reduce((total, lines) => total + lineByLine(lines, lineTotalInCents), 0),
        )
      }),
    )
  })

  test('adds up: its months and what is paid once are the first invoice and the total over the term', () => {
    let drawn = 0
    fc.assert(
      fc.property(anyOrders, orders => {
        const { term, months, oneTime, firstInvoice, overTerm, monthly } = costsOf(orders)
        if (months.length === 0) return
        drawn += 1
        expect(term).toBeGreaterThanOrEqual(12)
        // Each month once, from the first to the last of the term.
        expect(months.map(({ from }) => from)).toEqual([1, ...months.slice(0, -1).map(({ to }) => to + 1)])
        expect(months.at(-1)?.to).toBe(term)
        for (const of of ['inCents', 'withVatInCents'] as const) {
          const over = months.reduce((sum, { from, to, each }) => sum + (to - from + 1) * each[of], 0)
          expect(over + oneTime[of]).toBe(overTerm[of])
          expect((months[0]?.each[of] ?? 0) + oneTime[of]).toBe(firstInvoice[of])
          expect(months.at(-1)?.each[of]).toBe(monthly[of])
        }
      }),
    )
    expect(drawn).toBeGreaterThan(10)
  })
})

describe('the months of a term', () => {
  const subscription = (patch: Parameters<typeof offering>[1]) => ({
    product: offering(1, { priceInCents: 2000, ...patch }),
    quantity: 2,
  })
  const extra = {
    product: offering(2, { priceInCents: 350, contractDuration: 1, productSubType: 'global-internet' }),
    quantity: 1,
  }
  const inWords = (...orders: readonly PricedLine[][]) =>
    costsOf(orders).months.map(
      ({ from, to, each, isFree }) => `${from}-${to} ${each.inCents}${isFree ? ' free' : ''}`,
    )

  test.each([12, 24, 36])('of %i begin with the free ones, in which extras are paid', contractDuration =>
    expect(inWords([subscription({ contractDuration, freeMonths: 2 }), extra])).toEqual([
      '1-2 350 free',
      `3-${contractDuration} 4350`,
    ]),
  )

  test('of orders that begin with other free months are told apart', () =>
    expect(
      inWords(
        [subscription({ freeMonths: 1 })],
        [subscription({ freeMonths: 3 }), extra],
        [subscription({ freeMonths: 0 })],
      ),
    ).toEqual(['1-1 4350 free', '2-3 8350 free', '4-12 12350']))

  test.each([
    ['a line without free months', { contractDuration: 36 }],
    ['a term below a year', { contractDuration: 6, freeMonths: 1 }],
    ['a month that can be ended each month', { contractDuration: 1, freeMonths: 1 }],
    ['a price of 0', { freeMonths: 1, priceInCents: 0 }],
    ['what is paid once', { contractDuration: 0, freeMonths: 1 }],
  ])('are not drawn for %s', (_, patch) => expect(inWords([subscription(patch)])).toEqual([]))

  test('are drawn where all of them are free, and something else is paid', () =>
    expect(inWords([subscription({ freeMonths: 12 }), extra])).toEqual(['1-12 350 free']))
})

test('nothing costs nothing', () => {
  const nothing = { inCents: 0, withVatInCents: 0 }
  expect(costsOf([])).toMatchObject({ term: 0, monthly: nothing, overTerm: nothing, months: [] })
  expect(firstInvoiceNote([])).toBe('Het eenmalige bedrag')
})
