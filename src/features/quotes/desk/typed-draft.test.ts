import { expect, test } from 'vitest'
import { someAddress } from '../../details/testing-person.ts'
import { emptyDraft } from '../part.ts'
import {
  canBeTypedOn,
  discountsSoFar,
  errorsOfPart,
  fieldAt,
  newDiscount,
  newFreeLine,
  rightPlaces,
  soFar,
  type TypedPart,
  typedPart,
  validated,
} from './typed-draft.ts'

const part = {
  ...emptyDraft,
  id: '4a6ff1f0-6b0b-4f0c-9d29-1c9f6d1b7a11',
  name: '',
  productType: 'internet',
  address: someAddress,
} as const
const typed = (changes: Partial<TypedPart>): TypedPart => ({ ...typedPart(part), ...changes })

test('amounts are read as Dutch people type them, and written so', () => {
  const { freeLines } = typedPart({
    ...part,
    freeLines: [{ text: 'Graafwerk', quantity: 2, priceInCents: 114_950, per: 'once' }],
  })
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

test('what this browser keeps is typed on, and what the release before kept is begun again', () => {
  const discount = { key: 'b', reason: 'welkom', as: 'amount', value: '4,35', per: 'month' } as const
  const kept = { parts: [typed({ freeMonths: '2' })], discounts: [discount], words: 'Zo.', validDays: '30' }
  expect(canBeTypedOn(kept)).toBe(true)
  const { parts: _, ...ofReleaseBefore } = { ...kept, ...typed({}) }
  expect(() => canBeTypedOn(ofReleaseBefore as never)).toThrow()
  expect(canBeTypedOn({ ...kept, parts: [] })).toBe(false)
})

test('discounts on the whole count once they are right, each at its place', () => {
  const half = newDiscount()
  const whole = { ...newDiscount(), reason: 'welkom', value: '10' }
  expect(discountsSoFar([half, whole])).toEqual({
    discounts: [{ as: 'percentage', reason: 'welkom', percentage: 10, per: 'month' }],
    places: [1],
  })
})

test('errors of a part are found at its own fields', () => {
  const errors = {
    'parts.1.freeLines.0.price': 'Vul in',
    'parts.11.name': 'Te lang',
    'discounts.0.value': 'Te veel',
  }
  expect(errorsOfPart(errors, 1)).toEqual({ 'freeLines.0.price': 'Vul in' })
  expect(fieldAt('draft.parts.1.freeLines.0.priceInCents')).toBe('parts.1.freeLines.0.price')
})
