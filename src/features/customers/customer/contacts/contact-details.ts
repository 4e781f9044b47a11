import type { ContactDetails, Customer } from '../../contract.ts'

/** Contact data of the contact person: contactDetails takes precedence (order-flow §3). */
export const contactDetailsOf = ({ contactDetails, email, phoneNumber }: Customer): ContactDetails =>
  contactDetails ?? { email, phoneNumber }
