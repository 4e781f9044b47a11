import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import shopBrand from '../../../content/brand.json' with { type: 'json' }
import { sampleQuote, sampleQuoteVersion } from '../../app/worker/testing-emails.ts'
import { sampleOrder } from '../../app/worker/testing-orders.ts'
import { promisedFor } from '../../features/calendar/server/promised.ts'
import { contractSummaryDocument } from '../../features/contract-summaries/server/contract-summary.ts'
import { termsDocument } from '../../features/documents/server/terms.ts'
import { mandateDocument } from '../../features/orders/server/documents/mandate.ts'
import { orderConfirmation } from '../../features/orders/server/documents/order-confirmation.ts'
import { quoteDocument } from '../../features/quotes/server/documents/quote-document.ts'
import { quoteRequestDocument } from '../../features/quotes/server/documents/quote-request.ts'
import { readPdf } from './read-pdf.ts'
import { renderPdf } from './render-pdf.ts'
import { typeface } from './typeface.ts'

/** Names as companies and people of Europe write them, and how a document says them. */
const names: readonly (readonly [letters: string, name: string, said?: string])[] = [
  ['Latin', 'Łukasz & Zoë – Erdoğan, Győr € Ħal Qormi Ŵyn Şişli Đorđe Þór Ænes Œuvre ẞ'],
  ['composed accents', 'Crème Brûlé Ångström Čapek Ķekava Ţăndărică'],
  ['Vietnamese', 'Nguyễn Thị Tiếng Việt Đặng'],
  ['Greek', 'Ελληνικά Τρόφιμα ΕΠΕ Ἀθηνᾶ'],
  ['Cyrillic', 'Българска Храна ЕООД Їжак Љубица Ђорђе'],
  ['Armenian and Georgian', 'Երևան თბილისი'],
  [
    'accents that are written apart',
    'Crème Brûlé Nguyễn Ελλάδα Йод'.normalize('NFD'),
    'Crème Brûlé Nguyễn Ελλάδα Йод',
  ],
  ['letters of no face', '漢字 😀', 'HanZi :grinning:'],
]

const promised = promisedFor({ closingDays: [] })(sampleOrder.createdAt)

/** Each kind of document, with a name in it: of a customer, or where it has none of the provider. */
const documents = {
  order: (name: string) =>
    orderConfirmation(
      {
        ...sampleOrder,
        organization: { ...sampleOrder.organization, companyName: name },
        contactPerson: { ...sampleOrder.contactPerson, lastName: name },
      },
      promised,
    ),
  mandate: (name: string) =>
    mandateDocument(
      {
        order: { ...sampleOrder, organization: { ...sampleOrder.organization, ascription: name } },
        reference: 'MACHTIGING-1',
        scheme: 'CORE',
        textVersion: '2026-11 CORE',
        text: 'Zo stond het er.',
        iban: 'NL91ABNA0417164300',
      },
      shopBrand,
    ),
  'quote request': (name: string) =>
    quoteRequestDocument({ ...sampleQuote, companyName: name, fullName: name }),
  quote: (name: string) =>
    quoteDocument({
      ...sampleQuoteVersion,
      quote: { ...sampleQuoteVersion.quote, companyName: name },
      version: { ...sampleQuoteVersion.version, madeBy: name },
    }),
  'contract summary': (name: string) =>
    contractSummaryDocument(
      {
        productType: 'internet',
        lines: sampleOrder.lines,
        installationAddress: name,
        madeAt: sampleOrder.createdAt,
        orderNumbers: [],
        origin: null,
        references: { purchaseOrderNumber: name, invoiceEmail: '', costCentre: name },
      },
      shopBrand,
    ),
  terms: (name: string) => termsDocument({ ...shopBrand, legalName: name }),
}

type DocumentKind = keyof typeof documents

const issuerNamed = (name: string) => ({ ...shopBrand, legalName: name })
const draw = (kind: DocumentKind, name: string) => renderPdf(documents[kind](name), issuerNamed(name))

describe.each(Object.entries(documents))('%s', (_kind, documentWith) => {
  it.each(names.map(([letters, name, said = name]) => ({ letters, name, said })))(
    'draws $letters, and has it as text',
    async ({ name, said }) => {
      const { text, boxes } = readPdf(await renderPdf(documentWith(name), { ...shopBrand, legalName: name }))
      expect(text.replace(/\s+/g, ' ')).toContain(said)
      expect(boxes).toBe(0)
    },
  )
})

