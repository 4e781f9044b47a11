import * as z from 'zod/mini'
import { orderStates, quoteStates } from '../domain/case-states.ts'
import { forEachField } from '../domain/person.ts'
import { productTypes } from '../domain/product.ts'
import { newPasswordField, passwordLength } from './account.ts'
import { GuestDetails, PostalAddress, personShape, TechnicalPerson } from './details.ts'
import { fieldFacts } from './field-facts.ts'
import { genderField } from './fields.ts'
import { AgreedTotals } from './order.ts'
import { ProductOnWire } from './products.ts'

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

/** PUT /api/mijn/bedrijf: CompanyDetails → 200 CustomerDetails, or 422 with the fields that are wrong. */
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

/** PUT /api/mijn/contactpersonen: Contacts → 200 CustomerDetails, or 422 with the fields that are wrong. */
export const changeContacts = { method: 'PUT', path: '/api/mijn/contactpersonen' } as const
export const Contacts = z.object({
  gender: genderField,
  ...withoutReach,
  contactDetails: ContactDetails,
  /** null when it is the contact person too. */
  technicalPerson: z.nullable(TechnicalPerson),
})
export type Contacts = z.infer<typeof Contacts>

/** A PDF that belongs to an order or a quote; `path` is where it is fetched. */
export const DocumentLink = z.object({ title: z.string(), path: z.string() })
export type DocumentLink = z.infer<typeof DocumentLink>

const shared = {
  /** As it is read out: `482-739-165`. */
  number: z.string(),
  productType: z.enum(productTypes),
  /** ISO 8601. */
  createdAt: z.string(),
  /** In euros, excl. VAT. */
  totals: AgreedTotals,
}

export const OrderSummary = z.object({ ...shared, state: z.enum(orderStates) })
export type OrderSummary = z.infer<typeof OrderSummary>
export const QuoteSummary = z.object({ ...shared, state: z.enum(quoteStates) })
export type QuoteSummary = z.infer<typeof QuoteSummary>

const details = {
  products: z.array(ProductOnWire),
  installationAddress: PostalAddress,
  documents: z.array(DocumentLink),
}

/** GET /api/mijn/bestellingen → the customer's orders, newest first. */
export const customerOrders = { method: 'GET', path: '/api/mijn/bestellingen' } as const
export const CustomerOrders = z.array(OrderSummary)

/** GET /api/mijn/bestellingen/{nummer} → OrderDetails; 404 where the customer has no such order. */
export const customerOrder = (number: string) =>
  ({ method: 'GET', path: `${customerOrders.path}/${encodeURIComponent(number)}` }) as const
export const OrderDetails = z.extend(OrderSummary, {
  ...details,
  contactPerson: z.object(forEachField(() => z.string())),
  /** null when it is the contact person too. */
  technicalPerson: z.nullable(z.object(forEachField(() => z.string()))),
  /** null where the invoice goes to the organisation itself. */
  invoiceAddress: z.nullable(
    z.object({ companyName: z.string(), email: z.string(), address: PostalAddress }),
  ),
  phoneNumberRetention: z.array(z.string()),
  /** The reference of the direct-debit mandate; null where none was given. */
  mandateReference: z.nullable(z.string()),
})
export type OrderDetails = z.infer<typeof OrderDetails>

/** GET /api/mijn/prijsopgaven → the customer's quote requests, newest first. */
export const customerQuotes = { method: 'GET', path: '/api/mijn/prijsopgaven' } as const
export const CustomerQuotes = z.array(QuoteSummary)

/** GET /api/mijn/prijsopgaven/{nummer} → QuoteDetails; 404 where the customer has no such request. */
export const customerQuote = (number: string) =>
  ({ method: 'GET', path: `${customerQuotes.path}/${encodeURIComponent(number)}` }) as const
export const QuoteDetails = z.extend(QuoteSummary, details)
export type QuoteDetails = z.infer<typeof QuoteDetails>

/** GET /api/mijn/documenten → every document of the customer, newest first. */
export const customerDocuments = { method: 'GET', path: '/api/mijn/documenten' } as const
export const CustomerDocuments = z.array(
  z.extend(DocumentLink, { number: z.string(), createdAt: z.string() }),
)
export type CustomerDocuments = z.infer<typeof CustomerDocuments>

/** PUT /api/mijn/wachtwoord: PasswordChange → 200; 422 with the field that is wrong. Ends the customer's other sessions. */
export const changePassword = { method: 'PUT', path: '/api/mijn/wachtwoord' } as const
export const PasswordChange = z.object({
  currentPassword: z
    .string({ error: 'Vul je huidige wachtwoord in' })
    .check(
      z.minLength(1, { error: 'Vul je huidige wachtwoord in' }),
      z.maxLength(passwordLength.max, { error: 'Het huidige wachtwoord klopt niet' }),
    )
    .register(fieldFacts, { label: 'Huidig wachtwoord', kind: 'password' }),
  newPassword: newPasswordField,
})
export type PasswordChange = z.infer<typeof PasswordChange>

/** GET /api/mijn/sessies → where the customer is logged in, the session that asks first. */
export const customerSessions = { method: 'GET', path: '/api/mijn/sessies' } as const
export const CustomerSessions = z.array(
  z.object({
    id: z.string(),
    isCurrent: z.boolean(),
    /** The browser as it names itself; empty where it does not. */
    userAgent: z.string(),
    /** ISO 8601. */
    createdAt: z.string(),
    lastSeenAt: z.string(),
  }),
)
export type CustomerSessions = z.infer<typeof CustomerSessions>

/** DELETE /api/mijn/sessies/{id} → 204; 404 where the customer has no such session. */
export const endSession = (id: string) =>
  ({ method: 'DELETE', path: `${customerSessions.path}/${encodeURIComponent(id)}` }) as const

/** DELETE /api/mijn/sessies → 204: every session of the customer but the one that asks. */
export const endOtherSessions = { method: 'DELETE', path: '/api/mijn/sessies' } as const
