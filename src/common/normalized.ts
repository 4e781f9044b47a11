/** No word has more marks in a row (Unicode, UAX #15 §13, "Stream-Safe Text Format"). */
const tooManyMarks = /\p{M}{31}/u
/** Printable ASCII, which is the same in every form. */
const plain = /^[ -~]*$/

/**
 * A text in a normal form of Unicode. One with more marks in a row than any word has stays as it is: putting them in order takes
 * time that grows with their square.
 */
export const normalized = (text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string =>
  plain.test(text) || tooManyMarks.test(text) ? text : text.normalize(form)
