import { expect, test } from 'vitest'
import { type Observation, observationsBetween } from './observations.ts'

const order = (at: number, ms = 50): Observation => ({ at, ms, isRefused: false, isOrder: true })
const refused = (at: number, ms = 50): Observation => ({ at, ms, isRefused: true, isOrder: true })
const page = (at: number): Observation => ({ at, ms: 20, isRefused: false, isOrder: false })

test('the time without orders is that between two orders, whatever else was answered in it', () => {
  const seen = [order(500), order(900), page(2_000), refused(3_000, 2_100), order(6_400), order(7_000)]
  expect(observationsBetween(seen, 1_000, 7_500)).toEqual({
    secondsWithoutOrders: 5.5,
    acknowledged: 2,
    refused: 1,
    longestSeconds: 2.1,
  })
})

test('orders that never came again count until the end', () => {
  expect(observationsBetween([order(900), refused(1_500)], 1_000, 9_000)).toMatchObject({
    secondsWithoutOrders: 8.1,
    acknowledged: 0,
  })
})
