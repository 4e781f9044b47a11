import { createHash, randomUUID } from 'node:crypto'
import { Signer } from '@fastify/cookie'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { startTestShop, type TestVisitor, testSecrets } from '../../app/server/testing-shop.ts'
import { csrfHeader } from '../../common/contract/session.ts'
import { customerCalls } from '../../features/customers/contract.ts'
import { accountCalls } from '../../features/customers/contract-account.ts'
import { loggedIn, logIn, registeredCustomer } from '../../features/customers/server/testing.ts'
import { lastOrderCalls } from '../../features/orders/contract-last-order.ts'
import { order, place, rowsOf, send } from '../../features/orders/server/testing.ts'
import { forgetExpiredSessions, hashOfSessionId, sessionLifetimeMs } from '../sessions/sessions.ts'

const { logout } = accountCalls
const { customerDetails } = customerCalls
const { lastOrder } = lastOrderCalls

const shop = await startTestShop()
afterAll(() => shop.stop())
afterEach(() => {
  vi.useRealTimers()
})

const path = '/api/verify-kvkNumber/69599084'

const sessions = () => rowsOf<{ text: string }>(shop, 'select sessions::text as text from sessions')

describe('a visitor', () => {
  test('begins when a CSRF token is asked for, and not before', async () => {
    const visitor = shop.visitor()
    await visitor.get('/api/captcha/key')
    await visitor.send('POST', path)
    expect(visitor.cookie).toBe('')
    await visitor.csrfToken()
    expect(visitor.cookie).toMatch(/^visitor=/)
  })

  test('costs the database nothing, and stays the same one', async () => {
    const visitor = shop.visitor()
    await visitor.csrfToken()
    const before = visitor.cookie
    await visitor.post(path)
    expect(visitor.cookie).toBe(before)
    expect(await sessions()).toEqual([])
  })

  test('lies in a cookie that scripts cannot read and other sites cannot send along', async () => {
    const response = await shop.visitor().get('/api/csrf-token')
    const cookie = response.headers.get('set-cookie')
    expect(cookie).toContain('HttpOnly')
    expect(cookie).toContain('SameSite=Lax')
    expect(cookie).not.toContain('Secure')
  })

  test('with a forged or garbled cookie is a new one', async () => {
    for (const value of ['forged.signature', '%E0%A4%A', '', 'a; visitor=b'])
      for (const name of ['visitor', 'session']) {
        const response = await shop
          .visitor()
          .get('/api/csrf-token', { headers: { cookie: `${name}=${value}` } })
        expect(response.status).toBe(200)
        expect(response.headers.getSetCookie().filter(line => line.startsWith('visitor='))).toHaveLength(1)
      }
  })

  test('cannot say himself who he is', async () => {
    const visitor = shop.visitor()
    const token = await visitor.csrfToken()
    const cookie = visitor.cookie.replace('visitor=', '')
    visitor.setCookie(
      'visitor',
      cookie.replace(/^./, first => (first === 'a' ? 'b' : 'a')),
    )
    expect((await visitor.send('POST', path, { headers: { [csrfHeader]: token } })).status).toBe(403)
  })

  test('ends on the server too, however long the cookie is kept', async () => {
    const visitor = shop.visitor()
    const token = await visitor.csrfToken()
    const statusAfter = async (ms: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
      const { status } = await visitor.send('POST', path, { headers: { [csrfHeader]: token } })
      vi.useRealTimers()
      return status
    }
    expect(await statusAfter(sessionLifetimeMs - 60_000)).toBe(200)
    expect(await statusAfter(sessionLifetimeMs)).toBe(403)
  })

  test('is somebody else after a login, and again after the logout', async () => {
    const visitor = shop.visitor()
    await place(visitor, order)
    const statusOfLast = async () => (await visitor.get(lastOrder.path)).status
    expect(await statusOfLast()).toBe(200)
    const customer = await registeredCustomer(shop)
    await logIn(visitor, customer)
    expect(visitor.cookie).not.toContain('visitor=')
    expect(await statusOfLast()).toBe(404)
    await visitor.post(logout.path)
    expect(await statusOfLast()).toBe(404)
  })
})

