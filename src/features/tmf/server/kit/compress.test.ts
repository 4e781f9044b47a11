import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestShop, type TestShop } from '../../../../app/server/testing-shop.ts'
import { tmfPath } from '../../resources.ts'
import { type TmfClient, tmfClient } from './testing.ts'

let shop: TestShop
let client: TmfClient
beforeAll(async () => {
  shop = await startTestShop()
  client = await tmfClient(shop)
})
afterAll(() => shop.stop())

const offerings = tmfPath('TMF620', 'productOffering')
const asked = (path: string, encoding: string, method = 'GET') =>
  fetch(shop.url + path, {
    method,
    headers: { authorization: `Bearer ${client.key}`, 'accept-encoding': encoding },
  })

test.each([
  ['gzip, br', 'br'],
  ['gzip;q=1.0', 'gzip'],
])('a list is compressed for who takes %s', async (accepted, encoding) => {
  const plain = await asked(`${offerings}?limit=100`, 'identity')
  expect(plain.headers.get('content-encoding')).toBeNull()
  const whole = await plain.text()
  const answer = await asked(`${offerings}?limit=100`, accepted)
  expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([
    encoding,
    'accept-encoding',
  ])
  expect(await answer.text()).toBe(whole)
  expect(Number(answer.headers.get('content-length')) * 4).toBeLessThan(whole.length)
})

test('one resource, a refusal and a list of little are not', async () => {
  const [{ id }] = (await client.get(`${offerings}?limit=1`)).body
  for (const path of [`${offerings}/${id}`, `${offerings}?nothing=1`, `${offerings}?id=none`])
    expect((await asked(path, 'br')).headers.get('content-encoding'), path).toBeNull()
})

test('HEAD says what GET would send', async () => {
  const answer = await asked(`${offerings}?limit=100`, 'br', 'HEAD')
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(100)
})
