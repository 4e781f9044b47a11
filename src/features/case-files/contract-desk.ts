import * as z from 'zod/mini'
import { defineCall } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'
import { caseNumberParam, uuidParam } from '../../common/contract/params.ts'
import { CaseFile } from '../cases/case-file.ts'
import { mostBytes } from './limits.ts'

const noSuchFile = { description: 'There is no such case or file', body: Failure } as const

/** Files at a case, for staff. */
export const caseFileCalls = {
  caseFile: defineCall({
    method: 'GET',
    group: 'Staff',
    access: 'staff',
    permission: 'cases.read',
    path: '/api/beheer/zaken/{nummer}/bestanden/{id}',
    params: { nummer: caseNumberParam, id: uuidParam },
    summary: 'A file at a case, to be saved; that it was looked at is written down.',
    limit: { max: 120, per: 'minute' },
    answers: {
      200: { description: 'The file', body: 'file' },
      404: noSuchFile,
      409: { description: 'It is not given out, and why', body: Failure },
    },
  }),
  addDraftFile: defineCall({
    method: 'POST',
    group: 'Staff',
    access: 'staff',
    permission: 'cases.work',
    path: '/api/beheer/zaken/{nummer}/bestanden',
    params: { nummer: caseNumberParam },
    summary:
      'Adds a file that is to go along with an answer; one that goes with none is removed after a day.',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'form', schema: z.object({}), files: { field: 'file', max: 1 } },
    bodyLimit: mostBytes + 64 * 1024,
    answers: {
      200: { description: 'The file', body: CaseFile },
      404: noSuchFile,
      422: { description: 'Why it cannot go along', body: Failure },
    },
  }),
  removeDraftFile: defineCall({
    method: 'DELETE',
    group: 'Staff',
    access: 'staff',
    permission: 'cases.work',
    path: '/api/beheer/zaken/{nummer}/bestanden/{id}',
    params: { nummer: caseNumberParam, id: uuidParam },
    summary: 'Removes a file that was to go along with an answer of the same colleague.',
    limit: { max: 120, per: 'minute' },
    answers: { 204: { description: 'It is gone' }, 404: noSuchFile },
  }),
}
