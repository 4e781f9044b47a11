import { useOutletContext } from 'react-router'
import type { Customer } from '../../contract/customer.ts'

/** Who is logged in, on the pages below mijn.tsx: they show to nobody else. */
export const useKnownCustomer = (): Customer => useOutletContext<Customer>()
