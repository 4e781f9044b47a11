import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import brand from '../../../../../content/brand.json' with { type: 'json' }
import { startTestShop, testSecrets } from '../../../../app/server/testing-shop.ts'
import { formatEuro } from '../../../../common/money.ts'
import { formatOrderNumber, parseOrderNumber } from '../../../../common/order-number.ts'
import { transaction } from '../../../../platform/database/pool.ts'
import { readPdf } from '../../../../platform/pdf/read-pdf.ts'
import { renderPdf } from '../../../../platform/pdf/render-pdf.ts'
import { contractTermOf } from '../../../carts/cart.ts'
import type { OrderLine } from '../../../carts/order-lines.ts'
import {
  firstInvoiceInCents,
  lineTotalWithVatInCents,
  type Totals,
  totalOverTermInCents,
  totalsOf,
  totalsWithVatOf,
} from '../../../carts/totals.ts'
import { caseById, caseByNumber } from '../../../cases/server/case.ts'
import { changeStateWithin } from '../../../cases/server/change-state.ts'
import { productTypes } from '../../../catalogue/product.ts'
import { createLink } from '../../../mailed-links/server/mailed-links.ts'
import { openQuote } from '../../../orders/server/open-quote.ts'
import { orderOf } from '../../../orders/server/stored-orders.ts'
import { quoteOf } from '../../../orders/server/stored-quotes.ts'
import { address } from '../../../orders/server/testing.ts'
import { catalogueOfVisits } from '../../../orders/server/testing-carts.ts'
import { linesOfPart, type OfferedPart, type QuoteDraft, quoteTotals, sumOfParts } from '../../quote.ts'
import { quoteDocument } from '../documents/quote-document.ts'
import { quoteLinks } from '../links.ts'
import { repeatedFrom } from '../promise-of-order.ts'
import { storeVersion } from '../store-version.ts'
import { versionById } from '../stored-versions.ts'
import { acceptedOrders, quoteLinkOf, quoteToken } from '../testing.ts'
import { quoteFor, soundQuote } from '../testing-drafts.ts'

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
afterAll(() => shop.stop())

/** All that lines come to, in cents: excl. VAT, and incl. VAT. */
const sumsOf = (lines: readonly OrderLine[]) => ({
  totals: [totalsOf(lines), totalsWithVatOf(lines)],
  firstInvoice: [firstInvoiceInCents(lines), firstInvoiceInCents(lines, lineTotalWithVatInCents)],
  overTerm: [totalOverTermInCents(lines), totalOverTermInCents(lines, lineTotalWithVatInCents)],
})

const flat = (text: string) => text.replace(/\s+/g, ' ')

const inBoth = ([excl = 0, incl = 0]: readonly number[]) =>
  `${formatEuro(excl)} excl. btw, ${formatEuro(incl)} incl. 21% btw`

const totalRows = (totals: readonly Totals[]) =>
  totals.map(
    ({ oneTimeInCents, monthlyInCents }, place) =>
      `Totaal ${['excl.', 'incl.'][place]} 21% btw ${formatEuro(oneTimeInCents)} ${formatEuro(monthlyInCents)}`,
  )

/** Amounts that the PDF must have of a part, as it is accepted with. */
function saidOf(lines: readonly OrderLine[]): readonly string[] {
  const { totals, firstInvoice, overTerm } = sumsOf(lines)
  return [
    ...totalRows(totals),
    `Eerste factuur ${inBoth(firstInvoice)}`,
    ...(contractTermOf(lines) >= 12 ? [inBoth(overTerm)] : []),
  ].map(flat)
}

/** And of the whole. */
const saidOfWhole = (parts: readonly OfferedPart[]): readonly string[] =>
  totalRows([
    quoteTotals(parts, { isWhole: true }),
    quoteTotals(parts, { isWhole: true }, totalsWithVatOf),
  ]).map(flat)

/** Has a quote of a draft be sent, as a row of its own; its version comes out. */
async function sent(draft: QuoteDraft, offered: readonly OfferedPart[]) {
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
    const productType = draft.parts[0]?.productType ?? 'internet'
    const opened = { contact, productType, cart: [], installationAddress: address, addressChecked: true }
    const caseId = await openQuote(tx, opened, actor)
    const found = await caseById(tx, caseId)
    const linkId = await createLink(
      tx,
      { owner: { caseId }, purpose: quoteLinks.answer },
      testSecrets.deriveKey('account-link'),
    )
    const validUntil = new Date(Date.now() + 24 * 60 * 60 * 1000)
    const parts = draft.parts.map(
      ({ id: part, name, productType: type, address: at, ...content }, place) => ({
        id: part,
        name,
        productType: type,
        address: at,
        addressChecked: true,
        draft: content,
        lines: offered[place]?.lines ?? [],
        wholeDiscounts: offered[place]?.wholeDiscounts ?? [],
      }),
    )
    await storeVersion(tx, {
      id,
      caseId,
      number: 1,
      madeBy: seller.colleague.id,
      words: '',
      validUntil,
      linkId,
      discounts: draft.discounts,
      parts,
    })
    const version = found?.version ?? 0
    await changeStateWithin(tx, { caseId, version, state: 'approved', reason: null, actor })
  })
  const version = await versionById(database, id)
  const found = version && (await caseById(database, version.caseId))
  const quote = found && (await quoteOf(database, found))
  if (!version || !quote) throw new Error('The quote is gone')
  return { version, quote }
}

