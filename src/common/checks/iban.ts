import { compact } from '../typed-text.ts'

/** Length of an IBAN without spaces (order-flow §5 and §9). */
export const ibanLength = { min: 15, max: 34 } as const

/** Two letters, two digits and 11 to 30 letters or digits: complete enough to be checked by the server (order-flow §5). */
const completePattern = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/

export const normalizeIban = (input: string): string => compact('iban', input)

export const looksLikeIban = (input: string): boolean => completePattern.test(normalizeIban(input))

/** As banks print it: `nl91abna0417164300` → `NL91 ABNA 0417 1643 00`; what cannot be an IBAN stays as it is. */
export const formatIban = (typed: string): string =>
  looksLikeIban(typed) ? normalizeIban(typed).replace(/(.{4})(?=.)/g, '$1 ') : typed
