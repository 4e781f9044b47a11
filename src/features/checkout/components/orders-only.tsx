import { useContext, useEffect } from 'react'
import { orderStore, useOrderPart } from '../store/order-state.ts'
import { FlowOffers } from './flow-offers.ts'

/** Has a request for a quote that was begun before go on as an order in a shop that makes no quotes. */
export function OrdersOnly() {
  const { quotes } = useContext(FlowOffers)
  const requestType = useOrderPart(state => state.requestType)
  const isLeft = !quotes && requestType === 'quote'
  useEffect(() => {
    if (isLeft) orderStore.setRequestType('order')
  }, [isLeft])
  return null
}
