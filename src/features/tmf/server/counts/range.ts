import { momentOf } from '../kit/moment.ts'
import type { Filter } from '../kit/query.ts'

/** From a moment on and before another; null where it has no end. */
export type Range = { readonly from: Date | null; readonly to: Date | null }

export const always: Range = { from: null, to: null }

/** The rest of a range by a filter on a moment, which is shown in milliseconds; null where it compares with no moment. */
export function narrowed({ from, to }: Range, { operator, values }: Filter): Range | null {
  const at = values.length === 1 ? momentOf(values[0] ?? '') : null
  if (operator === 'regex' || at === null) return null
  const begins = { eq: at, gt: at + 1, gte: at, lt: null, lte: null }[operator]
  const ends = { eq: at + 1, gt: null, gte: null, lt: at, lte: at + 1 }[operator]
  return {
    from: begins === null ? from : new Date(Math.max(begins, from?.getTime() ?? begins)),
    to: ends === null ? to : new Date(Math.min(ends, to?.getTime() ?? ends)),
  }
}
