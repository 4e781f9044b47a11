import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { afterAll, expect, it } from 'vitest'
import { order, place, rowsOf } from '../../features/orders/server/testing.ts'
import { webhookCalls } from '../../features/webhooks/contract-desk.ts'
import { type Receiver, startReceiver } from '../../features/webhooks/server/testing.ts'
import { startMailServer } from '../../platform/mail/testing-smtp.ts'
import { createMetrics } from '../../platform/operations/metrics.ts'
import { startTestShop } from '../server/testing-shop.ts'
import { startTestWorker } from './testing.ts'

/** Webhooks by the worker as the server runs it, from the order to the receiver. */

const metrics = createMetrics()
const receivers: Receiver[] = []

const mailServer = await startMailServer()
const shop = await startTestShop({ onMailQueued: () => worker.wake() }, { WEBHOOKS_TO_LOCALHOST: 'on' })
const administrator = await shop.staff('beheerder')
const worker = startTestWorker(shop, mailServer, metrics)
afterAll(async () => {
  // The worker ends after the calls that are under way.
  await Promise.all(receivers.map(receiver => receiver.stop()))
  await worker.stop()
  await shop.stop()
  await mailServer.stop()
})

/** A receiver that is told of new orders. */
async function subscribed(): Promise<{ receiver: Receiver; id: string; secret: string }> {
  const receiver = await startReceiver()
  receivers.push(receiver)
  const id = randomUUID()
  const response = await administrator.post(webhookCalls.addWebhook.path, {
    body: {
      id,
      name: 'CRM',
      url: receiver.url,
      types: ['order.created'],
      states: [],
      productTypes: [],
      actions: ['add'],
      contactEmail: '',
      clientId: '',
      signature: 'hmac',
    },
  })
  expect(response.status).toBe(201)
  const { secret } = (await response.json()) as { secret: string }
  return { receiver, id, secret }
}

/** How many calls of a receiver have ended, however they did. */
const countEnded = async (id: string) =>
  (
    await rowsOf(
      shop,
      'select 1 from webhook_attempts join webhook_messages messages on messages.id = message_id where subscription_id = $1',
      [id],
    )
  ).length

let ordered = 0
const placed = () => {
  ordered++
  return place(shop.visitor(), order)
}

const numbersTold = ({ received }: Receiver) => received.map(({ body }) => JSON.parse(body).data.id)

it('an order is told to its receiver, signed, and again under the same id until that accepts it', async () => {
  const { receiver, id, secret } = await subscribed()
  receiver.answers({ status: 500 })
  const number = await placed()
  await expect.poll(() => countEnded(id)).toBe(1)
  receiver.answers({ status: 204 })
  await shop.testDatabase.pool.query('update webhook_messages set due_at = now()')
  await expect.poll(() => receiver.received.length).toBe(2)
  const [first, second] = receiver.received
  expect(
    new Webhook(secret).verify(second?.body ?? '', second?.headers as Record<string, string>),
  ).toMatchObject({ type: 'order.created', data: { id: number } })
  expect(second?.body).toBe(first?.body)
  expect(first?.headers['user-agent']).toMatch(
    /^zakelijk-telecom-shop\/\d+\.\d+\.\d+ \(\+https:\/\/shop\.example\)$/,
  )
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  const counted = () => metrics.registry.metrics()
  await expect
    .poll(counted)
    .toContain('shop_outside_call_seconds_count{service="webhook",outcome="answered"} 2')
})

it('a receiver that hangs delays no mail and no other receiver', async () => {
  const { receiver: hanging, id } = await subscribed()
  hanging.answers(null)
  const { receiver: other } = await subscribed()
  await placed()
  let ended: number
  do {
    // A call of it is under way, and only its time limit ends that.
    await expect.poll(async () => hanging.received.length - (await countEnded(id))).toBeGreaterThan(0)
    ended = await countEnded(id)
    const number = await placed()
    await expect.poll(() => numbersTold(other)).toContain(number)
    await expect.poll(() => mailServer.received.length).toBe(2 * ordered)
    // A machine so slow that the limit passed meanwhile has shown nothing.
  } while ((await countEnded(id)) > ended)
})
