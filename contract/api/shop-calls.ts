import * as z from 'zod/mini'
import { productTypes } from '../../domain/product.ts'
import { RegistrationRefused } from '../account.ts'
import { AddressCheckForm, AddressCheckResult, addressCheck } from '../address-check.ts'
import { GuestDetails, VerifiedKvkNumber, verifyAccountData } from '../details.ts'
import { Failure } from '../failure.ts'
import { FibreEnquiry, FibreEnquiryAnswer, fibreEnquiry } from '../fibre-enquiry.ts'
import { LastOrder, lastOrder } from '../last-order.ts'
import {
  idempotencyHeader,
  OrderPlaced,
  OrderRefused,
  OrderRequest,
  PriceChanged,
  placeOrder,
  QuoteRequest,
} from '../order.ts'
import { ProductList, productPrices } from '../products.ts'
import {
  CaptchaKey,
  CsrfToken,
  captchaActions,
  captchaChallenge,
  captchaKey,
  csrfToken,
  ResellerCompanyName,
} from '../session.ts'
import { termsFile } from '../terms.ts'
import type { ApiCall } from './call.ts'

/** What anyone may call to look around and to order. */
export const shopCalls: readonly ApiCall[] = [
  {
    ...csrfToken,
    group: 'Visit',
    summary: 'The token that every POST, PUT and DELETE carries; starts the session.',
    answers: { 200: { description: 'The token', body: CsrfToken } },
  },
  {
    ...captchaKey,
    group: 'Visit',
    summary: 'The site key of the captcha; `altcha` is the self-hosted one.',
    answers: { 200: { description: 'The key', body: CaptchaKey } },
  },
  {
    ...captchaChallenge,
    group: 'Visit',
    summary: 'A proof-of-work challenge of the self-hosted captcha; absent with Google reCAPTCHA.',
    query: { action: z.enum(captchaActions) },
    answers: {
      200: { description: 'The challenge, to be solved by the ALTCHA client' },
      400: { description: 'The action does not exist', body: Failure },
    },
  },
  {
    ...termsFile,
    group: 'Visit',
    summary: 'The general terms and conditions.',
    answers: { 200: { description: 'The file', body: 'pdf' } },
  },
  {
    ...productPrices,
    group: 'Catalogue',
    summary: 'The products of a type with their prices, in euros excl. VAT.',
    query: { productType: z.enum(productTypes) },
    answers: {
      200: { description: 'The products', body: ProductList },
      304: { description: 'Unchanged since the version that If-None-Match names' },
      400: { description: 'Unknown type', body: Failure },
    },
  },
  {
    ...addressCheck,
    group: 'Catalogue',
    summary: 'Which internet lines there are at an address.',
    body: { kind: 'form', schema: AddressCheckForm },
    captcha: 'submit_zipcode_check',
    answers: {
      200: {
        description: 'What is offered; `street` is null for an address that is not known',
        body: AddressCheckResult,
      },
      400: { description: 'Malformed, or the captcha token is not accepted', body: Failure },
      503: { description: 'The address register does not answer', body: Failure },
    },
  },
  {
    method: 'GET',
    path: '/api/reseller-company-name/{resellerId}',
    group: 'Catalogue',
    summary: 'Who sells through a reseller link.',
    answers: {
      200: { description: 'The company name', body: ResellerCompanyName },
      404: { description: 'No active reseller has this id', body: Failure },
    },
  },
  {
    method: 'POST',
    path: '/api/verify-kvkNumber/{kvk}',
    group: 'Details',
    summary: 'Whether the company register knows a number.',
    answers: {
      200: { description: 'It does, or it could not be asked', body: VerifiedKvkNumber },
      400: { description: 'It does not', body: Failure },
    },
  },
  {
    method: 'POST',
    path: '/api/verify-ibanNumber/{iban}',
    group: 'Details',
    summary: 'Whether a bank account can be debited in SEPA.',
    answers: { 200: { description: 'It can' }, 400: { description: 'It cannot', body: Failure } },
  },
  {
    ...verifyAccountData,
    group: 'Details',
    summary: 'Checks the details of somebody who orders without registering.',
    body: { kind: 'json', schema: GuestDetails },
    answers: {
      200: { description: 'All of it is right' },
      422: { description: 'The fields that are wrong', body: RegistrationRefused },
    },
  },
  {
    ...fibreEnquiry,
    group: 'Order',
    summary: 'Asks about fibre where there is none yet.',
    body: { kind: 'form', schema: FibreEnquiry },
    captcha: 'submit_form',
    answers: {
      200: { description: 'Stored; both sides get a mail', body: FibreEnquiryAnswer },
      422: { description: 'Refused, with the reason', body: FibreEnquiryAnswer },
      503: { description: 'The captcha cannot be checked now', body: FibreEnquiryAnswer },
    },
  },
  {
    ...placeOrder,
    group: 'Order',
    summary: 'Places an order, or asks for a quote where `additionalData.requestType` is `quote`.',
    headers: {
      [idempotencyHeader]:
        'Up to 100 visible characters: the same key with the same body answers what the first call answered.',
    },
    body: { kind: 'json', schema: [OrderRequest, QuoteRequest] },
    answers: {
      201: { description: 'Stored', body: OrderPlaced },
      400: { description: 'Malformed', body: Failure },
      401: { description: 'Neither logged in nor with details in the body', body: Failure },
      409: { description: 'Prices are not what the visitor saw', body: PriceChanged },
      422: { description: 'Refused, with every reason', body: OrderRefused },
    },
  },
  {
    ...lastOrder,
    group: 'Order',
    summary: 'What this session ordered last.',
    answers: {
      200: { description: 'The order or quote request', body: LastOrder },
      404: { description: 'Nothing yet', body: Failure },
    },
  },
]
