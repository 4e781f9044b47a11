/** `in behandeling` → `In behandeling`, for where it stands alone. */
export const sentenceCase = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** One sentence with one full stop: a name at its end may bring its own ("B.V."). */
export const sentence = (words: string): string => (words.endsWith('.') ? words : `${words}.`)
