import * as z from 'zod/mini'
import { caseKinds } from '../domain/case-states.ts'
import { productTypes } from '../domain/product.ts'
import { AuditEntry } from './audit.ts'
import { CompanyDetails, Contacts } from './customer-changes.ts'
import { DeskMail, searched, uuidField } from './desk-mails.ts'
import { Failure } from './failure.ts'
import { requiredText } from './fields.ts'

/** Customers, and who registered and has no password yet, as the staff desk shows and helps them. */

/** `registered`: waits for its first password. */
export const accountStandings = ['active', 'blocked', 'registered'] as const
export type AccountStanding = (typeof accountStandings)[number]

const account = {
  /** A registration keeps it when it becomes a customer. */
  id: z.string(),
  standing: z.enum(accountStandings),
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

/** GET /api/beheer/klanten → DeskAccounts: newest first, or what fits the words best first. */
export const deskCustomers = { method: 'GET', path: '/api/beheer/klanten' } as const
export const deskCustomersQuery = {
  /** Company, KVK number, person or e-mail address; a typing error does not matter. */
  zoek: searched(100),
  /** Only what is older than this one, by its id; plays no part in a search. */
  na: z.optional(uuidField('Deze plaats in de lijst bestaat niet')),
} as const
export const DeskAccounts = z.object({
  accounts: z.array(DeskAccount),
  /** `na` of the next page; null on the last one. */
  next: z.nullable(z.string()),
  /** A search found more than is shown. */
  isCut: z.boolean(),
})
export type DeskAccounts = z.infer<typeof DeskAccounts>

/** What is known of an organisation but for its IBAN, of which only the end shows. */
const { iban: _iban, ...companyShape } = CompanyDetails.shape
export const CompanyCorrection = z.object({
  ...companyShape,
  /** Of what whoever corrects had before him. */
  version: z.string(),
})
export type CompanyCorrection = z.infer<typeof CompanyCorrection>
export const ContactsCorrection = z.extend(Contacts, { version: z.string() })
export type ContactsCorrection = z.infer<typeof ContactsCorrection>

const text = z.string()
const person = { firstName: text, lastName: text, phoneNumber: text, email: text }
const gender = z.enum(['MALE', 'FEMALE'])

/** GET /api/beheer/klanten/{id} → DeskCustomer; 404 where nobody has this id. That it was looked at is written down. */
export const deskCustomer = (id: string) =>
  ({ method: 'GET', path: `${deskCustomers.path}/${encodeURIComponent(id)}` }) as const
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
  }),
  contact: z.object({
    gender,
    firstName: text,
    lastName: text,
    /** Where the customer is reached. */
    contactDetails: z.object({ email: text, phoneNumber: text }),
    /** null when it is the contact person too. */
    technicalPerson: z.nullable(z.object({ gender, ...person })),
  }),
  blocked: z.nullable(z.object({ since: z.string(), reason: z.string(), by: z.nullable(z.string()) })),
  sessions: z.array(
    z.object({ id: z.string(), userAgent: z.string(), createdAt: z.string(), lastSeenAt: z.string() }),
  ),
  /** What was ordered and asked for, newest first. */
  cases: z.array(
    z.object({
      number: z.string(),
      kind: z.enum(caseKinds),
      productType: z.nullable(z.enum(productTypes)),
      state: z.string(),
      openedAt: z.string(),
    }),
  ),
  /** The newest mails about any of it. */
  mails: z.array(DeskMail),
  /** What happened last, newest first. */
  history: z.array(AuditEntry),
})
export type DeskCustomer = z.infer<typeof DeskCustomer>

const below = (id: string, what: string) => `${deskCustomer(id).path}/${what}`

/**
 * PUT …/bedrijf and …/contactpersonen → 200 DeskCustomer, 422 with the fields that are wrong, 409 ChangedMeanwhile. The customer
 * hears of it by mail.
 */
export const correctCompany = (id: string) => ({ method: 'PUT', path: below(id, 'bedrijf') }) as const
export const correctContacts = (id: string) =>
  ({ method: 'PUT', path: below(id, 'contactpersonen') }) as const
/** 409: somebody else changed the details since; what stands there now. */
export const ChangedMeanwhile = z.extend(Failure, { customer: DeskCustomer })
export type ChangedMeanwhile = z.infer<typeof ChangedMeanwhile>

/** POST, no body → 200 LinkSent: a link to choose a password; 429 where one went a moment ago, 409 where the account is blocked. */
export const sendPasswordLink = (id: string) =>
  ({ method: 'POST', path: below(id, 'wachtwoordlink') }) as const
export const LinkSent = z.object({ email: z.string() })

/** POST, no body → 200 SessionsEnded. */
export const endCustomerSessions = (id: string) =>
  ({ method: 'POST', path: below(id, 'sessies/einde') }) as const
export const SessionsEnded = z.object({ ended: z.int() })

/** POST: Blocking → 200 DeskCustomer; all sessions and links end. */
export const blockCustomer = (id: string) => ({ method: 'POST', path: below(id, 'blokkade') }) as const
export const Blocking = z.object({
  reason: requiredText('Reden', 300, 'Vul in waarom dit account geblokkeerd wordt'),
})
/** POST, no body → 200 DeskCustomer. */
export const unblockCustomer = (id: string) =>
  ({ method: 'POST', path: below(id, 'blokkade/einde') }) as const

/** POST, no body → 200 WholeIban. That it was looked at is written down. */
export const customerIban = (id: string) => ({ method: 'POST', path: below(id, 'iban') }) as const
export const WholeIban = z.object({ iban: z.string() })
