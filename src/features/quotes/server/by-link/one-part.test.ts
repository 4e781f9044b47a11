import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { deskOf } from '../../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../../app/server/testing-shop.ts'
import { caseEvents } from '../../../cases/events.ts'
import { rowsOf } from '../../../orders/server/testing.ts'
import { partTitle } from '../../texts.ts'
import { acceptedOrders, chain, sentChain, sentQuote } from '../testing.ts'

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
afterAll(() => shop.stop())

describe('references', () => {
  it('of a part stand at its order, and those of the buyer where it has none', async () => {
    const own = { purchaseOrderNumber: 'PO-DOM', costCentre: '' }
    const draft = chain()
    const parts = draft.parts.map((part, place) => (place === 0 ? { ...part, references: own } : part))
    const { link } = await sentQuote(shop, seller, { ...draft, parts })
    expect((await link.read()).parts.map(({ references }) => references)).toEqual([own, undefined, undefined])
    const references = { purchaseOrderNumber: 'PO-ALL', invoiceEmail: '', costCentre: 'K1' }
    expect(await acceptedOrders(await link.accept({ references }))).toHaveLength(3)
    const rows = await rowsOf<Record<'number' | 'centre', string>>(
      shop,
      'select purchase_order_number as number, cost_centre as centre from product_orders order by case_id',
    )
    expect(rows.map(({ number, centre }) => [number, centre])).toEqual([
      ['PO-DOM', 'K1'],
      ['PO-ALL', 'K1'],
      ['PO-ALL', 'K1'],
    ])
  })
})

describe('a question', () => {
  it('about one part names it to the desk; of no part of this version it is about the whole', async () => {
    const { number, link, two } = await sentChain(shop, seller)
    for (const part of [two.id, randomUUID(), ''])
      expect((await link.ask('Kan het in maart?', part)).status).toBe(204)
    const { timeline } = await deskOf(seller, number).read()
    const asked = timeline
      .filter(({ type }) => type === caseEvents.quoteAsked)
      .map(({ words }) => words?.text)
    expect(asked.toSorted()).toEqual(['Kan het in maart?', `Over ${partTitle(two)}:\nKan het in maart?`])
  })
})
