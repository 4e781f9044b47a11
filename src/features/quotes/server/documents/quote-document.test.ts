import { describe, expect, it } from 'vitest'
import shopBrand from '../../../../../content/brand.json' with { type: 'json' }
import { sampleQuote, sampleQuoteVersion } from '../../../../app/worker/testing-emails.ts'
import { readPdf } from '../../../../platform/pdf/read-pdf.ts'
import { renderPdf } from '../../../../platform/pdf/render-pdf.ts'
import { quotePageTexts } from '../../texts.ts'
import { quoteDocument } from './quote-document.ts'

const written = async (document: ReturnType<typeof quoteDocument>) =>
  readPdf(await renderPdf(document, shopBrand)).text

describe('the PDF of a quote', () => {
  it('keeps the lines of what a colleague wrote', async () => {
    const version = { ...sampleQuoteVersion.version, words: 'Beste Lotte,\nzoals besproken.\n\nTot maandag.' }
    const text = await written(
      quoteDocument({ ...sampleQuoteVersion, version: { ...version, madeBy: 'Saar' } }),
    )
    expect(text).toMatch(/Beste Lotte,\s*\n\s*zoals besproken\.\s*\n\s*Tot maandag\./)
  })

  it('says of a renewed quote that nothing but the last day is new', async () => {
    const version = { ...sampleQuoteVersion.version, madeBy: 'Saar' }
    const text = await written(quoteDocument({ ...sampleQuoteVersion, version, before: version }))
    expect(text.replace(/\s+/g, ' ')).toContain(quotePageTexts.renewed)
  })

  /** So many parts of the same offer, each with a name and a house number of its own. */
  function chain(count: number, changes: (place: number) => object = () => ({})) {
    const [part] = sampleQuoteVersion.version.parts
    if (!part) throw new Error('no part')
    const parts = Array.from({ length: count }, (_, place) => ({
      ...part,
      id: String(place),
      name: `Filiaal ${place + 1}`,
      address: { ...part.address, houseNumber: String(place + 101) },
      ...changes(place),
    }))
    const version = { ...sampleQuoteVersion.version, parts, madeBy: 'Saar' }
    return quoteDocument({ quote: sampleQuote, version, before: null })
  }

  it('of 25 equal parts is three pages: their lines once, and each address', async () => {
    const { pages, text } = readPdf(await renderPdf(chain(25), shopBrand))
    expect(pages).toBeLessThanOrEqual(3)
    for (const place of [1, 13, 25]) {
      expect(text).toContain(`${place}. Filiaal ${place}`)
      expect(text).toMatch(new RegExp(`Frederiksplein ${place + 100},`))
    }
    expect(text.replace(/\s+/g, ' ')).toContain('1 t/m 25. 25 keer hetzelfde, internet')
    expect(text.replace(/\s+/g, ' ')).toContain('25 adressen')
    expect(text).toContain('De bedragen zijn per deel.')
  })

  it('of parts that differ has them one below the other, each bookmarked', async () => {
    const free = (place: number) => ({
      lines: [
        { kind: 'free', text: `Dienst ${place}`, quantity: 1, priceInCents: 1000, contractDuration: 12 },
      ],
    })
    const { pages, text, source } = readPdf(await renderPdf(chain(8, free), shopBrand))
    // Three of them and more fit on a page.
    expect(pages).toBeLessThanOrEqual(5)
    expect(text).toContain('Dienst 7')
    expect(source.match(/\/Title/g)?.length).toBeGreaterThanOrEqual(8)
  })

  it('says what all come to over the term, excl. and incl. VAT', () => {
    const free = () => ({
      lines: [{ kind: 'free', text: 'Dienst', quantity: 1, priceInCents: 1000, contractDuration: 12 }],
    })
    const facts = chain(3, free).blocks.flatMap(block => (block.kind === 'facts' ? block.rows : []))
    const words = facts.find(
      ([title]) => title === 'Totaal over 1 jaar' || title === 'Totaal over 12 maanden',
    )
    expect(words?.[1]).toMatch(/€.360,00 excl. btw, €.435,60 incl. 21% btw/)
  })

  it.each([
    ['internet', 'Installatieadres'],
    ['telefonie', 'Adres'],
    ['mobiel', 'Adres'],
    ['cloud', 'Adres'],
  ] as const)('of %s calls the address: %s', (productType, name) => {
    const { blocks } = quoteDocument({
      quote: sampleQuote,
      version: {
        ...sampleQuoteVersion.version,
        parts: sampleQuoteVersion.version.parts.map(part => ({ ...part, productType })),
        madeBy: 'Saar',
      },
      before: null,
    })
    const rows = blocks.flatMap(block => (block.kind === 'facts' ? block.rows : []))
    expect(rows.map(([title]) => title)).toContain(name)
    expect(rows.some(([title]) => title === 'Installatieadres')).toBe(productType === 'internet')
  })
})
