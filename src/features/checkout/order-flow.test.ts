import { describe, expect, test } from 'vitest'
import { lines } from '../carts/testing.ts'
import {
  activeProgressStep,
  detourFrom,
  progressFill,
  progressSteps,
  resolveProductType,
  startsAfresh,
  stepBefore,
  steps,
} from './order-flow.ts'

const ready = { cartIsEmpty: false, isLoggedIn: true, termsAccepted: true, orderCompleted: false }

describe('the guard', () => {
  const from = (patch: Partial<typeof ready>) => steps.map(step => detourFrom(step, { ...ready, ...patch }))

  test('lets a visitor who is ready go everywhere but to the thank-you page', () =>
    expect(from({})).toEqual([null, null, null, null, 'samenstellen']))

  test('sends an empty cart to samenstellen', () =>
    expect(from({ cartIsEmpty: true })).toEqual([
      null,
      'samenstellen',
      'samenstellen',
      'samenstellen',
      'samenstellen',
    ]))

  test('sends who is not logged in, or reloaded and lost the terms, from controle to gegevens', () => {
    expect(from({ isLoggedIn: false }).slice(0, 4)).toEqual([null, null, null, 'gegevens'])
    expect(from({ termsAccepted: false })[3]).toBe('gegevens')
  })

  test('opens the thank-you page once the order is completed, also with the emptied cart', () =>
    expect(from({ orderCompleted: true, cartIsEmpty: true, isLoggedIn: false })[4]).toBeNull())
})

test('three progress steps fill the bar for (active step − 1) / 2', () => {
  expect(progressSteps).toHaveLength(3)
  expect(steps.map(activeProgressStep)).toEqual([null, 1, 2, 3, 3])
  expect([1, 2, 3].map(progressFill)).toEqual([0, 0.5, 1])
})

test('back leads from each of them to the one before, and from the first to samenstellen', () => {
  expect(progressSteps.map(stepBefore)).toEqual(['samenstellen', 'winkelwagen', 'gegevens'])
})

test('the product type comes from the route, then from storage, then from the cart', () => {
  const cart = [{ product: lines.fibre100, quantity: 1 }]
  expect(resolveProductType('mobiel', 'cloud', cart)).toBe('mobiel')
  expect(resolveProductType('tv', 'cloud', cart)).toBe('cloud')
  expect(resolveProductType(undefined, null, cart)).toBe('internet')
  expect(resolveProductType(undefined, '{', [])).toBeNull()
})

test('a page that brings another type along starts afresh', () => {
  expect(startsAfresh('mobiel', 'internet')).toBe(true)
  expect(startsAfresh(null, 'internet')).toBe(true)
  expect(startsAfresh('internet', 'internet')).toBe(false)
})