describe.each(Object.entries(typeface))('the %s face', (_weight, face) => {
  it('has a glyph for each of its characters, which stands for no other and is never replaced', () => {
    const glyphs = face.characterSet.map(codePoint => face.glyphForCodePoint(codePoint).id)
    expect(new Set(glyphs).size).toBe(face.characterSet.length)
    // Kerning and the places of accents move glyphs. Anything else here could join some of them to one.
    expect(face.availableFeatures).toEqual(['kern', 'mark'])
  })

  it('has the characters of the other', () => {
    expect(face.characterSet).toEqual(typeface.regular.characterSet)
  })
})

/** Characters that names in Europe are written with, and those around them; composed, as documents write them. */
const written = [...typeface.regular.characterSet]
  .map(codePoint => String.fromCodePoint(codePoint))
  .filter(character => /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(character))
  // What nobody sees is left out of documents.
  .filter(character => !/\p{Default_Ignorable_Code_Point}/u.test(character))

const word = fc
  .array(fc.constantFrom(...written, ...'\'’‘"“”„–—-&.'), { minLength: 1, maxLength: 12 })
  .map(characters => `x${characters.join('')}`.normalize('NFC'))
const name = fc.oneof(
  fc.constantFrom(
    'Bakkerij "De Zon" B.V.',
    "'t Koetshuis d'Artagnan",
    'Българска Храна ЕООД',
    'Ελληνικά Τρόφιμα ΕΠΕ',
    'Ĳssel ijs Ǆ ǆ ŉ fi fl ffi',
  ),
  fc.array(word, { minLength: 1, maxLength: 3 }).map(words => words.join(' ')),
)
const kinds = Object.keys(documents) as DocumentKind[]
const someDocuments = fc.array(fc.record({ kind: fc.constantFrom(...kinds), name }), {
  minLength: 2,
  maxLength: 4,
})

const withoutSpaces = (text: string) => text.replace(/\s+/g, '')

describe('a document after others', () => {
  it('has the names of its own input as text, and is the same to the byte as before them', async () => {
    await fc.assert(
      fc.asyncProperty(someDocuments, async drawn => {
        const files = []
        for (const { kind, name } of drawn) {
          const file = await draw(kind, name)
          expect(withoutSpaces(readPdf(file).text)).toContain(withoutSpaces(name))
          files.push(file)
        }
        for (const [index, { kind, name }] of drawn.entries())
          expect((await draw(kind, name)).equals(files[index] ?? Buffer.of())).toBe(true)
      }),
      { numRuns: 20 },
    )
  })

  it('is the same to the byte whatever its process drew first', async () => {
    const quoted = '"De Zon", Българска Храна ЕООД'
    const plain = "'t Koetshuis d'Artagnan, Παπαδόπουλος ΕΠΕ"
    const drawn = kinds.flatMap(kind => [quoted, plain].map(name => ({ kind, name })))
    const [forwards, backwards] = await Promise.all([drawnApart(drawn), drawnApart(drawn.toReversed())])
    for (const [index, file] of forwards.entries())
      expect(file.equals(backwards.at(-1 - index) ?? Buffer.of()), JSON.stringify(drawn[index])).toBe(true)
  })
})

/** Files that a thread draws in this order with modules, and so faces, of its own. */
async function drawnApart(
  drawn: readonly { readonly kind: DocumentKind; readonly name: string }[],
): Promise<readonly Buffer[]> {
  const worker = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads')
    import(workerData.module).then(async ({ renderPdf }) => {
      const files = []
      for (const { document, brand } of workerData.drawn) files.push(await renderPdf(document, brand))
      parentPort.postMessage(files)
    })`,
    {
      eval: true,
      workerData: {
        module: new URL('./render-pdf.ts', import.meta.url).href,
        drawn: drawn.map(({ kind, name }) => ({ document: documents[kind](name), brand: issuerNamed(name) })),
      },
    },
  )
  const [files] = await once(worker, 'message')
  await worker.terminate()
  return files.map((file: Uint8Array) => Buffer.from(file))
}
