import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { inProject } from './project.mjs'

/** Output of `node scripts/typeface.mjs`, and its source: the Latin letters in every weight. */
export const TYPEFACE = 'src/ui/styles/typeface/bricolage-grotesque.woff2'
const WHOLE =
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'

const PRINTABLE_ASCII = String.fromCharCode(
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index),
)
const DUTCH = 'áàâäçéèêëíìîïñóòôöúùûü'
const SIGNS = '\u00a0§°²·×Å–—‘’“”„…€→−'
/** Characters that browsers draw themselves: the hyphen at a broken word, the bullets of a password. */
const OF_BROWSERS = '\u2010\u2022'

/** The characters of Dutch texts. Any other shows in the whole typeface, which a page fetches when it meets one. */
export const CHARACTERS = [...new Set(PRINTABLE_ASCII + DUTCH + DUTCH.toUpperCase() + SIGNS + OF_BROWSERS)]
  .sort()
  .join('')

/** Only the weights and the features that the styles use (src/ui/styles/tokens.css). @returns {Promise<Buffer>} woff2 */
export async function cutTypeface() {
  return subsetFont(await readFile(inProject(WHOLE)), CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 680 } },
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
  })
}

/** The characters as `unicode-range` writes them: `U+20-7E, U+A0`. */
export function unicodeRange(characters) {
  const codes = [...characters].map(character => character.codePointAt(0)).sort((a, b) => a - b)
  const starts = codes.filter(code => !codes.includes(code - 1))
  const ends = codes.filter(code => !codes.includes(code + 1))
  const hex = code => code.toString(16).toUpperCase()
  return starts
    .map((start, index) =>
      start === ends[index] ? `U+${hex(start)}` : `U+${hex(start)}-${hex(ends[index])}`,
    )
    .join(', ')
}
