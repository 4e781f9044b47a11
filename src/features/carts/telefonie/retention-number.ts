import { fixedNumbers, isPhoneNumber, nationalPhone, unbrokenPhone } from '../../../common/checks/phone.ts'
import { cleanLine } from '../../../common/typed-text.ts'
import { retentionTexts } from '../texts.ts'

/** Numbers to keep when a company changes its provider (Nummerbehoud), and what is wrong with one. */

/** How many numbers one order can keep (order-flow §3). */
export const retentionNumberCount = 3

const mobile = /^06/

/** `020 123 45 67` → `+31201234567`; null when it is no number that can be kept. */
export function normalizeRetentionNumber(input: string): string | null {
  const number = nationalPhone(input)
  return isPhoneNumber(input) && fixedNumbers.some(form => form.test(number)) ? `+31${number.slice(1)}` : null
}

/**
 * One Dutch sentence about an invalid number to keep; null for a valid or empty one. Mobile numbers cannot be kept
 * here: they move with a mobile subscription.
 */
export function retentionNumberProblem(input: string): string | null {
  if (cleanLine(input) === '' || normalizeRetentionNumber(input)) return null
  return mobile.test(nationalPhone(input)) ? retentionTexts.mobile : retentionTexts.noNumber
}

/** The same for all fields together: a number that stands in an earlier field is a problem of the later one. */
export function retentionNumberProblems(inputs: readonly string[]): readonly (string | null)[] {
  const numbers = inputs.map(normalizeRetentionNumber)
  return inputs.map((input, index) =>
    numbers[index] && numbers.indexOf(numbers[index]) < index
      ? retentionTexts.twice
      : retentionNumberProblem(input),
  )
}

/** Those of the fields that are filled in, to be read. */
export const filledInNumbers = (inputs: readonly string[]): readonly string[] =>
  inputs.filter(input => input.trim() !== '').map(unbrokenPhone)
