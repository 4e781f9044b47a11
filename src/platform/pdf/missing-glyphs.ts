import anyAscii from 'any-ascii'

/** Draws nothing, and is left out of the text too, so that a word can be found; but not the word joiner, which lines break by. */
const invisible = /(?!\u2060)\p{Default_Ignorable_Code_Point}/gu

/** Replacement for characters without a transcription. */
const unknown = '[?]'

/**
 * A text as a face can draw it: composed (NFC), and a character that the face lacks as it is transcribed in Latin letters
 * (`漢` as `Han`), so that nobody meets an empty box. An accent without a composed letter stays behind its letter.
 * @param has whether the face has a character, by its code point
 */
export function withoutMissingGlyphs(text: string, has: (codePoint: number) => boolean): string {
  const composed = text.normalize('NFC').replace(invisible, '')
  return Array.from(composed, character => drawableCharacter(character, has)).join('')
}

function drawableCharacter(character: string, has: (codePoint: number) => boolean): string {
  if (character === '\n' || has(character.codePointAt(0) ?? 0)) return character
  if (/\s/.test(character)) return ' '
  const transcribed = anyAscii(character)
  return transcribed === '' ? unknown : transcribed
}
