import anyAscii from 'any-ascii'
import ranges from './fonts/characters.json' with { type: 'json' }

/** Draws nothing, and is left out of the text too, so that a word can be found; but not the word joiner, which lines break by. */
const invisible = /(?!\u2060)\p{Default_Ignorable_Code_Point}/gu

/** Marks of a letter, letters that only change another, and the silent first consonant of Korean: nothing is read for them. */
const unheard = /[\p{M}\p{Lm}\u110b\u3147\uffb7]/u

/** A letter of names that any-ascii forgets. */
const transcribedHere: Readonly<Record<string, string>> = { '\u0627': 'a' }

/**
 * A text as a face can draw it: composed (NFC), and a character that the face lacks as it is transcribed in Latin letters
 * (`漢` as `Han`), so that nobody meets an empty box. An accent without a composed letter stays behind its letter where the face has it. A
 * character that nobody transcribes is its code point, `(U+39DD)`.
 * @param has whether the face has a character, by its code point
 */
export function withoutMissingGlyphs(text: string, has: (codePoint: number) => boolean): string {
  const composed = text.normalize('NFC').replace(invisible, '')
  return Array.from(composed, character => drawableCharacter(character, has)).join('')
}

function drawableCharacter(character: string, has: (codePoint: number) => boolean): string {
  const codePoint = character.codePointAt(0) ?? 0
  if (character === '\n' || has(codePoint)) return character
  if (/\s/.test(character)) return ' '
  const transcribed = transcribedHere[character] ?? anyAscii(character)
  if (transcribed !== '' || unheard.test(character)) return transcribed
  return `(U+${codePoint.toString(16).toUpperCase().padStart(4, '0')})`
}

/** The first and last code point of each range of characters that both faces of the documents have. */
const drawn: readonly (readonly number[])[] = ranges

/** A text as the faces of the documents can draw it. Visitors' thread asks this, and opens no face for it. */
export const inTypeface = (text: string): string =>
  withoutMissingGlyphs(text, codePoint =>
    drawn.some(([first = 0, last = -1]) => codePoint >= first && codePoint <= last),
  )
