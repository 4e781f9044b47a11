import * as z from 'zod/mini'
import { answeredNoMore, deadLink, wrongFields } from '../../common/contract/answers.ts'
import { defineCall, refusedAsMarked } from '../../common/contract/call.ts'
import type { Failure } from '../../common/contract/failure.ts'
import { optionalLines } from '../../common/contract/lines-field.ts'
import { LinkQuestion, LinkToken } from '../mailed-links/contract.ts'
import { transferFields, transferRefusals } from './texts.ts'
import { transferSides } from './transfer.ts'

/** A line that is taken over, excl. VAT; days are `2026-11-24`. */
export const TransferredLine = z.object({
  name: z.string(),
  quantity: z.int(),
  /** null of what was bought. */
  centsPerMonth: z.nullable(z.int()),
  /** null where it can be left by the month. */
  lastDayOfTerm: z.nullable(z.iso.date()),
})

export type TransferredLine = Readonly<z.infer<typeof TransferredLine>>

/** The organisation that takes the agreement over, as staff wrote it down; only that side reads it. */
export const TakingParty = z.object({
  companyName: z.string(),
  kvkNumber: z.string(),
  address: z.string(),
  city: z.string(),
  contactName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  invoiceEmail: z.string(),
  /** The holder of the account that is debited, and how its IBAN ends. */
  ascription: z.string(),
  ibanEnding: z.string(),
})

export type TakingParty = Readonly<z.infer<typeof TakingParty>>

/** A transfer that waits for a side to agree. */
export const TransferToAnswer = z.object({
  side: z.enum(transferSides),
  /** Of the agreement, as it is read out. */
  number: z.string(),
  companyName: z.string(),
  otherCompany: z.string(),
  holdsFrom: z.iso.date(),
  /** Address at which its lines are. */
  address: z.string(),
  lines: z.array(TransferredLine),
  centsPerMonth: z.int(),
  /** The words that are agreed to. */
  text: z.string(),
  /** Those of the choice for a long term, where so much of one is left. */
  longTermText: z.nullable(z.string()),
  /** null for the side that gives. */
  party: z.nullable(TakingParty),
  /** Why it can be agreed to no more; null while it can. */
  refusal: z.nullable(z.string()),
})

export type TransferToAnswer = Readonly<z.infer<typeof TransferToAnswer>>

/** An answer of a side to a transfer. */
export const TransferAnswer = z.object({
  token: LinkToken,
  agreed: z.boolean(),
  /** The consents of who takes it over. */
  termsAccepted: z.boolean(),
  directDebit: z.boolean(),
  longTerm: z.boolean(),
  words: optionalLines(transferFields.words, 1000),
})

export type TransferAnswer = Readonly<z.infer<typeof TransferAnswer>>

export const noSuchTransfer: Failure = { message: transferRefusals.linkGone }

const answeredToLink = {
  group: 'Order',
  access: 'visitor',
  method: 'POST',
  limit: { max: 60, per: 'minute' },
  malformed: (errors: Parameters<typeof refusedAsMarked>[0]) =>
    'token' in errors ? ({ status: 404, body: noSuchTransfer } as const) : refusedAsMarked(errors),
} as const

/** Agreeing to a transfer by the link that was mailed to a side. */
export const transferLinkCalls = {
  checkTransfer: defineCall({
    ...answeredToLink,
    path: '/api/overname/link',
    summary: 'The transfer of an agreement that a mailed link answers; uses nothing up.',
    body: { kind: 'json', schema: LinkQuestion },
    answers: { 200: { description: 'The transfer', body: TransferToAnswer }, 404: deadLink },
  }),
  answerTransfer: defineCall({
    ...answeredToLink,
    path: '/api/overname',
    summary: 'Agrees to the transfer of an agreement for a side, or declines it.',
    body: { kind: 'json', schema: TransferAnswer },
    answers: {
      204: { description: 'Written down; the link serves no more' },
      404: deadLink,
      409: answeredNoMore,
      422: wrongFields,
    },
  }),
}
