import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { rotateSecret } from '../../../app/operations/rotate-secret.ts'
import { type StaffVisitor, startTestShop, testAppSecret } from '../../../app/server/testing-shop.ts'
import { Failure } from '../../../common/contract/failure.ts'
import { secretsFrom } from '../../../platform/secrets/secrets.ts'
import { AuditLog } from '../../audit/contract.ts'
import { rowsOf } from '../../orders/server/testing.ts'
import { insertResellers, updateResellerActive } from '../../resellers/server/stored-resellers.ts'
import { type ApiClient, ApiClients, ShownKey } from '../contract-desk.ts'
import { authenticate } from './authenticate.ts'
import { clientForm, clientServices } from './testing.ts'

const path = '/api/beheer/koppelingen'
const anywhere = '203.0.113.9'
let admin: StaffVisitor
const shop = await startTestShop()
await insertResellers(shop.testDatabase.database, [{ id: 'wederverkoper', companyName: 'Wederverkoper BV' }])
beforeEach(async () => {
  admin = await shop.staff('beheerder')
})
afterAll(() => shop.stop())

const added = async (changes = {}): Promise<ShownKey> => {
  const response = await admin.post(path, { body: clientForm(changes) })
  expect(response.status).toBe(201)
  return ShownKey.parse(await response.json())
}

async function listed({ clientId }: Pick<ShownKey, 'clientId'>): Promise<ApiClient> {
  const { clients } = ApiClients.parse(await (await admin.get(path)).json())
  const found = clients.find(({ id }) => id === clientId)
  if (!found) throw new Error('The client is not listed')
  return found
}

const callerOf = (credential: string, ip = anywhere) =>
  authenticate(clientServices(shop.testDatabase), credential, ip)
const refused = { kind: 'refused', reason: 'credential' }

describe('at the desk', () => {
  test('a client is made with a key that is shown this once and kept as a hash', async () => {
    const shown = await added({ name: 'Facturen', networks: '192.0.2.10\n2001:DB8::/32' })
    expect(shown.key).toMatch(/^zts_live_[A-Za-z0-9_-]{43}$/)
    const client = await listed(shown)
    expect(client).toMatchObject({
      name: 'Facturen',
      reseller: null,
      networks: ['192.0.2.10/32', '2001:db8::/32'],
      keys: [{ id: shown.keyId, ending: shown.key.slice(-4), lastUsedAt: null }],
      lastUsedAt: null,
    })
    expect(client.calls).toHaveLength(14)
    const rows = await rowsOf(
      shop,
      'select to_jsonb(api_clients) as client, to_jsonb(api_keys) as key from api_clients, api_keys',
    )
    expect(JSON.stringify(rows)).not.toContain(shown.key.slice('zts_live_'.length, -4))
  })

  test('two keys live beside each other, and a revoked one ends at once', async () => {
    const first = await added()
    const response = await admin.post(`${path}/${first.clientId}/sleutels`)
    const second = ShownKey.parse(await response.json())
    const third = await admin.post(`${path}/${first.clientId}/sleutels`)
    expect(third.status).toBe(409)
    expect(await callerOf(first.key)).toMatchObject({ clientId: first.clientId, keyId: first.keyId })
    expect(await callerOf(second.key)).toMatchObject({ clientId: first.clientId, keyId: second.keyId })
    const revoked = await admin.change('DELETE', `${path}/${first.clientId}/sleutels/${first.keyId}`)
    expect(revoked.status).toBe(204)
    expect(await callerOf(first.key)).toEqual(refused)
    expect(await callerOf(second.key)).toMatchObject({ keyId: second.keyId })
    expect((await admin.change('DELETE', `${path}/${first.clientId}/sleutels/${first.keyId}`)).status).toBe(
      404,
    )
  })

  test('a revoked client is gone from the list, with every key', async () => {
    const shown = await added()
    expect((await admin.change('DELETE', `${path}/${shown.clientId}`)).status).toBe(204)
    await expect(listed(shown)).rejects.toThrow('not listed')
    expect(await callerOf(shown.key)).toEqual(refused)
    expect((await admin.post(`${path}/${shown.clientId}/sleutels`)).status).toBe(404)
    expect((await admin.change('DELETE', `${path}/${shown.clientId}`)).status).toBe(404)
  })

  test('of two who change a client the second is refused', async () => {
    const shown = await added()
    const { resellerId: _owner, isTest: _test, ...form } = clientForm({ name: 'CRM nieuw' })
    const change = () => admin.change('PUT', `${path}/${shown.clientId}`, { body: { ...form, version: 1 } })
    expect(await (await change()).json()).toEqual({ version: 2 })
    expect((await change()).status).toBe(409)
    expect(await listed(shown)).toMatchObject({ name: 'CRM nieuw', version: 2 })
    // Saved without a change it stays the version that the next save is based on.
    for (const [name, version] of [
      ['CRM nieuw', 2],
      ['CRM oud', 3],
    ]) {
      const body = { ...form, name, version: 2 }
      const response = await admin.change('PUT', `${path}/${shown.clientId}`, { body })
      expect(await response.json()).toEqual({ version })
    }
  })

  test.each([
    ['name', { name: ' ' }],
    ['scopes', { scopes: [] }],
    ['scopes.0', { scopes: ['everything'] }],
    ['scopes', { scopes: ['productOffering:update'], resellerId: 'wederverkoper' }],
    ['networks', { networks: '192.0.2.300' }],
    ['networks', { networks: '192.0.2.0/33' }],
    ['expiresOn', { expiresOn: '31-12-2027' }],
    ['expiresOn', { expiresOn: '2020-01-01' }],
    ['callsPerMinute', { callsPerMinute: 0 }],
    ['callsPerMinute', { callsPerMinute: 1.5 }],
    ['contactEmail', { contactEmail: 'nobody' }],
    ['resellerId', { resellerId: 'onbekend' }],
  ])('what is wrong with %s is said at the field: %j', async (field, changes) => {
    const response = await admin.post(path, { body: clientForm(changes) })
    expect(response.status).toBe(422)
    const { errors = {} } = Failure.parse(await response.json())
    expect(Object.keys(errors)).toEqual([field])
    expect(errors[field]?.message).toMatch(/^\S.*\S$/)
  })

  test('only an administrator sees clients, and confirms who they are before a key is made', async () => {
    const seller = await shop.staff('verkoop')
    expect((await seller.get(path)).status).toBe(403)
    await rowsOf(shop, `update staff_sessions set confirmed_at = now() - interval '1 hour'`)
    const response = await admin.post(path, { body: clientForm() })
    expect(response.status).toBe(403)
    expect(Failure.parse(await response.json()).code).toBe('confirm-first')
  })

  test('the log tells who made and changed a client, and what it was given', async () => {
    const shown = await added({ name: 'Levering' })
    const { resellerId: _owner, isTest: _test, ...form } = clientForm({ name: 'Levering' })
    const scopes = ['productOrder:read', 'iban:read']
    await admin.change('PUT', `${path}/${shown.clientId}`, { body: { ...form, scopes, version: 1 } })
    const { entries } = AuditLog.parse(
      await (await admin.get('/api/beheer/logboek?soort=api-client-changed')).json(),
    )
    expect(entries[0]?.actor).toEqual({ kind: 'staff', id: admin.colleague.id, name: admin.colleague.name })
    expect(entries[0]?.changes.map(({ field }) => field)).toEqual(['rechten'])
    expect(entries[0]?.facts).toEqual([
      { name: 'koppeling', value: 'Levering' },
      { name: 'gegeven rechten', value: 'Hele IBAN’s lezen' },
      { name: 'ingetrokken rechten', value: 'Bestellingen: maken' },
    ])
  })
})

