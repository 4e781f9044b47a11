import * as z from 'zod/mini'
import { answeredNoMore, deadLink } from '../../common/contract/answers.ts'
import { defineCall } from '../../common/contract/call.ts'
import type { Failure } from '../../common/contract/failure.ts'
import { LinkQuestion, LinkToken } from '../mailed-links/contract.ts'
import { GivenNotice } from './contract.ts'
import { noticeRefusals } from './texts.ts'

/** Notices that the organisation of an agreement can withdraw. */
export const WithdrawableNotices = z.object({
  /** Of the agreement, as it is read out. */
  number: z.string(),
  companyName: z.string(),
  notices: z.array(GivenNotice),
})

export type WithdrawableNotices = Readonly<z.infer<typeof WithdrawableNotices>>

export const noSuchWithdrawal: Failure = { message: noticeRefusals.withdrawalLinkGone }

const answeredToLink = {
  group: 'Order',
  access: 'visitor',
  method: 'POST',
  malformed: () => ({ status: 404, body: noSuchWithdrawal }) as const,
} as const

/** Withdrawing a notice without an account: asked for behind the link of an order's mails, and done behind a link to its organisation. */
export const withdrawalLinkCalls = {
  askForWithdrawal: defineCall({
    ...answeredToLink,
    path: '/api/volgen/opzegging-intrekken',
    summary: 'Mails the organisation of a followed order a link that leads to withdrawing a notice.',
    limit: { max: 30, per: 'hour' },
    body: { kind: 'json', schema: LinkQuestion },
    answers: { 204: { description: 'The link is on its way' }, 404: deadLink },
  }),
  checkWithdrawal: defineCall({
    ...answeredToLink,
    path: '/api/opzegging-intrekken/link',
    summary: 'The notices that can be withdrawn behind a mailed link; uses nothing up.',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: LinkQuestion },
    answers: { 200: { description: 'The notices', body: WithdrawableNotices }, 404: deadLink },
  }),
  withdrawByLink: defineCall({
    ...answeredToLink,
    path: '/api/opzegging-intrekken',
    summary: 'Withdraws a notice behind a mailed link.',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: z.object({ token: LinkToken, notice: z.uuid() }) },
    answers: {
      204: { description: 'Withdrawn, also where it was before' },
      404: deadLink,
      409: answeredNoMore,
    },
  }),
}
