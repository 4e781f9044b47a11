import { defineCall } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'
import { textParam } from '../../common/contract/params.ts'
import { ResellerCompanyName } from '../../common/contract/session.ts'

export const resellerCalls = {
  resellerCompanyName: defineCall({
    method: 'GET',
    path: '/api/reseller-company-name/{resellerId}',
    params: { resellerId: textParam },
    group: 'Catalogue',
    summary: 'Who sells through a reseller link.',
    access: 'anyone',
    limit: { max: 120, per: 'minute' },
    answers: {
      200: { description: 'The company name', body: ResellerCompanyName },
      404: { description: 'No active reseller has this id', body: Failure },
    },
  }),
}
