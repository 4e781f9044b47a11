import { expect, test } from 'vitest'
import { chosenKinds } from './use-selection.ts'

const shown = [
  { number: '1', kind: 'order' },
  { number: '2', kind: 'form' },
  { number: '3', kind: 'form' },
] as const
const chosen = (...numbers: readonly string[]) => ({ numbers: new Set(numbers), isAll: false })
const all = { numbers: new Set(['1', '2', '3']), isAll: true }

test('of the chosen cases the kinds are offered, not those beside them on the page', () => {
  expect(chosenKinds(shown, chosen('2', '3'), {})).toEqual(['form'])
  expect(chosenKinds(shown, chosen('1', '3'), {})).toEqual(['order', 'form'])
})

test('of all that fit, every kind may be among those that are not on the page, but where one is asked for', () => {
  expect(chosenKinds(shown, all, {})).toContain('message')
  expect(chosenKinds([shown[1]], all, { soort: 'form' })).toEqual(['form'])
})
