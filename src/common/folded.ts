import { normalized } from './normalized.ts'

/** Small letters without accents, by which texts are compared with what somebody types. */
export const folded = (text: string): string => normalized(text, 'NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a text holds each word of what somebody types, with or without its spaces: `1017xn` finds `1017 XN`. */
export function holdsWords(text: string, typed: string): boolean {
  const within = folded(text)
  const joined = within.replace(/\s/g, '')
  return folded(typed)
    .split(/\s+/)
    .every(word => within.includes(word) || joined.includes(word))
}
