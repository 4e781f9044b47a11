import { afterAll, afterEach, expect, test } from 'vitest'
import { startTestShop, type TestShop } from '../../app/server/testing-shop.ts'

const token = 'a-token-of-the-tests'
const shops: TestShop[] = []
const shop = await startTestShop({}, { METRICS_TOKEN: token })
afterEach(() => Promise.all(shops.splice(0).map(other => other.stop())))
afterAll(() => shop.stop())

const anotherShop = async (env: Record<string, string>) => {
  const other = await startTestShop({}, env)
  shops.push(other)
  return other
}

const metricsOf = (of: TestShop, authorization = `Bearer ${token}`) =>
  fetch(`${of.url}/metrics`, { headers: { authorization } })

test('who knows the token reads what the shop counts, and nobody keeps it', async () => {
  const response = await metricsOf(shop)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).toContain('# TYPE shop_outside_call_seconds histogram')
})

test('the name of the scheme counts in any case', async () => {
  expect((await metricsOf(shop, `bearer ${token}`)).status).toBe(200)
})

test.each([undefined, '', 'Bearer', 'Bearer ', `Bearer ${token}x`, token, 'Basic YTpi'])(
  'with the header %j there is no such page',
  async authorization => {
    const response = await fetch(`${shop.url}/metrics`, {
      headers: authorization === undefined ? {} : { authorization },
    })
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('shop_')
  },
)

test('without METRICS_TOKEN there is no such page for anybody', async () => {
  const closed = await anotherShop({})
  for (const authorization of [`Bearer ${token}`, 'Bearer null', 'Bearer undefined', 'Bearer '])
    expect((await metricsOf(closed, authorization)).status).toBe(404)
})

test('requests are counted by the pattern of their route, never by an address with data in it', async () => {
  const visitor = shop.visitor()
  await visitor.post('/api/verify-ibanNumber/NL91ABNA0417164300')
  await visitor.post('/api/verify-ibanNumber/NL92ABNA0417164300')
  await visitor.get('/nergens/geheim')
  const text = await (await metricsOf(shop)).text()
  const route = 'route="/api/verify-ibanNumber/:iban"'
  expect(text).toContain(`shop_request_seconds_count{method="POST",${route},status="200"} 1`)
  expect(text).toContain(`shop_request_seconds_count{method="POST",${route},status="400"} 1`)
  expect(text).not.toMatch(/ABNA|geheim/)
})

test('requests that came too often are counted', async () => {
  const strict = await anotherShop({ METRICS_TOKEN: token, RATE_LIMIT_FACTOR: '0.001' })
  const visitor = strict.visitor()
  const answers = await Promise.all([1, 2, 3].map(() => visitor.get('/api/captcha/challenge?action=login')))
  expect(answers.map(({ status }) => status)).toContain(429)
  expect(await (await metricsOf(strict)).text()).toMatch(
    /shop_throttled_requests_total\{route="\/api\/captcha\/challenge"\} [1-9]/,
  )
})
