import { expect, test } from 'vitest'
import {
  newDiscount,
  newFreeLine,
  rightPlaces,
  soFar,
  type TypedDraft,
  typedOf,
  validated,
} from './typed-draft.ts'

const draft = { lines: [], freeLines: [], discounts: [], termInMonths: null, freeMonths: null }
const typed = (changes: Partial<TypedDraft>): TypedDraft => ({ ...typedOf(draft, '', 30), ...changes })

test('amounts are read as Dutch people type them, and written so', () => {
  const { freeLines } = typedOf(
    { ...draft, freeLines: [{ text: 'Graafwerk', quantity: 2, price: 1149.5, per: 'once' }] },
    '',
    30,
  )
  expect(freeLines[0]?.price).toBe('1149,50')
  for (const price of ['1.149,50', '1149,5', '€ 1149.50'])
    expect(
      validated(typed({ freeLines: freeLines.map(line => ({ ...line, price })) })).draft?.freeLines,
    ).toEqual([{ text: 'Graafwerk', quantity: 2, price: 1149.5, per: 'once' }])
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
  expect(soFar(both).discounts).toEqual([{ as: 'percentage', reason: 'welkom', value: 10, per: 'month' }])
  expect(rightPlaces(both, 'discounts')).toEqual([1])
})
