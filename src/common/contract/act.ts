import * as z from 'zod/mini'
import { contractTexts } from './field-texts.ts'

/** Fields of each command of staff. The browser generates an id for each one; a repeated id is executed once. */
export const act = {
  id: z.string({ error: contractTexts.reload }).check(
    z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/, {
      error: contractTexts.reload,
    }),
  ),
  /** Version that the decision is based on. */
  version: z
    .int({ error: contractTexts.reload })
    .check(z.lte(2_147_483_647, { error: contractTexts.reload })),
}
