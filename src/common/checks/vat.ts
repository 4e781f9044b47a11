import { compact } from '../typed-text.ts'

/**
 * The part behind the country in the VAT numbers of the European Union and of Northern Ireland (XI): the structures that the
 * European Commission publishes with VIES (https://ec.europa.eu/taxation_customs/vies/faq.html, "VAT identification number
 * structure"). Stricter than its table, as python-stdnum is: Germany gives out none that begins with 0, nor the Netherlands a B00.
 */
const formats: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^[1-9]\d{8}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d(?:\d{6}[A-Z]{1,2}|[A-Z+*]\d{5}[A-Z])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B(?!00)\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
}

/** `BTW: nl 0000.99.998.b57` → `NL000099998B57`; zeros that are left out in front and Greece's own letters are put in. */
export const normalizeVatNumber = (input: string): string =>
  compact('vat', input)
    .replace(/^BE(?=\d{9}$)/, 'BE0')
    .replace(/^GR(?=\d)/, 'EL')
    .replace(/^EL(?=\d{8}$)/, 'EL0')
    .replace(/^NL(\d{7,8})(?=B\d{2}$)/, (_, digits: string) => `NL${digits.padStart(9, '0')}`)

/**
 * A Dutch VAT number holds where its nine digits pass the eleven-test (numbers from a tax number) or the whole passes
 * mod 97 (those of sole traders since 2020); of other countries' numbers only the form is checked.
 */
export function isVatNumber(input: string): boolean {
  const number = normalizeVatNumber(input)
  if (!formats[number.slice(0, 2)]?.test(number.slice(2))) return false
  return !number.startsWith('NL') || passesElevenTest(number.slice(2, 11)) || passesMod97(number)
}

/** Weights 9 to 2 over the first eight digits; the remainder by 11 is the ninth. */
function passesElevenTest(digits: string): boolean {
  const sum = [...digits.slice(0, 8)].reduce((total, digit, index) => total + Number(digit) * (9 - index), 0)
  return sum % 11 === Number(digits[8])
}

/** Letters count as 10 (A) to 35 (Z); the number they make together leaves 1 when divided by 97. */
const passesMod97 = (number: string): boolean =>
  [...number].reduce((rest, character) => Number(`${rest}${Number.parseInt(character, 36)}`) % 97, 0) === 1
