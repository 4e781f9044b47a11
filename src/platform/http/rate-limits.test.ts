import { afterEach, describe, expect, test } from 'vitest'
import { startTestShop, type TestShop } from '../../app/server/testing-shop.ts'
import { endpoint } from '../../common/contract/call.ts'
import { sessionCalls } from '../../common/contract/session.ts'
import { resellerCalls } from '../../features/resellers/contract.ts'

const { csrfToken } = sessionCalls
const { resellerCompanyName } = resellerCalls

let shop: TestShop
afterEach(() => shop.stop())

const path = '/api/verify-kvkNumber/69599084'

describe('rate limits', () => {
  test('keep anyone from walking through the ids of resellers', async () => {
    // 120 a minute, times 0.025, makes 3.
    shop = await startTestShop({}, { RATE_LIMIT_FACTOR: '0.025' })
    const statuses: number[] = []
    for (let id = 0; id < 4; id++)
      statuses.push(
        (await shop.visitor().get(endpoint(resellerCompanyName, { resellerId: `id-${id}` }).path)).status,
      )
    expect(statuses).toEqual([404, 404, 404, 429])
  })

  test('hold per address, in Dutch and with the time to wait', async () => {
    // 60 a minute, times 0.05, makes 3.
    shop = await startTestShop({}, { RATE_LIMIT_FACTOR: '0.05', TRUST_PROXY: 'loopback' })
    const visitor = shop.visitor()
    const ask = (ip: string) => visitor.post(path, { headers: { 'x-forwarded-for': ip } })
    for (let i = 0; i < 3; i++) expect((await ask('203.0.113.7')).status).toBe(200)
    const response = await ask('203.0.113.7')
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.json()).toEqual({
      message: 'Je hebt dit te vaak achter elkaar gedaan. Wacht even en probeer het opnieuw.',
    })
    expect((await ask('203.0.113.8')).status).toBe(200)
  })

  test('are not to be had around by a header, where no proxy is trusted', async () => {
    shop = await startTestShop({}, { RATE_LIMIT_FACTOR: '0.05' })
    const visitor = shop.visitor()
    const statuses: number[] = []
    for (let i = 0; i < 4; i++) {
      const headers = { 'x-forwarded-for': `203.0.113.${i}` }
      statuses.push((await visitor.post(path, { headers })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  test('hold for HEAD where they hold for GET', async () => {
    // 600 a minute, times 0.005, makes 3.
    shop = await startTestShop({}, { RATE_LIMIT_FACTOR: '0.005' })
    const statuses: number[] = []
    for (let i = 0; i < 4; i++) statuses.push((await shop.visitor().send('HEAD', csrfToken.path)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  test('leave an office of thirty people alone', async () => {
    shop = await startTestShop({}, { RATE_LIMIT_FACTOR: '1' })
    const office = Array.from({ length: 30 }, () => shop.visitor())
    const statuses = await Promise.all(office.map(async visitor => (await visitor.post(path)).status))
    expect(new Set(statuses)).toEqual(new Set([200]))
  })
})
