import * as z from 'zod/mini'
import { CaseFile } from '../cases/case-file.ts'

/* Parts of a case as staff see it; moments are ISO 8601 and days `2026-11-24`. */

export const Day = z.iso.date()

export const orNull = <Schema extends z.ZodMiniType>(schema: Schema) => z.nullable(schema)

/** An answer that can still be taken back. */
export const WaitingAnswer = z.object({
  message: z.string(),
  subject: z.string(),
  text: z.string(),
  cc: z.string(),
  /** Files that go along, which are drafts of whoever takes it back. */
  files: z.array(CaseFile),
  /** Name of the colleague who wrote it; null where that is not known any more. */
  by: orNull(z.string()),
  goesAt: z.string(),
  /** Milliseconds until then, when it was asked. */
  msLeft: z.int(),
  /** Whether a moment was chosen for it. */
  isPlanned: z.boolean(),
})

export type WaitingAnswer = z.infer<typeof WaitingAnswer>
