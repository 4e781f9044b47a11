import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import brand from '../../../../content/brand.json' with { type: 'json' }
import consents from '../../../../content/consents.json' with { type: 'json' }
import terms from '../../../../content/site/terms.json' with { type: 'json' }
import { startTestShop, type TestShop } from '../../../app/server/testing-shop.ts'
import { sampleQuote } from '../../../app/worker/testing-emails.ts'
import { cartOf, sampleOrder } from '../../../app/worker/testing-orders.ts'
import { formatEuro } from '../../../common/money.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import { readPdf } from '../../../platform/pdf/read-pdf.ts'
import { renderPdf } from '../../../platform/pdf/render-pdf.ts'
import { promisedFor } from '../../calendar/server/promised.ts'
import { productLines, toOrderLines } from '../../carts/order-lines.ts'
import { totalsOf, totalsWithVatOf } from '../../carts/totals.ts'
import { mandateDocument } from '../../orders/server/documents/mandate.ts'
import { orderConfirmation } from '../../orders/server/documents/order-confirmation.ts'
import type { StoredOrder } from '../../orders/server/stored-orders.ts'
import { quoteRequestDocument } from '../../quotes/server/documents/quote-request.ts'
import { documentCalls } from '../contract.ts'

const { termsFile } = documentCalls

const lines = toOrderLines(cartOf({ 11105: 1, 11106: 1, 12002: 1, 12101: 1, 12102: 3 }))
const order: StoredOrder = {
  ...sampleOrder,
  lines,
  totals: totalsOf(lines),
  installationAddress: { ...sampleOrder.installationAddress, houseNumberSuffix: 'A' },
  phoneNumberRetention: ['+31201234567'],
}
const { organization } = order
const number = formatOrderNumber(order.orderNumber)
const mandateReference = `MACHTIGING-${order.orderNumber}`
const mandate = {
  order,
  reference: mandateReference,
  scheme: 'CORE',
  textVersion: `${consents.directDebit.version} CORE`,
  text: consents.directDebit.text.CORE,
  iban: 'NL91ABNA0417164300',
} as const

const promised = promisedFor({ closingDays: [] })(order.createdAt)
const confirmed = (about: StoredOrder) => orderConfirmation(about, promised)

const drawn = async (document: Parameters<typeof renderPdf>[0]) => readPdf(await renderPdf(document, brand))
const flat = (text: string) => text.replace(/\s+/g, ' ')

describe('the confirmation of an order', () => {
  it('says what was ordered, for the totals of the shop, and how the IBAN ends but not more of it', async () => {
    const { text } = await drawn(confirmed(order))
    const [withoutVat, withVat] = [totalsOf(lines), totalsWithVatOf(lines)]
    for (const words of [
      `Bevestiging van bestelling ${number}`,
      '3 × Tv-ontvanger',
      '(looptijd 3 jaar)',
      formatEuro(withoutVat.monthlyInCents),
      formatEuro(withoutVat.oneTimeInCents),
      formatEuro(withVat.monthlyInCents),
      formatEuro(withVat.oneTimeInCents),
      'Frederiksplein 42 A, 1017 XN Amsterdam',
      'eindigt op 4300',
      '020 123 45 67',
      mandateReference,
      'door te nemen, uiterlijk maandag 23 november',
      '1 tot 3 weken: tussen 30\u00a0november en 14\u00a0december',
      'minimaal 400, normaal 475, maximaal 500, geadverteerd 500 Mbit/s',
      formatEuro(149_00),
      'algemene voorwaarden van toepassing (versie 2026-11)',
      brand.kvkNumber,
      'Pagina 1 van',
    ])
      expect(flat(text)).toContain(flat(words))
    expect(text).not.toContain('ABNA')
  })

  it('of what is usually ordered is one page, so that no page has only a sentence', async () => {
    expect((await drawn(confirmed(sampleOrder))).pages).toBe(1)
  })

  it('goes on over pages, each with its number', async () => {
    const [line] = productLines(lines)
    if (!line) throw new Error('There are no lines')
    const long = Array.from({ length: 100 }, (_, index) => ({
      ...line,
      product: { ...line.product, name: `Product ${index + 1} met een naam die niet op een regel past` },
    }))
    const { text, pages } = await drawn(confirmed({ ...order, lines: toOrderLines(long) }))
    expect(pages).toBeGreaterThan(3)
    expect(text).toContain(`Pagina ${pages} van ${pages}`)
    expect(flat(text).split('Bevestiging van bestelling 482-739-166 (vervolg)')).toHaveLength(pages)
    for (const { product } of long) expect(flat(text)).toContain(product.name)
  })
})

