import type { EndingLine } from '../contract.ts'

type Added = Pick<EndingLine, 'percentage' | 'isAtMost' | 'dataUntil' | 'notReturnedInCents'>

/** A line that ends as a notice keeps it. Those given before lack what was added since. */
export type StoredEndingLine = Omit<EndingLine, keyof Added> & Partial<Added>

/** The line as it was shown when the notice was given: before, all of the price was due, at most, and neither data nor the price of a device was told of. */
export const endingLineFrom = (stored: StoredEndingLine): EndingLine => ({
  percentage: 100,
  isAtMost: true,
  dataUntil: null,
  notReturnedInCents: null,
  ...stored,
})
