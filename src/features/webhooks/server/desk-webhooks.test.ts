import { randomUUID } from 'node:crypto'
import { Webhook as StandardWebhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { Failure } from '../../../common/contract/failure.ts'
import { rowsOf } from '../../orders/server/testing.ts'
import { Webhooks } from '../contract-desk.ts'
import {
  callAllDue,
  forgetWebhooks,
  makeWebhook,
  newWebhookAt,
  webhooksPath as path,
  type Receiver,
  startReceiver,
  webhookDetails,
} from './testing.ts'
import { webhookRefusals } from './texts.ts'

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

describe('at the desk', () => {
  it('a secret is changed with both valid meanwhile, and no secret is shown again', async () => {
    const { id, secret } = await make()
    const second = await administrator.post(`${path}/${id}/geheimen`, { body: { signature: 'hmac' } })
    const { secret: newer } = (await second.json()) as { secret: string }
    const third = await administrator.post(`${path}/${id}/geheimen`, { body: { signature: 'hmac' } })
    expect([third.status, await third.json()]).toEqual([409, { message: webhookRefusals.twoSecrets }])
    const test = await administrator.post(`${path}/${id}/proef`)
    expect(test.status).toBe(201)
    await callAllDue(shop)
    const [call] = receiver.received
    for (const each of [secret, newer])
      expect(
        new StandardWebhook(each).verify(call?.body ?? '', call?.headers as Record<string, string>),
      ).toMatchObject({
        type: 'webhook.test',
      })
    const { secrets } = await details(id)
    const text =
      JSON.stringify(await details(id)) + JSON.stringify(await (await administrator.get(path)).json())
    expect(text).not.toContain(secret.slice(6))
    expect(text).not.toContain(newer.slice(6))
    const removed = await administrator.change('DELETE', `${path}/${id}/geheimen/${secrets[0]?.id}`)
    expect(removed.status).toBe(204)
    const last = await administrator.change('DELETE', `${path}/${id}/geheimen/${secrets[1]?.id}`)
    expect([last.status, await last.json()]).toEqual([409, { message: webhookRefusals.lastSecret }])
  })

  it('the secret lies encrypted in the database', async () => {
    const { secret } = await make()
    const [row] = await rowsOf<{ value: Buffer }>(
      shop,
      'select secret_encrypted as value from webhook_secrets',
    )
    expect(row?.value.includes(secret)).toBe(false)
    expect(row?.value.includes(Buffer.from(secret.slice(6), 'base64'))).toBe(false)
  })

  it('only an administrator sees or makes one', async () => {
    const seller = await shop.staff('verkoop')
    expect((await seller.get(path)).status).toBe(403)
    expect((await seller.post(path, { body: newWebhook() })).status).toBe(403)
  })

  it('of two who change one the second is told, and what is not there is 404', async () => {
    const { id } = await make()
    const { id: _id, clientId: _client, signature: _signature, ...content } = newWebhook()
    const change = (version: number, of = id) =>
      administrator.change('PUT', `${path}/${of}`, { body: { ...content, isActive: false, version } })
    expect((await change(1)).status).toBe(204)
    expect((await change(1)).status).toBe(409)
    expect((await change(1, randomUUID())).status).toBe(404)
    expect((await administrator.get(`${path}/onzin`)).status).toBe(404)
    const test = await administrator.post(`${path}/${id}/proef`)
    expect([test.status, await test.json()]).toEqual([409, { message: webhookRefusals.notActive }])
    expect((await administrator.change('DELETE', `${path}/${id}`)).status).toBe(204)
    expect(Webhooks.parse(await (await administrator.get(path)).json()).webhooks).toEqual([])
  })

  it.each([
    [{ name: ' ' }, 'name'],
    [{ url: 'geen adres' }, 'url'],
    [{ url: 'https://naam:geheim@crm.example/hook' }, 'url'],
    [{ types: [] }, 'types'],
    [{ types: ['order.gone'] }, 'types.0'],
    [{ contactEmail: 'geen mail' }, 'contactEmail'],
    [{ clientId: randomUUID() }, 'clientId'],
  ])('%o is refused at its field', async (changes, field) => {
    const response = await administrator.post(path, { body: { ...newWebhook(), ...changes } })
    expect(response.status).toBe(422)
    expect(Object.keys(Failure.parse(await response.json()).errors ?? {})).toContain(field)
  })
})
