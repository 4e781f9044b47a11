import { pdfFile } from '../../common/contract/answers.ts'
import { defineCall } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'
import { caseNumberParam } from '../../common/contract/params.ts'

/** Calls of a logged-in customer who took an agreement over. */
export const transferCustomerCalls = {
  partyMandateFile: defineCall({
    group: 'Customer',
    access: 'customer',
    method: 'GET',
    path: '/api/mijn/contracten/{nummer}/machtiging.pdf',
    params: { nummer: caseNumberParam },
    summary: 'The direct-debit mandate that was given with the transfer of an agreement.',
    limit: { max: 30, per: 'minute' },
    answers: { 200: pdfFile, 404: { description: 'The customer gave no such mandate', body: Failure } },
  }),
}
