import { defineCall } from '../../common/contract/call.ts'
import { caseNumberParam } from '../../common/contract/params.ts'
import { noSuchCase, refused, selling, stale } from '../cases/command-calls.ts'
import { NewQuote, QuoteMade } from './command-schemas.ts'

/** A quote of what came in otherwise. */
export const quoteCommands = {
  quoteOfCase: defineCall({
    ...selling,
    method: 'POST',
    path: '/api/beheer/zaken/{nummer}/prijsopgave',
    params: { nummer: caseNumberParam },
    summary: 'Makes a quote request of an enquiry or a form.',
    body: { kind: 'json', schema: NewQuote },
    answers: {
      200: { description: 'The number of the request', body: QuoteMade },
      404: noSuchCase,
      409: stale,
      422: refused,
    },
  }),
}