describe('the mandate', () => {
  it('has everything that SEPA asks for, on a page of its own', async () => {
    const { text, pages } = await drawn(mandateDocument(mandate, brand))
    expect(pages).toBe(1)
    for (const words of [
      'SEPA',
      brand.legalName,
      brand.address.street,
      'Nederland',
      brand.creditorId,
      mandateReference,
      consents.directDebit.text.CORE.replaceAll('{creditor}', brand.legalName),
      organization.ascription,
      'NL91 ABNA 0417 1643 00',
      'Amsterdam',
      '21 november 2026 om 09:30',
    ])
      expect(flat(text)).toContain(words)
  })

  it('between companies names no right to a refund within 8 weeks', async () => {
    const textVersion = `${consents.directDebit.version} B2B`
    const { text } = await drawn(
      mandateDocument({ ...mandate, scheme: 'B2B', textVersion, text: consents.directDebit.text.B2B }, brand),
    )
    expect(flat(text)).toContain('Deze machtiging geldt alleen tussen bedrijven')
    expect(text).not.toContain('8 weken')
  })

  it('never shows another text than the one that was agreed to', async () => {
    const before = { ...mandate, textVersion: '2019-01 CORE' }
    const kept = await drawn(mandateDocument({ ...before, text: 'Zo stond het er voor {creditor}.' }, brand))
    expect(flat(kept.text)).toContain(`Zo stond het er voor ${brand.legalName}.`)
    const lost = await drawn(mandateDocument({ ...before, text: null }, brand))
    for (const { text } of [kept, lost]) {
      expect(text).not.toContain('8 weken')
      expect(text).toContain('versie 2019-01 CORE')
    }
  })
})

test('a quote request says what was asked for and that it binds to nothing', async () => {
  const { text } = await drawn(quoteRequestDocument({ ...sampleQuote, lines }))
  for (const words of [
    `Aanvraag ${formatOrderNumber(sampleQuote.quoteNumber)}`,
    'vrijblijvend',
    sampleQuote.fullName,
    '3 × Tv-ontvanger',
  ])
    expect(text).toContain(words)
})

test('a document is Dutch, titled and tagged, and the same again is the same bytes', async () => {
  const file = await renderPdf(confirmed(order), brand)
  const { source } = readPdf(file)
  expect(source).toContain('/Lang (nl-NL)')
  expect(source).toContain('/DisplayDocTitle true')
  expect(source).toContain('/Marked true')
  for (const part of ['Document', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD'])
    expect(source).toContain(`/S /${part}\n`)
  expect(source).toContain(`(Bevestiging van bestelling ${number})`)
  expect(file.equals(await renderPdf(confirmed(order), brand))).toBe(true)
})

describe('GET /algemene-voorwaarden.pdf', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop()
  })
  afterAll(() => shop.stop())

  it('is the whole text of the page with its version, for anyone and without a session', async () => {
    const response = await fetch(shop.url + termsFile.path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toBe('inline; filename="algemene-voorwaarden.pdf"')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('set-cookie')).toBe(null)
    const text = flat(readPdf(Buffer.from(await response.arrayBuffer())).text)
    expect(text).toContain(`Versie ${terms.version}`)
    for (const section of terms.sections) expect(text).toContain(section.title)
    expect(text).toContain('overmacht')
    expect(text).not.toContain('{')
  })

  it('is not sent again to who has it', async () => {
    const etag = (await fetch(shop.url + termsFile.path)).headers.get('etag') ?? ''
    const again = await fetch(shop.url + termsFile.path, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })
})
