import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawnAsBox, lost } from './read-pdf.ts'
import { saysTheSame, unreadable } from './same-text.ts'

const characters = fc.array(fc.constantFrom(...'aáβж\'"-1'), { minLength: 1, maxLength: 12 })

describe('a text with gaps', () => {
  it.each([
    [`van ${lost}t Hof`, "van 't Hof"],
    [`d${lost}Artagnan\nd${lost}Artagnan`, "d'Artagnan d'Artagnan"],
    [`${drawnAsBox}${drawnAsBox} B.V.`, 'HanZi B.V.'],
    ['[?] B.V.', 'Krung Thep B.V.'],
    ['muhama[?]d', 'muhamad'],
    ['B.V. [?]', 'B.V.'],
    ['[?] B.V.', '[?] B.V.'],
    ['Crème', 'Crème'.normalize('NFD')],
  ])('%j says the same as %j', (gaps, whole) => {
    expect(saysTheSame(gaps, whole)).toBe(true)
  })

  it.each([
    [`van ${lost}t Hof`, "van 't Hoff"],
    [`van ${lost}t Hof`, 'van t Hof'],
    [`€ 5${lost}00`, '€ 50'],
    ['[?] B.V.', 'Krung Thep N.V.'],
  ])('%j says something else than %j', (gaps, whole) => {
    expect(saysTheSame(gaps, whole)).toBe(false)
  })

  it('says the same as what it was made of, and as nothing that differs beside the gaps', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), characters)), fc.nat(), (pieces, at) => {
        const whole = pieces.map(([, letters]) => letters.join(''))
        const gaps = pieces.map(([isLost, letters]) => letters.map(each => (isLost ? lost : each)).join(''))
        expect(saysTheSame(gaps.join(''), whole.join(''))).toBe(true)
        expect(unreadable(gaps.join(''))).toBe(
          pieces.flatMap(([isLost, each]) => (isLost ? each : [])).length,
        )

        const kept = pieces.findIndex(([isLost], index) => !isLost && index >= at % (pieces.length || 1))
        if (kept < 0) return
        const other = whole.with(kept, 'x'.repeat(whole[kept]?.length ?? 0))
        expect(saysTheSame(gaps.join(''), other.join(''))).toBe(false)
      }),
    )
  })
})
