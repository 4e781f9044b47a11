import { formatEuro } from '../../common/money.ts'
import { type Construction, constructionOf } from '../addresses/line-promise.ts'
import { withNotIn } from '../addresses/promise-texts.ts'
import type { PricedLine } from '../carts/order-lines.ts'
import { type Totals, totalsOf } from '../carts/totals.ts'

/** Totals in words, with the costs of construction that are not in them (docs/decisions/orders.md#a-promise-has-a-source). */

/** `€ 42,50 per maand en € 0,00 eenmalig, excl. aanleg € 1.250,00`. */
export const amountsInWords = (
  { monthlyInCents, oneTimeInCents }: Totals,
  construction: Construction | null,
): string =>
  withNotIn(`${formatEuro(monthlyInCents)} per maand en ${formatEuro(oneTimeInCents)} eenmalig`, construction)

/** @param lines what they are the totals of */
export const totalsInWords = (totals: Totals, lines: readonly PricedLine[]): string =>
  amountsInWords(totals, constructionOf(lines))

/** The same of lines by themselves. */
export const linesInWords = (lines: readonly PricedLine[]): string => totalsInWords(totalsOf(lines), lines)
