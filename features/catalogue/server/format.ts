import { productNotes } from '../product-notes.ts'
import { unbroken } from '../../../shared/unbroken.ts'
import { isDiscount, isProductLine, type PricedLine } from '../../orders/order-lines.ts'
import type { ProductOffering } from '../product.ts'

/** How e-mails and documents write what the shop knows, in Dutch. */

const dateFormat = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
})

/** `21 november 2026 om 08:30`, Dutch time. */
export const formatDateTime = (date: Date): string => unbroken(dateFormat.format(date))

const dayFormat = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' })

/** The last day of what is valid until a moment, Dutch time: `22 december 2026`. */
export const formatLastDay = (validUntil: Date): string =>
  unbroken(dayFormat.format(new Date(validUntil.getTime() - 1)))

/** A product as it was sold, with what its name leaves open: `Bureautoestel Pro (gehuurd)`. */
export function formatProductName(product: ProductOffering): string {
  const notes = productNotes(product)
  return notes.length > 0 ? `${product.name} (${notes.join(', ').toLowerCase()})` : product.name
}

/** A line as it was sold: `2 × Bureautoestel Pro (gehuurd)`; of a discount nobody counts how many. */
export const formatLineName = (line: PricedLine): string =>
  isDiscount(line)
    ? line.text
    : `${line.quantity} × ${isProductLine(line) ? formatProductName(line.product) : line.text}`
