import { useContext } from 'react'
import type { OrderReturns } from '../contract.ts'
import { OrderParts } from './order-parts.ts'

/** Rented devices that come back; nothing where there are none. */
export function OrderReturnsPart({ returns }: { returns: OrderReturns }) {
  const { Returns } = useContext(OrderParts)
  return Returns && returns.devices.length > 0 && <Returns returns={returns} />
}
