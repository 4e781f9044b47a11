import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestShop, type TestShop } from '../../../app/server/testing-shop.ts'
import { rowsOf } from '../../orders/server/testing.ts'
import { ShownKey } from '../contract-desk.ts'
import { authenticate } from './authenticate.ts'
import { forgetExpiredTokens } from './stored-tokens.ts'
import { clientForm, clientServices } from './testing.ts'

const path = '/api/beheer/koppelingen'
const shop = await startTestShop()
const admin = await shop.staff('beheerder')
const client = ShownKey.parse(await (await admin.post(path, { body: clientForm() })).json())
afterAll(() => shop.stop())

const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
})
const own = () => basic(client.clientId, client.key)

async function ask(fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(`${shop.url}/oauth/token`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
  })
  expect(response.headers.get('cache-control')).toBe('no-store')
  return { status: response.status, headers: response.headers, body: await response.json() }
}
const grant = { grant_type: 'client_credentials' }
const callerOf = (token: string) => authenticate(clientServices(shop.testDatabase), token, '203.0.113.9')

describe('a token', () => {
  test('is given for an hour to who shows client_id and key, in either way', async () => {
    const { clientId: client_id, keyId, key: client_secret } = client
    for (const { status, body } of [
      await ask(grant, own()),
      await ask(grant, basic(keyId, client_secret)),
      await ask({ ...grant, client_id, client_secret }),
    ]) {
      expect(status).toBe(200)
      expect(body).toEqual({
        access_token: expect.stringMatching(/^[\w-]{43}$/),
        token_type: 'Bearer',
        expires_in: expect.closeTo(3600, -1),
        scope: 'productOrder:read productOrder:create',
      })
      expect(await callerOf(body.access_token)).toMatchObject({ clientId: client_id, keyId })
    }
  })

  test('has no more scopes than were asked for, and not those of a later change', async () => {
    const { body } = await ask({ ...grant, scope: 'productOrder:read' }, own())
    expect(body.scope).toBe('productOrder:read')
    expect(await callerOf(body.access_token)).toMatchObject({ scopes: new Set(['productOrder:read']) })
  })

  test('is kept as a hash, ends after its hour and is removed then', async () => {
    const { body } = await ask(grant, own())
    const rows = await rowsOf(shop, 'select to_jsonb(api_tokens) as token from api_tokens')
    expect(JSON.stringify(rows)).not.toContain(body.access_token)
    await rowsOf(shop, 'update api_tokens set expires_at = now()')
    expect(await callerOf(body.access_token)).toEqual({ kind: 'refused', reason: 'expired' })
    await forgetExpiredTokens(shop.testDatabase.database)
    expect(await callerOf(body.access_token)).toEqual({ kind: 'refused', reason: 'expired' })
    await rowsOf(shop, "update api_tokens set expires_at = now() - interval '1 day'")
    await forgetExpiredTokens(shop.testDatabase.database)
    expect(await rowsOf(shop, 'select from api_tokens')).toEqual([])
  })

  test('goes with its key', async () => {
    const made = await admin.post(`${path}/${client.clientId}/sleutels`)
    const { keyId, key } = ShownKey.parse(await made.json())
    const { body } = await ask(grant, basic(client.clientId, key))
    expect(await callerOf(body.access_token)).toMatchObject({ keyId })
    await admin.change('DELETE', `${path}/${client.clientId}/sleutels/${keyId}`)
    expect(await callerOf(body.access_token)).toEqual({ kind: 'refused', reason: 'credential' })
  })
})

