import fc from 'fast-check'
import { expect, it } from 'vitest'
import ranges from './fonts/characters.json' with { type: 'json' }
import { withoutMissingGlyphs } from './missing-glyphs.ts'
import { typeface } from './typeface.ts'

const latin = (codePoint: number) => codePoint >= 0x20 && codePoint < 0x250
const ascii = (codePoint: number) => codePoint < 0x80

it.each([
  ['Brûlé', 'Brûlé'.normalize('NFC')],
  ['漢字', 'HanZi'],
  ['Привет', 'Privet'],
  ['ma\u00ADchine\u200B\uFE0F', 'machine'],
  ['een\ntwee', 'een\ntwee'],
  ['een\ttwee\u3000drie', 'een twee drie'],
  ['山田 ラーメン', 'ShanTian ramen'],
  ['아이', 'AI'],
  ['ㅇ', ''],
  ['שׁלום', 'shlvm'],
  ['عبد الرحمن مُحَمَّد', '`bd alrhmn muhamad'],
  ['สมชาย กรุงเทพฯ เก้า', 'smchay krungethph. eka'],
  ['\uD800', '(U+D800)'],
  ['\u0378', '(U+0378)'],
  ['\u39dd', '(U+39DD)'],
])('draws %j as %j', (typed, drawn) => {
  expect(withoutMissingGlyphs(typed, latin)).toBe(drawn)
})

it('leaves nothing that the face lacks, whatever the text is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      const lacking = Array.from(withoutMissingGlyphs(text, ascii)).filter(
        character => !ascii(character.codePointAt(0) ?? 0),
      )
      expect(lacking).toEqual([])
    }),
  )
})

it('draws what it drew as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      const drawn = withoutMissingGlyphs(text, latin)
      expect(withoutMissingGlyphs(drawn, latin)).toBe(drawn)
    }),
  )
})

const told = ranges.flatMap(([first = 0, last = -1]) =>
  Array.from({ length: last - first + 1 }, (_, nth) => first + nth),
)

it.each(['regular', 'bold'] as const)('fonts/characters.json has the characters of the %s face', weight => {
  const face = typeface[weight]
  expect(told).toEqual(
    face.characterSet.filter(code => face.hasGlyphForCodePoint(code)).sort((a, b) => a - b),
  )
})
