import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import brand from '../../../../../content/brand.json' with { type: 'json' }
import {
  type StaffVisitor,
  startTestShop,
  type TestShop,
  testSecrets,
} from '../../../../app/server/testing-shop.ts'
import { formatEuro } from '../../../../common/money.ts'
import { parseOrderNumber } from '../../../../common/order-number.ts'
import { transaction } from '../../../../platform/database/pool.ts'
import { renderPdf } from '../../../../platform/pdf/render-pdf.ts'
import { readPdf } from '../../../../platform/pdf/testing.ts'
import { caseById, caseByNumber } from '../../../cases/server/case.ts'
import { changeStateWithin } from '../../../cases/server/change-state.ts'
import { type ProductType, productTypes } from '../../../catalogue/product.ts'
import { contractTermOf } from '../../../checkout/rules/cart.ts'
import { offeredLines } from '../../../checkout/rules/testing.ts'
import {
  firstInvoiceInCents,
  lineTotalWithVatInCents,
  totalOverTermInCents,
  totalsOf,
  totalsWithVatOf,
} from '../../../checkout/rules/totals.ts'
import { createLink } from '../../../mailed-links/server/mailed-links.ts'
import type { OrderLine } from '../../../orders/order-lines.ts'
import { openQuote } from '../../../orders/server/open-quote.ts'
import { orderOf } from '../../../orders/server/stored-orders.ts'
import { quoteOf } from '../../../orders/server/stored-quotes.ts'
import { address } from '../../../orders/server/testing.ts'
import { catalogueOfVisits, randomCart } from '../../../orders/server/testing-carts.ts'
import { QuoteAccepted } from '../../contract.ts'
import { composeQuote, type QuoteDraft, quoteTerms } from '../../quote.ts'
import { quoteDocument } from '../documents/quote-document.ts'
import { storeVersion, versionById } from '../stored-versions.ts'
import { quoteLinkOf, quoteToken } from '../testing.ts'

let shop: TestShop
let seller: StaffVisitor
beforeAll(async () => {
  shop = await startTestShop()
  seller = await shop.staff('verkoop')
})
afterAll(() => shop.stop())

/** All that a cart comes to, in cents: excl. VAT, and incl. VAT. */
const sumsOf = (cart: readonly OrderLine[]) => ({
  totals: [totalsOf(cart), totalsWithVatOf(cart)],
  firstInvoice: [firstInvoiceInCents(cart), firstInvoiceInCents(cart, lineTotalWithVatInCents)],
  overTerm: [totalOverTermInCents(cart), totalOverTermInCents(cart, lineTotalWithVatInCents)],
})

const flat = (text: string) => text.replace(/\s+/g, ' ')

/** Amounts that the PDF must contain. */
function saidOf(cart: readonly OrderLine[]): readonly string[] {
  const { totals, firstInvoice, overTerm } = sumsOf(cart)
  const both = ([excl = 0, incl = 0]: readonly number[]) =>
    `${formatEuro(excl)} excl. btw, ${formatEuro(incl)} incl. 21% btw`
  return [
    ...totals.map(
      ({ oneTimeInCents, monthlyInCents }, place) =>
        `Totaal ${['excl.', 'incl.'][place]} 21% btw ${formatEuro(oneTimeInCents)} ${formatEuro(monthlyInCents)}`,
    ),
    `Eerste factuur ${both(firstInvoice)}`,
    ...(contractTermOf(cart) >= 12 ? [both(overTerm)] : []),
  ].map(flat)
}

const rhythm = fc.constantFrom('month', 'once')
const freeLine = fc.record({
  text: fc.constantFrom('Graafwerk', 'Bekabeling', 'Advies'),
  quantity: fc.integer({ min: 1, max: 99 }),
  priceInCents: fc.integer({ min: 0, max: 50_000 }),
  per: rhythm,
})
const discount = fc.oneof(
  fc.record({
    reason: fc.constant('nieuwe klant'),
    per: rhythm,
    as: fc.constant('percentage'),
    percentage: fc.integer({ min: 1, max: 100 }),
  }),
  fc.record({
    reason: fc.constant('welkom'),
    per: rhythm,
    as: fc.constant('amount'),
    amountInCents: fc.integer({ min: 0, max: 2_000 }),
  }),
)

