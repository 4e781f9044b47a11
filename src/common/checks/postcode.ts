import { compact } from '../typed-text.ts'

/** Dutch postcodes: four digits that do not start with 0, two letters that are not SA, SD or SS. */
const pattern = /^[1-9]\d{3}(?!SA|SD|SS)[A-Z]{2}$/

/** Characters that a postcode's field takes, a space among them (order-flow §5). */
export const postcodeLength = 7

/** `1017 xn` and `Postcode: 1017-XN` → `1017XN`; null when it cannot be a postcode. */
export function normalizePostcode(input: string): string | null {
  const postcode = compact('postcode', input)
  return pattern.test(postcode) ? postcode : null
}

/** As people write it: `1017XN` and `1017 xn` → `1017 XN`; what cannot be a postcode stays as it is. */
export const formatPostcode = (typed: string): string =>
  normalizePostcode(typed)?.replace(/^\d{4}/, '$& ') ?? typed

/** The same for a line of text, which must not break in it. */
export const unbrokenPostcode = (postcode: string): string => formatPostcode(postcode).replace(' ', '\u00a0')
