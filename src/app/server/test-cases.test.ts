import { afterAll, expect, test } from 'vitest'
import { bulkCalls } from '../../features/bulk-actions/contract-desk.ts'
import { bulkOf } from '../../features/bulk-actions/server/testing.ts'
import { bulkRefusals } from '../../features/bulk-actions/server/texts.ts'
import { casesPerReseller, forgetTestCases, lastCases } from '../../features/cases/server/case.ts'
import { KnownCustomers, knownCustomerCalls } from '../../features/known-customers/contract.ts'
import { orderMetrics } from '../../features/orders/server/order-metrics.ts'
import { caseIdOf, rowsOf } from '../../features/orders/server/testing.ts'
import { quoteDeskOf, quoteLinkOf, quoteToken, requestedQuote } from '../../features/quotes/server/testing.ts'
import { insertResellers } from '../../features/resellers/server/stored-resellers.ts'
import { tmfClient } from '../../features/tmf/server/kit/testing.ts'
import { documentedRequests } from '../../features/tmf/server/kit/testing-docs.ts'
import { WorkList, workListCalls } from '../../features/work-list/contract.ts'
import { updateWholeList } from '../../features/work-list/server/testing.ts'
import { deskOf, orderedCase } from './testing-desk.ts'
import { startTestShop } from './testing-shop.ts'

/** Everything that a test client of the API makes is marked, never mailed, never counted, and gone after a day. */

const shop = await startTestShop()
const colleague = await shop.staff('beheerder')
await insertResellers(shop.testDatabase.database, [{ id: 'wederverkoper', companyName: 'Wederverkoper BV' }])
const tester = await tmfClient(shop, { name: 'Proef', isTest: true, resellerId: 'wederverkoper' })
const live = await orderedCase(shop)
const placed = await tester.post(
  '/tmf-api/productOrderingManagement/v4/productOrder',
  documentedRequests('orders.md')[0]?.body,
)
expect(placed.status).toBe(201)
const order = placed.body.id
const quote = await requestedQuote(shop)
await rowsOf(shop, `delete from deliveries where case_id = $1`, [await caseIdOf(shop, quote)])
await rowsOf(shop, `update cases set is_test = true where number = $1`, [quote])
await rowsOf(shop, `insert into api_cases (case_id, client_id) values ($1, $2)`, [
  await caseIdOf(shop, quote),
  tester.clientId,
])
await updateWholeList(shop)
afterAll(() => shop.stop())

const tests = () =>
  rowsOf<{ number: string; customerId: string | null }>(
    shop,
    `select number, customer_id as "customerId" from cases join api_cases on case_id = cases.id where is_test`,
  )
const list = async () =>
  WorkList.parse(await (await colleague.get(`${workListCalls.workList.path}?weergave=open`)).json())

test('the desk marks them in the list and on their page, and gives them to nobody', async () => {
  const { items } = await list()
  expect(new Map(items.map(({ number, isTest }) => [number, isTest]))).toEqual(
    new Map([
      [live, false],
      [order, true],
      [quote, true],
    ]),
  )
  expect((await deskOf(colleague, order).read()).isTest).toBe(true)
  expect((await deskOf(colleague, live).read()).isTest).toBe(false)
  expect(await rowsOf(shop, 'select number from work_list where is_to_assign order by number')).toEqual([
    { number: live },
  ])
})

test('nobody is mailed, whatever is done with them, and an order of a quote is a test too', async () => {
  const desk = deskOf(colleague, order)
  const done = [
    await desk.act('status', { state: 'inProgress', mail: true }),
    await desk.act('antwoord', { subject: 'Levering', text: 'Morgen.' }),
    await quoteDeskOf(colleague, quote).send(),
  ]
  const link = quoteLinkOf(shop, await quoteToken(shop, quote))
  done.push(await link.ask('Kan het sneller?'), await link.accept())
  expect(done.map(({ status }) => status)).toEqual(
    done.map(() => expect.toSatisfy((status: number) => status < 300)),
  )
  expect(await tests()).toHaveLength(3)
  expect((await tests()).map(({ customerId }) => customerId)).toEqual([null, null, null])
  const mails = await rowsOf(
    shop,
    `select kind from deliveries left join events on events.id = event_id
       left join mailed_links on mailed_links.id = mailed_link_id
     where coalesce(deliveries.case_id, events.case_id, mailed_links.case_id) in (select id from cases where is_test)`,
  )
  expect(mails).toEqual([])
})

test('nothing counts them', async () => {
  await updateWholeList(shop)
  await rowsOf(shop, 'update cases set assignee_id = $1', [colleague.colleague.id])
  const { counts, colleagues } = await list()
  expect(counts).toMatchObject({ open: 1, 'van-mij': 1, niemand: 0 })
  expect(colleagues.map(({ open }) => open)).toEqual([1])
  const { database } = shop.testDatabase
  const [lastHour] = orderMetrics(database)
  expect(await lastHour?.read()).toEqual([{ labels: { kind: 'order', purpose: 'new' }, value: 1 }])
  expect(await casesPerReseller(database, 'order')).toEqual(new Map())
  expect((await lastCases(database, 10)).map(({ number }) => number)).toEqual([live])
})

test('what is done to many at once leaves them out, and says so where they were chosen by hand', async () => {
  const { database } = shop.testDatabase
  const bulk = bulkOf(colleague, database)
  const filters = { weergave: 'open' } as const
  const counted = await colleague.post(bulkCalls.countCases.path, { body: { filters } })
  expect(await counted.json()).toEqual({ count: 1 })
  const mail = { act: 'mail', subject: 'Storing', text: 'Er is een storing.' }
  const matching = await bulk.previewed({ by: 'filters', filters }, mail)
  expect(matching).toMatchObject({ total: 1, refusals: [], counts: { done: 1 } })
  const chosen = await bulk.previewed([live, order, quote], { act: 'assign', assignee: null })
  expect(chosen.refusals).toEqual([
    { message: bulkRefusals.isTest, count: 2, cases: [order, quote].map(named) },
  ])
  expect(chosen.counts).toMatchObject({ done: 1, refused: 2 })
})

const named = (number: string) => ({ number, name: expect.any(String) })

test('no export has them, and nobody is known from them', async () => {
  const body = { selection: { by: 'numbers', numbers: [live, order, quote] } }
  const csv = await (await colleague.post(bulkCalls.exportCases.path, { body })).text()
  expect(csv.trimEnd().split('\r\n')).toHaveLength(2)
  const known = async () => {
    const response = await colleague.get(`${knownCustomerCalls.knownCustomers.path}?zoek=korenmolen`)
    return KnownCustomers.parse(await response.json()).found
  }
  expect(await known()).toHaveLength(1)
  await rowsOf(shop, 'update cases set is_test = true where number = $1', [live])
  expect(await known()).toEqual([])
  await rowsOf(shop, 'update cases set is_test = false where number = $1', [live])
})

test('they are gone after a day, and nothing else is', async () => {
  const { database } = shop.testDatabase
  await rowsOf(shop, `update cases set opened_at = opened_at - interval '23 hours'`)
  await forgetTestCases(database)
  expect(await tests()).toHaveLength(3)
  await rowsOf(shop, `update cases set opened_at = opened_at - interval '2 hours'`)
  await forgetTestCases(database)
  expect(await rowsOf(shop, 'select number from cases')).toEqual([{ number: live }])
})
