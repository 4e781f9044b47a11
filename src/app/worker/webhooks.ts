import { isThisMachine } from '../../features/webhooks/receiver-address.ts'
import { createCaller } from '../../features/webhooks/server/call-receivers.ts'
import { createEventReader } from '../../features/webhooks/server/read-events.ts'
import { type FailureLog, withFailureLog } from '../../platform/database/failure-log.ts'
import { openDatabase } from '../../platform/database/pool.ts'
import { type Lanes, startLanes } from '../../platform/deliveries/lanes.ts'
import { isPublicAddress } from '../../platform/outside/public-address.ts'
import { userAgentOf } from '../../platform/outside/user-agent.ts'
import { callWebhook, type WebhookOutcome } from '../../platform/outside/webhook.ts'
import { createCipher } from '../../platform/secrets/cipher.ts'
import { notifiedAsOf } from '../events/notified-events.ts'
import { openWorkerPool } from './pool.ts'
import type { WorkerSettings } from './worker.ts'

/** A receiver hears of something within a second. Orders do not wake the reader, so that many of them are read in one go. */
const pollMs = 500
/** Connections of their own, so that no mail waits for a receiver. */
const connections = 4

type Parts = {
  /** Has the shop count each call. */
  readonly counted: <Question extends unknown[]>(
    calledService: 'webhook',
    call: (...question: Question) => Promise<WebhookOutcome>,
  ) => (...question: Question) => Promise<WebhookOutcome>
  readonly troubleWith: (text: string) => FailureLog
  readonly onTrouble: (messageId: string, reason: string) => void
}

/** Reads what happened, and tells receivers of it (src/features/webhooks). */
export function startWebhooks(
  settings: WorkerSettings,
  { counted, troubleWith, onTrouble }: Parts,
): Pick<Lanes, 'stop'> {
  const { webhookKeys, webhooksToLocalhost, staffEmail, mailDomain, context, connection } = settings
  const trouble = troubleWith('events could not be read for webhooks')
  const callTrouble = troubleWith('webhooks could not be called')
  const pool = openWorkerPool(connection, { max: connections, onLost: trouble.failed })
  const database = openDatabase(pool)
  const key = (bytes: Uint8Array) => Buffer.from(bytes)
  const mayCall = webhooksToLocalhost
    ? { mayCall: (address: string) => isThisMachine(address) || isPublicAddress(address) }
    : {}
  const userAgent = userAgentOf(context.publicUrl)
  const reader = createEventReader(database, context, notifiedAsOf)
  const caller = createCaller({
    database,
    cipher: createCipher(key(webhookKeys.cipher), webhookKeys.previous && key(webhookKeys.previous)),
    call: counted('webhook', request =>
      callWebhook({ ...request, headers: { ...request.headers, 'user-agent': userAgent } }, mayCall),
    ),
    record: { staffEmail, mailDomain },
    onTrouble,
    onError: callTrouble.failed,
  })
  const calling = startLanes(withFailureLog(caller.check, callTrouble), {
    lanes: 1,
    pollMs,
    onError: callTrouble.failed,
  })
  const reading = startLanes(
    withFailureLog(async () => {
      const isMore = await reader.check()
      if (isMore) calling.wake()
      return isMore
    }, trouble),
    { lanes: 1, pollMs, onError: trouble.failed },
  )
  return {
    async stop() {
      await Promise.all([reading.stop(), calling.stop()])
      await caller.stop()
      await reader.close().catch(trouble.failed)
      await pool.end()
    },
  }
}
