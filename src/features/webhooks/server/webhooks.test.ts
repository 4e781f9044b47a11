import { Webhook as StandardWebhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deskOf } from '../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { Failure } from '../../../common/contract/failure.ts'
import { order, place, quote, rowsOf } from '../../orders/server/testing.ts'
import { tmfClient } from '../../tmf/server/kit/testing.ts'
import { WebhookMessageDetails } from '../contract-desk.ts'
import {
  callAllDue,
  forgetWebhooks,
  makeWebhook,
  newWebhookAt,
  webhooksPath as path,
  type Receiver,
  readEvents,
  startReceiver,
  tellReceivers,
  webhookDetails,
} from './testing.ts'

let receiver: Receiver
const shop = await startTestShop({}, { WEBHOOKS_TO_LOCALHOST: 'on' })
const administrator = await shop.staff('beheerder')
afterAll(() => shop.stop())
beforeEach(async () => {
  receiver = await startReceiver()
  await forgetWebhooks(shop)
})
afterEach(() => receiver.stop())

const newWebhook = () => newWebhookAt(receiver.url)
const make = (changes: object = {}) => makeWebhook(administrator, { ...newWebhook(), ...changes })
const details = (id: string) => webhookDetails(administrator, id)
const query = (text: string, values: readonly unknown[] = []) =>
  shop.testDatabase.pool.query(text, [...values])
const makeDue = () =>
  query('update webhook_messages set due_at = now(); update webhook_subscriptions set slow_until = null')
const move = async (number: string, state: string) =>
  expect((await deskOf(administrator, number).act('status', { state, mail: false })).status).toBe(204)
const bodies = () => receiver.received.map(({ body }) => JSON.parse(body))

