import * as z from 'zod/mini'
import { forEachField } from '../domain/person.ts'
import { PostalAddress, personShape, TechnicalPerson } from './details.ts'
import { genderField } from './fields.ts'

/** The calls of a logged-in customer. Without a login each answers 401; what belongs to another customer is a 404. */

const { email, phoneNumber: phone } = personShape

/** Where the customer is reached; wins over the top-level e-mail and phone where it is present (order-flow §3). */
export const ContactDetails = z.object({ email, phoneNumber: phone })
export type ContactDetails = z.infer<typeof ContactDetails>

/** The customer as `customerDetails` answers it (order-flow §3 and §7). */
export const Customer = z.object({
  id: z.string(),
  companyName: z.string(),
  gender: genderField,
  /** Who ordered or registered; `email` is the login name. */
  ...forEachField(() => z.string()),
  contactDetails: z.nullable(ContactDetails),
  address: PostalAddress,
  iban: z.string(),
  ascription: z.string(),
  kvkNumber: z.string(),
  vatNumber: z.optional(z.string()),
  technicalPerson: z.nullable(TechnicalPerson),
})
export type Customer = z.infer<typeof Customer>
export const CustomerDetails = z.object({ data: Customer })
