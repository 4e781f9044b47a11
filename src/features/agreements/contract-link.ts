import * as z from 'zod/mini'
import { answeredNoMore, deadLink, wrongFields } from '../../common/contract/answers.ts'
import { defineCall, refusedAsMarked } from '../../common/contract/call.ts'
import type { Failure } from '../../common/contract/failure.ts'
import { LinkQuestion, LinkToken } from '../mailed-links/contract.ts'
import { EndingLine } from './contract.ts'
import { NoticeGiving } from './contract-mijn.ts'
import { noticeRefusals } from './texts.ts'

/** A notice of an order that is followed by a mailed link; nothing ends before its organisation confirms it. */
export const NoticeByLink = z.extend(z.omit(NoticeGiving, { words: true }), { token: LinkToken })

/** A notice that waits for its confirmation. */
export const NoticeToConfirm = z.object({
  /** Of the agreement, as it is read out. */
  number: z.string(),
  companyName: z.string(),
  lines: z.array(EndingLine),
  /** Excl. VAT, at most, as it is today. */
  costInCents: z.int(),
  /** Why it can be confirmed no more; null while it can. */
  refusal: z.nullable(z.string()),
})

export type NoticeToConfirm = Readonly<z.infer<typeof NoticeToConfirm>>

export const NoticeConfirmation = z.object({
  token: LinkToken,
  /** Cents excl. VAT that it costs at most, as whoever confirms saw it. */
  costInCents: z.int(),
})

export const noSuchNotice: Failure = { message: noticeRefusals.linkGone }

const answeredToLink = {
  group: 'Order',
  access: 'visitor',
  method: 'POST',
  malformed: (errors: Parameters<typeof refusedAsMarked>[0]) =>
    'token' in errors ? ({ status: 404, body: noSuchNotice } as const) : refusedAsMarked(errors),
} as const

/** Giving notice without an account: asked for behind the link of an order's mails, and confirmed by a link to its organisation. */
export const noticeLinkCalls = {
  askForNotice: defineCall({
    ...answeredToLink,
    path: '/api/volgen/opzegging',
    summary: 'Mails the organisation of a followed order a link that confirms a notice.',
    limit: { max: 30, per: 'hour' },
    body: { kind: 'json', schema: NoticeByLink },
    answers: {
      204: { description: 'The link is on its way' },
      404: deadLink,
      422: wrongFields,
    },
  }),
  checkNotice: defineCall({
    ...answeredToLink,
    path: '/api/opzegging/link',
    summary: 'The notice that a mailed link confirms; uses nothing up.',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: LinkQuestion },
    answers: { 200: { description: 'The notice', body: NoticeToConfirm }, 404: deadLink },
  }),
  confirmNotice: defineCall({
    ...answeredToLink,
    path: '/api/opzegging',
    summary: 'Confirms a notice, which is given by it.',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: NoticeConfirmation },
    answers: {
      204: { description: 'Given, also where it was before' },
      404: deadLink,
      409: answeredNoMore,
      422: wrongFields,
    },
  }),
}
