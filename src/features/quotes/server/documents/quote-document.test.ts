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
