import * as z from 'zod/mini'
import { ContactDetails } from './customer.ts'
import { passwordForSomeChanges } from './customer-login.ts'
import { GuestDetails, personShape, TechnicalPerson } from './details.ts'
import { genderField } from './fields.ts'

/** What a logged-in customer changes of his details. Apart from them, which every page asks for. */

const { email: _, phoneNumber: __, ...withoutReach } = personShape

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
