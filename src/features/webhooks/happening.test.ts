import { expect, test } from 'vitest'
import { caseEvents } from '../cases/events.ts'
import { stateAfter } from './happening.ts'

const asked = { storedType: caseEvents.cancelAsked, data: {}, kind: 'order' } as const

test('an order whose customer asks to cancel is being assessed, unless nobody has to decide', () => {
  expect(stateAfter({ ...asked, state: 'inProgress' })).toBe('assessingCancellation')
  expect(stateAfter({ ...asked, state: 'cancelled' })).toBe('cancelled')
  expect(stateAfter({ ...asked, kind: 'quote', state: 'approved' })).toBe('approved')
})

test('an event that says the state counts, whatever came after it', () => {
  const changed = { storedType: caseEvents.stateChanged, data: { from: 'acknowledged', to: 'inProgress' } }
  expect(stateAfter({ ...changed, kind: 'order', state: 'completed' })).toBe('inProgress')
  expect(stateAfter({ storedType: caseEvents.opened, data: {}, kind: 'order', state: 'completed' })).toBe(
    'acknowledged',
  )
})
