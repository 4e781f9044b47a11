/** Keeps the first number with the word after it on one line: `21 november 2026`, `dinsdag 24 november`, `1 jaar`. */
export const unbroken = (words: string): string => words.replace(/(?<=\d) (?=\p{L})/u, '\u00a0')
