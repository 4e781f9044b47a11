import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { deskOf, orderedCase } from '../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { CustomerAgreement, customerAgreementCalls } from '../../agreements/contract-mijn.ts'
import { endingLines, noticeCost } from '../../agreements/notice.ts'
import { earliestLastDay } from '../../agreements/term.ts'
import { tmfPath } from '../../api-clients/tmf-resources.ts'
import { change, newCustomer, orderOf } from '../../customers/server/mijn/testing.ts'
import { place, quote } from '../../orders/server/testing.ts'
import { validatorOf } from '../../tmf/server/kit/descriptions.ts'
import { tmfClient } from '../../tmf/server/kit/testing.ts'
import type { HubApi } from '../event-types.ts'
import { startReceiver, tellReceivers } from './testing.ts'

const shop = await startTestShop({}, { WEBHOOKS_TO_LOCALHOST: 'on' })
const receiver = await startReceiver()
const client = await tmfClient(shop)
afterAll(async () => {
  await shop.stop()
  await receiver.stop()
})
beforeEach(() => shop.testDatabase.pool.query('delete from webhook_subscriptions'))

const hubs = {
  TMF620: '/tmf-api/productCatalogManagement/v4/hub',
  TMF622: '/tmf-api/productOrderingManagement/v4/hub',
  TMF637: '/tmf-api/productInventory/v4/hub',
  TMF648: '/tmf-api/quoteManagement/v4/hub',
  TMF651: '/tmf-api/agreementManagement/v4/hub',
} as const satisfies Record<HubApi, string>

const subscribe = async (api: HubApi, ...events: readonly string[]) => {
  const query = events.length > 0 ? `eventType=${events.join(',')}` : ''
  const made = await client.post(hubs[api], { callback: receiver.url, query })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
}

/** Events that the receiver was told since it was last asked, in the order in which it happened; each as its description has it. */
async function told(api: HubApi) {
  receiver.received.length = 0
  await tellReceivers(shop)
  const events = receiver.received.map(({ body }) => JSON.parse(body))
  for (const event of events) expect((await validatorOf(api, event.eventType))(event)).toEqual([])
  return events.map(({ eventType, event }) => [eventType, Object.values(event)[0]])
}

const orders = tmfPath('TMF622', 'productOrder')
const cancellations = tmfPath('TMF622', 'cancelProductOrder')
const cancelEvents = ['CancelProductOrderCreateEvent', 'CancelProductOrderStateChangeEvent']

test('a request to cancel is told of, and what came of it', async () => {
  await subscribe('TMF622', ...cancelEvents)
  const refused = await orderedCase(shop)
  await client.patch(`${orders}/${refused}`, { state: 'inProgress' })
  const { body: request } = await client.post(cancellations, { productOrder: { id: refused } })
  const resource = {
    id: request.id,
    href: request.href,
    productOrder: { id: refused, href: request.productOrder.href },
  }
  expect(await told('TMF622')).toEqual([
    ['CancelProductOrderCreateEvent', { ...resource, state: 'acknowledged' }],
  ])
  await client.patch(`${orders}/${refused}`, { state: 'completed' })
  expect(await told('TMF622')).toEqual([
    ['CancelProductOrderStateChangeEvent', { ...resource, state: 'terminatedWithError' }],
  ])

  // One that nobody confirmed is cancelled at once.
  const atOnce = await orderedCase(shop)
  const { body: done } = await client.post(cancellations, { productOrder: { id: atOnce } })
  const states = (await told('TMF622')).map(([type, { id, state }]) => [type, id, state])
  expect(states.toSorted()).toEqual([
    ['CancelProductOrderCreateEvent', done.id, 'acknowledged'],
    ['CancelProductOrderStateChangeEvent', done.id, 'done'],
  ])
})

