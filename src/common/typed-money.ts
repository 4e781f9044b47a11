import { centsFromEuros } from './money.ts'
import { cleanLine } from './typed-text.ts'

/**
 * A typed amount in cents: `1.250`, `12,5`, `,50`, `€ 25,-`, `149,95 p/m`; null where it is none.
 */
export function centsFromTyped(typed: string): number | null {
  const plain = cleanLine(typed)
    .toLowerCase()
    .replace(/^(?:€|eur(?:o)?)\s*/, '')
    .replace(/ ?(?:p\/m|p\.\s?m\.?|pm|\/\s?m(?:nd|aand)?|per maand)\.?$/, '')
    .replace(/ ?(?:€|eur(?:o)?)$/, '')
    .replaceAll(' ', '')
    .replace(/[.,](?:-{1,2}|=)$/, '')
    .replace(/\.(?=\d{3}(?:\D|$))/g, '')
    .replace(/^,(?=\d)/, '0,')
  return /^\d{1,9}(?:[.,]\d{1,2})?$/.test(plain) ? centsFromEuros(Number(plain.replace(',', '.'))) : null
}

/** `123450` → `1234,50`: an amount as a field shows it. */
export const typedFromCents = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')

/** `10` and `10 %` → 10; NaN where it is no whole number. */
export function wholeFromTyped(typed: string): number {
  const plain = cleanLine(typed).replace(/ ?%$/, '')
  return /^\d{1,6}$/.test(plain) ? Number(plain) : Number.NaN
}
