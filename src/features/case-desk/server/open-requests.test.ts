import { afterAll, describe, expect, it } from 'vitest'
import { CaseByLink, followCalls } from '../../../api/follow-calls.ts'
import { deskOf, orderedCase } from '../../../app/server/testing-desk.ts'
import { startTestShop, testSecrets } from '../../../app/server/testing-shop.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { stepCalendar } from '../../cases/server/step-calendar.ts'
import { newCustomer, orderOf } from '../../customers/server/mijn/testing.ts'
import { progressToken } from '../../mailed-links/server/progress-link.ts'
import { caseIdOf } from '../../orders/server/testing.ts'
import { sentQuote } from '../../quotes/server/testing.ts'
import { trackingCalls } from '../../tracking/contract.ts'
import { customerOrderCalls, OrderDetails } from '../../tracking/contract-mijn.ts'
import { WorkList } from '../../work-list/contract.ts'
import { updateWholeList } from '../../work-list/server/testing.ts'

const { followCase } = followCalls
const { wishByLink, wishOfCustomer } = trackingCalls
const { customerOrder } = customerOrderCalls

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
afterAll(() => shop.stop())

const calendar = stepCalendar({ closingDays: [] })

/** Requests and reads of a customer through the link in a mail. */
async function followerOf(number: string) {
  const key = testSecrets.deriveKey('account-link')
  const token = await progressToken(shop.testDatabase.database, await caseIdOf(shop, number), key)
  return {
    ask: (wish: 'cancel' | 'change', words: string) =>
      shop.visitor().post(wishByLink.path, { body: { token, wish, words } }),
    async asked() {
      const response = await shop.visitor().post(followCase.path, { body: { token } })
      return CaseByLink.parse(await response.json()).progress.asked.map(({ kind, words }) => [kind, words])
    },
  }
}

/** The row of a case in the list of what is open; undefined where it is not there. */
async function rowOf(number: string) {
  await updateWholeList(shop)
  const response = await seller.get('/api/beheer/werklijst?weergave=open')
  return WorkList.parse(await response.json()).items.find(item => item.number === number)
}

/** An order that is confirmed, whose customer wants to cancel it and then to change it. */
async function askedTwice() {
  const number = await orderedCase(shop)
  const desk = deskOf(seller, number)
  await desk.act('status', { state: 'inProgress', mail: false })
  const customer = await followerOf(number)
  await customer.ask('cancel', 'We gaan verhuizen.')
  await customer.ask('change', 'Of kan het een week later?')
  const [cancel, change] = (await desk.read()).asked
  if (!cancel || !change) throw new Error('Not both stand at the case')
  return { number, desk, customer, cancel, change }
}

const both = [
  ['cancel', 'We gaan verhuizen.'],
  ['change', 'Of kan het een week later?'],
]

describe('several requests of one customer', () => {
  it('all show, at the desk and to him', async () => {
    const { number, desk, customer } = await askedTwice()
    const { asked, next } = await desk.read()
    expect(asked.map(({ kind, words }) => [kind, words])).toEqual(both)
    expect(next).toBe('respond')
    expect(await rowOf(number)).toMatchObject({ next: 'respond', asked: ['cancel', 'change'] })
    expect(await customer.asked()).toEqual(both)
  })

  it('are asked once each, also when the first is repeated after the second', async () => {
    const { customer } = await askedTwice()
    await customer.ask('cancel', 'We gaan verhuizen.')
    expect(await customer.asked()).toEqual(both)
  })

  it('are settled one by one: the other stays, with its next step, until it is settled too', async () => {
    const { number, desk, customer, cancel, change } = await askedTwice()
    expect((await desk.act('afgehandeld', { request: change.id })).status).toBe(204)
    expect(await customer.asked()).toEqual([both[0]])
    const { asked, next, timeline } = await desk.read()
    expect([asked, next]).toEqual([[cancel], 'respond'])
    expect(timeline[0]).toMatchObject({ type: 'request-settled', data: { request: 'change' } })
    expect(await rowOf(number)).toMatchObject({ asked: ['cancel'] })
    await desk.act('afgehandeld', { request: cancel.id })
    expect(await desk.read()).toMatchObject({ asked: [], next: 'plan' })
    expect(await rowOf(number)).toMatchObject({ next: 'plan', asked: [] })
  })

  it.each([
    ['gesprek', { outcome: 'reached' }],
    ['antwoord', { subject: 'Je vraag', text: 'Dat kan.' }],
  ] as const)('stay with a %s until it says which of them it took up', async (act, body) => {
    const { desk, cancel, change } = await askedTwice()
    expect((await desk.act(act, body)).status).toBe(204)
    expect((await desk.read()).asked).toHaveLength(2)
    expect((await desk.act(act, { ...body, settles: [cancel.id, 999_999_999] })).status).toBe(204)
    expect((await desk.read()).asked).toEqual([change])
    // One alone is taken up by it anyway.
    expect((await desk.act(act, body)).status).toBe(204)
    expect((await desk.read()).asked).toEqual([])
  })

  it('end with the order', async () => {
    const { desk, customer } = await askedTwice()
    await desk.act('status', { state: 'cancelled', mail: false })
    expect(await desk.read()).toMatchObject({ asked: [], next: null, dueAt: null })
    expect(await customer.asked()).toEqual([])
  })

  it('show in his account too', async () => {
    const customer = await newCustomer(shop)
    const number = await orderOf(customer)
    await deskOf(seller, number).act('status', { state: 'inProgress', mail: false })
    for (const [wish, words] of both)
      await customer.visitor.post(endpoint(wishOfCustomer, { nummer: number }).path, {
        body: { wish, words },
      })
    const response = await customer.visitor.get(endpoint(customerOrder, { nummer: number }).path)
    const { progress } = OrderDetails.parse(await response.json())
    expect(progress.asked.map(({ kind, words }) => [kind, words])).toEqual(both)
  })
})

