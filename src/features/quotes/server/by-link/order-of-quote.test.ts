import { afterAll, describe, expect, it } from 'vitest'
import { CaseByLink, followCalls } from '../../../../api/follow-calls.ts'
import { deskOf } from '../../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../../app/server/testing-shop.ts'
import { endpoint } from '../../../../common/contract/call.ts'
import { parseOrderNumber } from '../../../../common/order-number.ts'
import { readPdf } from '../../../../platform/pdf/read-pdf.ts'
import { MailPreview } from '../../../cases/contract-timeline.ts'
import { newCustomer, quoteOf } from '../../../customers/server/mijn/testing.ts'
import {
  CustomerDocuments,
  customerDocumentCalls,
  customerOrderCalls,
  OrderDetails,
} from '../../../tracking/contract-mijn.ts'
import { acceptedOrder, offered, quoteDeskOf, quoteLinkOf, quoteToken, requestedQuote } from '../testing.ts'

const { followCase } = followCalls
const { customerDocuments } = customerDocumentCalls
const { customerOrder } = customerOrderCalls

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
afterAll(() => shop.stop())

const onlyFree: typeof offered = {
  ...offered,
  lines: [],
  freeLines: [
    { text: 'Bekabeling', quantity: 2, priceInCents: 15_000, per: 'once' },
    { text: 'Beheer op afstand', quantity: 1, priceInCents: 4500, per: 'month' },
  ],
  discounts: [{ as: 'amount', amountInCents: 3000, per: 'once', reason: 'open dag' }],
  termInMonths: null,
}

const drafts = { 'lines of the catalogue': offered, 'free lines alone': onlyFree } as const

async function ordered(draft: typeof offered, number: string) {
  const response = await quoteDeskOf(seller, number).send(draft)
  expect(response.status).toBe(200)
  const accepted = await quoteLinkOf(shop, await quoteToken(shop, number)).accept()
  return acceptedOrder(accepted)
}
const flat = (text: string) => text.replace(/\s+/g, ' ')

describe.each(Object.entries(drafts))('an order of a quote of %s', (_name, draft) => {
  const words = [...draft.freeLines.map(({ text }) => text), ...draft.discounts.map(({ reason }) => reason)]

  it('is followed, with documents that say what it is about', async () => {
    const { followPath } = await ordered(draft, await requestedQuote(shop))
    const token = followPath.replace(/.*#/, '')
    const followed = CaseByLink.parse(
      await (await shop.visitor().post(followCase.path, { body: { token } })).json(),
    )
    expect(followed.lines.filter(({ kind }) => kind !== 'product')).toHaveLength(words.length)
    for (const { path } of followed.documents) {
      const response = await shop.visitor().get(path)
      expect(response.status).toBe(200)
      const { text } = readPdf(Buffer.from(await response.arrayBuffer()))
      for (const word of words) expect(flat(text)).toContain(word)
    }
  })

  it('is read at the desk, with every mail about it and about its quote', async () => {
    const number = await requestedQuote(shop)
    const order = parseOrderNumber((await ordered(draft, number)).number) ?? ''
    for (const each of [order, number]) {
      const desk = deskOf(seller, each)
      const { mails, lines } = await desk.read()
      expect(lines.filter(({ kind }) => kind !== 'product')).toHaveLength(words.length)
      expect(mails.length).toBeGreaterThan(1)
      for (const { id, kind } of mails) {
        const response = await desk.get(`mails/${id}`)
        expect([kind, response.status]).toEqual([kind, 200])
        const { text } = MailPreview.parse(await response.json())
        if (
          /confirmation$|sent$|notice$/.test(kind) &&
          !kind.startsWith('quote-confirmation') &&
          kind !== 'quote-notice'
        )
          for (const word of words) expect([kind, flat(text)]).toEqual([kind, expect.stringContaining(word)])
      }
      const confirmed = await desk.act('status', { state: 'inProgress', reason: null, mail: true })
      expect(confirmed.status).toBe(each === order ? 204 : 422)
    }
  })

  it('is the customer’s own, with its documents', async () => {
    const customer = await newCustomer(shop)
    const { number } = await ordered(draft, await quoteOf(customer))
    const details = OrderDetails.parse(
      await (await customer.visitor.get(endpoint(customerOrder, { nummer: number }).path)).json(),
    )
    expect(details.lines.filter(({ kind }) => kind === 'discount')).toHaveLength(draft.discounts.length)
    const documents = CustomerDocuments.parse(
      await (await customer.visitor.get(customerDocuments.path)).json(),
    )
    for (const { path } of documents) expect((await customer.visitor.get(path)).status).toBe(200)
  })
})
