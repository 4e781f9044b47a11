import os from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { assignNewCases } from '../../features/assignment-rules/server/assign-new.ts'
import { createJobRunner } from '../../features/bulk-actions/server/run-jobs.ts'
import { callBy } from '../../features/calendar/server/promised.ts'
import { scanNext } from '../../features/case-files/server/scan-waiting.ts'
import type { FileServices } from '../../features/case-files/server/store-files.ts'
import { fillInDue } from '../../features/cases/server/next-step/fill-in.ts'
import { createPictureRewriter } from '../../features/catalogue/server/rewrite-stored.ts'
import { mailReturns } from '../../features/device-returns/server/mail-returns.ts'
import { addressForAnswers } from '../../features/incoming-mails/server/case-address.ts'
import { askForAddress } from '../../features/incoming-mails/server/record-bounce.ts'
import { builtEmails } from '../../features/mails/server/built-emails.ts'
import { overtakenBy } from '../../features/mails/server/overtaken.ts'
import { noteMoment } from '../../features/tmf/server/changes/complete-until.ts'
import { keepCounts } from '../../features/tmf/server/counts/keep-counts.ts'
import { createWorkListUpdater } from '../../features/work-list/server/update-work-list.ts'
import { createFailureLog, withFailureLog } from '../../platform/database/failure-log.ts'
import { reasonOf } from '../../platform/database/failures.ts'
import { openDatabase } from '../../platform/database/pool.ts'
import { usualBackOff } from '../../platform/deliveries/claim.ts'
import { deliverNext, usualAttemptMs } from '../../platform/deliveries/deliver.ts'
import { startLanes } from '../../platform/deliveries/lanes.ts'
import { createLog } from '../../platform/operations/log.ts'
import { createMetrics } from '../../platform/operations/metrics.ts'
import { createVirusScanner } from '../../platform/outside/create-virus-scanner.ts'
import type { MailTransport } from '../../platform/outside/mail.ts'
import { mailFiles } from '../../platform/outside/mail-files.ts'
import { smtpTransport } from '../../platform/outside/mail-smtp.ts'
import { installNameLookups } from '../../platform/outside/name-lookup.ts'
import { createCipher } from '../../platform/secrets/cipher.ts'
import { jobFailedText, onJobFailure } from '../../platform/utility-process/job-failed.ts'
import { mailKinds } from '../mails/declared.ts'
import { overtakersOf } from '../mails/overtakers.ts'
import { replySources } from '../server/case-parts.ts'
import { stepSources } from '../server/next-steps.ts'
import { searchSources } from '../server/search-sources.ts'
import { stateParts } from '../server/state-parts.ts'
import { attachmentsOf } from './attachments.ts'
import { noteDaysThatCame } from './days-that-came.ts'
import { startImports } from './imports.ts'
import { startMailbox } from './mailbox.ts'
import { openWorkerPool } from './pool.ts'
import { sender } from './send.ts'
import { startWebhooks } from './webhooks.ts'
import type { ThreadMessage, WorkerSettings } from './worker.ts'

/**
 * The thread in which mails are written and sent, webhooks are called and the work list is kept, so that no visitor waits for
 * it (docs/decisions/mail.md#the-queue-is-a-table-worked-in-a-thread, docs/decisions/desk.md#the-work-list-is-a-copy).
 */

/** Deliveries under way at the same time; a slow mail server holds up no more than its own lane. */
const lanes = 4
const pollMs = 1_000
/** Cases that come in wake the thread; of one whose details changed nobody tells it. */
const enlistPollMs = 5_000
/** Nobody tells of cases that changed; a list counts them itself until then. So old at most is what lists know of open transactions. */
const countPollMs = 5_000
/** A day comes once; what is set for today waits as long. */
const dayPollMs = 60_000
/** A file that came in waits as long at most, and for a scanner that is away no longer than that after it is back. */
const scanPollMs = 5_000
/** Those of before are written anew at the start; what could not be done then is tried again. */
const picturePollMs = 60 * 60_000
/**
 * Eight times as long as the work took: on a machine that visitors keep busy it takes longer, and mails wait. At most 16 a second,
 * at least 2 where the work itself is quick: more than goes out in any hour (src/platform/deliveries/recipient-limit.ts).
 */
