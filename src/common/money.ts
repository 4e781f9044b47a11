/** Money inside the shop is an integer number of euro cents; euros exist only on the wire and on the screen. */

/**
 * `4250` → `€ 42,50` (with the no-break space that Dutch typography asks for after the sign), as `Intl.NumberFormat` has
 * it. A browser takes 12 ms to make its first one, and every page that sells something shows a price.
 * @param cents a whole number
 */
export function formatEuro(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const euros = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, '.')
  return `€\u00a0${cents < 0 ? '-' : ''}${euros},${digits.slice(-2)}`
}

/** Euros as they travel on the wire (at most two decimals) → cents. */
export const centsFromEuros = (euros: number): number => Math.round(euros * 100)

/** Cents → euros with at most two decimals, as the wire has them. */
export const eurosFromCents = (cents: number): number => cents / 100
