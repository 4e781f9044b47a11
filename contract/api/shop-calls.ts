import * as z from 'zod/mini'
import { productTypes } from '../../domain/product.ts'
import { RegistrationAccepted, RegistrationRefused, wrongFields } from '../account.ts'
import { AddressCheckForm, AddressCheckResult, unknownAddress } from '../address-check.ts'
import { addressCheck } from '../address-check-call.ts'
import { contractSummary, contractSummaryQuery } from '../contract-summary.ts'
import { GuestDetails, VerifiedKvkNumber, verifyAccountData } from '../details.ts'
import { Failure, unreadable } from '../failure.ts'
import { FibreEnquiry, FibreEnquiryAnswer, fibreEnquiry } from '../fibre-enquiry.ts'
import { accountForLastOrder, LastOrder, lastOrder, lastOrderFile } from '../last-order.ts'
import {
  AnonymousRequest,
  ByPhone,
  IdempotencyKey,
  idempotencyHeader,
  OrderPlaced,
  OrderRefused,
  OrderRequest,
  PriceChanged,
  placeOrder,
  QuoteRequest,
  refusedSubmission,
  Submission,
  unidentified,
} from '../order.ts'
import { byPhoneHeader } from '../order-by-phone.ts'
import { productPrices } from '../products.ts'
import { ProductList } from '../products-on-wire.ts'
import { PromisedDates } from '../promised-dates.ts'
import { promisedToday } from '../promised-today.ts'
import { captchaActions, captchaChallenge, captchaKey, csrfToken } from '../session.ts'
import { CaptchaKey, CsrfToken, ResellerCompanyName } from '../session-answers.ts'
import { findStreet, Street, StreetQuestion } from '../street.ts'
import { termsFile } from '../terms.ts'
import { defineCall } from './call.ts'

const unchanged = { description: 'Unchanged since the version that If-None-Match names' } as const

const unknownType: Failure = {
  message: 'Onbekend producttype. Kies internet, cloud, mobiel of telefonie.',
}

const refusedEnquiry = (status: number, reason = 'Controleer de velden.') => ({
  status,
  body: { success: false, reason },
})

