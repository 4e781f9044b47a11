/** Keeps the first number with the word after it on one line: `21 november 2026`, `dinsdag 24 november`, `1 jaar`. */
export const unbroken = (words: string): string => words.replace(/(?<=\d) (?=\p{L})/u, '\u00a0')

/** Keeps each figure of a text on one line with the word behind it, and an amount with its sign: `500 Mbit/s`, `€ 12`, `1 tot 3 weken`. */
export const unbrokenFigures = (text: string): string =>
  text.replace(/(?<=\d) (?=\p{L})|(?<=€) (?=\d)/gu, '\u00a0')

/** A name of a device or technique with hyphens, at which it may not end a line: `TK01-GPEN21`, `IP-VPN`. It splits a text so that every second part is one. */
export const hyphenatedName = /\b([A-Z]{2}[A-Z0-9]*(?:-[A-Z0-9]+)+)\b/
