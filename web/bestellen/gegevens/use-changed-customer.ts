import { useEffect, useRef } from 'react'
import { useCustomer } from '../../account/customer-store.ts'

/** Reloads the page when the customer comes back from changing his details elsewhere (order-flow §2). */
export function useChangedCustomer() {
  const customer = useCustomer()
  const shown = useRef(customer)
  useEffect(() => {
    const before = shown.current
    shown.current = customer
    if (before !== customer && before.kind === 'known' && customer.kind === 'known') window.location.reload()
  }, [customer])
}