/** What anyone may call to look around and to order. */
export const shopCalls = {
  csrfToken: defineCall({
    ...csrfToken,
    group: 'Visit',
    summary: 'The token that every POST, PUT and DELETE carries; whoever asks is known from then on.',
    access: 'visitor',
    limit: { max: 600, per: 'minute' },
    answers: { 200: { description: 'The token', body: CsrfToken } },
  }),
  captchaKey: defineCall({
    ...captchaKey,
    group: 'Visit',
    summary: 'The site key of the captcha; `altcha` is the self-hosted one.',
    access: 'anyone',
    answers: { 200: { description: 'The key', body: CaptchaKey } },
  }),
  captchaChallenge: defineCall({
    ...captchaChallenge,
    group: 'Visit',
    summary: 'A proof-of-work challenge of the self-hosted captcha; absent with Google reCAPTCHA.',
    access: 'anyone',
    limit: { max: 300, per: 'minute' },
    query: { action: z.enum(captchaActions) },
    malformed: () => ({ status: 400, body: { message: 'Deze actie bestaat niet.' } }),
    answers: {
      200: { description: 'The challenge, to be solved by the ALTCHA client' },
      400: { description: 'The action does not exist', body: Failure },
    },
  }),
  termsFile: defineCall({
    ...termsFile,
    group: 'Visit',
    summary: 'The general terms and conditions.',
    access: 'anyone',
    limit: { max: 300, per: 'minute' },
    answers: { 200: { description: 'The file', body: 'pdf' }, 304: unchanged },
  }),
  contractSummary: defineCall({
    ...contractSummary,
    group: 'Order',
    summary: 'What a contract for these products comes to, before they are ordered.',
    access: 'anyone',
    limit: { max: 30, per: 'minute' },
    query: contractSummaryQuery,
    malformed: () => ({ status: 400, body: unreadable }),
    answers: {
      200: { description: 'The file', body: 'pdf' },
      400: { description: 'Malformed', body: Failure },
      422: { description: 'Not sold so, with every reason; a page for a browser', body: Failure },
    },
  }),
  productPrices: defineCall({
    ...productPrices,
    group: 'Catalogue',
    summary: 'The products of a type with their prices, in euros excl. VAT.',
    access: 'anyone',
    query: { productType: z.enum(productTypes) },
    malformed: () => ({ status: 400, body: unknownType }),
    answers: {
      200: { description: 'The products', body: ProductList },
      304: unchanged,
      400: { description: 'Unknown type', body: Failure },
    },
  }),
  promisedToday: defineCall({
    ...promisedToday,
    group: 'Catalogue',
    summary: 'By when we call about an order of today, and between which days it is delivered.',
    access: 'anyone',
    limit: { max: 120, per: 'minute' },
    answers: { 200: { description: 'The days', body: PromisedDates } },
  }),
  addressCheck: defineCall({
    ...addressCheck,
    group: 'Catalogue',
    summary: 'Which internet lines there are at an address.',
    access: 'visitor',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'form', schema: AddressCheckForm },
    malformed: () => ({ status: 400, body: unknownAddress }),
    answers: {
      200: {
        description: 'What is offered; `street` is null for an address that is not known',
        body: AddressCheckResult,
      },
      400: { description: 'Malformed, or the captcha token is not accepted', body: Failure },
      503: { description: 'The address register does not answer', body: Failure },
    },
  }),
  findStreet: defineCall({
    ...findStreet,
    group: 'Details',
    summary: 'The street and city at a postcode and house number, to be filled in for who types them.',
    access: 'visitor',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: StreetQuestion },
    answers: {
      200: { description: 'Both null where nothing is known', body: Street },
      422: { description: 'The fields that are wrong', body: Failure },
    },
  }),
  resellerCompanyName: defineCall({
    method: 'GET',
    path: '/api/reseller-company-name/{resellerId}',
    group: 'Catalogue',
    summary: 'Who sells through a reseller link.',
    access: 'anyone',
    limit: { max: 120, per: 'minute' },
    answers: {
      200: { description: 'The company name', body: ResellerCompanyName },
      404: { description: 'No active reseller has this id', body: Failure },
    },
  }),
  verifyKvkNumber: defineCall({
    method: 'POST',
    path: '/api/verify-kvkNumber/{kvk}',
    typed: true,
    group: 'Details',
    summary: 'Whether the company register knows a number.',
    access: 'visitor',
    limit: { max: 60, per: 'minute' },
    answers: {
      200: { description: 'It does, or it could not be asked', body: VerifiedKvkNumber },
      400: { description: 'It does not', body: Failure },
    },
  }),
  verifyIbanNumber: defineCall({
    method: 'POST',
    path: '/api/verify-ibanNumber/{iban}',
    typed: true,
    group: 'Details',
    summary: 'Whether a bank account can be debited in SEPA.',
    access: 'visitor',
    limit: { max: 60, per: 'minute' },
    answers: { 200: { description: 'It can' }, 400: { description: 'It cannot', body: Failure } },
  }),
  verifyAccountData: defineCall({
    ...verifyAccountData,
    group: 'Details',
    summary: 'Checks the details of somebody who orders without registering.',
    access: 'visitor',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: GuestDetails },
    malformed: errors => ({ status: 422, body: wrongFields(errors) }),
    answers: {
      200: { description: 'All of it is right' },
      422: { description: 'The fields that are wrong', body: RegistrationRefused },
    },
  }),
  fibreEnquiry: defineCall({
    ...fibreEnquiry,
    group: 'Order',
    summary: 'Asks about fibre where there is none yet.',
    access: 'visitor',
    limit: { max: 30, per: 'hour' },
    body: { kind: 'form', schema: FibreEnquiry },
    malformed: errors => refusedEnquiry(422, Object.values(errors)[0]?.message),
    captchaRefused: ({ status, message }) => refusedEnquiry(status === 503 ? 503 : 422, message),
    answers: {
      200: { description: 'Stored; both sides get a mail', body: FibreEnquiryAnswer },
      422: { description: 'Refused, with the reason', body: FibreEnquiryAnswer },
      503: { description: 'The captcha cannot be checked now', body: FibreEnquiryAnswer },
    },
  }),
  placeOrder: defineCall({
    ...placeOrder,
    group: 'Order',
    summary: 'Places an order, or asks for a quote where `additionalData.requestType` is `quote`.',
    access: 'visitor',
    limit: { max: 60, per: 'minute' },
    headers: {
      [idempotencyHeader]: {
        description:
          'Up to 100 visible characters: the same key with the same body answers what the first call answered.',
        schema: IdempotencyKey,
      },
      [byPhoneHeader]: {
        description: '`1` where staff order for a caller; it takes a login at the desk.',
        schema: ByPhone,
      },
    },
    body: { kind: 'json', schema: Submission, oneOf: [OrderRequest, QuoteRequest] },
    anonymous: { schema: AnonymousRequest, refusal: { status: 401, body: unidentified } },
    malformed: refusedSubmission,
    answers: {
      201: { description: 'Stored', body: OrderPlaced },
      400: { description: 'Malformed', body: Failure },
      401: {
        description:
          'Neither logged in nor with details in the body; or by phone without a login at the desk',
        body: Failure,
      },
      403: { description: 'By phone, and the role does not permit it', body: Failure },
      409: { description: 'Prices are not what the visitor saw', body: PriceChanged },
      422: { description: 'Refused, with every reason', body: OrderRefused },
    },
  }),
  accountForLastOrder: defineCall({
    ...accountForLastOrder,
    group: 'Order',
    summary:
      'Registers the guest behind the last order, and mails the link that makes it an account with this order.',
    access: 'visitor',
    limit: { max: 30, per: 'hour' },
    answers: {
      201: {
        description: 'Done, or the address had an account already and its owner is told',
        body: RegistrationAccepted,
      },
      404: { description: 'No order of a guest', body: Failure },
    },
  }),
  lastOrder: defineCall({
    ...lastOrder,
    group: 'Order',
    summary: 'What this visitor ordered last, or this session of a customer.',
    access: 'visitor',
    limit: { max: 600, per: 'minute' },
    answers: {
      200: { description: 'The order or quote request', body: LastOrder },
      404: { description: 'Nothing yet', body: Failure },
    },
  }),
  lastOrderFile: defineCall({
    ...lastOrderFile,
    group: 'Order',
    summary: 'The confirmation of that order.',
    access: 'visitor',
    limit: { max: 60, per: 'minute' },
    answers: {
      200: { description: 'The file', body: 'pdf' },
      404: { description: 'No order yet', body: Failure },
    },
  }),
}
