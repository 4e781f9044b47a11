import * as z from 'zod/mini'
import { eurosFromCents } from '../domain/money.ts'
import type { Totals } from '../domain/totals.ts'

const total = z.number().check(z.gte(0))

/** In euros, excl. VAT. */
export const AgreedTotals = z.object({ monthly: total, oneTime: total })
export type AgreedTotals = z.infer<typeof AgreedTotals>

export const serializeTotals = ({ monthlyInCents, oneTimeInCents }: Totals): AgreedTotals => ({
  monthly: eurosFromCents(monthlyInCents),
  oneTime: eurosFromCents(oneTimeInCents),
})
