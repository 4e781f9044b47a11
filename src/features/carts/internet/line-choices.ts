import { isInternetLine, type ProductOffering, withPlaceOf } from '../../catalogue/product.ts'
import { type InternetTerm, isChoosable, isOrderable } from './lines.ts'

export type LineChoices = {
  readonly glasvezel: readonly ProductOffering[]
  readonly dsl: readonly ProductOffering[]
}

/** The lines of one term, slowest first, as the accordions Glasvezel and DSL show them. */
export function lineChoices(offered: readonly ProductOffering[], term: InternetTerm): LineChoices {
  const ofTerm = offered
    .filter(line => isInternetLine(line) && line.contractDuration === term)
    .toSorted((a, b) => bySpeed(a, b) || a.priceInCents - b.priceInCents || a.id - b.id)
  return { glasvezel: ofTerm.filter(line => line.fiber), dsl: ofTerm.filter(line => !line.fiber) }
}

/**
 * The line that is picked for a visitor who picked none: the promoted one of the term, else the fastest (order-flow
 * §4); only lines that can be ordered right away. null when there is none.
 */
export function defaultLine(offered: readonly ProductOffering[], term: InternetTerm): ProductOffering | null {
  const { glasvezel, dsl } = lineChoices(offered.filter(isOrderable), term)
  const candidates = [...dsl, ...glasvezel]
  return candidates.find(line => line.promoted) ?? candidates.toSorted(bySpeed).at(-1) ?? null
}

/** The line with the speed and type of this one at another term, if it can be picked there. */
export const sameLineAtTerm = (
  line: ProductOffering,
  term: InternetTerm,
  offered: readonly ProductOffering[],
): ProductOffering | null =>
  offered.find(
    other =>
      isChoosable(other) &&
      other.contractDuration === term &&
      other.fiber === line.fiber &&
      other.downloadSpeedMbs === line.downloadSpeedMbs &&
      other.uploadSpeedMbs === line.uploadSpeedMbs,
  ) ?? null

const bySpeed = (a: ProductOffering, b: ProductOffering): number =>
  (a.downloadSpeedMbs ?? 0) - (b.downloadSpeedMbs ?? 0) || (a.uploadSpeedMbs ?? 0) - (b.uploadSpeedMbs ?? 0)

/**
 * The lines at an address as the catalogue has them: only the availability belongs to the address. One that the
 * catalogue does not have cannot be ordered.
 */
export const linesAtAddress = (
  checked: readonly ProductOffering[],
  catalogue: readonly ProductOffering[],
): readonly ProductOffering[] =>
  checked.flatMap(({ id, ...place }) => {
    const line = catalogue.find(product => product.id === id)
    return line ? [withPlaceOf(line, place)] : []
  })