describe('an error of RFC 6749', () => {
  const id = '3f0f3c1e-6a55-4a0b-9a52-2c1b1d3c9f10'
  test('invalid_client names the way to authenticate', async () => {
    for (const header of [basic(client.clientId, 'zts_live_guessed'), basic(id, client.key)]) {
      const { status, headers, body } = await ask(grant, header)
      expect([status, body.error]).toEqual([401, 'invalid_client'])
      expect(headers.get('www-authenticate')).toMatch(/^Basic /)
    }
    for (const fields of [{ client_id: client.clientId, client_secret: 'no key' }, {}]) {
      const { status, headers, body } = await ask({ ...grant, ...fields })
      expect([status, body.error]).toEqual([401, 'invalid_client'])
      expect(headers.get('www-authenticate')).toMatch(/^Basic /)
    }
  })

  test.each(['/oauth/token', '/oauth/revoke'])('a method that %s has not is 405 in JSON', async path => {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const response = await fetch(shop.url + path, { method, headers: { accept: 'text/html' } })
      expect([response.status, response.headers.get('allow')], method).toEqual([405, 'POST'])
      expect(await response.json()).toEqual({ error: 'invalid_request' })
    }
  })

  test('a token is no secret', async () => {
    const { body } = await ask(grant, own())
    const again = await ask(grant, basic(client.clientId, body.access_token))
    expect(again.body.error).toBe('invalid_client')
  })

  test.each([
    ['invalid_scope', { ...grant, scope: 'productOrder:read quote:read' }],
    ['invalid_scope', { ...grant, scope: 'everything' }],
    ['unsupported_grant_type', { grant_type: 'implicit' }],
    ['unauthorized_client', { grant_type: 'password' }],
    ['invalid_request', {}],
  ])('%s of %j', async (error, fields) => {
    const { status, body } = await ask(fields, own())
    expect([status, body.error]).toEqual([400, error])
  })

  test('a body that is no form, is too large or says a thing twice is an invalid request', async () => {
    const send = async (body: string, type = 'application/x-www-form-urlencoded') => {
      const headers = { ...own(), 'content-type': type }
      const response = await fetch(`${shop.url}/oauth/token`, { method: 'POST', headers, body })
      return { status: response.status, error: (await response.json()).error }
    }
    const error = 'invalid_request'
    expect(await send('{"grant_type":"client_credentials"}', 'application/json')).toEqual({
      status: 400,
      error,
    })
    expect(await send('grant_type=client_credentials&grant_type=password')).toEqual({ status: 400, error })
    expect(await send(`grant_type=${'x'.repeat(20_000)}`)).toEqual({ status: 413, error })
  })
})

describe('a token is ended', () => {
  const revoke = async (token: string, headers: Readonly<Record<string, string>> = own()) => {
    const body = new URLSearchParams({ token, token_type_hint: 'access_token' })
    const response = await fetch(`${shop.url}/oauth/revoke`, { method: 'POST', headers, body })
    return { status: response.status, body: await response.json() }
  }
  const newToken = async () => (await ask(grant, own())).body.access_token as string

  test('by its client, at once; again, and one that is none, is answered alike', async () => {
    const token = await newToken()
    expect(await callerOf(token)).toMatchObject({ clientId: client.clientId })
    for (const each of [token, token, 'no token at all'])
      expect(await revoke(each)).toEqual({ status: 200, body: {} })
    expect(await callerOf(token)).toEqual({ kind: 'refused', reason: 'credential' })
  })

  test('by nobody else, who hears nothing of that', async () => {
    const token = await newToken()
    const other = ShownKey.parse(
      await (await admin.post(path, { body: clientForm({ name: 'Ander' }) })).json(),
    )
    expect(await revoke(token, basic(other.clientId, other.key))).toEqual({ status: 200, body: {} })
    expect(await revoke(token, basic(client.clientId, 'guessed'))).toMatchObject({ status: 401 })
    expect(await callerOf(token)).toMatchObject({ clientId: client.clientId })
  })

  test('and a key is not: that is done at the desk', async () => {
    expect(await revoke(client.key)).toEqual({ status: 400, body: { error: 'unsupported_token_type' } })
    expect(await callerOf(client.key)).toMatchObject({ clientId: client.clientId })
    expect(await revoke('')).toMatchObject({ status: 400, body: { error: 'invalid_request' } })
  })
})

