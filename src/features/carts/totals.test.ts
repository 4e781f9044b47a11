import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contractTermOf } from './cart.ts'
import { anyCart, offering } from './testing.ts'
import {
  firstInvoiceInCents,
  isRecurring,
  lineTotalInCents,
  lineTotalWithVatInCents,
  totalOverTermInCents,
  totalsOf,
  totalsWithVatOf,
  vatPercentage,
  withVatInCents,
} from './totals.ts'

const line = (patch: Parameters<typeof offering>[1], quantity = 1, id = 1) => ({
  product: offering(id, patch),
  quantity,
})

describe('what a cart costs', () => {
  test('per month is everything with a term, once is everything without', () => {
    const cart = [
      line({ priceInCents: 4250, contractDuration: 36 }),
      line({ priceInCents: 350, contractDuration: 1 }, 3, 2),
      line({ priceInCents: 4900, contractDuration: 0 }, 2, 3),
    ]
    expect(totalsOf(cart)).toEqual({ monthlyInCents: 5300, oneTimeInCents: 9800 })
    expect(totalsOf([])).toEqual({ monthlyInCents: 0, oneTimeInCents: 0 })
  })

  test('is the sum of its lines, to the cent, in any order', () => {
    fc.assert(
      fc.property(anyCart, cart => {
        const { monthlyInCents, oneTimeInCents } = totalsOf(cart)
        const all = cart.reduce((sum, each) => sum + each.product.priceInCents * each.quantity, 0)
        expect(monthlyInCents + oneTimeInCents).toBe(all)
        expect(totalsOf(cart.toReversed())).toEqual({ monthlyInCents, oneTimeInCents })
        expect(totalsOf(cart.filter(isRecurring)).oneTimeInCents).toBe(0)
      }),
    )
  })

  test('VAT is 21%, rounded to the cent per line', () => {
    expect(vatPercentage).toBe(21)
    expect([0, 1, 50, 100, 4250].map(withVatInCents)).toEqual([0, 1, 61, 121, 5143])
    const cart = [line({ priceInCents: 50, contractDuration: 1 }), line({ priceInCents: 50 }, 1, 2)]
    expect(totalsWithVatOf(cart)).toEqual({ monthlyInCents: 122, oneTimeInCents: 0 })
  })

  test('the first invoice and the term are sums of lines incl. VAT too, rounded per month', () => {
    const cart = [
      line({ priceInCents: 395, contractDuration: 12 }),
      line({ priceInCents: 350, contractDuration: 1, productSubType: 'telefonie-additional' }, 1, 2),
      line({ priceInCents: 750, contractDuration: 0, productSubType: 'telefonie-device' }, 1, 3),
    ]
    expect(cart.map(lineTotalWithVatInCents)).toEqual([478, 424, 908])
    expect(firstInvoiceInCents(cart, lineTotalWithVatInCents)).toBe(478 + 424 + 908)
    expect(totalOverTermInCents(cart, lineTotalWithVatInCents)).toBe(12 * 478 + 12 * 424 + 908)
  })

  test('incl. VAT is within half a cent per line of 121%', () => {
    fc.assert(
      fc.property(anyCart, cart => {
        const { monthlyInCents, oneTimeInCents } = totalsWithVatOf(cart)
        const exact = cart.reduce((sum, each) => sum + lineTotalInCents(each) * 1.21, 0)
        expect(Math.abs(monthlyInCents + oneTimeInCents - exact)).toBeLessThanOrEqual(cart.length / 2 + 0.01)
      }),
    )
  })
})

describe('free months', () => {
  const subscription = line({ priceInCents: 2000, contractDuration: 12, freeMonths: 1 }, 2)
  const extra = line(
    { priceInCents: 500, contractDuration: 1, productSubType: 'global-internet', freeMonths: 1 },
    1,
    2,
  )
  const once = line({ priceInCents: 900, contractDuration: 0 }, 1, 3)

  test('take a month off the first invoice and off the term, not off the price per month', () => {
    expect(totalsOf([subscription, once]).monthlyInCents).toBe(4000)
    expect(firstInvoiceInCents([subscription, once])).toBe(900)
    expect(totalOverTermInCents([subscription, once])).toBe(11 * 4000 + 900)
  })

  test('hold for subscriptions only', () => {
    expect(firstInvoiceInCents([subscription, extra])).toBe(500)
    expect(totalOverTermInCents([subscription, extra])).toBe(11 * 4000 + 12 * 500)
  })

  test('the first invoice is one full month and the one-time charges', () => {
    const paid = line({ priceInCents: 4250, contractDuration: 36 })
    expect(firstInvoiceInCents([paid, once])).toBe(5150)
    expect(totalOverTermInCents([paid, once])).toBe(36 * 4250 + 900)
    expect(totalOverTermInCents([once])).toBe(900)
  })

  test('without a main product the longest term counts', () => {
    const migration = line({ priceInCents: 900, contractDuration: 0, productSubType: 'cloud-migratie' })
    const workplace = line({ priceInCents: 1995, productSubType: 'cloud-werkplek' }, 2, 4)
    expect(contractTermOf([workplace, migration])).toBe(12)
    expect(totalOverTermInCents([workplace, migration])).toBe(12 * 2 * 1995 + 900)
    expect(contractTermOf([migration])).toBe(0)
    expect(totalOverTermInCents([migration])).toBe(900)
    expect(contractTermOf([])).toBe(0)
  })

  test('never more than the term', () =>
    expect(totalOverTermInCents([line({ contractDuration: 1, freeMonths: 3 })])).toBe(0))
})
