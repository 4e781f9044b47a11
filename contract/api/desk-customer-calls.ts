import {
  Blocking,
  ChangedMeanwhile,
  CompanyCorrection,
  ContactsCorrection,
  DeskAccounts,
  DeskCustomer,
  deskCustomers,
  deskCustomersQuery,
  LinkSent,
  SessionsEnded,
  WholeIban,
} from '../desk-customers.ts'
import { Failure } from '../failure.ts'
import { defineCall } from './call.ts'

const common = { group: 'Staff', access: 'staff' } as const
const reading = { ...common, permission: 'customers.read' } as const
const helping = { ...common, permission: 'customers.help' } as const
const one = `${deskCustomers.path}/{id}` as const
const unknown = { description: 'Nobody has this id', body: Failure } as const
const malformed = { description: 'The fields that are wrong', body: Failure } as const
const asItIs = { description: 'The customer as it is now', body: DeskCustomer } as const
const stale = { description: 'Somebody else changed the details since', body: ChangedMeanwhile } as const

/** Customers at the staff desk. */
export const deskCustomerCalls = {
  deskCustomers: defineCall({
    ...deskCustomers,
    ...reading,
    summary: 'Customers and registrations, newest first or what fits the words best first.',
    limit: { max: 600, per: 'minute' },
    query: deskCustomersQuery,
    answers: { 200: { description: 'A page of the list', body: DeskAccounts }, 422: malformed },
  }),
  deskCustomer: defineCall({
    method: 'GET',
    path: one,
    ...reading,
    summary: 'One customer or registration; that it was looked at is written down.',
    limit: { max: 600, per: 'minute' },
    answers: { 200: asItIs, 404: unknown },
  }),
  correctCompany: defineCall({
    method: 'PUT',
    path: `${one}/bedrijf`,
    ...helping,
    summary: 'Corrects the details of the organisation; the customer hears of it by mail.',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: CompanyCorrection },
    answers: { 200: asItIs, 404: unknown, 409: stale, 422: malformed },
  }),
  correctContacts: defineCall({
    method: 'PUT',
    path: `${one}/contactpersonen`,
    ...helping,
    summary: 'Corrects the contact persons; the customer hears of it by mail.',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: ContactsCorrection },
    answers: { 200: asItIs, 404: unknown, 409: stale, 422: malformed },
  }),
  sendPasswordLink: defineCall({
    method: 'POST',
    path: `${one}/wachtwoordlink`,
    ...helping,
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
    method: 'POST',
    path: `${one}/sessies/einde`,
    ...helping,
    summary: 'Logs a customer out everywhere.',
    limit: { max: 60, per: 'minute' },
    answers: { 200: { description: 'How many sessions ended', body: SessionsEnded }, 404: unknown },
  }),
  blockCustomer: defineCall({
    method: 'POST',
    path: `${one}/blokkade`,
    ...helping,
    summary: 'Has an account open for nobody.',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: Blocking },
    answers: { 200: asItIs, 404: unknown, 422: malformed },
  }),
  unblockCustomer: defineCall({
    method: 'POST',
    path: `${one}/blokkade/einde`,
    ...helping,
    summary: 'Has a blocked account open again.',
    limit: { max: 60, per: 'minute' },
    answers: { 200: asItIs, 404: unknown },
  }),
  customerIban: defineCall({
    method: 'POST',
    path: `${one}/iban`,
    ...common,
    permission: 'iban.read',
    confirmed: true,
    summary: 'The whole IBAN of a customer; that it was looked at is written down.',
    limit: { max: 60, per: 'minute' },
    answers: { 200: { description: 'The IBAN', body: WholeIban }, 404: unknown },
  }),
}
