import { isMainProduct, type ProductOffering, purchaseModeOf } from './product.ts'
import { noteTexts } from './texts.ts'

/** A contract term in months as people say it: `1 maand`, `24 maanden` → `2 jaar` (order-flow §2). */
export const termInWords = (months: number): string =>
  months >= 12 && months % 12 === 0 ? noteTexts.years(months / 12) : noteTexts.months(months)

/** Terms of a year or longer are named wherever the product stands: shorter ones end whenever the customer likes. */
const shortestNamedTerm = 12

/**
 * Facts that a product's name leaves out, shown below it on every screen, mail and document: term, free months, bought
 * or rented (order-flow §2 and §9).
 */
export function productNotes(product: ProductOffering): readonly string[] {
  const way = purchaseModeOf(product)
  return [...(way ? [noteTexts.ways[way]] : []), ...termNotes(product)]
}

function termNotes(product: ProductOffering): readonly string[] {
  const { contractDuration, freeMonths } = product
  const isSigned =
    isMainProduct(product) || (product.productSubType === 'cloud-werkplek' && product.partOf === null)
  if (!isSigned || contractDuration < shortestNamedTerm) return []
  return [
    noteTexts.term(termInWords(contractDuration)),
    ...(freeMonths > 0 ? [noteTexts.freeMonths(freeMonths)] : []),
  ]
}
