import { expect, test } from 'vitest'
import { emptyDraft } from '../quote.ts'
import {
  draftFromText,
  newDiscount,
  newFreeLine,
  rightPlaces,
  soFar,
  type TypedDraft,
  typedOf,
  validated,
} from './typed-draft.ts'

const typed = (changes: Partial<TypedDraft>): TypedDraft => ({ ...typedOf(emptyDraft, '', 30), ...changes })

test('amounts are read as Dutch people type them, and written so', () => {
  const { freeLines } = typedOf(
    { ...emptyDraft, freeLines: [{ text: 'Graafwerk', quantity: 2, priceInCents: 114_950, per: 'once' }] },
    '',
    30,
  )
  expect(freeLines[0]?.price).toBe('1149,50')
  for (const price of ['1.149,50', '1149,5', '€ 1149.50'])
    expect(
      validated(typed({ freeLines: freeLines.map(line => ({ ...line, price })) })).draft?.freeLines,
    ).toEqual([{ text: 'Graafwerk', quantity: 2, priceInCents: 114_950, per: 'once' }])
})

test('what is wrong is said at its field', () => {
  const { errors } = validated(
    typed({
      freeLines: [{ ...newFreeLine(), price: 'veel' }],
      discounts: [{ ...newDiscount(), reason: 'welkom', value: '101' }],
      freeMonths: '13',
    }),
  )
  expect(Object.keys(errors).toSorted()).toEqual([
    'discounts.0.value',
    'freeLines.0.price',
    'freeLines.0.text',
    'freeMonths',
  ])
})

test('what is half typed counts for nothing yet, and the rest keeps its place', () => {
  const half = newDiscount()
  const whole = { ...newDiscount(), reason: 'welkom', value: '10' }
  const both = typed({ discounts: [half, whole] })
  expect(soFar(both).discounts).toEqual([
    { as: 'percentage', reason: 'welkom', percentage: 10, per: 'month' },
  ])
  expect(rightPlaces(both, 'discounts')).toEqual([1])
})

test('what the release before kept in this browser is read to the cent', () => {
  const kept = {
    lines: [{ productId: 11001, quantity: 1 }],
    termInMonths: 36,
    freeMonths: '2',
    freeLines: [{ key: 'a', text: 'Graafwerk', quantity: '2', price: '1149,29', per: 'once' }],
    discounts: [
      { key: 'b', reason: 'welkom', as: 'amount', value: '4,35', per: 'month' },
      { key: 'c', reason: 'nieuw', as: 'percentage', value: '10', per: 'month' },
    ],
    words: 'Zoals besproken.',
    validDays: '30',
  }
  const read = draftFromText(JSON.stringify(kept))
  expect(read && soFar(read)).toEqual({
    lines: kept.lines,
    termInMonths: 36,
    freeMonths: 2,
    freeLines: [{ text: 'Graafwerk', quantity: 2, priceInCents: 114_929, per: 'once' }],
    discounts: [
      { as: 'amount', reason: 'welkom', per: 'month', amountInCents: 435 },
      { as: 'percentage', reason: 'nieuw', per: 'month', percentage: 10 },
    ],
  })
})
