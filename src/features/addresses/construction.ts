import * as z from 'zod/mini'

/** Costs of construction beside a total, in answers and in what events keep. */
export const ConstructionCosts = z.object({ knownInCents: z.int(), isUnknown: z.boolean() })
