import type { Day } from '../../common/working-days.ts'
import type { Cart } from '../carts/cart-line.ts'
import type { PricedLine } from '../carts/order-lines.ts'
import { usualExitTerms } from '../catalogue/exit-terms.ts'
import { isMainProduct } from '../catalogue/product.ts'
import { firstVersion } from './agreed-line.ts'
import type { AgreementLine } from './contract.ts'
import { type Bond, costOfReplacing } from './leaving.ts'
import { lastDayOfTerm, type Term } from './term.ts'

/* An order in the place of an agreement: another line or bundle, or a move (docs/decisions/agreements.md). */

/** Lines as far as an order in their place needs to know them. */
type BoundLine = Pick<AgreementLine, 'bond'>

/** The bonds of what goes on, which an order takes the place of: not of what was bought, and not of what ends already. */
const running = (lines: readonly BoundLine[]): readonly Bond[] => lines.flatMap(({ bond }) => bond ?? [])

/** Whether an order can take the place of these lines. */
export const canBeReplaced = (lines: readonly BoundLine[]): boolean => running(lines).length > 0

/** The terms that go on for lines of as many months in the new order, the earliest first. */
export const termsToContinue = (lines: readonly BoundLine[]): readonly Term[] => {
  const terms = running(lines).flatMap(({ term }) => (term.months > 0 ? [term] : []))
  return terms
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .filter(({ months }, index, all) => all.findIndex(other => other.months === months) === index)
}

/** The last day of the term that goes on for the main product of an order; null where a new one begins, or there is none. */
export function termUntil(lines: readonly BoundLine[], order: Cart): Day | null {
  const main = order.find(({ product }) => isMainProduct(product))
  const kept = termsToContinue(lines).find(({ months }) => months === main?.product.contractDuration)
  return kept ? lastDayOfTerm(kept) : null
}

/** Cents per month that a new line binds to; free months at its start do not make it cheaper than what it replaces. */
function newBond(line: PricedLine, startedOn: Day, kept: readonly Term[]): Bond {
  const { prices, ...version } = firstVersion(line, startedOn, usualExitTerms, kept)
  const paid = prices.at(-1)
  return { ...version, prices: paid ? [{ ...paid, from: startedOn }] : [] }
}

/**
 * Cents excl. VAT that it costs to have an order in the place of these lines: at most, where it is counted as if the order
 * were delivered today.
 * @param startedOn the first day of the new lines, or the last one of the old lines where these go on beside them
 */
export const costOfOrder = (
  lines: readonly BoundLine[],
  order: readonly PricedLine[],
  startedOn: Day,
): number => {
  const kept = termsToContinue(lines)
  return costOfReplacing(
    running(lines),
    order.map(line => newBond(line, startedOn, kept)),
    startedOn,
  )
}
