import { defineCall } from '../../common/contract/call.ts'
import { caseNumberParam } from '../../common/contract/params.ts'
import { acted, working } from '../cases/command-calls.ts'
import { ReturnEntry, ReturnUndoing } from './command-schemas.ts'

const returning = {
  ...working,
  permission: 'agreements.work',
  params: { nummer: caseNumberParam },
  answers: acted,
} as const

/** Commands of staff on rented devices that come back. */
export const returnCommands = {
  recordReturn: defineCall({
    ...returning,
    path: '/api/beheer/zaken/{nummer}/retour',
    summary: 'Writes down that rented devices came back, did not, or need not.',
    body: { kind: 'json', schema: ReturnEntry },
  }),
  undoReturn: defineCall({
    ...returning,
    path: '/api/beheer/zaken/{nummer}/retour-ongedaan',
    summary: 'Takes back what was written down of rented devices by mistake.',
    body: { kind: 'json', schema: ReturnUndoing },
  }),
}
