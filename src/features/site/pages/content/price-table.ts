import type { ProductOffering } from '../../../catalogue/product.ts'
import { termInWords } from '../../../catalogue/product-notes.ts'
import { priceTableTexts } from '../../texts.ts'

export type PriceRow = {
  readonly name: string
  /** Cents by term in months; 0 is a one-time charge. */
  readonly prices: ReadonlyMap<number, number>
}

/** Prices of a section of the catalogue, in the catalogue's order; without a section, of the main products. */
export function priceTable(
  products: readonly ProductOffering[],
  section: string | undefined,
): { terms: readonly number[]; rows: readonly PriceRow[] } {
  const shown = products.filter(({ sectionName, productSubType }) =>
    section === undefined ? productSubType === null : sectionName === section,
  )
  const rows = [...Map.groupBy(shown, product => product.name)].map(([name, offers]) => ({
    name,
    prices: new Map(offers.flatMap(pricesOf)),
  }))
  const terms = new Set(rows.flatMap(row => [...row.prices.keys()]))
  return { terms: [...terms].sort((one, other) => one - other), rows }
}

/** A device is bought once or rented per month. */
const pricesOf = ({ contractDuration, priceInCents, device }: ProductOffering) =>
  device
    ? ([
        [0, device.productBuyPriceInCents],
        [1, device.productRentPriceInCents],
      ] as const)
    : ([[contractDuration, priceInCents]] as const)

/** `12` → `Looptijd 1 jaar`. */
export function termLabel(months: number): string {
  if (months === 0) return priceTableTexts.oneTime
  return months === 1 ? priceTableTexts.monthly : priceTableTexts.term(termInWords(months))
}
