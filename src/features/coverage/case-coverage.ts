import * as z from 'zod/mini'
import { technologies } from '../addresses/coverage.ts'
import { lineReason } from './coverage-schemas.ts'

/** The look-up of the address that a case asks about, as a colleague sees it there. */

const Line = z.object({
  name: z.string(),
  technology: z.enum(technologies),
  downloadMbs: z.int(),
  uploadMbs: z.int(),
  isListed: z.boolean(),
  reason: lineReason,
  /** Weeks until the delivery; null where that is agreed upon, or nothing is delivered. */
  weeks: z.nullable(z.object({ from: z.int(), to: z.int() })),
  /** Once, excl. VAT; 0 where there are none, null where they are not known. */
  constructionInCents: z.nullable(z.int()),
  /** The least that it costs a month among its terms, excl. VAT. */
  fromInCents: z.int(),
})
export type CaseLine = z.infer<typeof Line>

const caseChanges = ['made', 'changed', 'ended', 'began', 'over'] as const

const Change = z.object({
  id: z.string(),
  technology: z.enum(technologies),
  what: z.enum(caseChanges),
  /** ISO 8601, or a day where it began or ran out. */
  at: z.string(),
  /** The colleague who made or ended it; null where nobody did, or the colleague has no account any more. */
  by: z.nullable(z.string()),
})
export type CaseChange = z.infer<typeof Change>

export const CaseCoverage = z.object({
  /** `no-address`: what was filled in cannot be one. */
  register: z.enum(['found', 'added', 'unknown', 'unavailable', 'no-address']),
  zipCode: z.string(),
  /** With its addition. */
  numbers: z.string(),
  street: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** Additions that the number has, where this one is not known; '' is the number without one. */
  suffixesHere: z.array(z.string()),
  /** The bandwidth that was asked for; null where none was. */
  wanted: z.nullable(
    z.object({
      bandwidth: z.string(),
      /** null where no line of fibre is sold with it, or not any more. */
      line: z.nullable(Line),
    }),
  ),
  /** Every internet line of the catalogue, once for all its terms. */
  lines: z.array(Line),
  /** Corrections here since the case came in, the newest first. */
  changes: z.array(Change),
  /** When other coverage was imported since then; null where none was. */
  importedAt: z.nullable(z.string()),
})
export type CaseCoverage = z.infer<typeof CaseCoverage>
