import { inflateSync } from 'node:zlib'

/** Content of a shop PDF as a reader finds it. */
export type ReadPdf = {
  /** The text as it is selected and read aloud, each piece on a line of its own. */
  readonly text: string
  /** The text without what pages repeat: their heads, feet, and the heads of tables that go on. */
  readonly said: string
  readonly pages: number
  /** How many empty boxes are drawn: characters that the typeface lacks. As text each is `drawnAsBox`. */
  readonly boxes: number
  /** Size of the smallest text, in points. */
  readonly smallestText: number
  readonly source: string
}

/** Stands in the text for a character that is drawn and that nobody can read from the file. */
export const lost = '\uE000'
/** Stands in the text for the empty box of a character that the typeface lacked. */
export const drawnAsBox = '\u0000'

/** Reads a PDF as pdfkit writes it: its characters through the table that makes text selectable. */
export function readPdf(file: Buffer): ReadPdf {
  const source = file.toString('latin1')
  const objects = new Map<string, string>()
  for (const [, id, body] of source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id ?? '', body ?? '')
  const fonts = new Map<string, readonly string[]>()
  for (const body of objects.values()) {
    const list = /\/Font <<\n([\s\S]*?)>>/.exec(body)?.[1] ?? ''
    for (const [, name, id] of list.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id ?? '') ?? '')?.[1]
      fonts.set(name ?? '', charactersIn(streamOf(objects.get(map ?? '') ?? '')))
    }
  }
  const pages = [...objects.values()].filter(body => /\/Type \/Page\n/.test(body))
  const contents = pages.map(page => {
    const id = /\/Contents (\d+) 0 R/.exec(page)?.[1]
    return streamOf(objects.get(id ?? '') ?? '')
  })
  const sizes = contents.flatMap(content =>
    [...content.matchAll(/\/F\d+ ([\d.]+) Tf/g)].map(([, size]) => Number(size)),
  )
  return {
    text: contents.map(content => textIn(content, fonts)).join('\n'),
    said: contents.map(content => textIn(content.replace(repeated, ''), fonts)).join('\n'),
    pages: pages.length,
    boxes: contents.flatMap(glyphsIn).filter(glyph => glyph === '0000').length,
    smallestText: Math.min(...sizes),
    source,
  }
}

/** Marked content that is no part of what a document says (PDF 1.7, 14.8.2.2). */
const repeated = /\/Artifact\s*<<[^>]*\/Type \/Pagination[^>]*>>\s*BDC[\s\S]*?\bEMC\b/g

function streamOf(body: string): string {
  const bytes = /stream\n([\s\S]*)\nendstream/.exec(body)?.[1]
  if (bytes === undefined) throw new Error('A part of the PDF has no stream')
  return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
}

/** Characters of a font's glyphs, by glyph number. */
function charactersIn(map: string): readonly string[] {
  return [...map.matchAll(/<[\da-f]+> <[\da-f]+> \[([^\]]*)\]/g)].flatMap(([, range]) =>
    [...(range ?? '').matchAll(/<([\da-f]*)>/g)].map(([, hex]) => utf16(hex ?? '')),
  )
}

const utf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

function textIn(content: string, fonts: ReadonlyMap<string, readonly string[]>): string {
  let characters: readonly string[] = []
  const lines: string[] = []
  for (const [, font, pieces] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(<[^\]]*)\] TJ/g)) {
    if (font) characters = fonts.get(font) ?? []
    else
      lines.push(
        [...(pieces ?? '').matchAll(/<([\da-f]+)>/g)]
          .map(([, hex]) => decode(hex ?? '', characters))
          .join(''),
      )
  }
  return lines.join('\n')
}

/** The glyphs of a page, each as four hexadecimal digits; 0000 is the box of what a face lacks. */
const glyphsIn = (content: string) =>
  [...content.matchAll(/\[(<[^\]]*)\] TJ/g)].flatMap(([, pieces]) =>
    [...(pieces ?? '').matchAll(/<([\da-f]+)>/g)].flatMap(([, hex]) => glyphs(hex ?? '')),
  )

const glyphs = (hex: string): readonly string[] => hex.match(/.{4}/g) ?? []

const decode = (hex: string, characters: readonly string[]) =>
  glyphs(hex)
    .map(glyph => characters[Number.parseInt(glyph, 16)] || lost)
    .join('')
