import { CustomerDetails } from '../customer.ts'
import { CompanyChange, ContactsChange, changeCompany, changeContacts } from '../customer-changes.ts'
import {
  CustomerSessions,
  changeLoginEmail,
  changePassword,
  customerSessions,
  endOtherSessions,
  LoginEmailChange,
  PasswordAgain,
  PasswordChange,
} from '../customer-login.ts'
import { customerDetails } from '../customer-mark.ts'
import {
  CustomerDocuments,
  CustomerOrders,
  CustomerQuotes,
  customerDocuments,
  customerOrders,
  customerQuotes,
  OrderDetails,
  QuoteDetails,
  requestQuery,
} from '../customer-requests.ts'
import { Failure } from '../failure.ts'
import { defineCall } from './call.ts'

const common = { group: 'Customer', access: 'customer' } as const
/** Of calls that ask for the password that the customer has now. */
const throttled = { description: 'Too many wrong passwords; see Retry-After', body: Failure } as const
const noSuchOrder = { description: 'The customer has no such order', body: Failure } as const
const noSuchQuote = { description: 'The customer has no such request', body: Failure } as const

/** What a customer may see and change once logged in; what is another customer's does not exist here. */
export const customerCalls = {
  customerDetails: defineCall({
    ...customerDetails,
    ...common,
    summary: 'Who is logged in.',
    limit: { max: 600, per: 'minute' },
    answers: { 200: { description: 'The customer', body: CustomerDetails } },
  }),
  changeCompany: defineCall({
    ...changeCompany,
    ...common,
    summary: 'Changes the details of the organisation; another IBAN by the password.',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: CompanyChange },
    answers: {
      200: { description: 'The customer as it is now', body: CustomerDetails },
      422: { description: 'The fields that are wrong', body: Failure },
      429: throttled,
    },
  }),
  changeContacts: defineCall({
    ...changeContacts,
    ...common,
    summary: 'Changes the contact persons; another contact address by the password.',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: ContactsChange },
    answers: {
      200: { description: 'The customer as it is now', body: CustomerDetails },
      422: { description: 'The fields that are wrong', body: Failure },
      429: throttled,
    },
  }),
  customerOrders: defineCall({
    ...customerOrders,
    ...common,
    query: requestQuery,
    summary: 'The orders, newest first, a page at a time.',
    limit: { max: 600, per: 'minute' },
    answers: { 200: { description: 'The orders', body: CustomerOrders } },
  }),
  customerOrder: defineCall({
    method: 'GET',
    path: `${customerOrders.path}/{nummer}`,
    ...common,
    summary: 'One order.',
    limit: { max: 600, per: 'minute' },
    answers: { 200: { description: 'The order', body: OrderDetails }, 404: noSuchOrder },
  }),
  orderConfirmationFile: defineCall({
    method: 'GET',
    path: `${customerOrders.path}/{nummer}/bevestiging.pdf`,
    ...common,
    summary: 'The confirmation of an order.',
    limit: { max: 60, per: 'minute' },
    answers: { 200: { description: 'The file', body: 'pdf' }, 404: noSuchOrder },
  }),
  orderSummaryFile: defineCall({
    method: 'GET',
    path: `${customerOrders.path}/{nummer}/contractsamenvatting.pdf`,
    ...common,
    summary: 'The contract summary of an order; none of cloud.',
    limit: { max: 60, per: 'minute' },
    answers: { 200: { description: 'The file', body: 'pdf' }, 404: noSuchOrder },
  }),
  mandateFile: defineCall({
    method: 'GET',
    path: `${customerOrders.path}/{nummer}/machtiging.pdf`,
    ...common,
    summary: 'The direct-debit mandate that was given with an order.',
    limit: { max: 60, per: 'minute' },
    answers: { 200: { description: 'The file', body: 'pdf' }, 404: noSuchOrder },
  }),
  customerQuotes: defineCall({
    ...customerQuotes,
    ...common,
    query: requestQuery,
    summary: 'The quote requests, newest first, a page at a time.',
    limit: { max: 600, per: 'minute' },
    answers: { 200: { description: 'The requests', body: CustomerQuotes } },
  }),
  customerQuote: defineCall({
    method: 'GET',
    path: `${customerQuotes.path}/{nummer}`,
    ...common,
    summary: 'One quote request.',
    limit: { max: 600, per: 'minute' },
    answers: { 200: { description: 'The request', body: QuoteDetails }, 404: noSuchQuote },
  }),
  quoteRequestFile: defineCall({
    method: 'GET',
    path: `${customerQuotes.path}/{nummer}/aanvraag.pdf`,
    ...common,
    summary: 'The summary of a quote request.',
    limit: { max: 60, per: 'minute' },
    answers: { 200: { description: 'The file', body: 'pdf' }, 404: noSuchQuote },
  }),
  quoteVersionFile: defineCall({
    method: 'GET',
    path: `${customerQuotes.path}/{nummer}/versie/{versie}`,
    ...common,
    summary: 'A version of a quote as it was sent.',
    limit: { max: 60, per: 'minute' },
    answers: { 200: { description: 'The file', body: 'pdf' }, 404: noSuchQuote },
  }),
  customerDocuments: defineCall({
    ...customerDocuments,
    ...common,
    summary: 'Every document, newest first.',
    limit: { max: 600, per: 'minute' },
    answers: { 200: { description: 'The documents', body: CustomerDocuments } },
  }),
  changePassword: defineCall({
    ...changePassword,
    ...common,
    summary: 'Changes the password and ends every other session.',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: PasswordChange },
    answers: {
      200: { description: 'Changed' },
      422: { description: 'The field that is wrong', body: Failure },
      429: throttled,
    },
  }),
  changeLoginEmail: defineCall({
    ...changeLoginEmail,
    ...common,
    summary: 'Asks to log in with another address, by the password: a link goes there, which changes it.',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: LoginEmailChange },
    answers: {
      202: { description: 'Asked, whether or not somebody logs in with the address' },
      422: { description: 'The field that is wrong', body: Failure },
      429: {
        description: 'Too many wrong passwords, or a link went there just now; see Retry-After',
        body: Failure,
      },
    },
  }),
  customerSessions: defineCall({
    ...customerSessions,
    ...common,
    summary: 'Where the customer is logged in, this session first.',
    limit: { max: 600, per: 'minute' },
    answers: { 200: { description: 'The sessions', body: CustomerSessions } },
  }),
  endOtherSessions: defineCall({
    ...endOtherSessions,
    ...common,
    summary: 'Ends every session but this one.',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: PasswordAgain },
    answers: {
      204: { description: 'Ended' },
      422: { description: 'The password is wrong', body: Failure },
      429: throttled,
    },
  }),
  endSession: defineCall({
    method: 'POST',
    path: `${customerSessions.path}/{id}/einde`,
    ...common,
    summary: 'Ends one session.',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: PasswordAgain },
    answers: {
      204: { description: 'Ended' },
      404: { description: 'The customer has no such session', body: Failure },
      422: { description: 'The password is wrong', body: Failure },
      429: throttled,
    },
  }),
}
