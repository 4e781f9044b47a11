import * as z from 'zod/mini'
import { passwordThrottled, wrongFields } from '../../common/contract/answers.ts'
import { defineCall } from '../../common/contract/call.ts'
import { genderField } from '../../common/contract/fields.ts'
import {
  ContactDetails,
  Contacts,
  GuestDetails,
  PostalAddress,
  References,
  TechnicalPerson,
} from '../details/details-schema.ts'
import { forEachField } from '../details/person.ts'
import { forEachReference } from '../details/references.ts'
import { passwordForSomeChanges } from './contract-login.ts'

/** The calls of a logged-in customer. Without a login each answers 401; what belongs to another customer is a 404. */

/** The customer as `customerDetails` answers it (order-flow §3 and §7). */
export const Customer = z.object({
  id: z.string(),
  companyName: z.string(),
  gender: genderField,
  /** Name of the person who ordered or registered; `email` is the login name. */
  ...forEachField(() => z.string()),
  contactDetails: z.nullable(ContactDetails),
  address: PostalAddress,
  iban: z.string(),
  ascription: z.string(),
  kvkNumber: z.string(),
  vatNumber: z.optional(z.string()),
  technicalPerson: z.nullable(TechnicalPerson),
  /** Those that the next order begins with. */
  references: z.object(forEachReference(() => z.string())),
})

export type Customer = z.infer<typeof Customer>

export const CustomerDetails = z.object({ data: Customer })

/** Changes of a logged-in customer's own details. Separate from reading them, which every page does. */

export const CompanyDetails = z.extend(
  z.pick(GuestDetails, {
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
  }),
  {
    /** Those that the next order begins with; absent where they stay. */
    references: z.optional(References),
  },
)

export type CompanyDetails = z.infer<typeof CompanyDetails>

export const CompanyChange = z.extend(CompanyDetails, { currentPassword: passwordForSomeChanges })

export type CompanyChange = z.infer<typeof CompanyChange>

export const ContactsChange = z.extend(Contacts, { currentPassword: passwordForSomeChanges })

export type ContactsChange = z.infer<typeof ContactsChange>

const common = { group: 'Customer', access: 'customer' } as const

/** Calls of a logged-in customer; resources of other customers do not exist here. */
export const customerCalls = {
  customerDetails: defineCall({
    ...common,
    method: 'GET',
    path: '/api/customer-details',
    summary: 'Who is logged in.',
    limit: { max: 600, per: 'minute' },
    answers: { 200: { description: 'The customer', body: CustomerDetails } },
  }),
  changeCompany: defineCall({
    ...common,
    method: 'PUT',
    path: '/api/mijn/bedrijf',
    summary: 'Changes the details of the organisation; another IBAN by the password.',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: CompanyChange },
    answers: {
      200: { description: 'The customer as it is now', body: CustomerDetails },
      422: wrongFields,
      429: passwordThrottled,
    },
  }),
  changeContacts: defineCall({
    ...common,
    method: 'PUT',
    path: '/api/mijn/contactpersonen',
    summary: 'Changes the contact persons; another contact address by the password.',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: ContactsChange },
    answers: {
      200: { description: 'The customer as it is now', body: CustomerDetails },
      422: wrongFields,
      429: passwordThrottled,
    },
  }),
}