test('where tokens are given and ended stands at the address of RFC 8414', async () => {
  const response = await fetch(`${shop.url}/.well-known/oauth-authorization-server`)
  expect(await response.json()).toMatchObject({
    issuer: 'http://shop.example',
    token_endpoint: 'http://shop.example/oauth/token',
    revocation_endpoint: 'http://shop.example/oauth/revoke',
    grant_types_supported: ['client_credentials'],
    response_types_supported: [],
    scopes_supported: expect.arrayContaining(['productOrder:create', 'iban:read']),
  })
})

test('tokens are given no more often than the client may call', async () => {
  const slow = ShownKey.parse(
    await (await admin.post(path, { body: clientForm({ name: 'Traag', callsPerMinute: 1 }) })).json(),
  )
  // 1 a minute, times 1000.
  const { headers } = await ask(grant, basic(slow.clientId, slow.key))
  expect(headers.get('ratelimit-policy')).toBe('"client";q=1000;w=60')
  expect(headers.get('ratelimit')).toMatch(/^"client";r=999;t=\d+$/)
})

describe('keys and secrets that are none', () => {
  let throttling: TestShop
  let mine: ShownKey
  beforeAll(async () => {
    // 20 a minute, times 0.15, makes 3; of the client's calls 120.
    throttling = await startTestShop({}, { RATE_LIMIT_FACTOR: '0.15', TRUST_PROXY: 'loopback' })
    const desk = await throttling.staff('beheerder')
    const form = clientForm({ callsPerMinute: 800 })
    mine = ShownKey.parse(await (await desk.post(path, { body: form })).json())
  })
  afterAll(() => throttling.stop())

  const orders = (credential: string, ip: string) =>
    fetch(`${throttling.url}/tmf-api/productOrderingManagement/v4/productOrder`, {
      headers: { authorization: `Bearer ${credential}`, 'x-forwarded-for': ip },
    })
  const token = (id: string, secret: string, ip: string) =>
    fetch(`${throttling.url}/oauth/token`, {
      method: 'POST',
      headers: { ...basic(id, secret), 'x-forwarded-for': ip },
      body: new URLSearchParams(grant),
    })
  const guess = (at: number) => `zts_live_${String(at).padStart(43, '0')}`

  test("are refused with a time to wait, in either way, whoever's id stands beside them", async () => {
    const ip = '203.0.113.7'
    const statuses: number[] = []
    for (let at = 0; at < 3; at++) statuses.push((await orders(guess(at), ip)).status)
    expect(statuses).toEqual([401, 401, 401])
    const refused = await orders(guess(4), ip)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(await refused.json()).toMatchObject({ '@type': 'Error', code: 'tooMany' })
    for (const id of [mine.clientId, '3f0f3c1e-6a55-4a0b-9a52-2c1b1d3c9f10']) {
      const answer = await token(id, guess(5), ip)
      expect([answer.status, await answer.json()]).toEqual([429, { error: 'temporarily_unavailable' }])
    }
    expect((await orders(guess(6), '203.0.113.8')).status).toBe(401)
  })

  test('shut nobody out who has the right one at the same address', async () => {
    const ip = '203.0.113.7'
    expect((await orders(guess(7), ip)).status).toBe(429)
    expect((await orders(mine.key, ip)).status).toBe(200)
    expect((await token(mine.clientId, mine.key, ip)).status).toBe(200)
  })

  test('a token whose hour is over is no guess: its client must hear 401 to ask for another', async () => {
    const ip = '203.0.113.9'
    const given = await token(mine.clientId, mine.key, ip)
    const { access_token: own } = (await given.json()) as { access_token: string }
    await throttling.testDatabase.pool.query('update api_tokens set expires_at = now()')
    for (let at = 0; at < 5; at++) expect((await orders(own, ip)).status).toBe(401)
  })
})
