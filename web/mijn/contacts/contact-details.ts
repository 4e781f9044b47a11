import type { ContactDetails, Customer } from '../../../contract/customer.ts'

/** Where the contact person is reached: what stands in contactDetails wins (order-flow §3). */
export const contactDetailsOf = ({ contactDetails, email, phoneNumber }: Customer): ContactDetails =>
  contactDetails ?? { email, phoneNumber }
