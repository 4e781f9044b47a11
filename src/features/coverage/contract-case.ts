import * as z from 'zod/mini'
import { defineCall } from '../../common/contract/call.ts'
import { caseNumberParam } from '../../common/contract/params.ts'
import { noSuchCase, reading } from '../cases/command-calls.ts'
import { CaseCoverage } from './case-coverage.ts'

/** Coverage in a case: who may see the case sees it. */
export const caseCoverageCalls = {
  coverageOfCase: defineCall({
    ...reading,
    path: '/api/beheer/zaken/{nummer}/dekking',
    params: { nummer: caseNumberParam },
    summary: 'What the shop offers now at the address that a case asks about, line by line, and why.',
    answers: {
      200: {
        description: 'The look-up; null where the case asks about no address',
        body: z.object({ coverage: z.nullable(CaseCoverage) }),
      },
      404: noSuchCase,
    },
  }),
}
