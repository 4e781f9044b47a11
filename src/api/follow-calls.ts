import * as z from 'zod/mini'
import { deadLink } from '../common/contract/answers.ts'
import { defineCall } from '../common/contract/call.ts'
import { followedQuote } from '../features/quotes/contract-followed.ts'
import {
  followedOrder,
  followingCall,
  noSuchCaseByLink,
  ProgressQuery,
} from '../features/tracking/contract.ts'

/** Case behind a mailed link, without personal data: of each kind what its feature says. */
export const CaseByLink = z.discriminatedUnion('kind', [followedOrder, followedQuote])

export type CaseByLink = z.infer<typeof CaseByLink>

export const followCalls = {
  followCase: defineCall({
    ...followingCall,
    method: 'POST',
    path: '/api/volgen',
    summary: 'The order or quote request that a mailed link leads to; uses nothing up.',
    body: { kind: 'json', schema: ProgressQuery },
    malformed: () => ({ status: 404, body: noSuchCaseByLink }),
    answers: { 200: { description: 'Where it stands', body: CaseByLink }, 404: deadLink },
  }),
}
