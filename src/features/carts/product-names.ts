import { type ProductOffering, purchaseModeOf } from '../catalogue/product.ts'
import { productNotes } from '../catalogue/product-notes.ts'
import { noteTexts } from '../catalogue/texts.ts'
import { isDiscount, isProductLine, type PricedLine } from './order-lines.ts'

/** A product as it was sold, with what its name leaves open: `Bureautoestel Pro (gehuurd)`. */
export function formatProductName(product: ProductOffering): string {
  const notes = productNotes(product)
  return notes.length > 0 ? `${product.name} (${notes.join(', ').toLowerCase()})` : product.name
}

/** A product as it is told apart in a cart: `Bureautoestel Pro (gehuurd)` stands beside the same device that is bought. */
export function distinctName(product: ProductOffering): string {
  const mode = purchaseModeOf(product)
  return mode ? `${product.name} (${noteTexts.ways[mode].toLowerCase()})` : product.name
}

/** A line as it was sold: `2 × Bureautoestel Pro (gehuurd)`; of a discount nobody counts how many. */
export const formatLineName = (line: PricedLine): string =>
  isDiscount(line)
    ? line.text
    : `${line.quantity} × ${isProductLine(line) ? formatProductName(line.product) : line.text}`
