import { describe, expect, it } from 'vitest'
import { answerFromCoverage, linesAlike } from './answer-from-coverage.ts'
import type { CaseCoverage, CaseLine } from './case-coverage.ts'
import { byQuote, coverage, dslLine, fibreLine, notThere, slowFibre } from './testing-case-coverage.ts'

const answerTo = (changes: Partial<CaseCoverage>) => answerFromCoverage({ ...coverage, ...changes }) ?? ''
const wanted = (line: CaseLine | null) => ({ bandwidth: '1Gbps/1Gbps', line })

describe('an answer from the look-up', () => {
  it('says what can be had, how fast, when and at what cost', () => {
    expect(answerTo({ lines: [slowFibre, fibreLine, dslLine] })).toBe(
      [
        'Je vroeg om 1Gbps/1Gbps op Grote Kerkplein 15, 8011 PK Zwolle. We hebben het voor je opgezocht.',
        'Goed nieuws: glasvezel kun je hier direct bestellen.',
        [
          '- Zakelijk Glasvezel 100/100: tot 100 Mbit/s downloaden en 100 Mbit/s uploaden, vanaf € 42,50 per maand',
          '- Zakelijk Glasvezel 1000/1000: tot 1000 Mbit/s downloaden en 1000 Mbit/s uploaden, vanaf € 62,50 per maand',
          '',
          'Levertijd: 2 tot 4 weken. De aanleg kost niets.',
        ].join('\n'),
        'DSL kun je hier ook bestellen.',
        [
          '- Zakelijk DSL 100/30: tot 100 Mbit/s downloaden en 30 Mbit/s uploaden, vanaf € 37,50 per maand',
          '',
          'Levertijd: 1 tot 3 weken. De aanleg kost niets.',
        ].join('\n'),
        'Bedragen zijn zonder btw.',
      ].join('\n\n'),
    )
  })

  it('says of fibre that is near what its construction costs, and offers a quote', () => {
    const lines = [byQuote(slowFibre, 125_000), byQuote(fibreLine, 125_000)]
    const text = answerTo({ lines, wanted: wanted(byQuote(fibreLine, 125_000)) })
    expect(text).toContain('Het netwerk ligt dichtbij. Dit kan alleen met een prijsopgave.')
    expect(text).toContain('Levertijd: 10 tot 20 weken. De aanleg kost eenmalig € 1.250,00.')
    expect(text).toContain('We maken graag een prijsopgave voor je')
    expect(text).not.toContain('Voor 1Gbps/1Gbps geldt')
  })

  it('says what nobody knows yet', () => {
    const text = answerTo({ lines: [byQuote(fibreLine)], wanted: null })
    expect(text).toContain('Iemand moet kijken of dit kan.')
    expect(text).toContain('Levertijd: in overleg. Wat de aanleg kost, zoeken we nog voor je uit.')
  })

  it('says why fibre cannot be had, and that DSL can', () => {
    const lines = [notThere(slowFibre), notThere(fibreLine), dslLine]
    const text = answerTo({ lines, wanted: wanted(notThere(fibreLine)) })
    expect(text).toContain('Glasvezel kan hier helaas niet. Op dit adres ligt hiervoor geen netwerk.')
    expect(text).toContain('DSL kun je hier wel direct bestellen.')
    expect(text).not.toContain('vanaf € 62,50')
  })

  it('says where nothing can be had at all, without amounts', () => {
    const text = answerTo({ lines: [notThere(fibreLine), { ...notThere(dslLine), isListed: false }] })
    expect(text).toContain('We kunnen je op dit adres nu helaas geen internet leveren.')
    expect(text).not.toMatch(/€|btw|Bedragen/)
  })

  it('says of the bandwidth that was asked for why it cannot be had where others can', () => {
    const tooFast: CaseLine = {
      ...fibreLine,
      isListed: false,
      reason: { kind: 'too-fast', direction: 'download', mostMbs: 500 },
      weeks: null,
      constructionInCents: null,
    }
    const text = answerTo({ lines: [slowFibre, tooFast], wanted: wanted(tooFast) })
    expect(text).toContain(
      'Voor 1Gbps/1Gbps geldt: Deze snelheid kan hier niet: downloaden kan tot 500 Mbit/s.',
    )
    expect(text).not.toContain('Zakelijk Glasvezel 1000/1000')
  })

  it('says that a bandwidth is not sold, as of a product that has gone', () => {
    expect(answerTo({ wanted: wanted(null) })).toContain('1Gbps/1Gbps verkopen we niet, of niet meer.')
  })

  it('asks about an address that the register does not know, and names those that it has', () => {
    const unknown: Partial<CaseCoverage> = {
      register: 'unknown',
      street: null,
      city: null,
      lines: [],
      wanted: wanted(null),
    }
    const text = answerTo({ ...unknown, suffixesHere: ['', 'A'] })
    expect(text).toContain('8011 PK 15 voor je opgezocht. Dat adres staat niet in het adressenregister.')
    expect(text).toContain('Op dit nummer kennen we wel: zonder toevoeging, A.')
    expect(text).not.toContain('verkopen we niet')
    expect(answerTo(unknown)).not.toContain('kennen we wel')
  })

  it('is none while the register does not answer, and for what is no address', () => {
    expect(answerFromCoverage({ ...coverage, register: 'unavailable', lines: [] })).toBeNull()
    expect(answerFromCoverage({ ...coverage, register: 'no-address', lines: [] })).toBeNull()
  })
})

it('lines that stand alike are one group, in the order of the catalogue', () => {
  const groups = linesAlike([slowFibre, dslLine, fibreLine, notThere(fibreLine)])
  expect(groups.map(({ lines }) => lines.length)).toEqual([2, 1, 1])
})
