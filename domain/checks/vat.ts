const dutchPattern = /^NL\d{9}B\d{2}$/
/** Two letters for the country and up to twelve letters or digits, among which at least one digit. */
const europeanPattern = /^[A-Z]{2}(?=[A-Z]*\d)[A-Z0-9]{2,12}$/

/** `nl 0000.99.998.b57` → `NL000099998B57`. */
export const normalizeVatNumber = (input: string): string => input.replace(/[\s.-]/g, '').toUpperCase()

/**
 * A Dutch VAT number holds where its nine digits pass the eleven-test (numbers from a tax number) or the whole passes
 * mod 97 (those of sole traders since 2020); of other countries' numbers only the form is checked.
 */
export function isVatNumber(input: string): boolean {
  const number = normalizeVatNumber(input)
  if (!number.startsWith('NL')) return europeanPattern.test(number)
  return dutchPattern.test(number) && (passesElevenTest(number.slice(2, 11)) || passesMod97(number))
}

/** Weights 9 to 2 over the first eight digits; the remainder by 11 is the ninth. */
function passesElevenTest(digits: string): boolean {
  const sum = [...digits.slice(0, 8)].reduce((total, digit, index) => total + Number(digit) * (9 - index), 0)
  return sum % 11 === Number(digits[8])
}

/** Letters count as 10 (A) to 35 (Z); the number they make together leaves 1 when divided by 97. */
const passesMod97 = (number: string): boolean =>
  [...number].reduce((rest, character) => Number(`${rest}${Number.parseInt(character, 36)}`) % 97, 0) === 1
