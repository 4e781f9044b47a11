import { afterAll, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../app/server/testing-shop.ts'
import { Failure } from '../../../../common/contract/failure.ts'
import { address } from '../../../orders/server/testing.ts'
import { type QuoteDraft, quoteTotals } from '../../quote.ts'
import {
  acceptedOrders,
  branch,
  chain,
  choosing,
  offered,
  onlyPart,
  ordersFrom,
  quoteDeskOf,
  quoteLinkOf,
  quoteToken,
  sentChain,
  sentQuote,
} from '../testing.ts'

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
afterAll(() => shop.stop())

const sent = () => sentChain(shop, seller)

describe('a new version', () => {
  it('holds what is left, and the parts before it are told with their orders', async () => {
    const { number, desk, link, one, two, office } = await sent()
    const [order] = await acceptedOrders(await link.accept(choosing([one])))
    const draft = chain({ discounts: [] })
    const rest = draft.parts.slice(1).map((part, place) => ({ ...part, id: [two, office][place]?.id ?? '' }))
    expect((await desk.send({ ...draft, parts: rest })).status).toBe(200)
    const newer = quoteLinkOf(shop, await quoteToken(shop, number))
    const read = await newer.read()
    expect(read.parts.map(({ id }) => id)).toEqual([two.id, office.id])
    expect(read.acceptedBefore).toMatchObject([{ name: 'Domplein', order: { number: order?.number } }])
    expect(read.differences).toEqual([expect.objectContaining({ part: null, change: 'changed' })])
    expect((await link.shown()).standing).toBe('superseded')
    expect(
      await acceptedOrders(await newer.accept({ agreedTotals: quoteTotals(read.parts, { isWhole: true }) })),
    ).toHaveLength(2)
    expect(await ordersFrom(shop, number)).toHaveLength(3)
  })

  it('with a part that is an order already is refused at that part', async () => {
    const { desk, link, one, two } = await sent()
    await link.accept(choosing([one]))
    const draft = chain()
    const parts = [
      { ...branch('Neude', '14'), id: two.id },
      { ...branch('Domplein', '12'), id: one.id },
    ]
    const response = await desk.send({ ...draft, discounts: [], parts })
    expect(response.status).toBe(422)
    expect(Object.keys(Failure.parse(await response.json()).errors ?? {})).toEqual(['parts.1'])
  })

  it('of what is left is sent again without what was lost', async () => {
    const { number, desk, link, one } = await sent()
    await link.accept(choosing([one]))
    expect((await desk.renew()).status).toBe(200)
    const { parts } = await quoteLinkOf(shop, await quoteToken(shop, number)).read()
    expect(parts.map(({ name, wholeDiscounts }) => [name, wholeDiscounts])).toEqual([
      ['Neude', []],
      ['Kantoor', []],
    ])
  })
})

describe('what cannot be sent', () => {
  it.each([
    [
      'a part twice',
      (draft: QuoteDraft) => ({ ...draft, parts: [...draft.parts, ...draft.parts.slice(0, 1)] }),
      'draft.parts.3',
    ],
    ['no part', (draft: QuoteDraft) => ({ ...draft, parts: [] }), 'draft.parts'],
    [
      'more than 200 parts',
      (draft: QuoteDraft) => ({
        ...draft,
        parts: Array.from({ length: 201 }, (_, place) => branch('', String(place + 1))),
      }),
      'draft.parts',
    ],
    [
      'a discount on the whole that is more than there is',
      (draft: QuoteDraft) => ({
        ...draft,
        discounts: [{ as: 'amount', reason: 'veel', per: 'month', amountInCents: 9_000_000 } as const],
      }),
      'discounts.0',
    ],
    [
      'a line that is not sold, in the second part',
      (draft: QuoteDraft) => ({
        ...draft,
        parts: draft.parts.map((part, place) =>
          place === 1 ? { ...part, lines: [{ productId: 999_999, quantity: 1 }] } : part,
        ),
      }),
      'parts.1.lines.999999',
    ],
    [
      'a street that is not there, in the third part',
      (draft: QuoteDraft) => ({
        ...draft,
        parts: draft.parts.map((part, place) =>
          place === 2 ? { ...part, address: { ...address, streetName: 'Voorbeeldstraat' } } : part,
        ),
      }),
      'parts.2.address.streetName',
    ],
  ])('%s is refused at its field', async (_, changed, field) => {
    const { number, desk } = await sentQuote(shop, seller, onlyPart(offered))
    const body = await quoteDeskOf(seller, number).wanted(chain())
    const response = await desk.post({ ...body, draft: changed(body.draft) })
    expect(response.status).toBe(422)
    expect(Object.keys(Failure.parse(await response.json()).errors ?? {})).toContain(field)
    expect((await desk.read()).versions).toHaveLength(1)
  })

  it('is refused at every street that is not there', async () => {
    const { number } = await sentQuote(shop, seller, onlyPart(offered))
    const desk = quoteDeskOf(seller, number)
    const body = await desk.wanted(chain())
    const parts = body.draft.parts.map((part, place) =>
      place === 1 ? part : { ...part, address: { ...address, streetName: 'Voorbeeldstraat' } },
    )
    const response = await desk.post({ ...body, draft: { ...body.draft, parts } })
    expect([response.status, Object.keys(Failure.parse(await response.json()).errors ?? {})]).toEqual([
      422,
      ['parts.0.address.streetName', 'parts.2.address.streetName'],
    ])
  })
})
