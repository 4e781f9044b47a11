import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatEuro } from '../../common/money.ts'
import {
  firstInvoiceInCents,
  lineTotalWithVatInCents,
  totalOverTermInCents,
  totalsOf,
  totalsWithVatOf,
} from '../carts/totals.ts'
import type { Discount } from './discounts.ts'
import { composePart, type PartDraft } from './part.ts'
import { amountOff, choices, compose, off } from './testing-part.ts'

describe('a discount', () => {
  it('is a percentage of the lines of its rhythm, before discounts', () => {
    const { lines } = compose({
      freeLines: [{ text: 'Graafwerk', quantity: 1, priceInCents: 20_000, per: 'once' }],
      discounts: [off(), off({ percentage: 50, per: 'once' }), off({ percentage: 20 })],
    })
    expect(totalsOf(lines)).toEqual({ monthlyInCents: 5000 - 500 - 1000, oneTimeInCents: 10_000 })
  })

  it('names its reason', () => {
    expect(compose({ discounts: [off()] }).lines.at(-1)).toMatchObject({
      kind: 'discount',
      text: 'Korting: nieuwe klant (10%)',
    })
  })

  it('takes at most what there is: the last one of its rhythm is to blame', () => {
    const { violations } = compose({
      discounts: [amountOff(4000), amountOff(1001)],
    })
    expect(violations).toEqual([
      {
        code: 'discount-too-high',
        discount: 1,
        message: 'De korting is hoger dan wat er per maand betaald wordt.',
      },
    ])
    expect(compose({ discounts: [amountOff(1, { per: 'once' })] }).violations).toMatchObject([
      { discount: 0, message: 'De korting is hoger dan wat er eenmalig betaald wordt.' },
    ])
  })
})

describe('whatever is offered', () => {
  const rhythm = fc.constantFrom('month' as const, 'once' as const)
  const drafts: fc.Arbitrary<PartDraft> = fc.record({
    delivery: fc.constant(null),
    lines: fc.constantFrom<PartDraft['lines'][]>([{ productId: 1, quantity: 1 }], []),
    freeLines: fc.array(
      fc.record({
        text: fc.constantFrom('Graafwerk', 'Advies'),
        quantity: fc.integer({ min: 1, max: 99 }),
        priceInCents: fc.integer({ min: 0, max: 50_000 }),
        per: rhythm,
      }),
      { maxLength: 4 },
    ),
    discounts: fc.array(
      fc.oneof(
        fc.record({
          reason: fc.constant('reden'),
          per: rhythm,
          as: fc.constant('percentage' as const),
          percentage: fc.integer({ min: 1, max: 100 }),
        }),
        fc.record({
          reason: fc.constant('reden'),
          per: rhythm,
          as: fc.constant('amount' as const),
          amountInCents: fc.integer({ min: 0, max: 20_000 }),
        }),
      ),
      { maxLength: 3 },
    ),
    termInMonths: fc.constantFrom(null, 12, 24, 36, 60),
    freeMonths: fc.option(fc.integer({ min: 0, max: 12 })),
  })

  it('comes to nothing below 0 where it is not refused, and each discount to what it says', () => {
    fc.assert(
      fc.property(drafts, given => {
        const { lines, violations } = composePart(choices, given)
        fc.pre(violations.length === 0)
        const plain = totalsOf(composePart(choices, { ...given, discounts: [] }).lines)
        const taken = (per: Discount['per'], base: number) =>
          given.discounts
            .filter(discount => discount.per === per)
            .reduce(
              (sum, discount) =>
                sum +
                (discount.as === 'amount'
                  ? discount.amountInCents
                  : Math.round((base * discount.percentage) / 100)),
              0,
            )
        expect(totalsOf(lines)).toEqual({
          monthlyInCents: plain.monthlyInCents - taken('month', plain.monthlyInCents),
          oneTimeInCents: plain.oneTimeInCents - taken('once', plain.oneTimeInCents),
        })
        for (const amount of [
          ...Object.values(totalsWithVatOf(lines)),
          firstInvoiceInCents(lines),
          firstInvoiceInCents(lines, lineTotalWithVatInCents),
          totalOverTermInCents(lines),
          totalOverTermInCents(lines, lineTotalWithVatInCents),
        ])
          expect(amount, formatEuro(amount)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
