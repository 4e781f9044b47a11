import * as z from 'zod/mini'
import { csvFile } from '../../common/contract/answers.ts'
import { defineCall } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'
import { rowParam } from '../../common/contract/params.ts'
import { importKinds } from '../addresses/import.ts'
import { Import, ImportDecision, ImportPage } from './import-schemas.ts'

/** Files of coverage and addresses at the desk. */

const common = { group: 'Staff', access: 'staff', limit: { max: 120, per: 'minute' } } as const
const reading = { ...common, method: 'GET', permission: 'coverage.read' } as const
const working = { ...common, method: 'POST', permission: 'coverage.work' } as const

const base = '/api/beheer/dekking/bestanden'
const params = { id: rowParam } as const
const noSuch = { description: 'There is none', body: Failure } as const
const refused = { description: 'It is not possible now; the sentence says why', body: Failure } as const

export const importCalls = {
  imports: defineCall({
    ...reading,
    path: base,
    summary: 'Files of coverage and addresses that came in, the newest first.',
    answers: { 200: { description: 'The last fifty', body: z.object({ imports: z.array(Import) }) } },
  }),
  sendImport: defineCall({
    ...working,
    path: base,
    summary:
      'Takes a file of coverage or addresses, CSV or gzip, which waits for a decision. It is read as it comes: 2 GB, and 8 GB unpacked.',
    query: { soort: z.enum(importKinds), naam: z.string().check(z.minLength(1), z.maxLength(200)) },
    bodyLimit: 2_000_000_000,
    body: { kind: 'form', schema: z.object({}), streamed: true },
    answers: {
      201: { description: 'The import; refused where rows are wrong', body: z.object({ id: z.int() }) },
      400: { description: 'The file broke off on its way', body: Failure },
      409: refused,
      415: { description: 'The file has to come as application/octet-stream', body: Failure },
      422: { description: 'The kind or the name is missing', body: Failure },
    },
  }),
  import: defineCall({
    ...reading,
    path: `${base}/{id}`,
    params,
    summary: 'One file: its wrong rows, or what would change.',
    answers: { 200: { description: 'The file', body: ImportPage }, 404: noSuch },
  }),
  importProblems: defineCall({
    ...reading,
    path: `${base}/{id}/fouten`,
    params,
    summary: 'The wrong rows of a file: the first thousand.',
    answers: { 200: csvFile, 404: noSuch },
  }),
  decideImport: defineCall({
    ...working,
    path: `${base}/{id}/besluit`,
    params,
    summary:
      'Makes a file live, now or at a moment, withdraws that, compares it anew, throws it away, or takes the one before it back. The worker does it within seconds.',
    body: { kind: 'json', schema: ImportDecision },
    answers: {
      204: { description: 'Decided' },
      404: noSuch,
      409: refused,
      422: { description: 'The moment is none', body: Failure },
    },
  }),
}
