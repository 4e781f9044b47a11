import * as z from 'zod/mini'
import type { Construction } from './line-promise.ts'

/** Costs of construction beside a total, in answers and in what events keep. */
export const ConstructionCosts = z.object({ knownInCents: z.int(), isUnknown: z.boolean() })

const KeptTotals = z.object({ construction: z.nullable(ConstructionCosts) })

/** What is not in totals that an event keeps; null for those of before they said so. */
export const keptConstruction = (totals: unknown): Construction | null =>
  KeptTotals.safeParse(totals).data?.construction ?? null
