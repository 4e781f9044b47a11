import * as z from 'zod/mini'
import { forEachField } from '../domain/person.ts'
import { passwordForSomeChanges } from './customer-login.ts'
import { GuestDetails, PostalAddress, personShape, TechnicalPerson } from './details.ts'
import { genderField } from './fields.ts'

/** The calls of a logged-in customer. Without a login each answers 401; what belongs to another customer is a 404. */

const { email, phoneNumber: phone, ...withoutReach } = personShape

/** Where the customer is reached; wins over the top-level e-mail and phone where it is present (order-flow §3). */
export const ContactDetails = z.object({ email, phoneNumber: phone })
export type ContactDetails = z.infer<typeof ContactDetails>

/** GET /api/customer-details → `{"data": Customer}` (order-flow §3 and §7). */
export const customerDetails = { method: 'GET', path: '/api/customer-details' } as const
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

/** PUT /api/mijn/bedrijf: CompanyChange → 200 CustomerDetails, or 422 with the fields that are wrong. */
export const changeCompany = { method: 'PUT', path: '/api/mijn/bedrijf' } as const
export const CompanyDetails = z.pick(GuestDetails, {
  companyName: true,
  postCode: true,
  city: true,
  street: true,
  streetNumber: true,
  streetNumberAddition: true,
  kvkNumber: true,
  vatNumber: true,
  iban: true,
  ascription: true,
  phoneNumber: true,
})
export type CompanyDetails = z.infer<typeof CompanyDetails>
export const CompanyChange = z.extend(CompanyDetails, { currentPassword: passwordForSomeChanges })
export type CompanyChange = z.infer<typeof CompanyChange>

/** PUT /api/mijn/contactpersonen: ContactsChange → 200 CustomerDetails, or 422 with the fields that are wrong. */
export const changeContacts = { method: 'PUT', path: '/api/mijn/contactpersonen' } as const
export const Contacts = z.object({
  gender: genderField,
  ...withoutReach,
  contactDetails: ContactDetails,
  /** null when it is the contact person too. */
  technicalPerson: z.nullable(TechnicalPerson),
})
export type Contacts = z.infer<typeof Contacts>
export const ContactsChange = z.extend(Contacts, { currentPassword: passwordForSomeChanges })
export type ContactsChange = z.infer<typeof ContactsChange>
