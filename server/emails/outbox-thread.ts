import os from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import { surviveLostConnections } from '../database/pool.ts'
import { callNextWebhook } from '../forms/call-webhooks.ts'
import type { MailTransport } from '../outside/mail.ts'
import { mailFiles } from '../outside/mail-files.ts'
import { smtpTransport } from '../outside/mail-smtp.ts'
import { callWebhook } from '../outside/webhook.ts'
import { deliverNext, usualBackOff } from './deliver.ts'
import { startLanes } from './lanes.ts'
import type { OutboxSettings, ThreadMessage } from './outbox.ts'
import { builtTemplates } from './templates.ts'

/** The thread in which mails are written and sent and webhooks are called, so that no visitor waits for it (docs/decisions/0013). */

/** Mails on the way at the same time; a slow mail server holds up no more than its own lane. */
const lanes = 4
const pollMs = 1_000
/** Four lanes that rest this long between mails send 16 a second at most: enough for any shop, little for the machine. */
const restMs = 250

const settings: OutboxSettings = workerData
const tell = (message: ThreadMessage) => parentPort?.postMessage(message)

/** Has the shop count a call, by how it ended and how long it took. */
const counted =
  <Question extends unknown[], Outcome extends { readonly kind: string }>(
    calledService: 'smtp' | 'webhook',
    call: (...question: Question) => Promise<Outcome>,
  ) =>
  async (...question: Question): Promise<Outcome> => {
    const start = performance.now()
    const outcome = await call(...question)
    tell({ calledService, outcome: outcome.kind, seconds: (performance.now() - start) / 1000 })
    return outcome
  }

// On Linux this holds for the calling thread alone: whoever orders goes before mail that can wait.
if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_LOW)

const pool = new pg.Pool({ ...settings.connection, max: lanes + 1, application_name: 'shop outbox' })
surviveLostConnections(pool)
pool.on('error', error =>
  tell({ level: 'warn', text: 'a connection of the outbox was lost', error: error.message }),
)
const transport = settings.smtpUrl === null ? mailFiles(settings.mailFolder) : countedSmtp(settings.smtpUrl)

function countedSmtp(smtpUrl: string): MailTransport {
  const smtp = smtpTransport(smtpUrl, { maxConnections: lanes, dkim: settings.dkim })
  return { ...smtp, send: counted('smtp', smtp.send) }
}

const writeEmail = await builtTemplates()
const running = startLanes(
  () =>
    deliverNext({
      pool,
      transport,
      writeEmail,
      context: settings.context,
      linkKey: settings.linkKey,
      from: settings.from,
      backOff: usualBackOff,
      onTrouble: (mail, outcome) =>
        tell({
          level: 'warn',
          text: `mail ${mail.id} (${mail.kind}) was not delivered: ${outcome.kind}`,
          error: null,
        }),
    }),
  {
    lanes,
    pollMs,
    restMs,
    onError: error => tell({ level: 'error', text: 'the outbox could not be read', error: String(error) }),
  },
)

const calling = startLanes(
  () =>
    callNextWebhook({
      pool,
      addresses: settings.webhooks,
      call: counted('webhook', callWebhook),
      backOff: usualBackOff,
      onTrouble: (webhook, reason) =>
        tell({ level: 'warn', text: `the webhook ${webhook} was not called`, error: reason }),
    }),
  {
    lanes: 1,
    pollMs,
    restMs,
    onError: error =>
      tell({ level: 'error', text: 'the webhook calls could not be read', error: String(error) }),
  },
)

parentPort?.on('message', async (message: 'wake' | 'stop') => {
  if (message === 'wake') {
    running.wake()
    calling.wake()
    return
  }
  await Promise.all([running.stop(), calling.stop()])
  transport.close()
  await pool.end()
  parentPort?.close()
})
