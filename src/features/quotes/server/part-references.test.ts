import { afterAll, expect, it } from 'vitest'
import { deskOf } from '../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { parseOrderNumber } from '../../../common/order-number.ts'
import { readPdf } from '../../../platform/pdf/read-pdf.ts'
import { noReferences, type References } from '../../details/references.ts'
import { place, quote } from '../../orders/server/testing.ts'
import { tmfClient } from '../../tmf/server/kit/testing.ts'
import type { PartReferences } from '../part.ts'
import type { QuoteDraft } from '../quote.ts'
import { acceptedOrders, branch, chain, choosing, quoteDeskOf, quoteLinkOf, quoteToken } from './testing.ts'

/* By what the bookkeeping of a buyer knows each part of a quote, and one that has a single part. */

const ofWhole: References = { ...noReferences, purchaseOrderNumber: 'PO-KETEN', costCentre: 'K-HOOFD' }
const own: PartReferences = { purchaseOrderNumber: 'PO-DOM', costCentre: '' }

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
afterAll(() => shop.stop())

async function sentTo(draft: QuoteDraft) {
  const number = await place(shop.visitor(), {
    ...quote,
    additionalData: { ...quote.additionalData, references: ofWhole },
  })
  const desk = quoteDeskOf(seller, number)
  expect((await desk.send(draft)).status).toBe(200)
  const pdf = readPdf(Buffer.from(await (await desk.file(1)).arrayBuffer())).text.replace(/\s+/g, ' ')
  return { number, pdf, link: quoteLinkOf(shop, await quoteToken(shop, number)) }
}

const referencesOfOrder = async (number: string | undefined) =>
  (await deskOf(seller, parseOrderNumber(number ?? '') ?? '').read()).correctable.references

it('stand in the PDF at their part, in TMF648, and in the order that it becomes', async () => {
  const { number, pdf, link } = await sentTo(
    chain({
      parts: [
        branch('Domplein', '12', { references: own }),
        branch('Neude', '14', { references: { purchaseOrderNumber: '', costCentre: 'K-NEUDE' } }),
        branch('Janskerkhof', '16', { termInMonths: 12, references: { ...own, costCentre: 'K-JANS' } }),
      ],
      discounts: [],
    }),
  )
  // Alike, and told once with a table of addresses.
  expect(pdf).toMatch(/Domplein Lange Nieuwstraat 12, [^,]+, Inkoopnummer of eigen referentie PO-DOM/)
  expect(pdf).toMatch(/Neude Lange Nieuwstraat 14, [^,]+, Kostenplaats K-NEUDE/)
  // By itself.
  expect(pdf).toMatch(/Lange Nieuwstraat 16.*Inkoopnummer of eigen referentie PO-DOM Kostenplaats K-JANS/)
  const client = await tmfClient(shop)
  const shown = await client.get(`/tmf-api/quoteManagement/v4/quote/${number}`)
  expect(shown.body).toMatchObject({
    purchaseOrderNumber: 'PO-KETEN',
    quoteItem: [
      {
        product: {
          productCharacteristic: [{ name: 'purchaseOrderNumber', valueType: 'string', value: 'PO-DOM' }],
        },
      },
      { product: { productCharacteristic: [{ name: 'costCentre', valueType: 'string', value: 'K-NEUDE' }] } },
      { product: { productCharacteristic: [{ value: 'PO-DOM' }, { value: 'K-JANS' }] } },
    ],
  })
  const { parts } = await link.read()
  const [first] = await acceptedOrders(await link.accept(choosing(parts, true)))
  expect(await referencesOfOrder(first?.number)).toEqual({ ...ofWhole, ...own, costCentre: 'K-HOOFD' })
})

const alone = () => sentTo({ parts: [branch('Domplein', '12', { references: own })], discounts: [] })
const merged = { ...ofWhole, purchaseOrderNumber: 'PO-DOM' }

it('of a single part are those of its quote, where the buyer reads them and accepts', async () => {
  const { pdf, link } = await alone()
  expect(pdf).toContain('PO-DOM')
  expect(pdf).not.toContain('PO-KETEN')
  expect((await link.read()).references).toEqual(merged)
  const [order] = await acceptedOrders(await link.accept())
  expect(await referencesOfOrder(order?.number)).toEqual(merged)
})

it('of a single part make way for what the buyer types', async () => {
  const { link } = await alone()
  const typed = { ...noReferences, purchaseOrderNumber: 'PO-KOPER' }
  const [order] = await acceptedOrders(await link.accept({ references: typed }))
  expect(await referencesOfOrder(order?.number)).toEqual(typed)
})
