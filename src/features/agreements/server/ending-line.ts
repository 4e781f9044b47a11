import type { EndingLine } from '../contract.ts'

type ExitTerms = Pick<EndingLine, 'percentage' | 'isAtMost'>

/** A line that ends as a notice keeps it. Those given before percentages were kept have none. */
export type StoredEndingLine = Omit<EndingLine, keyof ExitTerms> & Partial<ExitTerms>

/** The line as it was shown when the notice was given: before, all of the price was due, at most. */
export const endingLineFrom = (stored: StoredEndingLine): EndingLine => ({
  percentage: 100,
  isAtMost: true,
  ...stored,
})
