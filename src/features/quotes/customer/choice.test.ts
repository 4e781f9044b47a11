import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quoteTotals } from '../quote.ts'
import { choiceOf } from './choice.ts'
import { sentInParts } from './testing-quote.tsx'

const { parts } = sentInParts
const [cloud, telephony, shopFloor] = parts.map(({ id }) => id) as [string, string, string]

/** Parts at random prices, each with a share of a discount on the whole that takes no more than it costs. */
const offer = fc
  .array(
    fc.record({
      cents: fc.integer({ min: 1, max: 100_000 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    {
      minLength: 2,
      maxLength: 8,
    },
  )
  .map(prices => ({
    parts: prices.map(({ cents, share }, place) => ({
      ...(parts[0] as (typeof parts)[number]),
      id: String(place),
      lines: [
        { kind: 'free', text: 'Dienst', quantity: 1, priceInCents: cents, contractDuration: 12 } as const,
      ],
      wholeDiscounts: [
        {
          kind: 'discount',
          text: 'Korting',
          amountInCents: Math.floor(cents * share),
          contractDuration: 12,
          freeMonths: 0,
        } as const,
      ],
    })),
  }))

describe('what is lost by choosing some parts of a whole quote', () => {
  it('is the discount of all parts', () => {
    expect(choiceOf(sentInParts, [telephony]).lost).toEqual({ monthlyInCents: 1600, oneTimeInCents: 0 })
    expect(choiceOf(sentInParts, [telephony, cloud]).lost).toEqual({
      monthlyInCents: 1600,
      oneTimeInCents: 0,
    })
  })

  it('is nothing where all are chosen, or none yet', () => {
    expect(choiceOf(sentInParts, null).lost).toBeNull()
    expect(choiceOf(sentInParts, [cloud, telephony, shopFloor]).lost).toBeNull()
    expect(choiceOf(sentInParts, []).lost).toBeNull()
  })

  it('is that of what is chosen, once a part was accepted apart', () => {
    const rest = {
      parts: parts.map(part => (part.id === telephony ? { ...part, isAccepted: true } : part)),
    }
    expect(choiceOf(rest, null).lost).toEqual({ monthlyInCents: 1200, oneTimeInCents: 0 })
    expect(choiceOf(rest, [shopFloor]).lost).toEqual({ monthlyInCents: 200, oneTimeInCents: 0 })
  })

  it('is what choosing now and the rest later costs more than all at once', () => {
    fc.assert(
      fc.property(offer, fc.infiniteStream(fc.boolean()), (quote, isChosen) => {
        const ids = quote.parts.map(({ id }) => id).filter(() => isChosen.next().value)
        const { parts: now, lost } = choiceOf(quote, ids)
        fc.pre(now.length > 0 && now.length < quote.parts.length)
        const later = quote.parts.filter(part => !now.includes(part))
        const apart = [now, later].map(some => quoteTotals(some, { isWhole: false }).monthlyInCents)
        const together = quoteTotals(quote.parts, { isWhole: true }).monthlyInCents
        expect(lost?.monthlyInCents ?? 0).toBe((apart[0] ?? 0) + (apart[1] ?? 0) - together)
      }),
    )
  })
})
