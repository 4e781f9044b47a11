import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type OrderLine, toOrderLines } from '../carts/order-lines.ts'
import { fibre, offering } from '../carts/testing.ts'
import { firstInvoiceInCents, lineTotalInCents, totalsOf } from '../carts/totals.ts'
import { discountInCents, discountLine, type PartDiscount, partDiscountViolations } from './discounts.ts'

const line = fibre(1, 500, { priceInCents: 4999, freeMonths: 2, contractDuration: 36 })
const router = offering(12, {
  name: 'Router',
  priceInCents: 350,
  contractDuration: 36,
  productSubType: 'internet-router',
})
const lines: readonly OrderLine[] = toOrderLines([
  { product: line, quantity: 1 },
  { product: router, quantity: 3 },
])

const off = (productId: number | undefined, percentage = 10): PartDiscount => ({
  as: 'percentage',
  reason: 'nieuwe klant',
  per: 'month',
  percentage,
  ...(productId !== undefined && { productId }),
})
const amountOff = (productId: number, amountInCents: number): PartDiscount => ({
  as: 'amount',
  reason: 'welkom',
  per: 'month',
  amountInCents,
  productId,
})
const codes = (discounts: readonly PartDiscount[]) =>
  partDiscountViolations(discounts, lines).map(({ code, discount }) => [code, discount])

describe('a discount on a line', () => {
  it('is computed over that line, all of it, and says on which it is', () => {
    expect(discountLine(off(router.id), lines)).toMatchObject({
      text: 'Korting op Router: nieuwe klant (10%)',
      amountInCents: 105,
      contractDuration: 36,
    })
    expect(discountLine(off(undefined), lines).text).toBe('Korting: nieuwe klant (10%)')
  })

  it('begins after the free months of its own line: beside the subscription there are none', () => {
    expect(discountLine(off(line.id), lines).freeMonths).toBe(2)
    expect(discountLine(off(router.id), lines).freeMonths).toBe(0)
    const withBoth = [...lines, discountLine(off(router.id), lines), discountLine(off(line.id), lines)]
    expect(firstInvoiceInCents(withBoth)).toBe(1050 - 105)
  })

  it('takes at most what its line costs, together with others on it; the last one is to blame', () => {
    expect(codes([amountOff(router.id, 1050)])).toEqual([])
    expect(codes([amountOff(router.id, 1051)])).toEqual([['discount-too-high', 0]])
    expect(codes([amountOff(router.id, 600), off(line.id), amountOff(router.id, 451)])).toEqual([
      ['discount-too-high', 2],
    ])
  })

  it('is refused where its line is not there, or not paid so', () => {
    expect(codes([amountOff(99, 100)])).toEqual([['discount-without-line', 0]])
    expect(codes([{ ...off(router.id), per: 'once' }])).toEqual([
      ['discount-without-line', 0],
      ['discount-of-nothing', 0],
    ])
  })
})

it('half a cent is rounded in the customer’s favour', () => {
  expect(discountInCents(off(line.id, 50), lines)).toBe(2500)
})

it('whatever is given and not refused, no total is below nothing', () => {
  const discount = fc.record({
    as: fc.constant('amount' as const),
    reason: fc.constant('welkom'),
    per: fc.constant('month' as const),
    amountInCents: fc.integer({ min: 0, max: 6000 }),
    productId: fc.constantFrom(undefined, line.id, router.id),
  })
  fc.assert(
    fc.property(fc.array(discount, { maxLength: 4 }), discounts => {
      fc.pre(partDiscountViolations(discounts, lines).length === 0)
      const taken = discounts.map(each => lineTotalInCents(discountLine(each, lines)))
      const left = totalsOf(lines).monthlyInCents + taken.reduce((sum, each) => sum + each, 0)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(totalsOf([...lines, ...discounts.map(each => discountLine(each, lines))]).monthlyInCents).toBe(
        left,
      )
    }),
  )
})
