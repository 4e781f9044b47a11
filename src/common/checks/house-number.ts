import { cleanHouseNumber, cleanLine, plainWidth } from '../typed-text.ts'

export type HouseNumber = { readonly houseNumber: string; readonly suffix: string }

/**
 * Splits what people type into the number and its addition: `42A` → 42 and A, `105-1` → 105 and 1. An addition typed in
 * its own field is joined behind it. null when there is no house number from 1 to 99999 in front.
 */
export function splitHouseNumber(houseNumber: string, suffix = ''): HouseNumber | null {
  const typed = cleanHouseNumber(houseNumber)
  const match = /^0*([1-9]\d{0,4})(?!\d)/.exec(typed)
  if (!match?.[1]) return null
  const behind = typed.slice(match[0].length).replace(/^\s*[-/]/, '')
  return { houseNumber: match[1], suffix: normalizeSuffix(`${behind}${suffix}`) }
}

/** Letter, addition or both compare without case, spaces and hyphens: `a-3` → `A3`. */
export const normalizeSuffix = (suffix: string): string =>
  cleanLine(plainWidth(suffix)).replace(/[\s-]/g, '').toUpperCase()
