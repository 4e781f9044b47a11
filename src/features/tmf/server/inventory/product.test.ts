import { afterAll, beforeAll, expect, it } from 'vitest'
import { deskOf, orderedCase } from '../../../../app/server/testing-desk.ts'
import { startTestShop, type TestShop } from '../../../../app/server/testing-shop.ts'
import { dayInTheNetherlands } from '../../../../common/dutch-calendar.ts'
import { agreementEvents } from '../../../agreements/events.ts'
import { rowsOf } from '../../../orders/server/testing.ts'
import { type TmfClient, tmfClient } from '../kit/testing.ts'

const orders = '/tmf-api/productOrderingManagement/v4/productOrder'
const products = '/tmf-api/productInventory/v4/product'

let shop: TestShop
let billing: TmfClient
let number: string

beforeAll(async () => {
  shop = await startTestShop()
  billing = await tmfClient(shop)
  number = await orderedCase(shop)
})
afterAll(() => shop.stop())

const listed = async (query: string): Promise<string[]> =>
  (await billing.get(`${products}?${query}`)).body.map(({ id }: { id: string }) => id)

it('shows what a customer has once it is delivered, and how it ends', async () => {
  expect(await listed('')).toEqual([])
  await billing.patch(`${orders}/${number}`, { state: 'inProgress' })
  await billing.patch(`${orders}/${number}`, { state: 'completed' })
  const [line, router] = [`${number}-1`, `${number}-3`]
  expect(await listed('')).toEqual([line, router])
  const { body: order } = await billing.get(`${orders}/${number}`)
  expect((await billing.get(`${products}/${line}`)).body).toMatchObject({
    status: 'active',
    startDate: expect.stringMatching(/Z$/),
    billingAccount: { id: '68750110' },
    productOffering: { id: '11005' },
    productPrice: [{ priceType: 'recurring' }],
    productCharacteristic: expect.arrayContaining([{ name: 'quantity', valueType: 'number', value: 1 }]),
    productOrderItem: [{ productOrderId: number, orderItemId: '1' }],
    relatedParty: expect.arrayContaining([order.relatedParty[0]]),
  })

  const today = dayInTheNetherlands(new Date())
  const refused = await billing.patch(`${products}/${router}`, { status: 'terminated' })
  expect([refused.status, refused.body.fields[0].path]).toEqual([422, 'terminationReason'])
  const early = await billing.patch(`${products}/${router}`, {
    status: 'terminated',
    terminationDate: '2020-01-01T12:00:00Z',
    terminationReason: 'moved',
  })
  expect([early.status, early.body.fields[0].path]).toEqual([422, 'terminationDate'])
  const other = await billing.patch(`${products}/${router}`, { name: 'X', status: 'suspended' })
  expect(other.body.fields.map(({ path }: { path: string }) => path)).toEqual(['name', 'status'])
  const ended = await billing.patch(`${products}/${router}`, {
    status: 'terminated',
    terminationReason: 'moved',
  })
  expect(ended.body).toMatchObject({ status: 'terminated', terminationReason: 'moved' })
  expect((await billing.patch(`${products}/${router}`, ended.body)).body).toEqual(ended.body)

  const desk = deskOf(await shop.staff('verkoop'), number)
  expect((await desk.act('product-einde', { position: 2, day: today, reason: 'moved' })).status).toBe(422)
  expect((await desk.act('product-einde', { position: 0, day: '2099-01-01', reason: 'moved' })).status).toBe(
    422,
  )
  expect((await desk.act('product-einde', { position: 0, day: today, reason: '' })).status).toBe(422)
  expect((await desk.act('product-einde', { position: 0, day: today, reason: 'replaced' })).status).toBe(204)
  const shown = await desk.read()
  expect(shown.heldProducts.map(({ end }) => end)).toEqual([
    { endedOn: today, reason: 'replaced' },
    { endedOn: today, reason: 'moved' },
  ])
  expect(shown.timeline.find(({ type }) => type === agreementEvents.ended)?.data).toMatchObject({
    product: shown.heldProducts[0]?.name,
  })
  expect(
    await rowsOf(
      shop,
      `select actor_kind from events join cases on cases.id = case_id where type = 'product-ended' and number = $1 order by events.id`,
      [number],
    ),
  ).toEqual([{ actor_kind: 'client' }, { actor_kind: 'staff' }])
})

it('is found by id, status and party, and by nobody else', async () => {
  expect(await listed('status=terminated')).toHaveLength(2)
  expect(await listed('status=active,suspended')).toEqual([])
  expect(await listed('relatedParty.id=68750110&limit=1')).toEqual([`${number}-1`])
  expect(await listed(`id=${number}-3`)).toEqual([`${number}-3`])
  expect(await listed(`productOrderItem.productOrderId=${number}`)).toHaveLength(2)
  await rowsOf(shop, `insert into resellers (id, company_name) values ('theirs', 'Hun B.V.')`)
  const theirs = await tmfClient(shop, { resellerId: 'theirs' })
  expect((await theirs.get(products)).body).toEqual([])
  for (const id of [`${number}-1`, `${number}-2`, 'x', crypto.randomUUID()])
    expect((await theirs.get(`${products}/${id}`)).status).toBe(404)
  expect((await billing.get(`${products}/${number}-2`)).status).toBe(404)
})

it('ends on another day, for another reason or not at all, until its day has come', async () => {
  const order = await orderedCase(shop)
  for (const state of ['inProgress', 'completed']) await billing.patch(`${orders}/${order}`, { state })
  const path = `${products}/${order}-1`
  const year = new Date().getUTCFullYear() + 1
  const day = (month: string) => `${year}-${month}-01T12:00:00Z`
  const ends = { terminationDate: day('03'), terminationReason: 'moved' }
  expect((await billing.patch(path, { status: 'terminated', ...ends })).body.status).toBe('pendingTerminate')
  const corrected = await billing.patch(path, { terminationDate: day('05') })
  expect([corrected.status, corrected.body]).toMatchObject([
    200,
    { status: 'pendingTerminate', terminationReason: 'moved' },
  ])
  expect(corrected.body.terminationDate).toMatch(`${year}-04-30T`)
  const kept = await billing.patch(path, { status: 'active' })
  expect([kept.status, kept.body.status]).toEqual([200, 'active'])
  expect(kept.body).not.toHaveProperty('terminationDate')
  expect(kept.body).not.toHaveProperty('terminationReason')
  expect(await listed(`id=${order}-1&status=active`)).toEqual([`${order}-1`])
  expect((await deskOf(await shop.staff('verkoop'), order).read()).timeline.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['product-ended', 'product-kept']),
  )
  // Its day has come.
  expect((await billing.patch(path, { status: 'terminated', terminationReason: 'moved' })).body.status).toBe(
    'terminated',
  )
  for (const patch of [{ status: 'active' }, { terminationDate: null }, ends])
    expect((await billing.patch(path, patch)).status).toBe(422)
})