describe('a key', () => {
  test('is nobody’s that was made up, or is older than its client may be', async () => {
    const { key, clientId } = await added({ expiresOn: '2099-12-31' })
    expect(await callerOf(key)).toMatchObject({ clientId, sendsMails: true, isTest: false })
    expect(await callerOf(`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`)).toEqual(refused)
    expect(await callerOf('')).toEqual(refused)
    await rowsOf(shop, `update api_clients set expires_at = now() where id = $1`, [clientId])
    expect(await callerOf(key)).toEqual(refused)
    expect(await listed({ clientId })).toMatchObject({ hasExpired: true })
  })

  test('of a test client begins otherwise and sends no mails', async () => {
    const { key } = await added({ isTest: true })
    expect(key).toMatch(/^zts_test_/)
    expect(await callerOf(key)).toMatchObject({ isTest: true, sendsMails: false })
  })

  test('works only from the addresses of its client', async () => {
    const { key, clientId } = await added({ networks: '192.0.2.0/24, 2001:db8::1' })
    for (const ip of ['192.0.2.1', '::ffff:192.0.2.1', '2001:db8::1'])
      expect(await callerOf(key, ip), ip).toMatchObject({ clientId })
    for (const ip of ['192.0.3.1', '::ffff:192.0.3.1', '2001:db8::2'])
      expect(await callerOf(key, ip), ip).toEqual({ kind: 'refused', reason: 'network', clientId })
  })

  test('of a reseller ends when the reseller may no longer sell', async () => {
    const { key } = await added({ resellerId: 'wederverkoper' })
    expect(await callerOf(key)).toMatchObject({ resellerId: 'wederverkoper' })
    const { database } = shop.testDatabase
    await updateResellerActive(database, 'wederverkoper', false)
    expect(await callerOf(key)).toEqual(refused)
    await updateResellerActive(database, 'wederverkoper', true)
  })

  test('outlives a rotation of APP_SECRET', async () => {
    const { key, clientId } = await added()
    const next = 'another secret of the tests, as long as the first'
    const { database } = shop.testDatabase
    await rotateSecret(database, secretsFrom(next, testAppSecret))
    expect(
      await authenticate(clientServices(shop.testDatabase, secretsFrom(next)), key, anywhere),
    ).toMatchObject({ clientId })
    await rotateSecret(database, secretsFrom(testAppSecret, next))
  })
})
