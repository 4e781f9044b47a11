import * as z from 'zod/mini'
import { wrongFields } from '../../common/contract/answers.ts'
import { defineCall } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'
import { requiredText } from '../../common/contract/fields.ts'
import { uuidParam } from '../../common/contract/params.ts'
import { AuditEntry } from '../audit/contract.ts'
import { caseKinds } from '../cases/case-kinds.ts'
import { OrderOrigin } from '../cases/order-origin.ts'
import { orderPurposes } from '../cases/order-purpose.ts'
import { productTypes } from '../catalogue/product.ts'
import { searched, uuidField } from '../desk/list-fields.ts'
import { deskFilterTexts } from '../desk/texts.ts'
import { Contacts } from '../details/details-schema.ts'
import { forEachReference } from '../details/references.ts'
import { DeskMail } from '../mails/contract.ts'
import { CompanyDetails } from './contract.ts'
import { customerDeskTexts } from './contract-texts-desk.ts'

/** Customers, and who registered and has no password yet, as the staff desk shows and helps them. */

/** `registered`: waits for its first password. */
export const accountStatuses = ['active', 'blocked', 'registered'] as const

export type AccountStatus = (typeof accountStatuses)[number]

const account = {
  /** A registration keeps it when it becomes a customer. */
  id: z.string(),
  standing: z.enum(accountStatuses),
  /** The login name. */
  email: z.string(),
  companyName: z.string(),
  kvkNumber: z.string(),
  contactName: z.string(),
  city: z.string(),
  /** ISO 8601, as every moment here. */
  createdAt: z.string(),
}

export const DeskAccount = z.object(account)

export type DeskAccount = z.infer<typeof DeskAccount>

export const deskCustomersQuery = {
  /** Company, KVK number, person or e-mail address; a typing error does not matter. */
  zoek: searched(100),
  /** Only what is older than this one, by its id; plays no part in a search. */
  na: z.optional(uuidField(deskFilterTexts.noSuchPlace)),
} as const

export const DeskAccounts = z.object({
  accounts: z.array(DeskAccount),
  /** `na` of the next page; null on the last one. */
  next: z.nullable(z.string()),
  /** A search found more than is shown. */
  isCut: z.boolean(),
})

export type DeskAccounts = z.infer<typeof DeskAccounts>

/** Details of an organisation with only the end of its IBAN. */
const { iban: _iban, ...companyShape } = CompanyDetails.shape

/** Version that a correction is based on: a hash in 43 characters. */
const basedOn = z.string().check(z.maxLength(43))

export const CompanyCorrection = z.object({
  ...companyShape,
  version: basedOn,
})

export type CompanyCorrection = z.infer<typeof CompanyCorrection>

export const ContactsCorrection = z.extend(Contacts, { version: basedOn })

export type ContactsCorrection = z.infer<typeof ContactsCorrection>

const text = z.string()

const person = { firstName: text, lastName: text, phoneNumber: text, email: text }

const gender = z.enum(['MALE', 'FEMALE'])

export const DeskCustomer = z.object({
  ...account,
  activatedAt: z.nullable(z.string()),
  /** Changes with every change of the details. */
  version: z.string(),
  company: z.object({
    companyName: text,
    kvkNumber: text,
    kvkChecked: z.boolean(),
    vatNumber: text,
    phoneNumber: text,
    postCode: text,
    streetNumber: z.int(),
    streetNumberAddition: text,
    street: text,
    city: text,
    ascription: text,
    /** The last four characters. */
    ibanEnding: text,
    references: z.object(forEachReference(() => text)),
  }),
  contact: z.object({
    gender,
    firstName: text,
    lastName: text,
    contactDetails: z.object({ email: text, phoneNumber: text }),
    /** null when it is the contact person too. */
    technicalPerson: z.nullable(z.object({ gender: z.optional(gender), ...person })),
  }),
  blocked: z.nullable(z.object({ since: z.string(), reason: z.string(), by: z.nullable(z.string()) })),
  sessions: z.array(
    z.object({ id: z.string(), userAgent: z.string(), createdAt: z.string(), lastSeenAt: z.string() }),
  ),
  /** Orders and requests, newest first. */
  cases: z.array(
    z.object({
      number: z.string(),
      kind: z.enum(caseKinds),
      productType: z.nullable(z.enum(productTypes)),
      state: z.string(),
      openedAt: z.string(),
      /** The quote and branch of an order that was made of one. */
      origin: z.nullable(OrderOrigin),
      purpose: z.enum(orderPurposes),
    }),
  ),
  /** The newest mails about any of it. */
  mails: z.array(DeskMail),
  /** Latest events, newest first. */
  history: z.array(AuditEntry),
})

