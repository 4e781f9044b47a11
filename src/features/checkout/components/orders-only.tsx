import { useContext, useEffect } from 'react'
import { orderStore, useOrderState } from '../store/order-state.ts'
import { FlowOffers } from './flow-offers.ts'

/** Where no quotes are made, a request for one that was begun before goes on as an order. */
export function OrdersOnly() {
  const { quotes } = useContext(FlowOffers)
  const { requestType } = useOrderState()
  const isLeft = !quotes && requestType === 'quote'
  useEffect(() => {
    if (isLeft) orderStore.setRequestType('order')
  }, [isLeft])
  return null
}
