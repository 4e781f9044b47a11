import * as z from 'zod/mini'
import { wrongFields } from '../../common/contract/answers.ts'
import { defineCall } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'
import { contractTexts } from '../../common/contract/field-texts.ts'
import { uuidParam } from '../../common/contract/params.ts'
import { noticeShape } from './notice-schema.ts'
import { noticeRefusals } from './texts.ts'

const reload = { error: contractTexts.reload }

/** Agreements that end with one press at most. */
const mostAgreements = 100

const { positions, costInCents, ...common } = noticeShape

/** Notice of lines of several agreements, given with one press: of all of them, or of none. */
export const NoticesGiving = z.object({
  agreements: z
    .array(
      z.object({
        /** Made by the browser: sent again, it is given once. */
        id: z.uuid(reload),
        /** Of its order, as it is read out: `482-739-165`. */
        number: z.string(reload).check(z.regex(/^\d{3}-\d{3}-\d{3}$/, reload)),
        positions,
        costInCents,
      }),
      reload,
    )
    .check(z.minLength(1, { error: noticeRefusals.nothingChosen }), z.maxLength(mostAgreements, reload)),
  ...common,
})

export type NoticesGiving = z.infer<typeof NoticesGiving>

const answers = {
  204: { description: 'Given, also where it was before' },
  404: { description: 'The customer has not all of these agreements', body: Failure },
  422: wrongFields,
} as const

/** Calls that give notice of several agreements at once: of a customer, and of staff for one. */
export const noticesCalls = {
  giveNotices: defineCall({
    group: 'Customer',
    access: 'customer',
    method: 'POST',
    path: '/api/mijn/opzeggingen',
    summary: 'Gives notice of lines of several agreements at once: of all of them, or of none.',
    limit: { max: 20, per: 'minute' },
    body: { kind: 'json', schema: NoticesGiving },
    answers,
  }),
} as const

export const deskNoticesCalls = {
  recordNotices: defineCall({
    group: 'Staff',
    access: 'staff',
    permission: 'agreements.work',
    method: 'POST',
    path: '/api/beheer/klanten/{id}/opzeggingen',
    params: { id: uuidParam },
    summary:
      'Records that a customer gives notice of several agreements at once, and mails the confirmation.',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: NoticesGiving },
    answers,
  }),
} as const
