import { fibre } from '../carts/testing.ts'
import type { Discount } from './discounts.ts'
import { composePart, emptyDraft, type PartChoices, type PartDraft } from './part.ts'

/* A part of one internet line, in tests of its rules. */

export const line = fibre(1, 500, { priceInCents: 5000, fiberLineAvailability: 'on-net' })
export const choices: PartChoices = { productType: 'internet', catalogue: [line], offered: [line] }
export const draft: PartDraft = { ...emptyDraft, lines: [{ productId: 1, quantity: 1 }] }
export const compose = (changes: Partial<PartDraft>, more: Partial<PartChoices> = {}) =>
  composePart({ ...choices, ...more }, { ...draft, ...changes })
type Off = Partial<Pick<Discount, 'per' | 'reason'>>
export const off = ({ percentage = 10, ...changes }: Off & { percentage?: number } = {}): Discount => ({
  reason: 'nieuwe klant',
  per: 'month',
  ...changes,
  as: 'percentage',
  percentage,
})
export const amountOff = (amountInCents: number, changes: Off = {}): Discount => ({
  reason: 'nieuwe klant',
  per: 'month',
  ...changes,
  as: 'amount',
  amountInCents,
})
