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
import { renderPdf } from './render-pdf.ts'
import { readPdf } from './testing.ts'

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
        orderNumber: null,
        references: { purchaseOrderNumber: name, invoiceEmail: '', costCentre: name },
      },
      shopBrand,
    ),
  terms: (name: string) => termsDocument({ ...shopBrand, legalName: name }),
}

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
