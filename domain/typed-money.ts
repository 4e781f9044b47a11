import { centsFromEuros } from './money.ts'

/** What somebody typed as an amount, `1.250`, `12,5` or `€ 49,95`, in cents; null where it is none. */
export function centsFromTyped(typed: string): number | null {
  const plain = typed.replace(/[€\s]/g, '').replace(/\.(?=\d{3}(?:\D|$))/g, '')
  return /^\d{1,9}(?:[.,]\d{1,2})?$/.test(plain) ? centsFromEuros(Number(plain.replace(',', '.'))) : null
}