describe('a session', () => {
  test('is kept under a hash of its id: the table opens nobody’s session', async () => {
    const visitor = await loggedIn(shop, await registeredCustomer(shop))
    const [, id = 'missing'] = /session=([^.]*)/.exec(visitor.cookie) ?? []
    expect(await rowsOf(shop, 'select from sessions where id_hash = $1', [hashOfSessionId(id)])).toHaveLength(
      1,
    )
    for (const { text } of await sessions()) expect(text).not.toContain(id)
  })

  test('ends when it expires, is forgotten by the browser, and is cleaned up', async () => {
    const visitor = await loggedIn(shop, await registeredCustomer(shop))
    const token = await visitor.csrfToken()
    await rowsOf(shop, "update sessions set expires_at = now() - interval '1 second'")
    const response = await visitor.send('POST', path, { headers: { [csrfHeader]: token } })
    expect(response.status).toBe(403)
    expect(visitor.cookie).not.toContain('session=')
    await forgetExpiredSessions(shop.testDatabase.database)
    expect(await sessions()).toEqual([])
  })

  test('and visitor lie behind https in __Host- cookies that are never sent in the clear', async () => {
    const secure = await startTestShop({}, { PUBLIC_URL: 'https://shop.example' })
    const visitor = secure.visitor()
    const response = await visitor.get('/api/csrf-token')
    const cookie = response.headers.get('set-cookie')
    expect(cookie).toMatch(/^__Host-visitor=/)
    expect(cookie).toContain('Secure')
    expect(cookie).toContain('Path=/;')
    expect(cookie).not.toContain('Domain')
    expect((await visitor.post(path)).status).toBe(200)
    await secure.stop()
  })
})

describe('beside a copy of the release before, whose visitors have sessions of their own', () => {
  const signer = new Signer(testSecrets.deriveKey('session').toString('base64'))

  /** A visitor with a session of the release before. @returns the hash under which it stores their orders */
  async function sessionOfBefore(visitor: TestVisitor): Promise<Buffer> {
    const id = randomUUID()
    visitor.setCookie('session', encodeURIComponent(signer.sign(id)))
    const hash = createHash('sha256').update(id).digest()
    await rowsOf(
      shop,
      `insert into sessions (id_hash, data, expires_at) values ($1, '{"_csrf":"geheim"}', now() + interval '7 days')`,
      [hash],
    )
    return hash
  }

  test('an order that it took is found, and is not taken twice', async () => {
    const visitor = shop.visitor()
    const hash = await sessionOfBefore(visitor)
    const key = randomUUID()
    const first = await send(visitor, order, key)
    expect(first.status).toBe(201)
    expect(await rowsOf(shop, 'select owner_hash from retry_keys where key = $1', [key])).toEqual([
      { owner_hash: hash },
    ])
    expect(await send(visitor, order, key)).toEqual(first)
    expect(visitor.cookie).toMatch(/^session=[^;]*$/)
    expect((await visitor.get(lastOrder.path)).status).toBe(200)
  })

  test('a visitor whom it gives a session in between stays who he was', async () => {
    const visitor = shop.visitor()
    const key = randomUUID()
    const first = await send(visitor, order, key)
    expect(first.status).toBe(201)
    await sessionOfBefore(visitor)
    expect(await send(visitor, order, key)).toEqual(first)
  })

  test('a customer who logged in there is logged in here', async () => {
    const customer = await registeredCustomer(shop)
    const visitor = shop.visitor()
    const hash = await sessionOfBefore(visitor)
    await rowsOf(shop, 'update sessions set customer_id = $2 where id_hash = $1', [hash, customer.id])
    expect((await visitor.get(customerDetails.path)).status).toBe(200)
  })

  test('a customer who logged in here is logged in there', async () => {
    const customer = await registeredCustomer(shop)
    await loggedIn(shop, customer)
    // Query of a session by the release before.
    const [row] = await rowsOf<{ data: unknown }>(
      shop,
      'select data from sessions where customer_id = $1 and expires_at > now()',
      [customer.id],
    )
    expect(row?.data).toMatchObject({ customerId: customer.id })
  })
})
