import { type ExitTerms, exitTermsOf, usualExitTerms } from '../catalogue/exit-terms.ts'
import { isDiscount, isProductLine, lineDuration, type PricedLine } from './order-lines.ts'

/**
 * The exit terms of a line, as it was sold. A discount per month has those of what it is taken off, and where these differ the
 * highest percentage, which serves the customer.
 * @param among the lines that are sold with it
 */
export function exitTermsOfLine(line: PricedLine, among: readonly PricedLine[]): ExitTerms {
  if (isProductLine(line)) return exitTermsOf(line.product)
  if (!isDiscount(line)) return usualExitTerms
  const terms = among
    .filter(other => lineDuration(other) > 0 && !isDiscount(other))
    .map(other => exitTermsOfLine(other, []))
  const [first, ...others] = terms
  if (!first) return usualExitTerms
  return others.reduce(
    (all, each) => ({
      exitRule: all.exitRule === each.exitRule ? all.exitRule : 'telecom',
      percentage: Math.max(all.percentage, each.percentage),
      isAtMost: all.isAtMost || each.isAtMost,
    }),
    first,
  )
}
