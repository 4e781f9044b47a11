import type { AddressCheckResult } from '../../../../contract/address-check.ts'
import { productFromWire } from '../../../../contract/products.ts'
import { linesAtAddress } from '../../../../domain/internet/line-choices.ts'
import type { InternetTerm } from '../../../../domain/internet/lines.ts'
import type { ProductOffering } from '../../../../domain/product.ts'
import { internetActions } from './internet-actions.ts'

export { checkAddress } from './check-address.ts'
export { OfferAtAddress } from './offer-at-address.tsx'

/** What a check of the address makes of the cart: the lines there are the ones to choose from. */
export function takeOverCheck(
  { products }: AddressCheckResult,
  catalogue: readonly ProductOffering[],
  term: InternetTerm,
) {
  const offered = linesAtAddress(products.map(productFromWire), catalogue)
  internetActions(catalogue, offered).takeOverCheck(term)
}
