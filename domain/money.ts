/** Money inside the shop is an integer number of euro cents; euros exist only on the wire and on the screen. */

const euroFormat = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })

/** `4250` → `€ 42,50` (with the no-break space that Dutch typography asks for after the sign). */
export const formatEuro = (cents: number): string => euroFormat.format(cents / 100)

/** Euros as they travel on the wire (at most two decimals) → cents. */
export const centsFromEuros = (euros: number): number => Math.round(euros * 100)

/** What somebody typed as an amount, `1.250`, `12,5` or `€ 49,95`, in cents; null where it is none. */
export function centsFromTyped(typed: string): number | null {
  const plain = typed.replace(/[€\s]/g, '').replace(/\.(?=\d{3}(?:\D|$))/g, '')
  return /^\d{1,9}(?:[.,]\d{1,2})?$/.test(plain) ? centsFromEuros(Number(plain.replace(',', '.'))) : null
}

/** Cents → euros with at most two decimals, as the wire has them. */
export const eurosFromCents = (cents: number): number => cents / 100
