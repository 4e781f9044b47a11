import { isDeepStrictEqual } from 'node:util'
import type { ProductOffering } from '../product.ts'
import { importTexts } from '../texts.ts'
import {
  type OfferingRow,
  offeringRow,
  type PricedProduct,
  type PriceTerms,
  type ProductRow,
  pricedProductsOf,
} from './stored-offerings.ts'
import type { Period } from './tables.ts'

/** A price that holds at the moment of an import or later. */
export type StoredPrice = PriceTerms & { readonly productId: number; readonly valid: Period }

/** The stored catalogue before an import. */
export type StoredCatalogue = {
  readonly offerings: readonly OfferingRow[]
  readonly products: readonly ProductRow[]
  readonly prices: readonly StoredPrice[]
}

export type PriceStep = {
  readonly product: ProductRow
  /** null: it is not sold until then. */
  readonly before: PriceTerms | null
  /** null: it is not sold any more. */
  readonly after: PriceTerms | null
}

/** Changes of an import: product texts at once, prices from their date. */
export type ImportPlan = {
  readonly offerings: readonly OfferingRow[]
  readonly products: readonly ProductRow[]
  readonly steps: readonly PriceStep[]
}

/** Why nothing is imported; a sentence for each product that is in the way. */
export type ImportRefusal = { readonly conflicts: readonly string[] }

/**
 * Changes needed to sell exactly these offerings from a moment on: periods that are valid then are closed, new ones
 * opened. A change planned for later is never overwritten.
 * @param at the moment that the prices start
 * @param isLater whether that moment is in the future, so that the current offer must stay until then
 */
export function planImport(
  stored: StoredCatalogue,
  offerings: readonly ProductOffering[],
  at: Date,
  isLater: boolean,
): ImportPlan | ImportRefusal {
  const storedOfferings = new Map(stored.offerings.map(row => [row.id, row]))
  const storedProducts = new Map(stored.products.map(row => [row.id, row]))
  const wantedOfferings = offerings.map(offeringRow)
  const wanted = new Map(offerings.flatMap(pricedProductsOf).map(product => [product.id, product]))
  const periods = Map.groupBy(stored.prices, price => price.productId)

  const conflicts = isLater
    ? wantedOfferings.flatMap(row => otherProduct(storedOfferings.get(row.id), row))
    : []
  const steps: PriceStep[] = []
  for (const id of new Set([...wanted.keys(), ...storedProducts.keys()])) {
    const after = wanted.get(id)
    const product = after ?? storedProducts.get(id)
    if (!product) continue
    const prices = periods.get(id) ?? []
    const before = prices.find(({ valid }) => valid.from === null || valid.from <= at)
    if (isDeepStrictEqual(termsOf(before), termsOf(after))) continue
    const planned = plannedChange(prices, before, at)
    if (planned) conflicts.push(overlap(product, planned))
    else steps.push({ product: rowOf(product), before: termsOf(before), after: termsOf(after) })
  }
  if (conflicts.length > 0) return { conflicts }
  return {
    offerings: wantedOfferings.filter(row => !isDeepStrictEqual(row, storedOfferings.get(row.id))),
    products: [...wanted.values()]
      .map(rowOf)
      .filter(row => !isDeepStrictEqual(row, storedProducts.get(row.id))),
    steps,
  }
}

/** When the price that holds at a moment begins or ends otherwise than it would by this import; null where it does not. */
function plannedChange(
  prices: readonly StoredPrice[],
  current: StoredPrice | undefined,
  at: Date,
): Date | null {
  const begins = prices.flatMap(({ valid }) => (valid.from && valid.from >= at ? [valid.from] : []))
  const moments = [...begins, ...(current?.valid.until ? [current.valid.until] : [])]
  return moments.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null
}

const overlap = ({ id, name }: ProductRow, planned: Date): string =>
  importTexts.planned(id, name, dayAndTime(planned))

/** A product that is sold today must keep its meaning for existing orders. */
function otherProduct(before: OfferingRow | undefined, after: OfferingRow): readonly string[] {
  if (!before || isDeepStrictEqual(meaning(before), meaning(after))) return []
  return [importTexts.notLater(after.id, after.name)]
}

const meaning = ({
  id: _,
  position,
  name,
  sectionName,
  information,
  promoted,
  imageUrl,
  ...rest
}: OfferingRow) => rest

const rowOf = ({ id, offeringId, role, name }: ProductRow): ProductRow => ({ id, offeringId, role, name })

const termsOf = (price: PriceTerms | PricedProduct | undefined): PriceTerms | null =>
  price
    ? {
        priceInCents: price.priceInCents,
        listPriceInCents: price.listPriceInCents,
        freeMonths: price.freeMonths,
      }
    : null

/** As people in the Netherlands read it, by their clock. */
export const dayAndTime = (moment: Date): string =>
  moment.toLocaleString('nl-NL', { timeZone: 'Europe/Amsterdam', dateStyle: 'long', timeStyle: 'short' })
