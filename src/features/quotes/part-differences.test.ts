import { describe, expect, it } from 'vitest'
import { compose, line, off } from './testing-part.ts'
import { quoteDifferences } from './versions.ts'

describe('two versions', () => {
  const before = compose({ discounts: [off()] }).lines

  it('differ in what came, went, costs something else or binds for longer', () => {
    const after = compose({
      termInMonths: 24,
      freeLines: [{ text: 'Graafwerk', quantity: 1, priceInCents: 100, per: 'once' }],
    }).lines
    expect(quoteDifferences(before, after)).toEqual([
      {
        name: line.name,
        isRecurring: true,
        before: { quantity: 1, amountInCents: 5000, termInMonths: 12 },
        after: { quantity: 1, amountInCents: 5000, termInMonths: 24 },
      },
      {
        name: 'Graafwerk',
        isRecurring: false,
        before: null,
        after: { quantity: 1, amountInCents: 100, termInMonths: 0 },
      },
      {
        name: 'Korting: nieuwe klant (10%)',
        isRecurring: true,
        before: { quantity: 1, amountInCents: -500, termInMonths: 12 },
        after: null,
      },
    ])
  })

  it('do not differ where they are the same, whatever the places of free lines', () => {
    const [one, two] = [
      { text: 'Een', quantity: 1, priceInCents: 100, per: 'once' },
      { text: 'Twee', quantity: 1, priceInCents: 200, per: 'once' },
    ] as const
    const [straight, turned] = [compose({ freeLines: [one, two] }), compose({ freeLines: [two, one] })]
    expect(quoteDifferences(straight.lines, turned.lines)).toEqual([])
  })
})
