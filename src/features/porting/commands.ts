import { defineCall } from '../../common/contract/call.ts'
import { caseNumberParam } from '../../common/contract/params.ts'
import { acted, working } from '../cases/command-calls.ts'
import { PortInMove } from './command-schemas.ts'

/** Commands of staff on the numbers of an order. */
export const portInCommands = {
  movePortIn: defineCall({
    ...working,
    method: 'POST',
    path: '/api/beheer/zaken/{nummer}/nummer',
    params: { nummer: caseNumberParam },
    summary: 'Takes a number that comes along a step further.',
    body: { kind: 'json', schema: PortInMove },
    answers: acted,
  }),
}