describe('a request that is settled', () => {
  it.each([
    [
      'once already',
      async () => {
        const { desk, cancel } = await askedTwice()
        await desk.act('afgehandeld', { request: cancel.id })
        return desk.act('afgehandeld', { request: cancel.id })
      },
    ],
    [
      'at another case',
      async () => {
        const [one, other] = [await askedTwice(), await askedTwice()]
        return one.desk.act('afgehandeld', { request: other.cancel.id })
      },
    ],
  ])('%s is refused', async (_, settle) => {
    const response = await settle()
    expect([response.status, await response.json()]).toEqual([
      422,
      { message: 'Dit verzoek is al afgehandeld.' },
    ])
  })

  it('is so by who may work on cases only', async () => {
    const { number, cancel } = await askedTwice()
    const reader = deskOf(await shop.staff('lezer'), number)
    expect((await reader.act('afgehandeld', { request: cancel.id })).status).toBe(403)
  })
})

describe('a question about a quote that is over', () => {
  it.each([
    ['declined', 'rejected', async ({ link }: Awaited<ReturnType<typeof sentQuote>>) => link.decline('')],
    ['withdrawn', 'cancelled', async ({ desk }: Awaited<ReturnType<typeof sentQuote>>) => desk.withdraw()],
    ['accepted', 'accepted', async ({ link }: Awaited<ReturnType<typeof sentQuote>>) => link.accept()],
  ] as const)(
    'and was %s is due the next working day, in sight, until it is answered',
    async (_, state, end) => {
      const quote = await sentQuote(shop, seller)
      expect((await end(quote)).status).toBeLessThan(300)
      const desk = deskOf(seller, quote.number)
      expect(await desk.read()).toMatchObject({ state, next: null, dueAt: null })
      expect(await rowOf(quote.number)).toBeUndefined()
      const before = calendar.workingDaysLater(new Date(), 1).toISOString()
      expect((await quote.link.ask('Kan het alsnog?')).status).toBe(204)
      const after = calendar.workingDaysLater(new Date(), 1).toISOString()
      const { dueAt, next, asked, closedAt } = await desk.read()
      expect([before, after]).toContain(dueAt)
      expect([next, closedAt]).toEqual(['respond', expect.any(String)])
      expect(asked).toMatchObject([{ kind: 'question', words: 'Kan het alsnog?' }])
      expect(await rowOf(quote.number)).toMatchObject({ state, next: 'respond', asked: ['question'], dueAt })
      expect((await desk.act('antwoord', { subject: 'Je vraag', text: 'Ja hoor.' })).status).toBe(204)
      expect(await desk.read()).toMatchObject({ state, next: null, dueAt: null, asked: [] })
      expect(await rowOf(quote.number)).toBeUndefined()
    },
  )

  it('that was asked before its customer accepted it keeps its moment', async () => {
    const quote = await sentQuote(shop, seller)
    await quote.link.ask('Wanneer kan het?')
    const desk = deskOf(seller, quote.number)
    const { dueAt } = await desk.read()
    expect((await quote.link.accept()).status).toBe(200)
    expect(await desk.read()).toMatchObject({ state: 'accepted', next: 'respond', dueAt })
    expect(await rowOf(quote.number)).toMatchObject({ next: 'respond' })
    await desk.act('afgehandeld', { request: (await desk.read()).asked[0]?.id })
    expect(await desk.read()).toMatchObject({ next: null, dueAt: null })
    expect(await rowOf(quote.number)).toBeUndefined()
  })
})
