import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { CaseByLink, followCalls } from '../../../api/follow-calls.ts'
import { startTestShop, testSecrets } from '../../../app/server/testing-shop.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { newCustomer, quoteOf } from '../../customers/server/mijn/testing.ts'
import { progressToken } from '../../mailed-links/server/progress-link.ts'
import { caseIdOf } from '../../orders/server/testing.ts'
import { customerQuoteCalls, QuoteDetails } from '../contract-mijn.ts'
import type { QuoteDraft } from '../quote.ts'
import { quoteTotals } from '../quote.ts'
import {
  acceptedOrders,
  offered,
  onlyPart,
  quoteDeskOf,
  quoteLinkOf,
  quoteToken,
  totalsOnPage,
} from './testing.ts'

const { customerQuote } = customerQuoteCalls
const { followCase } = followCalls

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
afterAll(() => shop.stop())

const twoParts = (): QuoteDraft => ({
  parts: ['Winkel', 'Magazijn'].flatMap(name => onlyPart(offered, { id: randomUUID(), name }).parts),
  discounts: [{ as: 'percentage', percentage: 10, per: 'month', reason: 'alles bij ons' }],
})

/** A quote that a customer asked for and got, wherever it is looked at. */
async function sent(draft: QuoteDraft) {
  const customer = await newCustomer(shop)
  const number = await quoteOf(customer)
  const desk = quoteDeskOf(seller, number)
  expect((await desk.send(draft)).status).toBe(200)
  const key = testSecrets.deriveKey('account-link')
  const token = await progressToken(shop.testDatabase.database, await caseIdOf(shop, number), key)
  const follow = async () =>
    CaseByLink.parse(await (await shop.visitor().post(followCase.path, { body: { token } })).json())
  return {
    desk,
    follow,
    link: quoteLinkOf(shop, await quoteToken(shop, number)),
    /** As the account and the status page show it. */
    async offers() {
      const own = await customer.visitor.get(endpoint(customerQuote, { nummer: number }).path)
      const followed = await follow()
      return [
        QuoteDetails.parse(await own.json()).offer,
        followed.kind === 'quote' ? followed.offer : null,
      ] as const
    },
  }
}

it('is in parts in the account and on the status page, which come to the totals of its own page', async () => {
  const { link, offers } = await sent(twoParts())
  for (const offer of await offers()) {
    expect(offer?.parts.map(({ name, isAccepted, order }) => [name, isAccepted, order])).toEqual([
      ['Winkel', false, null],
      ['Magazijn', false, null],
    ])
    expect(offer && quoteTotals(offer.parts, offer)).toEqual(totalsOnPage(await link.read()))
  }
})

it('leads from a part that was accepted to its order, at its own price', async () => {
  const { link, offers } = await sent(twoParts())
  const [first] = (await link.read()).parts
  if (!first) throw new Error('The quote has no parts')
  const agreedTotals = quoteTotals([first], { isWhole: false })
  const [order] = await acceptedOrders(await link.accept({ parts: [first.id], agreedTotals }))
  expect(await link.read()).toMatchObject({ isWhole: false })
  for (const offer of await offers())
    expect(offer).toMatchObject({
      isWhole: false,
      parts: [
        { isAccepted: true, order: { number: order?.number, followPath: order?.followPath } },
        { isAccepted: false, order: null },
      ],
    })
})

it('says once it is over that parts of it are orders, by each link and nowhere else', async () => {
  const { desk, link, offers, follow } = await sent(twoParts())
  const [first] = (await link.read()).parts
  if (!first) throw new Error('The quote has no parts')
  expect(await follow()).toMatchObject({ hasOrders: false })
  await link.accept({ parts: [first.id], agreedTotals: quoteTotals([first], { isWhole: false }) })
  await desk.withdraw()
  expect(await link.shown()).toMatchObject({ standing: 'withdrawn', hasOrders: true })
  expect(await follow()).toMatchObject({ state: 'cancelled', hasOrders: true, offer: null })
  expect((await offers())[0]).toMatchObject({ parts: [{ isAccepted: true }, { isAccepted: false }] })
})

it('tells the parts of earlier versions that are orders, also where one part is left', async () => {
  const draft = twoParts()
  const { desk, link, offers } = await sent(draft)
  const [first, second] = draft.parts
  if (!first || !second) throw new Error('The draft has two parts')
  const [shown] = (await link.read()).parts
  if (!shown) throw new Error('The quote has no parts')
  const agreedTotals = quoteTotals([shown], { isWhole: false })
  const [order] = await acceptedOrders(await link.accept({ parts: [first.id], agreedTotals }))
  expect((await desk.send({ parts: [second], discounts: [] })).status).toBe(200)
  for (const offer of await offers())
    expect(offer).toMatchObject({
      parts: [{ name: 'Magazijn', isAccepted: false }],
      acceptedBefore: [{ name: 'Winkel', order: { number: order?.number, followPath: order?.followPath } }],
    })
})

it('has its discounts on the whole where all parts were accepted together', async () => {
  const { link, offers } = await sent(twoParts())
  await acceptedOrders(await link.accept())
  expect(await link.read()).toMatchObject({ standing: 'accepted', isWhole: true })
  for (const offer of await offers())
    expect(offer).toMatchObject({ isWhole: true, parts: [{ isAccepted: true }, { isAccepted: true }] })
})

it('is not in parts where it has one; a withdrawn one says no more than that on the status page', async () => {
  expect(await (await sent(onlyPart(offered))).offers()).toEqual([null, null])
  const withdrawn = await sent(twoParts())
  await withdrawn.desk.withdraw()
  const [inAccount, followed] = await withdrawn.offers()
  expect(inAccount?.parts.map(({ name }) => name)).toEqual(['Winkel', 'Magazijn'])
  expect(followed).toBeNull()
})
