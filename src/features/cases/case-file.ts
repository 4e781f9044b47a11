import * as z from 'zod/mini'

/** `left-out`: it was too large, so only its name is known. */
export const scanStates = ['clean', 'not-scanned', 'infected', 'left-out'] as const

/** A file at a case. */
export const CaseFile = z.object({
  id: z.string(),
  name: z.string(),
  contentType: z.string(),
  /** In bytes. */
  size: z.int(),
  /** `waiting`: the virus scanner was away, and the file is not given out before it was scanned. */
  state: z.enum([...scanStates, 'waiting']),
})

export type CaseFile = z.infer<typeof CaseFile>
