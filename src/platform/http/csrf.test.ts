import { afterAll, describe, expect, test } from 'vitest'
import { startTestShop } from '../../app/server/testing-shop.ts'
import { loggedIn, registeredCustomer } from '../../features/customers/server/testing.ts'

const shop = await startTestShop()
afterAll(() => shop.stop())

const path = '/api/verify-kvkNumber/69599084'
const refusal = { message: 'Je sessie is verlopen. Laad de pagina opnieuw en probeer het nog eens.' }

describe('a request that changes something needs the CSRF token of its session', () => {
  test('with the token it passes', async () => {
    expect((await shop.visitor().post(path)).status).toBe(200)
  })

  test('without a session, without a token, or with a made-up one it is refused', async () => {
    const visitor = shop.visitor()
    expect((await visitor.send('POST', path)).status).toBe(403)
    await visitor.csrfToken()
    expect((await visitor.send('POST', path)).status).toBe(403)
    const response = await visitor.send('POST', path, { headers: { 'x-csrf-token': 'abcdefgh-made-up' } })
    expect(response.status).toBe(403)
    expect(await response.json()).toEqual(refusal)
  })

  test("another session's token is refused", async () => {
    const token = await shop.visitor().csrfToken()
    const visitor = shop.visitor()
    await visitor.csrfToken()
    expect((await visitor.send('POST', path, { headers: { 'x-csrf-token': token } })).status).toBe(403)
  })

  test('the token of a session that is gone is refused', async () => {
    const visitor = await loggedIn(shop, await registeredCustomer(shop))
    const token = await visitor.csrfToken()
    expect((await visitor.send('POST', path, { headers: { 'x-csrf-token': token } })).status).toBe(200)
    await shop.testDatabase.pool.query('delete from sessions')
    expect((await visitor.send('POST', path, { headers: { 'x-csrf-token': token } })).status).toBe(403)
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is refused also where nothing is', async method => {
    const visitor = shop.visitor()
    const response = await visitor.send(method, '/api/does-not-exist')
    expect(response.status).toBe(403)
    const headers = { 'x-csrf-token': await visitor.csrfToken() }
    expect((await visitor.send(method, '/api/does-not-exist', { headers })).status).toBe(404)
    expect((await visitor.send(method, '/does-not-exist', { headers })).status).toBe(404)
  })

  test.each([
    ['a multipart form', new FormData()],
    ['a url-encoded form', new URLSearchParams()],
  ])('%s that submits normally carries it in a field', async (_kind, form) => {
    const visitor = shop.visitor()
    form.set('_csrf', await visitor.csrfToken())
    const response = await visitor.send('POST', '/contact-form-fiber', { body: form })
    expect(response.status).toBe(422)
    form.set('_csrf', 'wrong-token')
    expect((await visitor.send('POST', '/contact-form-fiber', { body: form })).status).toBe(403)
  })

  test('someone who submitted a form in a browser reads a page, not JSON', async () => {
    const response = await shop.visitor().send('POST', '/contact-form-fiber', {
      body: new URLSearchParams({ voornaam: 'Jan' }),
      headers: { accept: 'text/html' },
    })
    expect(response.status).toBe(403)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(await response.text()).toContain(refusal.message)
  })
})
