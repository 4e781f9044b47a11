import type { PostalAddress } from '../contract/details.ts'
import { formatPostcode } from '../domain/checks/postcode.ts'
import { isMainProduct, type ProductOffering } from '../domain/product.ts'

/** How e-mails and documents write what the shop knows, in Dutch. */

/** On one line: `Frederiksplein 42, 1017 XN Amsterdam`. */
export const addressLine = ({
  streetName,
  houseNumber,
  houseNumberSuffix,
  zipCode,
  city,
}: PostalAddress): string =>
  `${streetName} ${houseNumber}${houseNumberSuffix ? ` ${houseNumberSuffix}` : ''}, ${formatPostcode(zipCode)} ${city}`

const dateFormat = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
})

/** `21 november 2026 om 08:30`, Dutch time. */
export const dateLine = (date: Date): string => dateFormat.format(date)

/** A product as it was sold: a subscription of a year or more says for how long, and which months are free. */
export function soldName(product: ProductOffering): string {
  if (!isMainProduct(product) || product.contractDuration < 12) return product.name
  const free = { 0: '', 1: ', eerste maand gratis' }[product.freeMonths]
  return `${product.name} (${product.contractDuration} maanden${free ?? `, eerste ${product.freeMonths} maanden gratis`})`
}
