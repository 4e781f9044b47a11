import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type pg from 'pg'
import type { Config, InboxConfig } from '../../platform/config/config.ts'
import type { DkimKey } from '../../platform/config/dkim.ts'
import { ownProgram } from '../../platform/config/own-files.ts'
import { mailsPerHour } from '../../platform/deliveries/recipient-limit.ts'
import type { EmailContext } from '../../platform/mail/email.ts'
import type { Log } from '../../platform/operations/log.ts'
import type { Metrics } from '../../platform/operations/metrics.ts'
import type { KeyPurpose, Secrets } from '../../platform/secrets/secrets.ts'

/** Settings for the thread: plain data, since they are copied. */
export type WorkerSettings = {
  readonly connection: pg.ClientConfig
  /** null keeps mails as files. */
  readonly smtpUrl: string | null
  readonly dkim: DkimKey | null
  /** Folder of files. */
  readonly mailFolder: string
  readonly from: string
  readonly context: EmailContext
  /** The key that the tokens of mailed links are derived under, 32 bytes. */
  readonly linkKey: Uint8Array
  /** The keys that documents are kept under, 32 bytes each; `previous` while the secret is rotated. */
  readonly documentKeys: {
    readonly cipher: Uint8Array
    readonly previous: Uint8Array | null
    readonly content: Uint8Array
  }
  /** Address of clamd; null scans nothing. */
  readonly clamavUrl: string | null
  readonly mailsPerHour: number
  /** Mailbox that answers come to; null where nobody reads one. */
  readonly inbox: Pick<InboxConfig, 'address' | 'imapUrl' | 'authservId'> | null
  /** Right-hand side of our Message-IDs. */
  readonly mailDomain: string
  /** Keys of the files at cases and of the keys that addresses of cases are signed with, 32 bytes each. */
  readonly fileKeys: KeyPair
  readonly caseAddressKeys: KeyPair
  /** Keys that secrets of receivers are encrypted under, 32 bytes each. */
  readonly webhookKeys: KeyPair
  readonly webhooksToLocalhost: boolean
  /** Told of receivers that name nobody. */
  readonly staffEmail: string
}

/** A key, and the one before while the secret is rotated. */
type KeyPair = { readonly cipher: Uint8Array; readonly previous: Uint8Array | null }

const keyPair = (secrets: Secrets, purpose: KeyPurpose): KeyPair => ({
  cipher: secrets.deriveKey(purpose),
  previous: secrets.previousKey(purpose),
})

export const caseKeys = (
  secrets: Secrets,
): Pick<WorkerSettings, 'fileKeys' | 'caseAddressKeys' | 'webhookKeys'> => ({
  fileKeys: keyPair(secrets, 'case-file'),
  caseAddressKeys: keyPair(secrets, 'case-address'),
  webhookKeys: keyPair(secrets, 'webhook-secret'),
})

export const documentKeys = (secrets: Secrets): WorkerSettings['documentKeys'] => ({
  cipher: secrets.deriveKey('document'),
  previous: secrets.previousKey('document'),
  content: secrets.deriveKey('document-content'),
})

/** Folder for mails while there is no mail server. */
export const mailFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => path.join(dataDir, 'mail')

export const workerSettings = (
  { mail, dataDir, brand, publicUrl, closingDays, webhooksToLocalhost, rateLimitFactor, clamavUrl }: Config,
  secrets: Secrets,
  connection: pg.ClientConfig,
): WorkerSettings => ({
  connection,
  smtpUrl: mail.smtpUrl,
  dkim: mail.dkim,
  mailFolder: mailFolder({ dataDir }),
  from: mail.from,
  context: { brand, publicUrl, closingDays },
  linkKey: secrets.deriveKey('account-link'),
  documentKeys: documentKeys(secrets),
  clamavUrl,
  mailsPerHour: Math.max(1, Math.round(mailsPerHour * rateLimitFactor)),
  webhooksToLocalhost,
  staffEmail: mail.staffEmail,
  inbox: mail.inbox && {
    address: mail.inbox.address,
    imapUrl: mail.inbox.imapUrl,
    authservId: mail.inbox.authservId,
  },
  mailDomain: new URL(publicUrl).hostname,
  ...caseKeys(secrets),
})

/** Messages of the thread; without addresses, so that they can be logged. */
export type ThreadMessage =
  | { readonly level: 'warn' | 'error'; readonly text: string; readonly error: string | null }
  | {
      readonly calledService: 'smtp' | 'webhook' | 'clamav' | 'imap'
      readonly outcome: string
      readonly seconds: number
    }

export type DeliveryWorker = {
  /** Deliveries were committed: they leave at once. */
  wake(): void
  /** Ends after the deliveries that are under way; none is begun any more. */
  stop(): Promise<void>
}

const restartMs = 1_000
/** Many orders in this time wake the thread once. */
const wakeMs = 100

/** Starts delivering what is queued; a thread that fails is started again. */
export function startWorker(
  settings: WorkerSettings,
  { log, metrics }: { readonly log: Log; readonly metrics: Pick<Metrics, 'outsideCalls'> },
): DeliveryWorker {
  metrics.outsideCalls.zero({ service: 'smtp', outcome: 'budget-spent' })
  metrics.outsideCalls.zero({ service: 'imap', outcome: 'failed' })
  let isStopping = false
  let restart: NodeJS.Timeout | undefined
  let stopping: Promise<void> | undefined
  let waking: NodeJS.Timeout | undefined
  let worker = start()

  function start(): Worker {
    const thread = new Worker(ownProgram('worker-thread'), { workerData: settings })
    thread.on('message', (message: ThreadMessage | object) => {
      // While developing, `node --watch` sends messages of its own the same way.
      if ('level' in message) log[message.level]({ reason: message.error }, message.text)
      if ('calledService' in message) {
        const { calledService: service, outcome, seconds } = message
        metrics.outsideCalls.observe({ service, outcome }, seconds)
      }
    })
    thread.on('error', error => log.error({ err: error }, 'the worker failed and is started again'))
    thread.on('exit', () => {
      if (isStopping) return
      restart = setTimeout(() => {
        worker = start()
      }, restartMs)
    })
    return thread
  }

  async function stop() {
    isStopping = true
    clearTimeout(restart)
    clearTimeout(waking)
    const ended = new Promise(resolve => worker.once('exit', resolve))
    if (worker.threadId === -1) return
    worker.postMessage('stop')
    await ended
  }

  return {
    wake() {
      if (isStopping) return
      waking ??= setTimeout(() => {
        waking = undefined
        worker.postMessage('wake')
      }, wakeMs)
    },
    stop() {
      stopping ??= stop()
      return stopping
    },
  }
}
