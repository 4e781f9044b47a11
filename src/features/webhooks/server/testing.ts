import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { notifiedAsOf } from '../../../app/events/notified-events.ts'
import { type StaffVisitor, type TestShop, testSecrets } from '../../../app/server/testing-shop.ts'
import { callWebhook } from '../../../platform/outside/webhook.ts'
import { createCipher } from '../../../platform/secrets/cipher.ts'
import { WebhookDetails } from '../contract-desk.ts'
import type { SendingShop } from './bodies.ts'
import { createCaller } from './call-receivers.ts'
import { dueReceivers } from './claim.ts'
import { createEventReader } from './read-events.ts'
import type { RecordOptions } from './record-attempt.ts'

export type Received = { readonly headers: IncomingHttpHeaders; readonly body: string }

export type Receiver = {
  readonly url: string
  readonly received: Received[]
  /** How it answers from now on; null: never. */
  answers(how: { readonly status: number; readonly headers?: Record<string, string> } | null): void
  stop(): Promise<void>
}

/** A receiver on this machine, which keeps what it gets. */
export async function startReceiver(): Promise<Receiver> {
  let how: { readonly status: number; readonly headers?: Record<string, string> } | null = { status: 204 }
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push({ headers: request.headers, body })
    if (how !== null) response.writeHead(how.status, how.headers).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answers(next) {
      how = next
    },
    async stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Takes out every receiver, with what happened. */
export const forgetWebhooks = ({ testDatabase }: Pick<TestShop, 'testDatabase'>) =>
  testDatabase.pool.query(
    "begin; set local shop.retention = 'on'; delete from webhook_subscriptions; delete from cases; delete from deliveries; commit",
  )

export const webhooksPath = '/api/beheer/webhooks'

/** A receiver that is told of everything, as it is made at the desk. */
export const newWebhookAt = (url: string) => ({
  id: randomUUID(),
  name: 'CRM',
  url,
  types: ['order.created', 'order.state-changed', 'order.changed', 'quote.created'],
  states: [],
  productTypes: [],
  actions: ['add', 'modify', 'delete'],
  contactEmail: '',
  clientId: '',
  signature: 'hmac',
})

/** Makes a receiver at the desk; its id and secret come out. */
export async function makeWebhook(
  administrator: StaffVisitor,
  webhook: ReturnType<typeof newWebhookAt>,
): Promise<{ id: string; secret: string }> {
  const response = await administrator.post(webhooksPath, { body: webhook })
  if (response.status !== 201) throw new Error(`The webhook was answered with ${response.status}`)
  const { secret } = (await response.json()) as { secret: string }
  return { id: webhook.id, secret }
}

export const webhookDetails = async (administrator: StaffVisitor, id: string) =>
  WebhookDetails.parse(await (await administrator.get(`${webhooksPath}/${id}`)).json())

export const testCipher = createCipher(testSecrets.deriveKey('webhook-secret'))

type Options = Partial<RecordOptions> & { readonly timeLimitMs?: number }

const callerOf = ({ testDatabase: { database } }: Pick<TestShop, 'testDatabase'>, options: Options = {}) =>
  createCaller({
    database,
    cipher: testCipher,
    call: request => callWebhook(request, { mayCall: () => true, timeLimitMs: options.timeLimitMs ?? 5_000 }),
    record: { staffEmail: 'beheer@shop.example', mailDomain: 'shop.example', random: () => 0, ...options },
    onTrouble: () => undefined,
    onError: error => {
      throw error
    },
  })

/** The shop as events name it. */
export const sendingShop: SendingShop = {
  publicUrl: 'http://shop.example',
  brand: { kvkNumber: '50399292', legalName: 'Zakelijk Test B.V.' },
}

/** Reads what happened, as the worker does, until there is no more. */
export async function readEvents({ testDatabase }: Pick<TestShop, 'testDatabase'>): Promise<void> {
  const reader = createEventReader(testDatabase.database, sendingShop, notifiedAsOf)
  while (await reader.check()) {}
  await reader.close()
}

/** Makes every call that is due. */
export async function callAllDue(shop: Pick<TestShop, 'testDatabase'>, options: Options = {}): Promise<void> {
  while ((await dueReceivers(shop.testDatabase.database)).length > 0) {
    const caller = callerOf(shop, options)
    await caller.check()
    await caller.stop()
  }
}

/** Both, as the worker does. */
export async function tellReceivers(
  shop: Pick<TestShop, 'testDatabase'>,
  options: Options = {},
): Promise<void> {
  await readEvents(shop)
  await callAllDue(shop, options)
}
