/** Keeps a figure on one line with the word behind it, and an amount with its sign: `500 Mbit/s`, `€ 12`, `1 tot 3 weken`. */
export const unbrokenFigures = (text: string): string =>
  text.replace(/(?<=\d) (?=\p{L})|(?<=€) (?=\d)/gu, '\u00a0')
