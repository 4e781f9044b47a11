import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestShop, type TestShop } from '../testing-shop.ts'
import { forgetExpiredSessions } from './sessions-table.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.stop())

const sessions = async () => {
  const { rows } = await shop.testDatabase.pool.query<{ id_hash: Buffer; xmin: string; text: string }>(
    'select id_hash, xmin::text, sessions::text as text from sessions order by id_hash',
  )
  return rows
}

describe('a session', () => {
  test('begins when a CSRF token is asked for, and not before', async () => {
    const visitor = shop.visitor()
    await visitor.get('/api/captcha/key')
    await visitor.send('POST', '/api/verify-kvkNumber/69599084')
    expect(visitor.cookie).toBe('')
    expect(await sessions()).toHaveLength(0)
    await visitor.csrfToken()
    expect(visitor.cookie).toMatch(/^session=/)
    expect(await sessions()).toHaveLength(1)
  })

  test('is kept under a hash of its id: the table opens nobody’s session', async () => {
    const visitor = shop.visitor()
    await visitor.csrfToken()
    const id = decodeURIComponent(visitor.cookie).slice('session='.length).split('.')[0] ?? 'missing'
    for (const { text } of await sessions()) expect(text).not.toContain(id)
  })

  test('is not written by requests that do not change it', async () => {
    const visitor = shop.visitor()
    await visitor.csrfToken()
    const before = await sessions()
    await visitor.post('/api/verify-kvkNumber/69599084')
    await visitor.csrfToken()
    expect(await sessions()).toEqual(before)
  })

  test('lies in a cookie that scripts cannot read and other sites cannot send along', async () => {
    const response = await shop.visitor().get('/api/csrf-token')
    const cookie = response.headers.get('set-cookie')
    expect(cookie).toContain('HttpOnly')
    expect(cookie).toContain('SameSite=Lax')
    expect(cookie).not.toContain('Secure')
  })

  test('with a forged or garbled cookie is a new one', async () => {
    for (const cookie of [
      'session=forged.signature',
      'session=%E0%A4%A',
      'session=',
      'session=a; session=b',
    ]) {
      const response = await shop.visitor().get('/api/csrf-token', { headers: { cookie } })
      expect(response.status).toBe(200)
    }
  })

  test('ends when it expires, and is cleaned up', async () => {
    const visitor = shop.visitor()
    const token = await visitor.csrfToken()
    await shop.testDatabase.pool.query("update sessions set expires_at = now() - interval '1 second'")
    const response = await visitor.send('POST', '/api/verify-kvkNumber/69599084', {
      headers: { 'x-csrf-token': token },
    })
    expect(response.status).toBe(403)
    await forgetExpiredSessions(shop.testDatabase.pool)
    expect(await sessions()).toHaveLength(0)
  })

  test('behind https lies in a __Host- cookie that is never sent in the clear', async () => {
    const secure = await startTestShop({}, { PUBLIC_URL: 'https://shop.example' })
    const visitor = secure.visitor()
    const response = await visitor.get('/api/csrf-token')
    const cookie = response.headers.get('set-cookie')
    expect(cookie).toMatch(/^__Host-session=/)
    expect(cookie).toContain('Secure')
    expect(cookie).toContain('Path=/;')
    expect(cookie).not.toContain('Domain')
    expect((await visitor.post('/api/verify-kvkNumber/69599084')).status).toBe(200)
    await secure.stop()
  })
})
