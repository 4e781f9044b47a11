import * as z from 'zod/mini'
import { answeredNoMore, deadLink, wrongField } from '../../common/contract/answers.ts'
import { defineCall, refusedAsMarked } from '../../common/contract/call.ts'
import type { Failure } from '../../common/contract/failure.ts'
import { optionalLines } from '../../common/contract/lines-field.ts'
import { CartLines } from '../carts/line-schemas.ts'
import { LinkQuestion, LinkToken } from '../mailed-links/contract.ts'
import { lineChangeStates } from '../orders/line-change-states.ts'
import { lineChangeContractTexts } from './texts.ts'

/**
 * A change of the lines of an order: staff make it, and the customer agrees to one that costs more
 * (docs/decisions/orders.md#lines-change-with-consent).
 */

const changeOnWire = {
  state: z.enum(lineChangeStates),
  /** The colleague's message; empty for none. */
  message: z.string(),
  /** The customer's text with the answer. */
  answer: z.string(),
  before: CartLines,
  after: CartLines,
  endedAt: z.nullable(z.string()),
}

/** A change as the desk shows it. */
export const DeskLineChange = z.object({
  ...changeOnWire,
  id: z.string(),
  proposedBy: z.string(),
  proposedAt: z.string(),
  /** End of the time to answer; null if the customer was not asked. */
  expiresAt: z.nullable(z.string()),
  isExpired: z.boolean(),
})

export type DeskLineChange = z.infer<typeof DeskLineChange>

/** The changes of an order, newest first. */
export const DeskLineChanges = z.object({
  /** Why the lines cannot be changed; null where they can. */
  refusal: z.nullable(z.string()),
  changes: z.array(DeskLineChange),
})

export type DeskLineChanges = z.infer<typeof DeskLineChanges>

/** A change as the customer reads it. */
export const LineChangeToAnswer = z.object({
  ...changeOnWire,
  number: z.string(),
  companyName: z.string(),
  expiresAt: z.string(),
  /** The exact text that the customer agrees to. */
  text: z.string(),
  /** Text of the express choice for a long contract; null if none is needed. */
  longTermText: z.nullable(z.string()),
  /** The cost of leaving the agreement whose place the order takes, in words, where the change makes that another sum; null elsewhere. */
  leaving: z.nullable(z.string()),
  /** Why it can be answered no more; null while it can. */
  refusal: z.nullable(z.string()),
})

export type LineChangeToAnswer = z.infer<typeof LineChangeToAnswer>

export const LineChangeAnswer = z.object({
  token: LinkToken,
  agreed: z.boolean({ error: lineChangeContractTexts.answerMissing }),
  longTerm: z._default(z.boolean(), false),
  words: optionalLines(lineChangeContractTexts.message, 1000),
})

export const noSuchChange: Failure = {
  message: lineChangeContractTexts.linkGone,
}

/** How the lines of an order change. */
export const lineChangeCalls = {
  checkLineChange: defineCall({
    method: 'POST',
    path: '/api/bestelling-wijzigen/link',
    group: 'Order',
    summary: 'The change that a mailed link asks about; uses nothing up.',
    access: 'visitor',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: LinkQuestion },
    malformed: () => ({ status: 404, body: noSuchChange }),
    answers: {
      200: { description: 'The change', body: LineChangeToAnswer },
      404: deadLink,
    },
  }),
  answerLineChange: defineCall({
    method: 'POST',
    path: '/api/bestelling-wijzigen',
    group: 'Order',
    summary: 'Agrees to a change of an order, or does not.',
    access: 'visitor',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: LineChangeAnswer },
    malformed: errors => ('token' in errors ? { status: 404, body: noSuchChange } : refusedAsMarked(errors)),
    answers: {
      204: { description: 'Answered, or answered so before' },
      404: deadLink,
      409: answeredNoMore,
      422: wrongField,
    },
  }),
}
