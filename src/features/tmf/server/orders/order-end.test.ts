import { afterAll, describe, expect, it } from 'vitest'
import { deskOf } from '../../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../../app/server/testing-shop.ts'
import { dayInTheNetherlands } from '../../../../common/dutch-calendar.ts'
import { addDays } from '../../../../common/working-days.ts'
import { earliestLastDay } from '../../../agreements/term.ts'
import { noticeRefusals } from '../../../agreements/texts.ts'
import { tmfPath } from '../../../api-clients/tmf-resources.ts'
import { rowsOf } from '../../../orders/server/testing.ts'
import { productOrderTexts as texts } from '../../product-order-texts.ts'
import { type TmfClient, tmfClient } from '../kit/testing.ts'
import { cancellations, ordered, orders } from './testing.ts'

const shop = await startTestShop()
await shop.testDatabase.pool.query(
  "insert into resellers (id, company_name) values ('noord-9', 'Noord'), ('zuid-9', 'Zuid')",
)
const north = await tmfClient(shop, { name: 'Noord', resellerId: 'noord-9' })
const south = await tmfClient(shop, { name: 'Zuid', resellerId: 'zuid-9' })
afterAll(() => shop.stop())

const lastDay = earliestLastDay(dayInTheNetherlands(new Date()))
const product = (number: string, position: number) => `${tmfPath('TMF637', 'product')}/${number}-${position}`

async function delivered(client: TmfClient): Promise<string> {
  const number = await ordered(client)
  for (const state of ['inProgress', 'completed'])
    expect((await client.patch(`${orders}/${number}`, { state })).status).toBe(200)
  return number
}

const ending = (number: string, ends: object = {}, item: object = {}) => ({
  productOrderItem: [{ id: '1', action: 'delete', product: { id: `${number}-1` }, ...item }],
  ends: { agreement: `C${number}`, lastDay, ...ends },
})

/** The sum that a refusal names, in euros. */
const sumIn = (message: string) =>
  Number(/€\s([\d.]+,\d\d)/.exec(message)?.[1]?.replace('.', '').replace(',', '.'))

/** The cost of leaving, as the refusal of a notice that names none says it. */
async function costOf(number: string): Promise<{ readonly unit: string; readonly value: number }> {
  const { status, body } = await north.post(orders, ending(number))
  expect([status, body.fields[0].path]).toEqual([422, 'ends.leavingCost'])
  return { unit: 'EUR', value: sumIn(body.fields[0].message) }
}

/** An end of an agreement, as its sender placed it. */
async function ended() {
  const number = await delivered(north)
  const leavingCost = await costOf(number)
  const { status, body } = await north.post(orders, ending(number, { leavingCost, reason: 'price' }))
  expect([status, body.fields]).toEqual([201, undefined])
  return { number, leavingCost, end: body }
}

it('ends what its sender sees at the cost that it names, and is read, listed and told of as a delete', async () => {
  const { number, leavingCost, end } = await ended()
  expect(end).toMatchObject({
    state: 'acknowledged',
    ends: { agreement: `C${number}`, lastDay, leavingCost, reason: 'customer-request' },
    '@type': 'BusinessOrder',
  })
  expect(end.productOrderItem).toContainEqual(
    expect.objectContaining({ action: 'delete', product: expect.objectContaining({ id: `${number}-1` }) }),
  )
  expect((await north.get(`${orders}/${end.id}`)).body).toEqual(end)
  const { body: listed } = await north.get(`${orders}?limit=5&sort=-orderDate`)
  expect(listed[0]).toEqual(end)
  const byBuyer = `relatedParty.id=${end.relatedParty[0].id}&limit=50`
  expect((await north.get(`${orders}?${byBuyer}`)).body.map(({ id }: { id: string }) => id)).toContain(end.id)
  expect((await north.get(product(number, 1))).body.status).toBe('pendingTerminate')
  expect((await south.get(`${orders}/${end.id}`)).status).toBe(404)
})

it('is placed once, under a key and under a number of its sender', async () => {
  const number = await delivered(north)
  const leavingCost = await costOf(number)
  const body = { ...ending(number, { leavingCost }), externalId: `einde-${number}` }
  const both = await Promise.all([north.post(orders, body), north.post(orders, body)])
  expect(both.map(({ status }) => status)).toContain(201)
  const again = await north.post(orders, body)
  expect([again.status, again.body.externalId]).toEqual([201, body.externalId])
  const other = await north.post(orders, { ...body, ends: { ...body.ends, reason: 'moving' } })
  expect(other.status).toBe(409)
  const ends = await rowsOf(
    shop,
    'select 1 from notices join cases on cases.id = case_id where number = $1',
    [number],
  )
  expect(ends).toHaveLength(1)
})

