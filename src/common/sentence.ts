/** One sentence with one full stop: a name at its end may bring its own ("B.V."). */
export const sentence = (words: string): string => (words.endsWith('.') ? words : `${words}.`)
