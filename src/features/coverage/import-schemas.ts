import * as z from 'zod/mini'
import { importKinds, importOrigins, importStates } from '../addresses/import.ts'
import { ImportComparison } from '../addresses/import-comparison.ts'

const moment = z.nullable(z.iso.datetime())
const name = z.nullable(z.string())

/** A file that came in, as the desk shows it. */
export const Import = z.object({
  id: z.int(),
  kind: z.enum(importKinds),
  origin: z.enum(importOrigins),
  state: z.enum(importStates),
  fileName: name,
  /** Bytes as it is sent; null where nobody knows. */
  fileBytes: z.nullable(z.int()),
  receivedBytes: z.int(),
  rowCount: z.int(),
  badRowCount: z.int(),
  /** The colleague who brought it, and the one who made it live or planned that. */
  by: name,
  decidedBy: name,
  arrivedAt: z.iso.datetime(),
  startsAt: moment,
  liveAt: moment,
  endedAt: moment,
  /** Of the live one: whether the one before it can be taken back. */
  canTakeBack: z.boolean(),
})
export type Import = z.infer<typeof Import>

export const ImportProblem = z.object({
  line: z.nullable(z.int()),
  column: z.nullable(z.string()),
  what: z.string(),
  mend: z.string(),
})
export type ImportProblem = z.infer<typeof ImportProblem>

/** A correction or an added address that a comparison names. */
const ByHand = z.object({
  id: z.string(),
  version: z.int(),
  /** `dropped`: for this file; `other`: it was changed or ended since. */
  state: z.enum(['stands', 'dropped', 'other']),
})
export type ByHand = z.infer<typeof ByHand>

export const ImportPage = z.object({
  import: Import,
  /** The first wrong rows. */
  problems: z.array(ImportProblem),
  /** null until it stands. */
  comparison: z.nullable(ImportComparison),
  /** Those of the comparison, as they stand now. */
  byHand: z.array(ByHand),
  /** Whether another file became live since it was compared. */
  isStale: z.boolean(),
})
export type ImportPage = z.infer<typeof ImportPage>

/** A decision about an import; a plan without a moment is for now. */
export const ImportDecision = z.object({
  act: z.enum(['plan', 'withdraw', 'compare', 'throw-away', 'take-back']),
  startsAt: z._default(z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40))), null),
})
export type ImportDecision = z.infer<typeof ImportDecision>