export type DeskCustomer = z.infer<typeof DeskCustomer>

/** 409: somebody else changed the details since; what stands there now. */
export const ChangedMeanwhile = z.extend(Failure, { customer: DeskCustomer })

export type ChangedMeanwhile = z.infer<typeof ChangedMeanwhile>

export const LinkSent = z.object({ email: z.string() })

export const SessionsEnded = z.object({ ended: z.int() })

export const AccountBlocking = z.object({
  reason: requiredText(customerDeskTexts.reason, 300, customerDeskTexts.reasonMissing),
})

export const WholeIban = z.object({ iban: z.string() })

const common = { group: 'Staff', access: 'staff' } as const

const reading = { ...common, permission: 'customers.read' } as const

const helping = { ...common, permission: 'customers.help' } as const

const unknown = { description: 'Nobody has this id', body: Failure } as const

const asItIs = { description: 'The customer as it is now', body: DeskCustomer } as const

const stale = { description: 'Somebody else changed the details since', body: ChangedMeanwhile } as const

/** Customers at the staff desk. */
export const deskCustomerCalls = {
  deskCustomers: defineCall({
    ...reading,
    method: 'GET',
    path: '/api/beheer/klanten',
    summary: 'Customers and registrations, newest first or what fits the words best first.',
    limit: { max: 600, per: 'minute' },
    query: deskCustomersQuery,
    answers: { 200: { description: 'A page of the list', body: DeskAccounts }, 422: wrongFields },
  }),
  deskCustomer: defineCall({
    ...reading,
    method: 'GET',
    path: '/api/beheer/klanten/{id}',
    params: { id: uuidParam },
    summary: 'One customer or registration; that it was looked at is written down.',
    limit: { max: 600, per: 'minute' },
    answers: { 200: asItIs, 404: unknown },
  }),
  correctCompany: defineCall({
    ...helping,
    method: 'PUT',
    path: '/api/beheer/klanten/{id}/bedrijf',
    params: { id: uuidParam },
    summary: 'Corrects the details of the organisation; the customer hears of it by mail.',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: CompanyCorrection },
    answers: { 200: asItIs, 404: unknown, 409: stale, 422: wrongFields },
  }),
  correctContacts: defineCall({
    ...helping,
    method: 'PUT',
    path: '/api/beheer/klanten/{id}/contactpersonen',
    params: { id: uuidParam },
    summary: 'Corrects the contact persons; the customer hears of it by mail.',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: ContactsCorrection },
    answers: { 200: asItIs, 404: unknown, 409: stale, 422: wrongFields },
  }),
  sendPasswordLink: defineCall({
    ...helping,
    method: 'POST',
    path: '/api/beheer/klanten/{id}/wachtwoordlink',
    params: { id: uuidParam },
    summary: 'Mails a link to choose a password to the login address.',
    limit: { max: 60, per: 'minute' },
    answers: {
      200: { description: 'Where it goes', body: LinkSent },
      404: unknown,
      409: { description: 'The account is blocked', body: Failure },
      429: { description: 'One went a moment ago; see Retry-After', body: Failure },
    },
  }),
  endCustomerSessions: defineCall({
    ...helping,
    method: 'POST',
    path: '/api/beheer/klanten/{id}/sessies/einde',
    params: { id: uuidParam },
    summary: 'Logs a customer out everywhere.',
    limit: { max: 60, per: 'minute' },
    answers: { 200: { description: 'How many sessions ended', body: SessionsEnded }, 404: unknown },
  }),
  blockCustomer: defineCall({
    ...helping,
    method: 'POST',
    path: '/api/beheer/klanten/{id}/blokkade',
    params: { id: uuidParam },
    summary: 'Has an account open for nobody.',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: AccountBlocking },
    answers: { 200: asItIs, 404: unknown, 422: wrongFields },
  }),
  unblockCustomer: defineCall({
    ...helping,
    method: 'POST',
    path: '/api/beheer/klanten/{id}/blokkade/einde',
    params: { id: uuidParam },
    summary: 'Has a blocked account open again.',
    limit: { max: 60, per: 'minute' },
    answers: { 200: asItIs, 404: unknown },
  }),
  customerIban: defineCall({
    ...common,
    method: 'POST',
    path: '/api/beheer/klanten/{id}/iban',
    params: { id: uuidParam },
    permission: 'iban.read',
    confirmed: true,
    summary: 'The whole IBAN of a customer; that it was looked at is written down.',
    limit: { max: 60, per: 'minute' },
    answers: { 200: { description: 'The IBAN', body: WholeIban }, 404: unknown },
  }),
}
