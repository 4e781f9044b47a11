import type { Brand } from '../../../common/brand.ts'
import { sentence } from '../../../common/sentence.ts'

/** Fills `{brand}`, `{legalName}`, `{email}` and `{phone}` in a text; a full stop that a name brings ends its sentence. */
export function withBrand(text: string, { name, legalName, email, phone }: Brand): string {
  const words: Readonly<Record<string, string>> = { brand: name, legalName, email, phone: phone.display }
  return text.replace(/\{(brand|legalName|email|phone)\}(\.?)/g, (written, word: string, stop: string) => {
    const filled = words[word] ?? written
    return stop ? sentence(filled) : filled
  })
}

/** The same for every text inside a value. */
export function brandInAll<T>(value: T, brand: Brand): T
export function brandInAll(value: unknown, brand: Brand): unknown {
  if (typeof value === 'string') return withBrand(value, brand)
  if (Array.isArray(value)) return value.map(item => brandInAll(item, brand))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, brandInAll(item, brand)]))
}
