import * as z from 'zod/mini'
import { defineCall } from '../../common/contract/call.ts'
import { contractTexts } from '../../common/contract/field-texts.ts'
import { caseNumberParam, uuidParam } from '../../common/contract/params.ts'
import { noSuchCase, reading, refused } from '../cases/command-calls.ts'

/** A page of the desk on which a case stands open. */
export const OpenCase = z.object({
  /** The tab of the browser, which gave itself this id. */
  tab: z.uuid({ error: contractTexts.reload }),
  isWriting: z.boolean(),
})

/** Colleagues who have a case open, without the one who asks, by name. */
export const Present = z.object({
  colleagues: z.array(z.object({ id: z.string(), name: z.string(), isWriting: z.boolean() })),
})

export type PresentColleague = z.infer<typeof Present>['colleagues'][number]

export const presenceCalls = {
  attendCase: defineCall({
    ...reading,
    isOfPage: true,
    method: 'PUT',
    path: '/api/beheer/zaken/{nummer}/aanwezig',
    params: { nummer: caseNumberParam },
    summary: 'Says that a colleague has a case open, for the next 45 seconds, and answers who else has.',
    body: { kind: 'json', schema: OpenCase },
    answers: { 200: { description: 'Who else has it open', body: Present }, 404: noSuchCase, 422: refused },
  }),
  leaveCase: defineCall({
    ...reading,
    isOfPage: true,
    method: 'DELETE',
    path: '/api/beheer/zaken/{nummer}/aanwezig/{tab}',
    params: { nummer: caseNumberParam, tab: uuidParam },
    summary: 'Says that a tab no longer has a case open.',
    answers: { 204: { description: 'Gone, or was not there' }, 404: noSuchCase },
  }),
}
