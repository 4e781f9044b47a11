import ranges from './fonts/characters.json' with { type: 'json' }
import { withoutMissingGlyphs } from './missing-glyphs.ts'

/** The first and last code point of each range of characters that both faces of the documents have. */
const drawn: readonly (readonly number[])[] = ranges

/** A text as the faces of the documents can draw it. Visitors' thread asks this, and opens no face for it. */
export const inTypeface = (text: string): string =>
  withoutMissingGlyphs(text, codePoint =>
    drawn.some(([first = 0, last = -1]) => codePoint >= first && codePoint <= last),
  )
