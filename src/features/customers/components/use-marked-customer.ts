import { useEffect } from 'react'
import { markCustomer } from '../../page-frame/components/customer-mark.ts'
import { useCustomer } from './customer-store.ts'

/** Has the menu around a page follow a login or a logout at once. */
export function useMarkedCustomer() {
  const customer = useCustomer()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cookie changes with the customer
  useEffect(markCustomer, [customer.kind])
}