it.each<[string, (number: string) => object, TmfClient, string, string]>([
  ['an agreement of another reseller', number => ending(number), south, 'ends.agreement', texts.noAgreement],
  ['no agreement', number => ({ ...ending(number), ends: undefined }), north, 'ends', texts.noEnds],
  [
    'an item that is added',
    number => ending(number, {}, { action: 'add' }),
    north,
    'productOrderItem[0].action',
    texts.actionIs.delete,
  ],
  [
    'a product of another agreement',
    number => ending(number, {}, { product: { id: '482739165-1' } }),
    north,
    'productOrderItem[0].product.id',
    texts.noProduct,
  ],
  [
    'a last day that is too soon',
    number => ending(number, { lastDay: addDays(lastDay, -1) }),
    north,
    'ends.lastDay',
    noticeRefusals.tooSoon(lastDay),
  ],
  ['another reason', number => ending(number, { reason: 'zomaar' }), north, 'ends.reason', texts.noReason],
])('is refused for %s', async (_, body, client, path, message) => {
  const number = await delivered(north)
  const answer = await client.post(orders, body(number))
  expect([answer.status, answer.body.fields?.[0]]).toEqual([422, { path, message }])
})

it('is refused without a last day, and of an order that is not delivered', async () => {
  const number = await ordered(north)
  const { ends: _ends, ...body } = ending(number)
  const dayless = await north.post(orders, { ...body, ends: { agreement: `C${number}` } })
  expect([dayless.status, dayless.body.fields[0].path]).toEqual([422, 'ends.lastDay'])
  const early = await north.post(orders, ending(number))
  expect([early.status, early.body.fields[0].path]).toEqual([422, 'productOrderItem'])
})

describe('it is withdrawn until the day before its last', () => {
  it('by a request to cancel, and once', async () => {
    const { number, end } = await ended()
    const cancel = () => north.post(cancellations, { productOrder: { id: end.id } })
    const { status, body } = await cancel()
    expect([status, body.state]).toEqual([201, 'done'])
    expect((await cancel()).body.id).toBe(body.id)
    expect((await north.get(`${orders}/${end.id}`)).body.state).toBe('cancelled')
    expect((await north.get(product(number, 1))).body.status).toBe('active')
  })

  it('by its state, which is no other one that orders have', async () => {
    const { number, end } = await ended()
    for (const state of ['completed', 'rejected']) {
      const { status, body } = await north.patch(`${orders}/${end.id}`, { state, stateReason: 'duplicate' })
      expect([status, body.fields[0].path]).toEqual([422, 'state'])
    }
    const { status, body } = await north.patch(`${orders}/${end.id}`, {
      state: 'cancelled',
      stateReason: 'customer-request',
    })
    expect([status, body.state]).toEqual([200, 'cancelled'])
    expect((await north.get(product(number, 1))).body.status).toBe('active')
  })

  it('not later, and what staff processed waits for them once more', async () => {
    const { number, end } = await ended()
    const desk = deskOf(await shop.staff('verkoop'), end.id)
    await desk.act('status', { state: 'inProgress', reason: null, mail: false })
    await rowsOf(
      shop,
      'update notices set last_day = $2 where case_id = (select id from cases where number = $1) returning id',
      [number, dayInTheNetherlands(new Date())],
    )
    const late = await north.post(cancellations, { productOrder: { id: end.id } })
    expect([late.status, late.body.fields[0].path]).toEqual([422, 'productOrder.id'])
    await rowsOf(
      shop,
      'update notices set last_day = $2 where case_id = (select id from cases where number = $1) returning id',
      [number, lastDay],
    )
    expect((await north.post(cancellations, { productOrder: { id: end.id } })).status).toBe(201)
    const { next, asked } = await desk.read()
    expect([next, asked.map(({ kind }) => kind)]).toEqual(['process-notice', ['notice-withdrawn']])
  })
})

it('is the same as an end of TMF637, whose case staff process', async () => {
  const number = await delivered(north)
  const patch = { status: 'terminated', terminationReason: 'moved', terminationDate: `${lastDay}T12:00:00Z` }
  expect((await north.patch(product(number, 1), patch)).status).toBe(200)
  const { body } = await north.get(`${orders}?limit=1&sort=-orderDate`)
  expect(body[0]).toMatchObject({
    state: 'acknowledged',
    ends: { agreement: `C${number}`, lastDay: addDays(lastDay, -1), reason: 'moved' },
  })
})
