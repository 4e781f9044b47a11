import { drawnAsBox, lost } from './read-pdf.ts'

/** Stands in documents for a character without a transcription. */
const untranscribed = '[?]'

/** Where a text of a document cannot be read: how many characters of it are not what was written. */
export const unreadable = (text: string): number => gaps(text).length

/**
 * Whether a document says what another one does, whose characters are lost in places: a lost character is any one, a box or
 * `[?]` any number of them. Spaces and line breaks do not count.
 */
export function saysTheSame(withGaps: string, whole: string): boolean {
  const pieces = [...plain(withGaps).matchAll(/\[\?\]|./gsu)].map(([piece]) => piece)
  return matches(pieces, Array.from(plain(whole)))
}

const gaps = (text: string) => text.match(new RegExp(`${lost}|${drawnAsBox}|\\[\\?\\]`, 'gu')) ?? []

const plain = (text: string) => text.normalize('NFC').replace(/\s+/gu, '')

const isAnyNumber = (piece: string | undefined) => piece === drawnAsBox || piece === untranscribed

/** Goes back to the last place that takes any number of characters, and has it take one more: no other order finds more. */
function matches(pieces: readonly string[], characters: readonly string[]): boolean {
  let piece = 0
  let character = 0
  let last: { readonly piece: number; character: number } | null = null
  while (character < characters.length) {
    if (isAnyNumber(pieces[piece])) {
      last = { piece, character }
      piece++
    } else if (pieces[piece] === lost || pieces[piece] === characters[character]) {
      piece++
      character++
    } else if (last) {
      last.character++
      piece = last.piece + 1
      character = last.character
    } else return false
  }
  return pieces.slice(piece).every(isAnyNumber)
}
