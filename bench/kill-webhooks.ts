import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { Webhook } from 'standardwebhooks'
import * as z from 'zod/mini'
import { notifiedAsOf } from '../src/app/events/notified-events.ts'
import { kindOf } from '../src/common/event-kind.ts'
import { tmfApis } from '../src/features/api-clients/tmf-resources.ts'
import type { CaseKind } from '../src/features/cases/case-kinds.ts'
import { webhookCalls } from '../src/features/webhooks/contract-desk.ts'
import { hubEventOf, webhookTypeOf } from '../src/features/webhooks/event-types.ts'
import { orderActions } from '../src/features/webhooks/happening.ts'
import { withClient } from '../src/platform/database/connection.ts'
import type { Desk } from './catalogue-desk.ts'
import type { ApiClient } from './kill-api-orders.ts'
import type { Progress } from './kill-life.ts'

/** Receivers of webhooks that outlive shop and database, and now and then answer with an error or hang up. */

/** One is subscribed at the desk, the other by the hub of TMF622. */
export const receivers = ['desk', 'hub'] as const
export type ReceiverName = (typeof receivers)[number]

const deskTypes = ['order.created', 'order.changed', 'case.created', 'case.changed'] as const
const hubType = 'ProductOrderCreateEvent'

export type ReceivedCall = {
  readonly receiver: ReceiverName
  readonly id: string
  /** Its event and the number of the case, as the body says them. */
  readonly about: string
  readonly body: string
  readonly isSigned: boolean
  /** Answered 204. */
  readonly isAccepted: boolean
}

/** An event that a receiver is to be told of, in the receiver's words. */
export type OwedEvent = Pick<ReceivedCall, 'receiver' | 'about'>

export type WebhookFindings = {
  readonly webhooks: number
  readonly webhookCalls: number
  /** Calls under an id that had come before. */
  readonly repeatedCalls: number
  /** Events that no receiver accepted. */
  readonly lostWebhooks: number
  /** Ids beyond one for each event and receiver. */
  readonly doubledWebhooks: number
  readonly wrongSignatures: number
  /** Ids that came with two bodies, or to both receivers. */
  readonly changedRepeats: number
}

export type WebhookReceivers = {
  readonly url: string
  readonly calls: ReceivedCall[]
  /** Calls so far, by which a life is measured. */
  readonly progress: Progress
  readonly secrets: Map<ReceiverName, string>
  stop(): Promise<void>
}

/** Of ten calls one is answered 500, and one is hung up on when it was read. */
const outOf = 10
/** So long at most a receiver takes, so that kills come in the middle of a call. */
const longestMs = 40

