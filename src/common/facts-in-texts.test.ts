import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withFacts, withFactsInAll } from './facts-in-texts.ts'

const facts = { fastest: '4000 Mbit/s', free: 'gratis', slowest: null }

describe('a text with facts', () => {
  it.each([
    ['Tot {fastest}, op elk adres.', 'Tot 4000 Mbit/s, op elk adres.'],
    ['{free} installatie', 'Gratis installatie'],
    ['Installatie is {free}. Bel {phone}.', 'Installatie is gratis. Bel {phone}.'],
    ['Glasvezel[ vanaf {slowest}][ tot {fastest}] of DSL.', 'Glasvezel tot 4000 Mbit/s of DSL.'],
    ['Netflix vraagt <Fixed reason="zegt Netflix zelf">25 Mbit/s</Fixed>.', 'Netflix vraagt 25 Mbit/s.'],
  ])('%s', (text, shown) => {
    expect(withFacts(text, facts)).toBe(shown)
  })

  it('loses the sentence that says what is not sold, and no other', () => {
    expect(withFacts('Vast IP-adres. Vanaf {slowest} al! Ook voor jou? Ja.', facts)).toBe(
      'Vast IP-adres. Ook voor jou? Ja.',
    )
    expect(withFacts('Vanaf {slowest}', facts)).toBe('')
  })

  it('is not touched where it has none', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        fc.pre(!/[<{]/.test(text))
        expect(withFacts(text, facts)).toBe(text)
      }),
    )
  })
})

it('an entry of a list goes with its text, and what stands beside it stays', () => {
  const page = {
    title: 'Internet',
    facts: [
      { title: 'Nu {slowest}', text: 'Voor iedereen.' },
      { title: 'Tot {fastest}', text: 'Snel.' },
    ],
    lines: ['Vanaf {slowest}', 'Altijd'],
    figures: [{ figure: '6', unit: '' }],
    updated: null,
  }
  expect(withFactsInAll(page, facts)).toEqual({
    title: 'Internet',
    facts: [{ title: 'Tot 4000 Mbit/s', text: 'Snel.' }],
    lines: ['Altijd'],
    figures: [{ figure: '6', unit: '' }],
    updated: null,
  })
})
