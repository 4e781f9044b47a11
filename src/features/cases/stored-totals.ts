import * as z from 'zod/mini'
import { formatEuro } from '../../common/money.ts'
import { ConstructionCosts } from '../addresses/contract.ts'
import { withNotIn } from '../addresses/promise-texts.ts'

const StoredTotals = z.object({
  monthlyInCents: z.int(),
  oneTimeInCents: z.int(),
  // Absent in events of before they said so.
  construction: z._default(z.nullable(ConstructionCosts), null),
})

type TotalsInWords = {
  readonly monthly: string
  readonly oneTime: string
  /** Words of the total, with the costs of construction that it has not in it. */
  readonly withNotIn: (words: string) => string
}

/** Totals that an event keeps, in words; null where it keeps none. */
export function storedTotals(kept: unknown): TotalsInWords | null {
  const { data } = StoredTotals.safeParse(kept)
  if (!data) return null
  const { monthlyInCents, oneTimeInCents, construction } = data
  return {
    monthly: formatEuro(monthlyInCents),
    oneTime: formatEuro(oneTimeInCents),
    withNotIn: words => withNotIn(words, construction),
  }
}
