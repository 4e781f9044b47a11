import type { Brand } from '../../contract/brand.ts'

/** Fills `{brand}`, `{legalName}`, `{email}` and `{phone}` in a text. */
export const withBrand = (text: string, { name, legalName, email, phone }: Brand): string =>
  text
    .replaceAll('{brand}', name)
    .replaceAll('{legalName}', legalName)
    .replaceAll('{email}', email)
    .replaceAll('{phone}', phone.display)

/** The same for every text inside a value. */
export function brandInAll<T>(value: T, brand: Brand): T
export function brandInAll(value: unknown, brand: Brand): unknown {
  if (typeof value === 'string') return withBrand(value, brand)
  if (Array.isArray(value)) return value.map(item => brandInAll(item, brand))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, brandInAll(item, brand)]))
}