test('products are told of as they are delivered, and as an end is written down', async () => {
  await subscribe('TMF637')
  const number = await orderedCase(shop)
  await client.patch(`${orders}/${number}`, { state: 'inProgress' })
  expect(await told('TMF637')).toEqual([])
  await client.patch(`${orders}/${number}`, { state: 'completed' })
  const products = (await client.get(`${tmfPath('TMF637', 'product')}?limit=100`)).body
  const own = products.filter(({ id }: { id: string }) => id.startsWith(number))
  expect(own.length).toBeGreaterThan(1)
  expect((await told('TMF637')).map(([type, { id, status }]) => [type, id, status]).toSorted()).toEqual(
    own.map(({ id }: { id: string }) => ['ProductCreateEvent', id, 'active']).toSorted(),
  )
  const [{ id, href }] = own
  await client.patch(tmfPath('TMF637', 'product', id), {
    status: 'terminated',
    terminationReason: 'moved',
    terminationDate: `${dayInTheNetherlands(new Date(Date.now() + 86_400_000 * 40))}T12:00:00Z`,
  })
  expect(await told('TMF637')).toEqual([
    ['ProductStateChangeEvent', { id, href, status: 'pendingTerminate' }],
  ])
})

test('an agreement is told of from its delivery until that is taken back, once for each act', async () => {
  await subscribe('TMF651')
  const customer = await newCustomer(shop)
  const number = await orderOf(customer)
  const desk = deskOf(await shop.staff('verkoop'), number)
  await client.patch(`${orders}/${number}`, { state: 'inProgress' })
  expect(await told('TMF651')).toEqual([])
  await client.patch(`${orders}/${number}`, { state: 'completed' })
  const { body: agreement } = await client.get(tmfPath('TMF651', 'agreement', `C${number}`))
  const event = (type: string, status: string) => [
    `Agreement${type}Event`,
    {
      id: agreement.id,
      href: agreement.href,
      name: agreement.name,
      agreementType: agreement.agreementType,
      status,
      engagedParty: [expect.objectContaining({ role: 'provider' })],
      agreementItem: agreement.agreementItem.map(
        ({ product: [{ id, href }] }: Agreement['agreementItem'][number]) => ({
          product: [{ id, href }],
        }),
      ),
    },
  ]
  expect(await told('TMF651')).toEqual([event('Create', 'active')])

  const nummer = number
  const { path } = endpoint(customerAgreementCalls.customerAgreement, { nummer })
  const { lines } = CustomerAgreement.parse(await (await customer.visitor.get(path)).json())
  const wanted = { positions: [0], lastDay: earliestLastDay(dayInTheNetherlands(new Date())) }
  const id = randomUUID()
  const costInCents = noticeCost(endingLines(lines, wanted))
  const giving = endpoint(customerAgreementCalls.giveNotice, { nummer })
  const given = await change(customer.visitor, giving, { id, ...wanted, costInCents, why: '', words: '' })
  expect(given.status).toBe(204)
  // It takes the router along.
  expect(await told('TMF651')).toEqual([event('StateChange', 'pendingTerminate')])
  await change(customer.visitor, endpoint(customerAgreementCalls.withdrawNotice, { nummer, id }), undefined)
  expect(await told('TMF651')).toEqual([event('StateChange', 'active')])
  const router = { status: 'terminated', terminationReason: 'replaced' }
  expect((await client.patch(tmfPath('TMF637', 'product', `${number}-3`), router)).status).toBe(200)
  expect(await told('TMF651')).toEqual([event('AttributeValueChange', 'active')])

  expect((await desk.act('terugdraaien', { reason: 'mistake' })).status).toBe(204)
  expect(await told('TMF651')).toEqual([event('Delete', 'cancelled')])
})

type Agreement = {
  readonly agreementItem: readonly {
    readonly product: readonly [{ readonly id: string; readonly href: string }]
  }[]
}

test('an order and a quote that wait for their customer say so', async () => {
  await subscribe('TMF622', 'ProductOrderInformationRequiredEvent')
  await subscribe('TMF648', 'QuoteInformationRequiredEvent')
  const number = await orderedCase(shop)
  await client.patch(`${orders}/${number}`, { state: 'held', stateReason: 'site-work' })
  expect(await told('TMF622')).toEqual([])
  await client.patch(`${orders}/${number}`, { state: 'inProgress' })
  await client.patch(`${orders}/${number}`, { state: 'held', stateReason: 'customer-details' })
  expect(await told('TMF622')).toMatchObject([
    ['ProductOrderInformationRequiredEvent', { id: number, state: 'held' }],
  ])
  const asked = await place(shop.visitor(), quote)
  const desk = deskOf(await shop.staff('verkoop'), asked)
  expect((await desk.act('status', { state: 'pending', mail: false })).status).toBe(204)
  expect(await told('TMF648')).toMatchObject([
    ['QuoteInformationRequiredEvent', { id: asked, state: 'pending' }],
  ])
})
