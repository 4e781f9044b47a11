import { useEffect, useRef } from 'react'
import type { Customer } from '../contract.ts'
import { useCustomer } from './customer-store.ts'

/** Reloads a page about a customer when `isAnother` finds that they changed or were replaced in another tab. */
export function useReloadFor(isAnother: (shown: Customer, now: Customer) => boolean) {
  const customer = useCustomer()
  const shown = useRef(customer)
  useEffect(() => {
    const before = shown.current
    shown.current = customer
    if (before.kind !== 'known' || customer.kind !== 'known') return
    if (isAnother(before.customer, customer.customer)) window.location.reload()
  }, [customer, isAnother])
}
