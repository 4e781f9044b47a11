/**
 * Numbers of orders and of everything else that comes in: nine digits, the last one a check digit, read out over the phone as `482-739-165`. The check
 * digit is Damm's: it finds every wrong digit and every two neighbours that changed places.
 */

/** Damm's quasigroup of order 10: row is the digit so far, column the next digit. */
const quasigroup = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
] as const

const damm = (digits: string): number =>
  [...digits].reduce((interim, digit) => Number(quasigroup[interim]?.[Number(digit)]), 0)

/** Eight digits → nine. */
export const withCheckDigit = (body: number): string => `${body}${damm(String(body))}`

/** `482739165` → `482-739-165`. */
export const formatOrderNumber = (orderNumber: string): string =>
  orderNumber.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1-$2-$3')

/** The number of an order's agreement, as it is read out: a C and the order's own. @param orderNumber `482-739-165` */
export const agreementNumber = (orderNumber: string): string => `C${orderNumber}`

/** Parses typed text into nine digits, without spaces and hyphens; null if it cannot be an order number. */
export function parseOrderNumber(input: string): string | null {
  const compact = input.replace(/[\s-]/g, '')
  return /^[1-9]\d{8}$/.test(compact) && damm(compact) === 0 ? compact : null
}