/** A quote composed of the lines that a visitor could choose. */
const draftFor = (type: ProductType): fc.Arbitrary<QuoteDraft> =>
  fc.record(
    {
      lines: randomCart(type).map(cart =>
        cart.map(({ product, quantity }) => ({ productId: product.id, quantity })),
      ),
      freeLines: fc.array(freeLine, { maxLength: 3 }),
      discounts: fc.array(discount, { maxLength: 3 }),
      termInMonths: fc.option(fc.constantFrom(...quoteTerms)),
      freeMonths: fc.option(fc.integer({ min: 0, max: 12 })),
    },
    { noNullPrototype: true },
  )

/** Has a quote of a draft be sent, as a row of its own; its version comes out. */
async function sent(productType: ProductType, draft: QuoteDraft, lines: readonly OrderLine[]) {
  const { database } = shop.testDatabase
  const id = randomUUID()
  await transaction(database, async tx => {
    const contact = {
      organizationName: 'Bakkerij De Korenmolen B.V.',
      contactName: 'Lotte van den Heuvel',
      contactEmail: 'lotte@korenmolen.example',
      contactPhone: '+31201234567',
      customerId: null,
      dueAt: null,
    }
    const actor = { kind: 'staff', id: seller.colleague.id } as const
    const opened = { contact, productType, cart: [], installationAddress: address, addressChecked: true }
    const caseId = await openQuote(tx, opened, actor)
    const found = await caseById(tx, caseId)
    const linkId = await createLink(
      tx,
      { owner: { caseId }, purpose: 'quote' },
      testSecrets.deriveKey('account-link'),
    )
    const validUntil = new Date(Date.now() + 24 * 60 * 60 * 1000)
    const made = { madeBy: seller.colleague.id, words: '', draft }
    await storeVersion(tx, { ...made, id, caseId, number: 1, validUntil, linkId, productType, lines })
    const version = found?.version ?? 0
    await changeStateWithin(tx, { caseId, version, state: 'approved', reason: null, actor })
  })
  const version = await versionById(database, id)
  const found = version && (await caseById(database, version.caseId))
  const quote = found && (await quoteOf(database, found))
  if (!version || !quote) throw new Error('The quote is gone')
  return { version, quote }
}

it.each(productTypes)(
  'PDF, page and accepted order of any quote of %s come to the same, to the cent',
  async type => {
    const { catalogue, setPrices } = catalogueOfVisits()
    const { database } = shop.testDatabase
    let compared = 0
    await fc.assert(
      fc.asyncProperty(
        draftFor(type),
        fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 7 }),
        async (draft, prices) => {
          setPrices(prices)
          const sold = await catalogue.offerings(type)
          const choices = { productType: type, catalogue: sold, offered: offeredLines }
          const { lines: cart, violations } = composeQuote(choices, draft)
          fc.pre(violations.length === 0)
          const expected = sumsOf(cart)
          const { version, quote } = await sent(type, draft, cart)

          const file = await renderPdf(
            quoteDocument({ quote, version: { ...version, madeBy: 'Saar' }, before: null }),
            brand,
          )
          const text = flat(readPdf(file).text)
          for (const words of saidOf(cart)) expect(text).toContain(words)

          const link = quoteLinkOf(shop, await quoteToken(shop, quote.quoteNumber))
          const { lines: shown } = await link.read()
          expect(sumsOf(shown)).toEqual(expected)

          const accepted = await link.accept()
          expect(accepted.status).toBe(200)
          const { number } = QuoteAccepted.parse(await accepted.json())
          const ordered = await caseByNumber(database, parseOrderNumber(number) ?? '')
          const order = ordered && (await orderOf(database, ordered))
          expect(order?.lines).toEqual(cart)
          expect(order && sumsOf(order.lines)).toEqual(expected)
          expect(order?.totals).toEqual(expected.totals[0])
          compared++
        },
      ),
      { numRuns: 8 },
    )
    expect(compared).toBeGreaterThanOrEqual(8)
  },
  60_000,
)