describe('what happens', () => {
  it('is told, signed as Standard Webhooks says, with a link and nothing of a person', async () => {
    const { id, secret } = await make()
    const number = await place(shop.visitor(), order)
    await tellReceivers(shop)
    const [call] = receiver.received
    expect(receiver.received).toHaveLength(1)
    const told = new StandardWebhook(secret).verify(call?.body ?? '', call?.headers as Record<string, string>)
    expect(told).toEqual({
      type: 'order.created',
      timestamp: expect.stringMatching(/Z$/),
      data: {
        id: number,
        state: 'acknowledged',
        action: 'add',
        href: `http://shop.example/tmf-api/productOrderingManagement/v4/productOrder/${number}`,
      },
    })
    expect(Buffer.byteLength(call?.body ?? '')).toBeLessThan(20_000)
    const { webhook, messages } = await details(id)
    expect(webhook).toMatchObject({
      waiting: 0,
      failed: 0,
      failingSince: null,
      lastSuccessAt: expect.any(String),
    })
    expect(messages).toMatchObject([{ state: 'delivered', attempts: 1, lastStatus: 204 }])
    expect(messages[0]?.id).toBe(call?.headers['webhook-id'])
  })

  it('is told once, however often it is read, and each change under its type', async () => {
    await make()
    const number = await place(shop.visitor(), order)
    await readEvents(shop)
    await query('update webhook_reader set read_up_to = 0')
    await move(number, 'inProgress')
    await readEvents(shop)
    await callAllDue(shop)
    expect(
      bodies()
        .map(({ type, data }) => [type, data.state])
        .toSorted(),
    ).toEqual([
      ['order.created', 'acknowledged'],
      ['order.state-changed', 'inProgress'],
    ])
  })

  it('passes the filter of a receiver by type, state and product', async () => {
    await make({ types: ['order.state-changed'], states: ['inProgress'], productTypes: ['internet'] })
    const number = await place(shop.visitor(), order)
    await place(shop.visitor(), quote)
    await move(number, 'inProgress')
    await move(number, 'pending')
    await tellReceivers(shop)
    expect(bodies().map(({ data }) => data.state)).toEqual(['inProgress'])
    await make({ productTypes: ['mobiel'] })
    receiver.received.length = 0
    await place(shop.visitor(), order)
    await tellReceivers(shop)
    expect(bodies()).toEqual([])
  })

  it('tells of orders in the place of an agreement, and of its end, who asks for them, and names the action of each', async () => {
    const replaces = {
      agreement: '482739165',
      action: 'change',
      overlapDays: 0,
      costInCents: 0,
      termUntil: null,
      termsToContinue: [],
    }
    const placeEach = async () => {
      await place(shop.visitor(), order)
      const number = await place(shop.visitor(), order)
      await query(
        'update product_orders set replaces = $2 where case_id = (select id from cases where number = $1)',
        [number, JSON.stringify(replaces)],
      )
      const end = await place(shop.visitor(), order)
      await query("update cases set purpose = 'end' where number = $1", [end])
      await tellReceivers(shop)
      return bodies()
        .map(({ data }) => data.action)
        .toSorted()
    }
    await make({ types: ['order.created'] })
    expect(await placeEach()).toEqual(['add', 'delete', 'modify'])
    receiver.received.length = 0
    await forgetWebhooks(shop)
    await make({ types: ['order.created'], actions: ['add'] })
    expect(await placeEach()).toEqual(['add'])
  })

  it('is told to a client only as far as it may read: its scopes, its reseller, never of tests', async () => {
    const reads = await tmfClient(shop, { scopes: ['productOrder:read'] })
    const other = await tmfClient(shop, { scopes: ['quote:read'] })
    await query(
      "insert into resellers (id, company_name) values ('R1', 'Een'), ('R2', 'Twee') on conflict do nothing",
    )
    const ofReseller = await tmfClient(shop, { scopes: ['productOrder:read'], resellerId: 'R1' })
    const ofTests = await tmfClient(shop, { scopes: ['productOrder:read'], isTest: true })
    const types = ['order.created']
    for (const { clientId } of [reads, ofReseller, ofTests]) await make({ types, clientId })
    const refused = await administrator.post(path, {
      body: { ...newWebhook(), types, clientId: other.clientId },
    })
    expect(refused.status).toBe(422)
    expect(Failure.parse(await refused.json()).errors).toHaveProperty('types')
    const numbers = [await place(shop.visitor(), order), await place(shop.visitor(), order)]
    await query("update cases set reseller_id = 'R1' where number = $1", [numbers[1]])
    await query("update cases set reseller_id = 'R2' where number = $1", [numbers[0]])
    await tellReceivers(shop)
    const told = bodies().map(({ data }) => data.id)
    // Both to the system, its own to the reseller, none to the test client.
    expect(told.toSorted()).toEqual([numbers[0], numbers[1], numbers[1]].toSorted())
    await query('update api_clients set revoked_at = now() where id = $1', [reads.clientId])
    receiver.received.length = 0
    await place(shop.visitor(), order)
    await tellReceivers(shop)
    expect(bodies()).toEqual([])
  })
})

