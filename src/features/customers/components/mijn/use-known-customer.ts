import { useOutletContext } from 'react-router'
import type { Customer } from '../../contract.ts'

/** The logged-in customer on the pages below mijn.tsx, which show to nobody else. */
export const useKnownCustomer = (): Customer => useOutletContext<Customer>()
