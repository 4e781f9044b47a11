import { expect, it } from 'vitest'
import brand from '../../../content/brand.json' with { type: 'json' }
import { sampleQuoteVersion } from '../../app/worker/testing-emails.ts'
import { sampleOrder } from '../../app/worker/testing-orders.ts'
import { promisedFor } from '../../features/calendar/server/promised.ts'
import { contractSummaryDocument } from '../../features/contract-summaries/server/contract-summary.ts'
import { termsDocument } from '../../features/documents/server/terms.ts'
import { orderConfirmation } from '../../features/orders/server/documents/order-confirmation.ts'
import { composePart, emptyDraft } from '../../features/quotes/part.ts'
import { mostLines, mostParts } from '../../features/quotes/quote.ts'
import { quoteDocument } from '../../features/quotes/server/documents/quote-document.ts'
import type { ShopDocument } from './document.ts'
import { drawPdf, isDrawnBeside } from './draw-pdf.ts'
import { readPdf } from './read-pdf.ts'
import { renderPdf } from './render-pdf.ts'

const summarised = {
  productType: 'internet',
  lines: sampleOrder.lines,
  installationAddress: 'Frederiksplein 42',
  madeAt: sampleOrder.createdAt,
  orderNumbers: [],
  origin: null,
  references: sampleOrder.references,
} as const

const documents: Readonly<Record<string, ShopDocument>> = {
  'a confirmation': orderConfirmation(sampleOrder, promisedFor({ closingDays: [] })(sampleOrder.createdAt)),
  'a quote': quoteDocument(sampleQuoteVersion),
  'a summary': contractSummaryDocument(summarised, brand),
  'the terms': termsDocument(brand),
  'a corrected document': { ...termsDocument(brand), correctedOn: new Date('2026-11-28T12:00:00Z') },
}

it.each(Object.entries(documents))('draws %s as it is drawn here, to the byte', async (_name, document) => {
  const drawn = await drawPdf(document, brand)
  expect(drawn.equals(await renderPdf(document, brand))).toBe(true)
})

it('draws the longest quote that can be made within the limits of its process', async () => {
  const [part] = sampleQuoteVersion.version.parts
  if (!part) throw new Error('The sample has no part')
  const freeLine = composePart(
    { productType: 'internet', catalogue: [], offered: [] },
    { ...emptyDraft, freeLines: [{ text: 'Werk '.repeat(40), quantity: 1, priceInCents: 1, per: 'once' }] },
  ).lines
  const lines = Array.from({ length: mostLines / mostParts }, () => freeLine).flat()
  const parts = Array.from({ length: mostParts }, (_, place) => ({
    ...part,
    id: String(place),
    name: 'Naam '.repeat(12),
    // None is told together with another one.
    lines: lines.map(line => ({ ...line, priceInCents: place + 1 })),
  }))
  const version = { ...sampleQuoteVersion.version, words: 'woord '.repeat(300), parts }
  const drawn = await drawPdf(quoteDocument({ ...sampleQuoteVersion, version }), brand)
  expect(readPdf(drawn).text).toContain(`${mostParts}. Naam`)
})

it('draws the files of an ordinary order in the worker, and those of the longest one beside', () => {
  for (const document of Object.values(documents)) {
    expect(isDrawnBeside(document, false)).toBe(false)
    expect(isDrawnBeside(document, true)).toBe(true)
  }
  // An accepted part of a quote is an order, and may have all lines that a quote can have.
  const [line] = sampleOrder.lines
  if (!line) throw new Error('The sample has no line')
  const lines = Array.from({ length: mostLines }, () => line)
  const promised = promisedFor({ closingDays: [] })(sampleOrder.createdAt)
  expect(isDrawnBeside(orderConfirmation({ ...sampleOrder, lines }, promised), false)).toBe(true)
  expect(isDrawnBeside(contractSummaryDocument({ ...summarised, lines }, brand), false)).toBe(true)
})
