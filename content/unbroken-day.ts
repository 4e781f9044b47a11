/** Keeps a day with its month on one line: `21 november 2026`, `dinsdag 24 november`. */
export const unbrokenDay = (date: string): string => date.replace(/(?<=\d) (?=\p{L})/u, '\u00a0')
