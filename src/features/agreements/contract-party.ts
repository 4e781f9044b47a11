import * as z from 'zod/mini'
import { deadLink } from '../../common/contract/answers.ts'
import { defineCall } from '../../common/contract/call.ts'
import type { Failure } from '../../common/contract/failure.ts'
import { LinkQuestion } from '../mailed-links/contract.ts'
import { CustomerAgreement } from './contract-mijn.ts'
import { partyLinkTexts } from './party-texts.ts'

/** An agreement as who took it over sees it without an account. */
export const PartyAgreement = z.object({ companyName: z.string(), agreement: CustomerAgreement })

export type PartyAgreement = Readonly<z.infer<typeof PartyAgreement>>

export const noSuchPartyAgreement: Failure = { message: partyLinkTexts.dead }

/** The agreement behind a link of who took it over; what asks to end or change it takes that token as it does one of a followed order. */
export const partyLinkCalls = {
  partyAgreement: defineCall({
    group: 'Order',
    access: 'visitor',
    method: 'POST',
    path: '/api/contract/link',
    summary: 'The agreement that somebody took over, behind the link that they were mailed; uses nothing up.',
    limit: { max: 60, per: 'minute' },
    malformed: () => ({ status: 404, body: noSuchPartyAgreement }),
    body: { kind: 'json', schema: LinkQuestion },
    answers: { 200: { description: 'The agreement', body: PartyAgreement }, 404: deadLink },
  }),
}
