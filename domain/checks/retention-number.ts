import { compactPhone } from './phone.ts'

/** Numbers to keep when a company changes its provider (Nummerbehoud), and what is wrong with one. */

/** How many numbers one order can keep (order-flow §3). */
export const retentionNumberCount = 3

/** Three digits, then seven: the large area codes, VoIP (085 and 091) and company numbers (088). */
const shortPrefix = /^(0(?:1[035]|2[0346]|3[03568]|4[0356]|5[0358]|7\d|85|88|91))(\d{3})(\d{2})(\d{2})$/

/** Four digits, then six: the other area codes that exist. */
const longPrefix =
  /^(0(?:1(?:1[13-578]|6[124-8]|7[24]|8[0-467])|2(?:2[2-46-9]|5[125]|9[479])|3(?:1[3-8]|2[01]|4[1-8])|4(?:1[1-368]|7[58]|8[15-8]|9[23579])|5(?:1[1-9]|2[1-57-9]|4[13-8]|6[126]|7[0-3578]|9[1-9])))(\d{2})(\d{2})(\d{2})$/

/** 0800 and 0900, then four or seven digits. */
const shortService = /^(0[89]00)(\d{4})$/
const longService = /^(0[89]00)(\d{3})(\d{2})(\d{2})$/

const forms = [shortPrefix, longPrefix, shortService, longService] as const
const mobile = /^06/

/** The digits with the zero in front; `+31` and `0031` are read as that zero. */
const national = (input: string): string => compactPhone(input).replace(/^(?:\+|00)31(?=[1-9])/, '0')

/** `020 123 45 67` → `+31201234567`; null when it is no number that can be kept. */
export function normalizeRetentionNumber(input: string): string | null {
  const number = national(input)
  return forms.some(form => form.test(number)) ? `+31${number.slice(1)}` : null
}

/** `+31201234567` → `020 123 45 67`; `0251 12 34 56` and `0800 1234` likewise. What cannot be read stays as it is. */
export function formatRetentionNumber(number: string): string {
  const parts = forms.map(form => form.exec(national(number))).find(match => match !== null)
  return parts ? parts.slice(1).join(' ') : number
}

/**
 * What is wrong with a number to keep, as one Dutch sentence; null when nothing is, an empty field included. Mobile
 * numbers move with a mobile subscription.
 */
export function retentionNumberProblem(input: string): string | null {
  if (input.trim() === '' || normalizeRetentionNumber(input)) return null
  return mobile.test(national(input))
    ? 'Een mobiel nummer kun je hier niet behouden. Vul een vast nummer in.'
    : 'Vul een Nederlands vast nummer in of een nummer met 085, 088, 091, 0800 of 0900, of laat het veld leeg.'
}

/** The same for all fields together: a number that stands in an earlier field is a problem of the later one. */
export function retentionNumberProblems(inputs: readonly string[]): readonly (string | null)[] {
  const numbers = inputs.map(normalizeRetentionNumber)
  return inputs.map((input, index) =>
    numbers[index] && numbers.indexOf(numbers[index]) < index
      ? 'Dit nummer heb je hierboven al ingevuld.'
      : retentionNumberProblem(input),
  )
}