const restMs = (workedMs: number) => Math.min(2_000, Math.max(250, 8 * workedMs))

installNameLookups()
const settings: WorkerSettings = workerData
const tell = (message: ThreadMessage) => parentPort?.postMessage(message)
onJobFailure(failed => tell({ level: 'warn', text: jobFailedText, error: failed.message }))

/** Has the shop count a call, by how it ended and how long it took. */
const counted =
  <Question extends unknown[], Outcome extends { readonly kind: string }>(
    calledService: 'smtp' | 'webhook' | 'imap',
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

const pool = openWorkerPool(settings.connection, {
  max: 2 * lanes + 1,
  onLost: error => tell({ level: 'warn', text: 'a connection of the worker was lost', error }),
})
const database = openDatabase(pool)
const transport = settings.smtpUrl === null ? mailFiles(settings.mailFolder) : countedSmtp(settings.smtpUrl)

function countedSmtp(smtpUrl: string): MailTransport {
  const smtp = smtpTransport(smtpUrl, { maxConnections: lanes, dkim: settings.dkim })
  return { ...smtp, send: counted('smtp', smtp.send) }
}

const { context, linkKey, documentKeys, fileKeys, from, mailsPerHour } = settings
/** Bytes from another thread are no longer a Buffer. */
const key = (bytes: Uint8Array) => Buffer.from(bytes)
const documents = {
  database,
  cipher: createCipher(key(documentKeys.cipher), documentKeys.previous && key(documentKeys.previous)),
  contentKey: key(documentKeys.content),
}
const cipherOf = ({ cipher, previous }: WorkerSettings['fileKeys']) =>
  createCipher(key(cipher), previous && key(previous))
/** Guarded here, and counted by the shop. */
const virusScanner = createVirusScanner({
  config: settings,
  log: createLog({ level: 'silent' }),
  metrics: createMetrics(),
})
const files: FileServices = {
  fileCipher: cipherOf(fileKeys),
  virusScanner: {
    ...virusScanner,
    async scan(content) {
      const start = performance.now()
      const result = await virusScanner.scan(content)
      const outcome = result === 'not-scanned' ? 'unreachable' : 'answered'
      tell({ calledService: 'clamav', outcome, seconds: (performance.now() - start) / 1000 })
      return result
    },
  },
}
/** Addresses of the cases, to which answers come; null where no mailbox is connected. */
const caseAddresses = settings.inbox && {
  database,
  cipher: cipherOf(settings.caseAddressKeys),
  mailbox: settings.inbox.address,
}
const send = sender({
  database,
  transport,
  // Loaded with the first mail: what draws mails is a third of what this thread takes.
  renderDelivery: async (...mail) => (await builtEmails()).renderDelivery(...mail),
  attachmentsOf: attachmentsOf(documents, context, files),
  context,
  linkKey,
  from,
  replyAddressOf: delivery => caseAddresses && addressForAnswers(caseAddresses, delivery),
})
/** Told to the shop, as whose work the thread does. */
const troubleWith = (text: string) =>
  createFailureLog((level, error) => tell({ level, text, error: reasonOf(error) }))

const deliveryTrouble = troubleWith('the deliveries could not be read')
const running = startLanes(
  withFailureLog(
    () =>
      deliverNext({
        database,
        mailKinds,
        send,
        backOff: usualBackOff,
        attemptMs: usualAttemptMs,
        mailsPerHour,
        overtakenBy: mail => overtakenBy(database, mail, overtakersOf),
        onAddressHold: mail => askForAddress(database, { callBy: callBy(settings.context) }, mail),
        onBudgetSpent: () => tell({ calledService: 'smtp', outcome: 'budget-spent', seconds: 0 }),
        onTrouble: ({ id, kind }, outcome) =>
          // A mail server's answer, which is why, may name the recipient.
          tell({ level: 'warn', text: `email ${id} (${kind}) was not delivered: ${outcome}`, error: null }),
      }),
    deliveryTrouble,
  ),
  {
    lanes,
    pollMs,
    restMs,
    onError: deliveryTrouble.failed,
  },
)

const enlist = createWorkListUpdater(database, searchSources)
const steps = stepSources(settings.context)

const jobTrouble = troubleWith('the work on many cases at once failed')
const jobs = startLanes(
  withFailureLog(
    createJobRunner({
      database,
      brand: settings.context.brand,
      closingDays: settings.context.closingDays,
      steps,
      stateParts,
      replySources,
      mailDomain: new URL(settings.context.publicUrl).hostname,
      onTrouble: error =>
        tell({ level: 'error', text: 'a case of many at once was not changed', error: reasonOf(error) }),
    }),
    jobTrouble,
  ),
  // Somebody waits for it; visitors go first all the same. Work that waited long for the processor needs no rest as long.
  { lanes: 1, pollMs, restMs: workedMs => Math.min(1_000, workedMs), onError: jobTrouble.failed },
)

const listTrouble = troubleWith('the work list could not be brought up to date')
const enlisting = startLanes(
  withFailureLog(
    async () => (await fillInDue(database, steps)) || (await enlist()) || (await assignNewCases(database)),
    listTrouble,
  ),
  { lanes: 1, pollMs: enlistPollMs, restMs, onError: listTrouble.failed },
)

const countTrouble = troubleWith('the counts of cases could not be brought up to date')
const counting = startLanes(
  withFailureLog(async () => {
    await noteMoment(database)
    const { publicUrl } = settings.context
    const hasMore = await noteDaysThatCame({ database, publicUrl, linkKey, steps })
    return (await keepCounts(database)) || hasMore
  }, countTrouble),
  { lanes: 1, pollMs: countPollMs, restMs, onError: countTrouble.failed },
)

/** Work of features whose day comes. Each resolves to whether there may be more. */
const dayWork: readonly (() => Promise<boolean>)[] = [
  () => mailReturns({ database, steps, mailDomain: new URL(settings.context.publicUrl).hostname }),
]
const dayTrouble = troubleWith('work whose day has come was not done')
const watchingDays = startLanes(
  withFailureLog(async () => {
    let hasMore = false
    for (const work of dayWork) hasMore = (await work()) || hasMore
    return hasMore
  }, dayTrouble),
  { lanes: 1, pollMs: dayPollMs, restMs, onError: dayTrouble.failed },
)

const scanTrouble = troubleWith('files could not be scanned')
const scanning = startLanes(
  withFailureLog(() => scanNext(database, { ...files, callBy: callBy(settings.context) }), scanTrouble),
  { lanes: 1, pollMs: scanPollMs, restMs, onError: scanTrouble.failed },
)

const pictureTrouble = troubleWith('pictures of before could not be written anew')
const rewriting = startLanes(
  withFailureLog(
    createPictureRewriter(database, {
      onOutcome: (hash, outcome) =>
        outcome === 'refused' &&
        tell({
          level: 'warn',
          text: `the picture ${hash} cannot be read, and is shown no more`,
          error: null,
        }),
    }),
    pictureTrouble,
  ),
  { lanes: 1, pollMs: picturePollMs, restMs, onError: pictureTrouble.failed },
)
const imports = startImports(settings, {
  trouble: troubleWith('the files of coverage and addresses could not be worked on'),
  onLost: error => tell({ level: 'warn', text: 'a connection of the imports was lost', error }),
})
const webhooks = startWebhooks(settings, {
  counted,
  troubleWith,
  onTrouble: (id, reason) => tell({ level: 'warn', text: `webhook ${id} was not delivered`, error: reason }),
})

const mailbox = startMailbox(settings, { database, addresses: caseAddresses, files, tell, troubleWith })

parentPort?.on('message', async (message: 'wake' | 'stop') => {
  if (message === 'wake') {
    running.wake()
    enlisting.wake()
    jobs.wake()
    scanning.wake()
    imports.wake()
    return
  }
  await Promise.all([
    running.stop(),
    enlisting.stop(),
    counting.stop(),
    watchingDays.stop(),
    jobs.stop(),
    scanning.stop(),
    rewriting.stop(),
    imports.stop(),
    webhooks.stop(),
    mailbox?.stop(),
  ])
  transport.close()
  await pool.end()
  parentPort?.close()
})
