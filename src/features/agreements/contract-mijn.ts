import * as z from 'zod/mini'
import { csvFile } from '../../common/contract/answers.ts'
import { defineCall } from '../../common/contract/call.ts'
import { OrderOrigin } from '../cases/order-origin.ts'
import { PostalAddress } from '../details/details-schema.ts'
import { Agreement } from './contract.ts'

/** The agreement of one order, and its address. */
export const CustomerAgreement = z.extend(Agreement, {
  /** Of the order, as it is read out: `482-739-165`. */
  number: z.string(),
  installationAddress: PostalAddress,
  /** null where the order was made of no quote. */
  origin: z.nullable(OrderOrigin),
})

export type CustomerAgreement = Readonly<z.infer<typeof CustomerAgreement>>

export const CustomerAgreements = z.array(CustomerAgreement)

const ownCall = {
  group: 'Customer',
  access: 'customer',
  method: 'GET',
  limit: { max: 60, per: 'minute' },
} as const

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
}
