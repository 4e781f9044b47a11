import { compact } from '../typed-text.ts'

/** Length of a Chamber of Commerce (KVK) number (order-flow §9); there is no check digit. */
export const kvkLength = 8

/** `KVK 6875 0110` → `68750110`; null unless exactly eight digits remain. Leading zeros count. */
export function normalizeKvkNumber(input: string): string | null {
  const digits = compact('kvk', input)
  return /^\d{8}$/.test(digits) ? digits : null
}
