import * as z from 'zod/mini'
import { act } from '../../common/contract/act.ts'
import { csvFile, doneOnce, malformed, wrongField } from '../../common/contract/answers.ts'
import { defineCall } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'
import { uuidParam } from '../../common/contract/params.ts'
import { missKinds } from '../addresses/missed-look-up.ts'
import {
  Correction,
  CorrectionChange,
  CorrectionEffect,
  CoverageLookUp,
  Ending,
  NewCorrection,
} from './coverage-schemas.ts'

/** Coverage at the desk: an address as the shop sees it, and corrections. */

const common = { group: 'Staff', access: 'staff', limit: { max: 120, per: 'minute' } } as const
const reading = { ...common, permission: 'coverage.read' } as const
const working = { ...common, permission: 'coverage.work' } as const

const noSuch = { description: 'There is none', body: Failure } as const
const stale = {
  description: 'Somebody else changed it meanwhile; `current` is how it stands',
  body: z.extend(Failure, { current: Correction }),
} as const

const path = '/api/beheer/dekking'
/** A month as `2026-11`; absent for all of them. */
const monthQuery = { maand: z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))) }

const MissedPlace = z.object({
  month: z.string(),
  /** A postcode, or four digits: of postcodes with fewer than three look-ups in the month. */
  place: z.string(),
  kind: z.enum(missKinds),
  count: z.int(),
})
const typed = z._default(z.string().check(z.maxLength(30)), '')

export const coverageCalls = {
  coverageOfAddress: defineCall({
    ...reading,
    method: 'GET',
    path: `${path}/adres`,
    summary: 'What the shop offers at an address, line by line, and why.',
    query: { postcode: typed, huisnummer: typed, toevoeging: typed },
    answers: {
      200: {
        description: 'The address as the shop sees it; null where the words cannot be an address',
        body: z.object({ found: z.nullable(CoverageLookUp) }),
      },
      422: malformed,
    },
  }),
  missedLookUps: defineCall({
    ...reading,
    method: 'GET',
    path: `${path}/niet-gevonden`,
    summary:
      'Where visitors of the shop looked an address up that can get nothing, counted by month and postcode.',
    query: monthQuery,
    answers: {
      200: {
        description: 'The most counted of each month, the newest month first',
        body: z.object({
          /** Months that have any, the newest first. */
          months: z.array(z.string()),
          places: z.array(MissedPlace),
          /** Whether there are more than these; the file has them all. */
          isCut: z.boolean(),
        }),
      },
      422: malformed,
    },
  }),
  missedLookUpsFile: defineCall({
    ...reading,
    method: 'GET',
    path: `${path}/niet-gevonden/bestand`,
    summary: 'The same as a file for a spreadsheet, with up to 100,000 places.',
    query: monthQuery,
    answers: { 200: csvFile, 422: malformed },
  }),
  corrections: defineCall({
    ...reading,
    method: 'GET',
    path: `${path}/correcties`,
    summary: 'Corrections of coverage, the newest first.',
    query: {
      postcode: typed,
      /** `alles`: also what was ended or is over. */
      toon: z._default(z.enum(['geldig', 'alles']), 'geldig'),
      na: z.optional(act.id),
    },
    answers: {
      200: {
        description: 'The corrections',
        body: z.object({
          corrections: z.array(Correction),
          /** `na` of the next page; null on the last one. */
          next: z.nullable(z.string()),
        }),
      },
      422: malformed,
    },
  }),
  correction: defineCall({
    ...reading,
    method: 'GET',
    path: `${path}/correcties/{id}`,
    params: { id: uuidParam },
    summary: 'One correction of coverage.',
    answers: { 200: { description: 'The correction', body: Correction }, 404: noSuch },
  }),
  tryCorrection: defineCall({
    ...working,
    method: 'POST',
    path: `${path}/correcties/proef`,
    summary: 'What a correction would touch; nothing is changed.',
    body: { kind: 'json', schema: NewCorrection },
    answers: { 200: { description: 'What it touches', body: CorrectionEffect }, 422: wrongField },
  }),
  addCorrection: defineCall({
    ...working,
    method: 'POST',
    path: `${path}/correcties`,
    summary: 'Corrects coverage: it beats every row of an import.',
    body: { kind: 'json', schema: NewCorrection },
    answers: { 204: doneOnce, 422: wrongField },
  }),
  changeCorrection: defineCall({
    ...working,
    method: 'PUT',
    path: `${path}/correcties/{id}`,
    params: { id: uuidParam },
    summary: 'Changes a correction that has not been ended.',
    body: { kind: 'json', schema: CorrectionChange },
    answers: { 204: doneOnce, 404: noSuch, 409: stale, 422: wrongField },
  }),
  endCorrection: defineCall({
    ...working,
    method: 'POST',
    path: `${path}/correcties/{id}/beeindigen`,
    params: { id: uuidParam },
    summary:
      'Ends a correction: what the import says counts again. With `droppedFor` it is dropped for the live file, which says the same.',
    body: { kind: 'json', schema: Ending },
    answers: { 204: doneOnce, 404: noSuch, 409: stale, 422: malformed },
  }),
  resumeCorrection: defineCall({
    ...working,
    method: 'POST',
    path: `${path}/correcties/{id}/hervatten`,
    params: { id: uuidParam },
    summary: 'Undoes that a correction was ended.',
    body: { kind: 'json', schema: z.object({ version: act.version }) },
    answers: { 204: doneOnce, 404: noSuch, 409: stale, 422: malformed },
  }),
}
