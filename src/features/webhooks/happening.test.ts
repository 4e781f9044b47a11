import { expect, test } from 'vitest'
import { stateAfter } from './happening.ts'

const asked = { storedType: 'cancel-asked', data: {}, kind: 'order' } as const

test('an order whose customer asks to cancel is being assessed, unless nobody has to decide', () => {
  expect(stateAfter({ ...asked, state: 'inProgress' })).toBe('assessingCancellation')
  expect(stateAfter({ ...asked, state: 'cancelled' })).toBe('cancelled')
  expect(stateAfter({ ...asked, kind: 'quote', state: 'approved' })).toBe('approved')
})

test('an event that says the state counts, whatever came after it', () => {
  const changed = { storedType: 'state-changed', data: { from: 'acknowledged', to: 'inProgress' } }
  expect(stateAfter({ ...changed, kind: 'order', state: 'completed' })).toBe('inProgress')
  expect(stateAfter({ storedType: 'case-opened', data: {}, kind: 'order', state: 'completed' })).toBe(
    'acknowledged',
  )
})
