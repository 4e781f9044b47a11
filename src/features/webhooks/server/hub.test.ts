import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { order, place, rowsOf } from '../../orders/server/testing.ts'
import { validatorOf } from '../../tmf/server/kit/descriptions.ts'
import { type TmfClient, tmfClient } from '../../tmf/server/kit/testing.ts'
import { callAllDue, readEvents, startReceiver, tellReceivers } from './testing.ts'
import { hubRefusals } from './texts.ts'

let client: TmfClient
const shop = await startTestShop({}, { WEBHOOKS_TO_LOCALHOST: 'on' })
const receiver = await startReceiver()
afterAll(async () => {
  await shop.stop()
  await receiver.stop()
})
beforeEach(async () => {
  receiver.received.length = 0
  client = await tmfClient(shop)
  await shop.testDatabase.pool.query('delete from webhook_subscriptions')
})

const orders = '/tmf-api/productOrderingManagement/v4/hub'
const all = { callback: '', query: '' }
const subscribe = (body: object = {}, path = orders, by = client) =>
  by.post(path, { ...all, callback: receiver.url, ...body })

describe('a subscription by the hub', () => {
  it('is told in the words of TM Forum, as the description has them', async () => {
    const made = await subscribe({ query: 'eventType=ProductOrderCreateEvent' })
    expect(made.status).toBe(201)
    expect(made.headers.get('location')).toBe(`http://shop.example${orders}/${made.body.id}`)
    expect(made.body.secret).toMatch(/^whsec_/)
    const number = await place(shop.visitor(), order)
    await tellReceivers(shop)
    const [call] = receiver.received
    const event = JSON.parse(call?.body ?? '')
    expect((await validatorOf('TMF622', 'ProductOrderCreateEvent'))(event)).toEqual([])
    expect(event).toMatchObject({
      eventId: call?.headers['webhook-id'],
      eventTime: expect.stringMatching(/Z$/),
      eventType: 'ProductOrderCreateEvent',
      event: {
        productOrder: {
          id: number,
          href: `http://shop.example/tmf-api/productOrderingManagement/v4/productOrder/${number}`,
          state: 'acknowledged',
        },
      },
    })
    expect(call?.headers['webhook-signature']).toMatch(/^v1,/)
  })

  it('is read by its client with how it does, and by nobody else', async () => {
    const { body: made } = await subscribe({ query: 'eventType=ProductOrderCreateEvent' })
    const one = `${orders}/${made.id}`
    const read = await client.get(one)
    expect(read.body).toEqual({
      id: made.id,
      callback: receiver.url,
      query: 'eventType=ProductOrderCreateEvent',
      status: 'active',
      createdDate: expect.stringMatching(/Z$/),
      secrets: [{ id: expect.any(String), createdDate: expect.any(String) }],
      waitingEvents: 0,
      failedEvents: 0,
    })
    expect((await client.get(orders)).body).toEqual([read.body])
    const etag = read.headers.get('etag') ?? ''
    expect((await client.get(one, { 'if-none-match': etag })).status).toBe(304)
    expect((await client.get('/tmf-api/quoteManagement/v4/hub')).body).toEqual([])
    const other = await tmfClient(shop)
    expect((await other.get(orders)).body).toEqual([])
    const answers = await Promise.all([
      other.get(one),
      other.post(`${one}/resume`, {}),
      other.post(`${one}/test`, {}),
      other.post(`${one}/replay`, { from: '2026-01-01', to: '2026-12-31', onlyFailed: false }),
      other.post(`${one}/replay`, {}),
      other.post(`${one}/secret`, {}),
      other.delete(`${one}/secret/${read.body.secrets[0].id}`),
      client.get(`/tmf-api/quoteManagement/v4/hub/${made.id}`),
      client.get(`${orders}/onzin`),
    ])
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(404))
    const reader = await tmfClient(shop, { scopes: ['webhook:read'] })
    expect((await reader.post(`${one}/test`, {})).status).toBe(403)
    expect((await client.delete(one, { 'if-match': '"other"' })).status).toBe(412)
    expect((await client.delete(one, { 'if-match': etag })).status).toBe(204)
  })

  it('has its events sent again that its receiver missed', async () => {
    const { body } = await subscribe({ query: 'eventType=ProductOrderCreateEvent' })
    const one = `${orders}/${body.id}`
    await place(shop.visitor(), order)
    await tellReceivers(shop)
    const [missed] = receiver.received.splice(0)
    const id = missed?.headers['webhook-id']
    await shop.testDatabase.pool.query("update webhook_messages set state = 'failed'")
    expect((await client.get(one)).body.failedEvents).toBe(1)
    // As after three days without an answer.
    await shop.testDatabase.pool.query(
      "update webhook_subscriptions set status = 'off', off_reason = 'failing'",
    )
    expect((await client.post(`${one}/replay`, { message: id })).status).toBe(409)
    expect((await client.post(`${one}/resume`, {})).body.status).toBe('active')
    const days = { from: '2026-01-01', to: '2099-12-31', onlyFailed: true }
    const again = await client.post(`${one}/replay`, days)
    expect([again.status, again.body]).toEqual([200, { count: 1 }])
    expect((await client.get(one)).body).toMatchObject({ failedEvents: 0, waitingEvents: 1 })
    await callAllDue(shop)
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([id])
    expect((await client.post(`${one}/replay`, { message: id })).body).toEqual({ count: 1 })
    await shop.testDatabase.pool.query("update webhook_subscriptions set status = 'paused'")
    expect((await client.post(`${one}/resume`, {})).status).toBe(409)
    for (const [from, to] of [
      ['2026-02-01', '2026-01-01'],
      ['0000-01-01', '2026-01-01'],
      ['2026-01-01', '9999-12-31'],
    ])
      expect((await client.post(`${one}/replay`, { from, to, onlyFailed: true })).status, from).toBe(422)
  })

  it('is tested, and gets another secret without a pause', async () => {
    const { body } = await subscribe()
    const one = `${orders}/${body.id}`
    const tested = await client.post(`${one}/test`, {})
    expect(tested.status).toBe(201)
    const made = await client.post(`${one}/secret`, {})
    expect([made.status, made.body.secret]).toEqual([201, expect.stringMatching(/^whsec_/)])
    expect(made.body.secret).not.toBe(body.secret)
    expect((await client.post(`${one}/secret`, {})).status).toBe(409)
    await callAllDue(shop)
    const [call] = receiver.received
    expect(call?.headers['webhook-id']).toBe(tested.body.id)
    expect(call?.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/)
    const { secrets } = (await client.get(one)).body
    expect(secrets).toMatchObject([{}, { id: made.body.id }])
    expect((await client.delete(`${one}/secret/${secrets[0].id}`)).status).toBe(204)
    expect((await client.delete(`${one}/secret/${made.body.id}`)).status).toBe(409)
    expect((await client.delete(`${one}/secret/onzin`)).status).toBe(404)
  })

  it('ends when its client ends it, and is nobody else’s', async () => {
    const { body } = await subscribe()
    const other = await tmfClient(shop)
    expect((await other.delete(`${orders}/${body.id}`)).status).toBe(404)
    expect((await client.delete(`/tmf-api/quoteManagement/v4/hub/${body.id}`)).status).toBe(404)
    expect((await client.delete(`${orders}/${body.id}`)).status).toBe(204)
    expect((await client.delete(`${orders}/${body.id}`)).status).toBe(404)
    expect((await client.delete(`${orders}/onzin`)).status).toBe(404)
  })

  it('of a client that was revoked is not called, also for what it was owed', async () => {
    await subscribe()
    await place(shop.visitor(), order)
    await readEvents(shop)
    await shop.testDatabase.pool.query('update api_clients set revoked_at = now() where id = $1', [
      client.clientId,
    ])
    await callAllDue(shop)
    expect(receiver.received).toEqual([])
    expect(await rowsOf(shop, 'select status from webhook_subscriptions')).toEqual([{ status: 'paused' }])
  })

  it.each([
    [{ query: 'relatedParty.id=5' }, /relatedParty\.id/],
    [{ query: 'state=onbekend' }, /state=onbekend\. Kies uit: acknowledged/],
    [{ query: 'eventType=QuoteCreateEvent' }, /^Deze gebeurtenis wordt niet gemeld/],
    [
      { query: 'eventType=ProductOrderCreateEvent,ProductOrderDeleteEvent' },
      /^Deze gebeurtenis wordt niet gemeld/,
    ],
    [{ callback: 'http://naam:geheim@127.0.0.1/' }, /^Zet geen naam of wachtwoord/],
  ])('of %o is refused with the reason', async (body, reason) => {
    const refused = await subscribe(body)
    expect(refused.status).toBe(409)
    expect(refused.body.reason).toMatch(reason)
  })

  it('is made once, not for what the client may not read, and not where nothing happens', async () => {
    expect((await subscribe()).status).toBe(201)
    expect((await subscribe()).body.reason).toBe(hubRefusals.again)
    const reader = await tmfClient(shop, { scopes: ['quote:read', 'webhook:create'] })
    expect((await subscribe({}, orders, reader)).status).toBe(403)
    expect((await subscribe({}, '/tmf-api/quoteManagement/v4/hub', reader)).status).toBe(201)
    // All of an API is what the client may read of it.
    const ofOrders = await tmfClient(shop, { scopes: ['productOrder:read', 'webhook:create'] })
    expect((await subscribe({}, orders, ofOrders)).status).toBe(201)
    const cancelling = await subscribe({ query: 'eventType=CancelProductOrderCreateEvent' }, orders, ofOrders)
    expect(cancelling.status).toBe(403)
    const addresses = await subscribe({}, '/tmf-api/geographicAddressManagement/v4/hub')
    expect([addresses.status, addresses.body.reason]).toEqual([409, hubRefusals.noEvents])
  })
})
