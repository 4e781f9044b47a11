import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withoutMissingGlyphs } from './missing-glyphs.ts'

const latin = (codePoint: number) => codePoint >= 0x20 && codePoint < 0x250
const ascii = (codePoint: number) => codePoint < 0x80

it.each([
  ['Brûlé', 'Brûlé'.normalize('NFC')],
  ['漢字', 'HanZi'],
  ['Привет', 'Privet'],
  ['ma\u00ADchine\u200B\uFE0F', 'machine'],
  ['een\ntwee', 'een\ntwee'],
  ['een\ttwee\u3000drie', 'een twee drie'],
  ['\uD800', '[?]'],
  ['\u0378', '[?]'],
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
