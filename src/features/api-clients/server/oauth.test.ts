import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type StaffVisitor, startTestShop, type TestShop } from '../../../app/server/testing-shop.ts'
import { rowsOf } from '../../orders/server/testing.ts'
import { ShownKey } from '../contract-desk.ts'
import { authenticate } from './authenticate.ts'
import { forgetExpiredTokens } from './stored-tokens.ts'
import { clientForm, clientServices } from './testing.ts'

const path = '/api/beheer/koppelingen'
let shop: TestShop
let admin: StaffVisitor
let client: ShownKey
beforeAll(async () => {
  shop = await startTestShop()
  admin = await shop.staff('beheerder')
  client = ShownKey.parse(await (await admin.post(path, { body: clientForm() })).json())
})
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
    expect(await callerOf(body.access_token)).toEqual({ kind: 'refused', reason: 'credential' })
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
    const { body } = await ask({ ...grant, client_id: client.clientId, client_secret: 'no key' })
    expect(body.error).toBe('invalid_client')
    expect((await ask(grant)).body.error).toBe('invalid_client')
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
