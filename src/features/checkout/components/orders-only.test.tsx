// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { flowOffers } from '../../../app/order-flow/flow-offers.ts'
import { orderStore } from '../store/order-state.ts'
import { FlowOffers } from './flow-offers.ts'
import { OrdersOnly } from './orders-only.tsx'

afterEach(() => {
  cleanup()
  orderStore.emptyCart('cleared')
  orderStore.dismissNotice()
})

test.each([
  ['stays one in a shop that makes quotes', flowOffers, 'quote'],
  ['goes on as an order in a shop that makes none', {}, 'order'],
] as const)('a request for a quote that was begun before %s', (_how, offers, expected) => {
  act(() => {
    orderStore.setProductType('internet')
    orderStore.setRequestType('quote')
  })
  render(
    <FlowOffers value={offers}>
      <OrdersOnly />
    </FlowOffers>,
  )
  expect(orderStore.getSnapshot().requestType).toBe(expected)
})
