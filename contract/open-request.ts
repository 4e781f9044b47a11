import * as z from 'zod/mini'
import { requestKinds } from '../domain/customer-requests.ts'

/** What a customer asked of staff and nobody answered yet, in his own words, and when (ISO 8601). */
export const OpenRequest = z.object({
  /** By which staff settle it. */
  id: z.int(),
  kind: z.enum(requestKinds),
  words: z.string(),
  at: z.string(),
})
export type OpenRequest = z.infer<typeof OpenRequest>
