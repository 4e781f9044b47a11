import {
  CompanyDetails,
  Contacts,
  CustomerDetails,
  CustomerDocuments,
  CustomerOrders,
  CustomerQuotes,
  CustomerSessions,
  changeCompany,
  changeContacts,
  changePassword,
  customerDetails,
  customerDocuments,
  customerOrders,
  customerQuotes,
  customerSessions,
  endOtherSessions,
  OrderDetails,
  PasswordChange,
  QuoteDetails,
} from '../customer.ts'
import { Failure } from '../failure.ts'
import type { ApiCall } from './call.ts'

const common = { group: 'Customer', forCustomer: true } as const
const noSuchOrder = { description: 'The customer has no such order', body: Failure } as const
const noSuchQuote = { description: 'The customer has no such request', body: Failure } as const

/** What a customer may see and change once logged in; what is another customer's does not exist here. */
export const customerCalls: readonly ApiCall[] = [
  {
    ...customerDetails,
    ...common,
    summary: 'Who is logged in.',
    answers: { 200: { description: 'The customer', body: CustomerDetails } },
  },
  {
    ...changeCompany,
    ...common,
    summary: 'Changes the details of the organisation.',
    body: { kind: 'json', schema: CompanyDetails },
    answers: {
      200: { description: 'The customer as it is now', body: CustomerDetails },
      422: { description: 'The fields that are wrong', body: Failure },
    },
  },
  {
    ...changeContacts,
    ...common,
    summary: 'Changes the contact persons.',
    body: { kind: 'json', schema: Contacts },
    answers: {
      200: { description: 'The customer as it is now', body: CustomerDetails },
      422: { description: 'The fields that are wrong', body: Failure },
    },
  },
  {
    ...customerOrders,
    ...common,
    summary: 'The orders, newest first.',
    answers: { 200: { description: 'The orders', body: CustomerOrders } },
  },
  {
    method: 'GET',
    path: `${customerOrders.path}/{nummer}`,
    ...common,
    summary: 'One order.',
    answers: { 200: { description: 'The order', body: OrderDetails }, 404: noSuchOrder },
  },
  {
    method: 'GET',
    path: `${customerOrders.path}/{nummer}/bevestiging.pdf`,
    ...common,
    summary: 'The confirmation of an order.',
    answers: { 200: { description: 'The file', body: 'pdf' }, 404: noSuchOrder },
  },
  {
    method: 'GET',
    path: `${customerOrders.path}/{nummer}/machtiging.pdf`,
    ...common,
    summary: 'The direct-debit mandate that was given with an order.',
    answers: { 200: { description: 'The file', body: 'pdf' }, 404: noSuchOrder },
  },
  {
    ...customerQuotes,
    ...common,
    summary: 'The quote requests, newest first.',
    answers: { 200: { description: 'The requests', body: CustomerQuotes } },
  },
  {
    method: 'GET',
    path: `${customerQuotes.path}/{nummer}`,
    ...common,
    summary: 'One quote request.',
    answers: { 200: { description: 'The request', body: QuoteDetails }, 404: noSuchQuote },
  },
  {
    method: 'GET',
    path: `${customerQuotes.path}/{nummer}/aanvraag.pdf`,
    ...common,
    summary: 'The summary of a quote request.',
    answers: { 200: { description: 'The file', body: 'pdf' }, 404: noSuchQuote },
  },
  {
    ...customerDocuments,
    ...common,
    summary: 'Every document, newest first.',
    answers: { 200: { description: 'The documents', body: CustomerDocuments } },
  },
  {
    ...changePassword,
    ...common,
    summary: 'Changes the password and ends every other session.',
    body: { kind: 'json', schema: PasswordChange },
    answers: {
      200: { description: 'Changed' },
      422: { description: 'The field that is wrong', body: Failure },
      429: { description: 'Too many wrong passwords; see Retry-After', body: Failure },
    },
  },
  {
    ...customerSessions,
    ...common,
    summary: 'Where the customer is logged in, this session first.',
    answers: { 200: { description: 'The sessions', body: CustomerSessions } },
  },
  {
    ...endOtherSessions,
    ...common,
    summary: 'Ends every session but this one.',
    answers: { 204: { description: 'Ended' } },
  },
  {
    method: 'DELETE',
    path: `${customerSessions.path}/{id}`,
    ...common,
    summary: 'Ends one session.',
    answers: {
      204: { description: 'Ended' },
      404: { description: 'The customer has no such session', body: Failure },
    },
  },
]