/** The lines of an order by its number, as it is read out, with the totals stored beside them. */
async function orderNumbered(number: string) {
  const { database } = shop.testDatabase
  const found = await caseByNumber(database, parseOrderNumber(number) ?? '')
  const order = found && (await orderOf(database, found))
  if (!order) throw new Error('The order is gone')
  return order
}

const prices = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 7 })

it.each(productTypes)(
  'PDF, page and accepted order of any quote with one part, of %s, come to the same, to the cent',
  async type => {
    await compare(quoteFor([type], { parts: 1 }), 6)
  },
  60_000,
)

it('the same of any quote of up to six parts, accepted in any order', async () => {
  await compare(quoteFor(productTypes, { parts: 6 }), 16)
}, 120_000)

async function compare(drafts: fc.Arbitrary<QuoteDraft>, numRuns: number): Promise<void> {
  const { catalogue, setPrices } = catalogueOfVisits()
  let compared = 0
  await fc.assert(
    fc.asyncProperty(drafts, prices, fc.array(fc.nat(), { maxLength: 6 }), async (drawn, cents, order) => {
      setPrices(cents)
      const sound = await soundQuote(catalogue, drawn)
      fc.pre(sound !== null)
      const draft = withNewIds(sound.draft)
      const { parts } = sound.composed
      const { version, quote } = await sent(draft, parts)

      const file = await renderPdf(
        quoteDocument({ quote, version: { ...version, madeBy: 'Saar' }, before: null }),
        brand,
      )
      const text = flat(readPdf(file).text)
      for (const words of saidOfWhole(parts)) expect(text).toContain(words)
      const isAlone = parts.length === 1
      for (const part of parts)
        for (const words of saidOf(linesOfPart(part, { isWhole: isAlone }))) expect(text).toContain(words)

      const link = quoteLinkOf(shop, await quoteToken(shop, quote.quoteNumber))
      const shown = (await link.read()).parts
      for (const isWhole of [true, false]) {
        expect(shown.map(part => sumsOf(linesOfPart(part, { isWhole })))).toEqual(
          parts.map(part => sumsOf(linesOfPart(part, { isWhole }))),
        )
        expect(sumOfParts(shown, { isWhole }, firstInvoiceInCents)).toBe(
          sumOfParts(parts, { isWhole }, firstInvoiceInCents),
        )
      }

      // In the order of the numbers drawn: at once where there are none.
      const groups = order.length === 0 || isAlone ? [shown] : inGroups(shown, order)
      const isWhole = groups.length === 1
      const made: { part: string; number: string }[] = []
      for (const group of groups)
        made.push(
          ...(await acceptedOrders(
            await link.accept({
              parts: group.map(({ id }) => id),
              agreedTotals: quoteTotals(group, { isWhole }),
            }),
          )),
        )
      expect(new Set(made.map(({ number }) => number)).size).toBe(parts.length)
      for (const [place, part] of draft.parts.entries()) {
        const ordered = await orderNumbered(made.find(each => each.part === part.id)?.number ?? '')
        const offered = parts[place]
        const lines = offered ? linesOfPart(offered, { isWhole }) : []
        expect(ordered.lines).toEqual(
          repeatedFrom(lines, { number: formatOrderNumber(quote.quoteNumber), version: 1 }),
        )
        expect(sumsOf(ordered.lines)).toEqual(sumsOf(lines))
        expect(ordered.totals).toEqual(totalsOf(lines))
        expect([ordered.productType, ordered.installationAddress]).toEqual([part.productType, part.address])
      }
      compared++
    }),
    { numRuns },
  )
  expect(compared).toBeGreaterThanOrEqual(numRuns)
}

/**
 * A draft with parts of its own: one that is tried again, while a smallest one is looked for that differs, would else fail because its
 * parts are orders already.
 */
const withNewIds = (draft: QuoteDraft): QuoteDraft => ({
  ...draft,
  parts: draft.parts.map(part => ({ ...part, id: randomUUID() })),
})

/** Divides over groups by the numbers drawn, none of them empty. */
function inGroups<Item>(items: readonly Item[], draws: readonly number[]): readonly (readonly Item[])[] {
  const groups = Map.groupBy(items, (_, place) => (draws[place % draws.length] ?? 0) % 3)
  return [...groups.values()]
}
