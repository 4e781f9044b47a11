import * as z from 'zod/mini'
import { LinkQuestion } from '../account.ts'
import { DeskAddress, DeskAddressQuestion, deskAddress } from '../desk-address.ts'
import { CaseConflict } from '../desk-case.ts'
import { QuoteMade } from '../desk-case-acts.ts'
import {
  DeskQuote,
  deskQuoteFilePath,
  NewQuoteVersion,
  newQuotePath,
  QuoteAct,
  QuoteFromScratch,
  QuotePreview,
  QuoteSent,
  QuoteWithdrawal,
  quotePath,
  quotePreviewPath,
  quoteRenewalPath,
  quoteWithdrawalPath,
} from '../desk-quotes.ts'
import { asFormFields, Failure, type FieldErrors } from '../failure.ts'
import { OrderRefused, refusedFields } from '../order.ts'
import {
  acceptQuote,
  askAboutQuote,
  declineQuote,
  noSuchQuote,
  noteQuoteRead,
  QuoteAcceptance,
  QuoteAccepted,
  QuoteByLink,
  QuoteDecline,
  QuoteQuestion,
  quoteByLink,
  quoteFilePath,
} from '../quote.ts'
import { defineCall, refusedAsMarked } from './call.ts'

const reading = {
  method: 'GET',
  group: 'Staff',
  access: 'staff',
  permission: 'cases.read',
  limit: { max: 600, per: 'minute' },
} as const
const working = {
  method: 'POST',
  group: 'Staff',
  access: 'staff',
  permission: 'sales.work',
  limit: { max: 120, per: 'minute' },
} as const
const noQuote = { description: 'There is no such quote', body: Failure } as const
const stale = { description: 'Somebody else changed the case meanwhile', body: CaseConflict } as const
const refused = {
  description: 'It cannot be so; each refusal at its field or product',
  body: Failure,
} as const

const visitor = {
  group: 'Order',
  access: 'visitor',
  limit: { max: 60, per: 'minute' },
} as const
const noLink = { description: 'The link does not serve', body: Failure } as const
const tooLate = { description: 'It can be answered no more, and why', body: Failure } as const
const wrong = { description: 'The fields that are wrong', body: Failure } as const
const malformed = (errors: FieldErrors) =>
  'token' in errors ? ({ status: 404, body: noSuchQuote } as const) : refusedAsMarked(errors)

/** Refused at the fields of the form of an order, which knows no `details.`. */
const malformedOrder = (errors: FieldErrors) =>
  'token' in errors
    ? ({ status: 404, body: noSuchQuote } as const)
    : ({ status: 422, body: refusedFields(asFormFields(errors, 'details')) } as const)

/** How a quote is made, and becomes an order. */
export const quoteCalls = {
  deskAddress: defineCall({
    ...working,
    ...deskAddress,
    summary: 'An address by postcode and number, and which internet lines it has.',
    body: { kind: 'json', schema: DeskAddressQuestion },
    answers: { 200: { description: 'The address', body: DeskAddress }, 422: refused },
  }),
  openQuote: defineCall({
    ...working,
    path: newQuotePath,
    summary: 'Opens a quote request for somebody who asked for none.',
    body: { kind: 'json', schema: QuoteFromScratch },
    answers: { 200: { description: 'Its number', body: QuoteMade }, 422: refused },
  }),
  quoteAtDesk: defineCall({
    ...reading,
    path: quotePath,
    summary: 'The versions of a quote, and what the next one can be made of.',
    answers: { 200: { description: 'The quote', body: DeskQuote }, 404: noQuote },
  }),
  sendQuote: defineCall({
    ...working,
    path: quotePath,
    summary: 'Sends a version; the one before cannot be accepted any more.',
    body: { kind: 'json', schema: NewQuoteVersion },
    answers: {
      200: { description: 'Sent, or sent before by the same id', body: QuoteSent },
      404: noQuote,
      409: stale,
      422: refused,
    },
  }),
  previewQuote: defineCall({
    ...working,
    path: quotePreviewPath,
    summary: 'The PDF that a version would have; stores nothing.',
    body: { kind: 'json', schema: NewQuoteVersion },
    answers: { 200: { description: 'The file', body: QuotePreview }, 404: noQuote, 422: refused },
  }),
  renewQuote: defineCall({
    ...working,
    path: quoteRenewalPath,
    summary: 'Sends the newest version again as a new one, with a new validity.',
    body: { kind: 'json', schema: QuoteAct },
    answers: {
      200: { description: 'Sent, or sent before by the same id', body: QuoteSent },
      404: noQuote,
      409: stale,
      422: refused,
    },
  }),
  withdrawQuote: defineCall({
    ...working,
    path: quoteWithdrawalPath,
    summary: 'Withdraws the version that waits for the customer, for a reason that he is told.',
    body: { kind: 'json', schema: QuoteWithdrawal },
    answers: {
      204: { description: 'Withdrawn, or done before by the same id' },
      404: noQuote,
      409: stale,
      422: refused,
    },
  }),
  deskQuoteFile: defineCall({
    ...reading,
    path: deskQuoteFilePath,
    summary: 'The PDF of a version as it was sent.',
    limit: { max: 60, per: 'minute' },
    answers: { 200: { description: 'The file', body: 'pdf' }, 404: noQuote },
  }),
  quoteByLink: defineCall({
    ...visitor,
    ...quoteByLink,
    summary: 'The version of a quote that a mailed link is about; uses nothing up.',
    body: { kind: 'json', schema: LinkQuestion },
    malformed: () => ({ status: 404, body: noSuchQuote }),
    answers: { 200: { description: 'The quote', body: QuoteByLink }, 404: noLink },
  }),
  noteQuoteRead: defineCall({
    ...visitor,
    ...noteQuoteRead,
    summary: 'Notes that somebody reads a quote, and did not only open its page.',
    body: { kind: 'json', schema: LinkQuestion },
    malformed: () => ({ status: 404, body: noSuchQuote }),
    answers: { 204: { description: 'Noted, now or before' }, 404: noLink },
  }),
  quoteFile: defineCall({
    ...visitor,
    method: 'GET',
    path: quoteFilePath,
    summary: 'The PDF of a version, by an address that was signed for an hour.',
    query: { tot: z.catch(z.string(), ''), teken: z.catch(z.string(), '') },
    answers: { 200: { description: 'The file', body: 'pdf' }, 404: noLink },
  }),
  askAboutQuote: defineCall({
    ...visitor,
    ...askAboutQuote,
    summary: 'Asks whoever made the quote.',
    limit: { max: 10, per: 'minute' },
    body: { kind: 'json', schema: QuoteQuestion },
    malformed,
    answers: { 204: { description: 'Asked' }, 404: noLink, 422: wrong },
  }),
  declineQuote: defineCall({
    ...visitor,
    ...declineQuote,
    summary: 'Declines a quote.',
    body: { kind: 'json', schema: QuoteDecline },
    malformed,
    answers: { 204: { description: 'Declined, now or before' }, 404: noLink, 409: tooLate, 422: wrong },
  }),
  acceptQuote: defineCall({
    ...visitor,
    ...acceptQuote,
    summary: 'Accepts a quote: an order at exactly its prices, once.',
    body: { kind: 'json', schema: QuoteAcceptance },
    malformed: malformedOrder,
    answers: {
      200: { description: 'The order, also where it was accepted before', body: QuoteAccepted },
      404: noLink,
      409: tooLate,
      422: { description: 'The fields that are wrong, as of an order', body: OrderRefused },
    },
  }),
}
