/** Dutch postcodes: four digits that do not start with 0, two letters that are not SA, SD or SS. */
const pattern = /^[1-9]\d{3}(?!SA|SD|SS)[A-Z]{2}$/

/** `1017 xn` → `1017XN`; null when it cannot be a postcode. Spaces and hyphens may stand anywhere. */
export function normalizePostcode(input: string): string | null {
  const compact = input.replace(/[\s-]/g, '').toUpperCase()
  return pattern.test(compact) ? compact : null
}

/** `1017XN` → `1017 XN`, as people write it. */
export const formatPostcode = (postcode: string): string => `${postcode.slice(0, 4)} ${postcode.slice(4)}`
