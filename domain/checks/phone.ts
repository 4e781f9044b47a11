/** Digits of a phone number as people type it; `+31 (0)20 …` and `020-…` alike. */
export const compactPhone = (input: string): string => input.replace(/\(0\)/g, '').replace(/[\s().-]/g, '')

/**
 * A Dutch number of ten digits (national or +31 / 0031) or a service number (0800 1234), or an international one of 8 to
 * 15 digits behind a plus. Whether somebody can have it, and whether we call it, the server says.
 */
export function isPhoneNumber(input: string): boolean {
  const compact = compactPhone(input)
  return (
    /^0[1-9]\d{8}$/.test(compact) ||
    /^0[89]0\d(\d{4}|\d{7})$/.test(compact) ||
    /^(\+|00)[1-9]\d{7,14}$/.test(compact)
  )
}
