import * as z from 'zod/mini'
import { csvFile, wrongFields } from '../../common/contract/answers.ts'
import { defineCall } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'
import { contractTexts } from '../../common/contract/field-texts.ts'
import { caseNumberParam, uuidParam } from '../../common/contract/params.ts'
import { OrderOrigin } from '../cases/order-origin.ts'
import { productTypes } from '../catalogue/product.ts'
import { PostalAddress } from '../details/details-schema.ts'
import { Agreement } from './contract.ts'
import { ChangeableAgreement } from './contract-change.ts'
import { noticeShape } from './notice-schema.ts'

/** The agreement of one order, and its address. */
export const CustomerAgreement = z.extend(Agreement, {
  /** Of the order, as it is read out: `482-739-165`. */
  number: z.string(),
  productType: z.enum(productTypes),
  installationAddress: PostalAddress,
  /** null where the order was made of no quote. */
  origin: z.nullable(OrderOrigin),
})

export type CustomerAgreement = Readonly<z.infer<typeof CustomerAgreement>>

export const CustomerAgreements = z.array(CustomerAgreement)

/** A notice of a customer. */
export const NoticeGiving = z.object({
  /** Made by the browser: sent again, it is given once. */
  id: z.uuid({ error: contractTexts.reload }),
  ...noticeShape,
})

export type NoticeGiving = z.infer<typeof NoticeGiving>

const ownCall = {
  group: 'Customer',
  access: 'customer',
  method: 'GET',
  limit: { max: 60, per: 'minute' },
} as const

const noSuchAgreement = { description: 'The customer has no such agreement', body: Failure } as const

/** Calls for the agreements of a logged-in customer. */
export const customerAgreementCalls = {
  customerAgreements: defineCall({
    ...ownCall,
    path: '/api/mijn/contracten',
    summary: 'What the customer has from delivered orders, the newest order first.',
    answers: { 200: { description: 'The agreements', body: CustomerAgreements } },
  }),
  customerAgreementsFile: defineCall({
    ...ownCall,
    path: '/api/mijn/contracten.csv',
    summary: 'The same as a file for a spreadsheet, a row per line.',
    answers: { 200: csvFile },
  }),
  customerAgreement: defineCall({
    ...ownCall,
    path: '/api/mijn/contracten/{nummer}',
    params: { nummer: caseNumberParam },
    summary: 'What the customer has from one delivered order.',
    answers: { 200: { description: 'The agreement', body: CustomerAgreement }, 404: noSuchAgreement },
  }),
  ownAgreementToChange: defineCall({
    ...ownCall,
    path: '/api/mijn/contracten/{nummer}/wijziging',
    params: { nummer: caseNumberParam },
    summary: 'The agreement of one delivered order, as an order in its place begins with it.',
    answers: { 200: { description: 'The agreement', body: ChangeableAgreement }, 404: noSuchAgreement },
  }),
  giveNotice: defineCall({
    ...ownCall,
    method: 'POST',
    path: '/api/mijn/contracten/{nummer}/opzegging',
    params: { nummer: caseNumberParam },
    summary: 'Gives notice of lines of an agreement.',
    body: { kind: 'json', schema: NoticeGiving },
    answers: {
      204: { description: 'Given, also where it was before' },
      404: noSuchAgreement,
      422: wrongFields,
    },
  }),
  withdrawNotice: defineCall({
    ...ownCall,
    method: 'DELETE',
    path: '/api/mijn/contracten/{nummer}/opzegging/{id}',
    params: { nummer: caseNumberParam, id: uuidParam },
    summary: 'Withdraws a notice, until the day before its last day.',
    answers: {
      204: { description: 'Withdrawn, also where it was before' },
      404: noSuchAgreement,
      409: { description: 'Too late', body: Failure },
    },
  }),
}
