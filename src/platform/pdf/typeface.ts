import { type Font, openSync } from 'fontkit'
import { ownFile } from '../config/own-files.ts'

/**
 * The faces of the documents, read once: taking a font apart is most of the work of a page. Both have the same characters,
 * a glyph for each, and put no glyph in the place of others.
 */
export const typeface = { regular: openFace('regular'), bold: openFace('bold') } as const

function openFace(weight: 'regular' | 'bold'): Font {
  const face = openSync(ownFile(`src/platform/pdf/fonts/bricolage-grotesque-${weight}.ttf`))
  nameGlyphs(face)
  return face
}

/**
 * Tells a face which character each of its glyphs is. fontkit keeps what it was told of a glyph first, which for a part of
 * another glyph (an apostrophe of a quotation mark) is nothing: without this, the text of a document would depend on what was drawn before it.
 */
export function nameGlyphs(face: Font) {
  for (const codePoint of face.characterSet) face.glyphForCodePoint(codePoint)
}
