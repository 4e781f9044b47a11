import { afterAll, expect, it } from 'vitest'
import { startTestShop } from '../../../../app/server/testing-shop.ts'
import { tmfPath } from '../../../api-clients/tmf-resources.ts'
import { productOrderTexts as texts } from '../../product-order-texts.ts'
import { type TmfClient, tmfClient } from '../kit/testing.ts'
import { internetOrder, ordered, orders } from './testing.ts'

const shop = await startTestShop()
await shop.testDatabase.pool.query(
  "insert into resellers (id, company_name) values ('noord-9', 'Noord'), ('zuid-9', 'Zuid')",
)
const north = await tmfClient(shop, { name: 'Noord', resellerId: 'noord-9' })
const south = await tmfClient(shop, { name: 'Zuid', resellerId: 'zuid-9' })
afterAll(() => shop.stop())

const product = (number: string, position: number) => `${tmfPath('TMF637', 'product')}/${number}-${position}`

async function delivered(client: TmfClient, number: string): Promise<string> {
  for (const state of ['inProgress', 'completed'])
    expect((await client.patch(`${orders}/${number}`, { state })).status).toBe(200)
  return number
}

/** The order of the documentation with another line; with half the speed unless it is to be faster. */
const inPlace = (replaces: object, { isFaster = true, action = 'modify' } = {}) => ({
  ...internetOrder,
  productOrderItem: internetOrder.productOrderItem.map((item, place) => ({
    ...item,
    action,
    productOffering: {
      id: ((isFaster ? ['11007', '11008'] : ['11001', '11002'])[place] ?? '12001') as string,
    },
  })),
  replaces,
})

it('takes the place of an agreement that its sender sees: its items modify, and the old products end with the delivery', async () => {
  const number = await delivered(north, await ordered(north))
  const { status, body } = await north.post(orders, inPlace({ agreement: `C${number}` }))
  expect([status, body.reason]).toEqual([201, undefined])
  expect(body.productOrderItem.map(({ action }: { action: string }) => action)).toEqual([
    'modify',
    'modify',
    'modify',
  ])
  expect(body.replaces).toEqual({
    agreement: `C${number}`,
    action: 'change',
    overlapDays: 0,
    leavingCost: { unit: 'EUR', value: 0 },
  })
  expect((await north.get(product(number, 1))).body.status).toBe('active')
  await delivered(north, body.id)
  expect((await north.get(product(number, 1))).body).toMatchObject({
    status: 'terminated',
    terminationReason: 'replaced',
  })
})

it('asks for the cost that leaving has, and takes the order once its sender says it', async () => {
  const number = await delivered(north, await ordered(north))
  const cheaper = (leavingCost?: object) =>
    north.post(orders, inPlace({ agreement: `C${number}`, leavingCost }, { isFaster: false }))
  const { status, body } = await cheaper()
  expect(status).toBe(422)
  const [{ path, message }] = body.fields
  expect(path).toBe('replaces')
  const value = Number(/€\s([\d.]+,\d\d)/.exec(message)?.[1]?.replace('.', '').replace(',', '.'))
  expect(value).toBeGreaterThan(0)
  const taken = await cheaper({ unit: 'EUR', value })
  expect([taken.status, taken.body.replaces?.leavingCost.value]).toEqual([201, value])
})

it.each<[string, (number: string) => object, TmfClient, string, string]>([
  [
    'an agreement of another reseller',
    number => inPlace({ agreement: `C${number}` }),
    south,
    'replaces.agreement',
    texts.noAgreement,
  ],
  [
    'products that are added',
    number => inPlace({ agreement: `C${number}` }, { action: 'add' }),
    north,
    'productOrderItem[0].action',
    texts.actionIs.modify,
  ],
])('is refused for %s', async (_, body, client, path, message) => {
  const number = await delivered(north, await ordered(north))
  const answer = await client.post(orders, body(number))
  expect([answer.status, answer.body.fields?.[0]]).toEqual([422, { path, message }])
})

it.each([[{}], [{ agreement: '482739165' }], [{ agreement: 'C482739165', action: 'stop' }]])(
  'is refused where it names no agreement, or not how: %o',
  async replaces => {
    const { status, body } = await north.post(orders, inPlace(replaces))
    expect([400, 422]).toContain(status)
    expect(body.fields[0].path).toMatch(/^replaces/)
  },
)
