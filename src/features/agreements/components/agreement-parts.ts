import { type ComponentType, createContext } from 'react'
import type { CustomerAgreement } from '../contract-mijn.ts'

/** Parts that features bring to an agreement in the account; src/app/mijn/customer-pages.tsx lists them. */
export type AgreementParts = {
  /** The way to rented devices that come back. */
  readonly Returns?: ComponentType<Pick<CustomerAgreement, 'number' | 'lines'>>
}

export const AgreementParts = createContext<AgreementParts>({})
