import { isMainProduct, type ProductOffering } from '../product.ts'

/** Contract terms of internet in months, shown as 1 and 3 years (order-flow §9). */
export const internetTerms = [12, 36] as const
export type InternetTerm = (typeof internetTerms)[number]

/** Looptijd starts here (decisions, "Products and prices"). */
export const defaultInternetTerm: InternetTerm = 12

export const isInternetTerm = (value: unknown): value is InternetTerm =>
  internetTerms.some(term => term === value)

/** A line (fibre or DSL): the product that an internet order is about. */
export const isInternetLine = (product: ProductOffering): boolean =>
  product.productType === 'internet' && isMainProduct(product)

/** Can be ordered right away at the checked address: DSL, or fibre where the building is connected. */
export const isOrderable = (line: ProductOffering): boolean =>
  isInternetLine(line) && (!line.fiber || line.fiberLineAvailability === 'on-net')

/** Only a quote can tell what this fibre costs here: it is near, or somebody has to look. */
export const needsQuote = (line: ProductOffering): boolean =>
  isInternetLine(line) &&
  line.fiber &&
  (line.fiberLineAvailability === 'near-net' || line.fiberLineAvailability === 'other')

/** Can be picked on the screen; a no-net line is shown, but not to be picked. */
export const isChoosable = (line: ProductOffering): boolean => isOrderable(line) || needsQuote(line)

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
  checked.flatMap(({ id, fiberLineAvailability }) => {
    const line = catalogue.find(product => product.id === id)
    return line ? [{ ...line, fiberLineAvailability }] : []
  })
