import type { Day } from '../../common/working-days.ts'
import type { ProductEnd } from './product-end.ts'

/** A product of an agreement, as far as it says when all of that ends. */
export type EndingProduct = {
  readonly isPaidMonthly: boolean
  readonly end: Pick<ProductEnd, 'endedOn'> | null
}

/**
 * The end of an agreement from which its customer has nothing of it any more: once all has ended that is paid per month, as what
 * was bought stays; of what was bought alone, once that has. null while something goes on.
 */
export function agreementEnd(products: readonly EndingProduct[]): Pick<ProductEnd, 'endedOn'> | null {
  const monthly = products.filter(({ isPaidMonthly }) => isPaidMonthly)
  const ends = (monthly.length > 0 ? monthly : products).map(({ end }): Day => end?.endedOn ?? '')
  const last = ends.toSorted().at(-1)
  return last === undefined || ends.includes('') ? null : { endedOn: last }
}