describe('a call that fails', () => {
  it('is made again under the same id, and can be sent again when it was delivered', async () => {
    const { id } = await make()
    const number = await place(shop.visitor(), order)
    const answers = [500, 404, 307]
    await readEvents(shop)
    for (const status of answers) {
      receiver.answers({ status })
      await callAllDue(shop)
      await makeDue()
    }
    receiver.answers({ status: 200 })
    await callAllDue(shop)
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(ids).toHaveLength(4)
    expect(new Set(ids).size).toBe(1)
    const { messages } = await details(id)
    expect(messages).toMatchObject([{ state: 'delivered', attempts: 4 }])
    const message = messages[0]?.id ?? ''
    const read = await administrator.get(`${path}/${id}/berichten/${message}`)
    const { body, attempts } = WebhookMessageDetails.parse(await read.json())
    expect(JSON.parse(body ?? '')).toMatchObject({ data: { id: number } })
    expect(attempts.map(({ status }) => status)).toEqual([...answers, 200])
    const again = await administrator.post(`${path}/${id}/opnieuw`, { body: { message } })
    expect([again.status, await again.json()]).toEqual([200, { count: 1 }])
    await callAllDue(shop)
    expect(receiver.received).toHaveLength(5)
    expect(receiver.received.at(-1)).toMatchObject({
      headers: { 'webhook-id': ids[0] },
      body: receiver.received[0]?.body,
    })
  })

  it('waits longer each time, and is given up after ten attempts', async () => {
    const { id } = await make()
    receiver.answers({ status: 400 })
    await place(shop.visitor(), order)
    await readEvents(shop)
    const waits: number[] = []
    for (let attempt = 1; attempt <= 10; attempt++) {
      await callAllDue(shop)
      const [row] = await rowsOf<{ wait: number }>(
        shop,
        'select round(extract(epoch from due_at - now()))::integer as wait from webhook_messages',
      )
      waits.push(row?.wait ?? 0)
      await makeDue()
    }
    expect(waits.slice(0, 4)).toEqual([5, 300, 1_800, 7_200])
    const { webhook, messages } = await details(id)
    expect(messages).toMatchObject([{ state: 'failed', attempts: 10 }])
    expect(receiver.received).toHaveLength(10)
    expect(webhook).toMatchObject({ status: 'active', failed: 1, waiting: 0 })
    // The next message, of which nothing got through since it was new, ends it.
    await place(shop.visitor(), order)
    await readEvents(shop)
    await query("update webhook_messages set attempts = 9 where state = 'waiting'")
    await callAllDue(shop)
    expect((await details(id)).webhook).toMatchObject({ status: 'off', offReason: 'failing', failed: 2 })
  })

  it('slows a receiver down that has too much to do, or says when', async () => {
    const { id } = await make()
    receiver.answers({ status: 503, headers: { 'retry-after': '600' } })
    await place(shop.visitor(), order)
    await tellReceivers(shop)
    await place(shop.visitor(), order)
    await tellReceivers(shop)
    expect(receiver.received).toHaveLength(1)
    const slowMs = Date.parse((await details(id)).webhook.slowUntil ?? '') - Date.now()
    expect(slowMs).toBeGreaterThan(590_000)
    expect(slowMs).toBeLessThanOrEqual(600_000)
  })

  it('that is not answered in time has failed', async () => {
    await make()
    receiver.answers(null)
    await place(shop.visitor(), order)
    await readEvents(shop)
    await callAllDue(shop, { timeLimitMs: 200 })
    const attempts = await rowsOf<{ error: string }>(shop, 'select error from webhook_attempts')
    expect(attempts).toEqual([{ error: 'it did not answer in time' }])
  })
})

describe('the owner', () => {
  const mails = () =>
    rowsOf<{ kind: string; recipient: string }>(
      shop,
      "select kind, recipient from deliveries where kind like 'webhook-%' order by id",
    )

  it('is mailed once when nothing has got through for half an hour', async () => {
    await make({ contactEmail: 'crm@partner.example' })
    receiver.answers({ status: 500 })
    await place(shop.visitor(), order)
    await tellReceivers(shop)
    expect(await mails()).toEqual([])
    for (let round = 0; round < 2; round++) {
      await query("update webhook_subscriptions set failing_since = now() - interval '31 minutes'")
      await makeDue()
      await callAllDue(shop)
    }
    expect(await mails()).toEqual([{ kind: 'webhook-failing', recipient: 'crm@partner.example' }])
  })

  it('is mailed when a receiver answers that it is gone, and nothing is called any more', async () => {
    const { id } = await make()
    receiver.answers({ status: 410 })
    await place(shop.visitor(), order)
    await tellReceivers(shop)
    const { webhook, messages } = await details(id)
    expect(webhook).toMatchObject({ status: 'off', offReason: 'gone' })
    expect(messages).toMatchObject([{ state: 'failed' }])
    expect((await mails()).at(-1)).toEqual({ kind: 'webhook-switched-off', recipient: 'beheer@shop.example' })
    await place(shop.visitor(), order)
    await tellReceivers(shop)
    expect(receiver.received).toHaveLength(1)
    // Back on, what was missed can be sent again.
    receiver.answers({ status: 200 })
    const { version } = webhook
    const { id: _id, clientId: _client, signature: _signature, ...content } = newWebhook()
    const on = await administrator.change('PUT', `${path}/${id}`, {
      body: { ...content, isActive: true, version },
    })
    expect(on.status).toBe(204)
    const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Amsterdam' })
    const again = await administrator.post(`${path}/${id}/opnieuw`, {
      body: { from: today, to: today, onlyFailed: true },
    })
    expect(await again.json()).toEqual({ count: 2 })
    await callAllDue(shop)
    expect((await details(id)).messages).toMatchObject([{ state: 'delivered' }, { state: 'delivered' }])
  })
})
