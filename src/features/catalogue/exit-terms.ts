import type { ExitRule, ProductOffering } from './product.ts'

/** The cost of leaving a line before the end of its term, and by which law. */
export type ExitTerms = {
  readonly exitRule: ExitRule
  /** Share of the price that is due for the months left, in whole percents. */
  readonly percentage: number
  /** Whether nobody confirmed the percentage, so that a sum is said as at most so much. */
  readonly isAtMost: boolean
}

/** The share that is due where an offering has none: all of it, and nothing for cloud until a lawyer confirmed it. */
const usualPercentage = { telecom: 100, cloud: 0 } as const satisfies Record<ExitRule, number>

/** The exit rule of a product: its own, or that of its type. */
export const exitRuleOf = ({
  exitRule,
  productType,
}: Pick<ProductOffering, 'exitRule' | 'productType'>): ExitRule =>
  exitRule ?? (productType === 'cloud' ? 'cloud' : 'telecom')

/** The exit terms of a product, also of one that was sold before it had any of its own. */
export function exitTermsOf(
  product: Pick<ProductOffering, 'exitRule' | 'exitPercentage' | 'productType'>,
): ExitTerms {
  const exitRule = exitRuleOf(product)
  const { exitPercentage } = product
  return {
    exitRule,
    percentage: exitPercentage ?? usualPercentage[exitRule],
    isAtMost: exitPercentage === null,
  }
}

/** The exit terms of what no catalogue has: a line of a quote with a text of its own. */
export const usualExitTerms: ExitTerms = {
  exitRule: 'telecom',
  percentage: usualPercentage.telecom,
  isAtMost: true,
}
