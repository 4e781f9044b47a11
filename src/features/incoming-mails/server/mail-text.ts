/* Text of a mail as it can be stored. */

/** Characters that turn the direction of what follows: a sender or a subject would read as another. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g

/** PostgreSQL stores no NUL, and half of a surrogate pair is no text. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

export const oneLine = (text: string, most: number): string =>
  storable(text)
    .replace(turning, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed()
