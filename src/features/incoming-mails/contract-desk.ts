import { defineCall } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'
import { caseNumberParam, uuidParam } from '../../common/contract/params.ts'

/** Mails that came in, at the desk. */
export const receivedMailCalls = {
  receivedMailPage: defineCall({
    method: 'GET',
    group: 'Staff',
    access: 'staff',
    permission: 'cases.read',
    path: '/api/beheer/zaken/{nummer}/ontvangen/{id}',
    params: { nummer: caseNumberParam, id: uuidParam },
    summary: 'The HTML of a mail that came in, made safe, as a page that runs and loads nothing.',
    limit: { max: 120, per: 'minute' },
    answers: {
      200: { description: 'The page', body: 'html' },
      404: { description: 'There is no such case, mail or HTML', body: Failure },
    },
  }),
}