/** Listens on this machine, for both. */
export async function startReceivers(): Promise<WebhookReceivers> {
  const calls: ReceivedCall[] = []
  const progress = { confirmed: 0 }
  const secrets = new Map<ReceiverName, string>()
  const server = createServer(async (request, response) => {
    const { url, headers } = request
    const body = await text(request).catch(() => null)
    const receiver = receivers.find(name => url === `/${name}`)
    // A shop that was killed sends a part.
    if (body === null || !receiver) return
    await pause(randomInt(longestMs))
    const luck = randomInt(outOf)
    const isAccepted = luck > 1
    const id = String(headers['webhook-id'])
    const isSigned = isSignedWith(secrets.get(receiver) ?? '', body, headers as Record<string, string>)
    calls.push({ receiver, id, about: aboutOf(body), body, isSigned, isAccepted })
    progress.confirmed++
    if (luck === 0) response.destroy()
    else response.writeHead(isAccepted ? 204 : 500).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    progress,
    secrets,
    async stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function isSignedWith(secret: string, body: string, headers: Record<string, string>): boolean {
  try {
    new Webhook(secret).verify(body, headers)
    return true
  } catch {
    return false
  }
}

const Standard = z.object({ type: z.string(), data: z.object({ id: z.string() }) })
const OfHub = z.object({
  eventType: z.string(),
  event: z.object({ productOrder: z.object({ id: z.string() }) }),
})

function aboutOf(body: string): string {
  const parsed = z.parse(z.union([Standard, OfHub]), JSON.parse(body))
  return 'type' in parsed
    ? about(parsed.type, parsed.data.id)
    : about(parsed.eventType, parsed.event.productOrder.id)
}

const about = (type: string, number: string) => `${type} ${number}`

const Secret = z.object({ secret: z.string() })

/** Subscribes both, one at the desk and one with a key by the hub. */
export async function subscribe(
  { url, secrets }: WebhookReceivers,
  { call }: Desk,
  client: ApiClient,
): Promise<void> {
  const made = await call(webhookCalls.addWebhook, {
    id: randomUUID(),
    name: 'CRM',
    url: `${url}/desk`,
    types: [...deskTypes],
    actions: [...orderActions],
    states: [],
    productTypes: [],
    contactEmail: '',
    clientId: '',
    signature: 'hmac',
  })
  secrets.set('desk', z.parse(Secret, JSON.parse(made)).secret)
  const response = await fetch(`http://127.0.0.1:${client.port}${tmfApis.TMF622.path}/hub`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${client.key}` },
    body: JSON.stringify({ callback: `${url}/hub`, query: `eventType=${hubType}` }),
  })
  secrets.set('hub', z.parse(Secret, await response.json()).secret)
}

/**
 * Has the lease of whoever reads events end at once, and calls that failed or were killed be due again after a second: the shop
 * lives shorter here than either takes.
 */
export const hurryWebhooks = (connection: pg.ClientConfig): Promise<void> =>
  withClient(connection, async client => {
    await client.query(
      `create function end_reading() returns trigger language plpgsql as $$
       begin new.held_until := now(); return new; end $$`,
    )
    await client.query(
      'create trigger hurry before update on webhook_reader for each row execute function end_reading()',
    )
    await client.query('update webhook_reader set held_until = now()')
    await client.query(
      `create function be_due() returns trigger language plpgsql as $$
       begin new.due_at := least(new.due_at, now() + interval '1 second'); return new; end $$`,
    )
    await client.query(
      'create trigger hurry before update on webhook_messages for each row execute function be_due()',
    )
  })

/** The events of cases of a database that each receiver is to be told of. */
export const owedEvents = (connection: pg.ClientConfig): Promise<OwedEvent[]> =>
  withClient(connection, async client => {
    const { rows } = await client.query<{ type: string; kind: CaseKind; number: string; isInPlace: boolean }>(
      `select events.type, cases.kind, number, purpose <> 'new' as "isInPlace"
       from events join cases on cases.id = events.case_id`,
    )
    return rows.flatMap(({ type: stored, kind, number, isInPlace }) => {
      const type = webhookTypeOf(kindOf(stored), kind, notifiedAsOf(kindOf(stored)))
      if (type === null) return []
      const owed: OwedEvent[] = []
      if (deskTypes.some(each => each === type)) owed.push({ receiver: 'desk', about: about(type, number) })
      const ofHub = hubEventOf('TMF622', type)
      // The hub did not ask for orders that change or end an agreement.
      if (ofHub === hubType && !isInPlace) owed.push({ receiver: 'hub', about: about(ofHub, number) })
      return owed
    })
  })

/** So long nothing comes any more before what is missing counts as lost. */
const patienceMs = 60_000

/** Waits until the receivers accepted everything that they are owed, or nothing comes any more. */
export async function untilNotified(connection: pg.ClientConfig, { calls }: WebhookReceivers): Promise<void> {
  const owed = await owedEvents(connection)
  let [seen, since] = [calls.length, Date.now()]
  while (compareWebhooks(calls, owed).lostWebhooks > 0 && Date.now() - since < patienceMs) {
    if (calls.length !== seen) [seen, since] = [calls.length, Date.now()]
    await pause(500)
  }
}

/** Compares the calls that came with the events that happened. */
export function compareWebhooks(calls: readonly ReceivedCall[], owed: readonly OwedEvent[]): WebhookFindings {
  const keyOf = (event: OwedEvent) => `${event.receiver} ${event.about}`
  const owedByKey = Map.groupBy(owed, keyOf)
  const callsByKey = Map.groupBy(calls, keyOf)
  const callsById = Map.groupBy(calls, ({ id }) => id)
  const idsOf = (some: readonly ReceivedCall[] = []) => new Set(some.map(({ id }) => id)).size
  const sumOver = (keys: Iterable<string>, missing: (key: string) => number) =>
    [...keys].reduce((sum, key) => sum + Math.max(0, missing(key)), 0)
  const countOwed = (key: string) => owedByKey.get(key)?.length ?? 0
  const accepted = (key: string) => callsByKey.get(key)?.filter(({ isAccepted }) => isAccepted)
  return {
    webhooks: owed.length,
    webhookCalls: calls.length,
    repeatedCalls: calls.length - callsById.size,
    lostWebhooks: sumOver(owedByKey.keys(), key => countOwed(key) - idsOf(accepted(key))),
    doubledWebhooks: sumOver(callsByKey.keys(), key => idsOf(callsByKey.get(key)) - countOwed(key)),
    wrongSignatures: calls.filter(({ isSigned }) => !isSigned).length,
    changedRepeats: [...callsById.values()].filter(
      repeats => new Set(repeats.map(({ receiver, body }) => `${receiver} ${body}`)).size > 1,
    ).length,
  }
}
