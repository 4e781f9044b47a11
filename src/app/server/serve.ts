import type { FastifyInstance } from 'fastify'
import release from '../../../package.json' with { type: 'json' }
import { importedAddressRegister } from '../../features/addresses/server/imported-register.ts'
import { startSmallJobs } from '../../features/bulk-actions/server/small-jobs.ts'
import { catalogueMetrics, createCatalogue } from '../../features/catalogue/server/catalogue.ts'
import { mailboxMetrics } from '../../features/incoming-mails/server/mailbox-metrics.ts'
import { builtEmails } from '../../features/mails/server/built-emails.ts'
import { orderMetrics } from '../../features/orders/server/order-metrics.ts'
import { createFirstLinks, openDesk } from '../../features/staff/server/first-administrator.ts'
import { storeConfigured } from '../../features/webhooks/server/configured.ts'
import { webhookMetrics } from '../../features/webhooks/server/webhook-metrics.ts'
import { overdueMetrics } from '../../features/work-list/server/overdue-metrics.ts'
import { readConfig } from '../../platform/config/config.ts'
import { ownFile } from '../../platform/config/own-files.ts'
import type { Database } from '../../platform/database/pool.ts'
import { poolMetrics } from '../../platform/database/pool-metrics.ts'
import { queueMetrics } from '../../platform/deliveries/stored-deliveries.ts'
import { diskMetrics } from '../../platform/operations/disk.ts'
import { createLog } from '../../platform/operations/log.ts'
import { createMetrics } from '../../platform/operations/metrics.ts'
import { StartupProblem } from '../../platform/operations/startup-problem.ts'
import { createCaptcha } from '../../platform/outside/create-captcha.ts'
import { createRegisters } from '../../platform/outside/create-registers.ts'
import { createVirusScanner } from '../../platform/outside/create-virus-scanner.ts'
import { mailboxName } from '../../platform/outside/mailbox.ts'
import { installNameLookups } from '../../platform/outside/name-lookup.ts'
import { assetFolder, retainAssets } from '../../platform/retained-assets/retained-assets.ts'
import { createCipher } from '../../platform/secrets/cipher.ts'
import { bindToSecret } from '../../platform/secrets/secret-fingerprint.ts'
import { openSecrets } from '../../platform/secrets/secrets.ts'
import { backupMetrics } from '../operations/backup/last-backup.ts'
import { liveChecks } from '../operations/live-checks.ts'
import { openShopDatabase } from '../programs/open-database.ts'
import { mailFolder, startWorker, workerSettings } from '../worker/worker.ts'
import { buildApp } from './app.ts'
import { replySources } from './case-parts.ts'
import { type CleanUp, startCleanUp } from './clean-up.ts'
import { listen } from './listen.ts'
import { stepSources } from './next-steps.ts'
import { mailServices } from './services.ts'
import { Shutdown } from './shutdown.ts'
import { stateParts } from './state-parts.ts'
import { storePublicUrl } from './stored-public-url.ts'
import { serverTexts } from './texts.ts'

/** Requests under way get this long to end when the server stops. */
const drainMs = 5_000

installNameLookups()
const config = await readConfig(process.env).catch(giveUp)
const log = createLog({ level: config.logLevel })
const shutdown = new Shutdown(log)
shutdown.onSignals(config.shutdownDelayMs)
try {
  await start()
} catch (error) {
  await shutdown.end()
  giveUp(error)
}

async function start() {
  const secrets = await openSecrets(config)
  const { database, connection } = await openShopDatabase(config, log, shutdown)
  const pool = database.$client
  await bindToSecret(database, secrets)
  const deskNotice = await openDesk(
    database,
    {
      configured: config.firstAdministrator,
      brandName: config.brand.name,
      links: createFirstLinks(secrets.deriveKey('first-administrator')),
      publicUrl: config.publicUrl,
    },
    new Date(),
  )
  await storeConfigured(
    database,
    createCipher(secrets.deriveKey('webhook-secret'), secrets.previousKey('webhook-secret')),
    config.webhooks,
  )
  const metrics = createMetrics()
  metrics.watch([
    ...queueMetrics(database),
    ...(config.mail.inbox?.imapUrl ? mailboxMetrics(database, mailboxName(config.mail.inbox.imapUrl)) : []),
    ...orderMetrics(database),
    ...webhookMetrics(database),
    ...overdueMetrics(database, stepSources(config)),
    ...poolMetrics(pool),
    ...diskMetrics(config.dataDir),
    ...backupMetrics(config),
  ])
  const worker = startWorker(workerSettings(config, secrets, connection), { log, metrics })
  const onMailQueued = () => worker.wake()
  shutdown.add('the worker', () => worker.stop())
  const { mailDomain } = mailServices({ config, onMailQueued })
  const smallJobs = startSmallJobs(
    {
      database,
      brand: config.brand,
      closingDays: config.closingDays,
      steps: stepSources(config),
      stateParts,
      replySources,
      mailDomain,
    },
    log,
  )
  shutdown.add('the small jobs', () => smallJobs.stop())
  // Ended after the web server has drained, and begun when the shop is open.
  let cleanUp: CleanUp | undefined
  shutdown.add('the clean-up', async () => cleanUp?.end())
  const webBuildDir = ownFile('build')
  const assets = config.mode === 'production' ? assetFolder(webBuildDir) : null
  // Before the first page of this build goes out: its files may be asked of another copy.
  if (assets !== null) {
    await retainAssets(database, assets).catch(error =>
      log.error({ err: error }, 'the files of the pages were not kept'),
    )
  }
  const catalogue = createCatalogue(pool, {
    // It goes on with what it knows.
    onError: error => log.warn({ err: error }, 'the catalogue was not checked'),
    onInvalid: error =>
      log.error({ err: error }, 'the stored catalogue breaks a rule; the last valid one is sold'),
  })
  metrics.watch(catalogueMetrics(catalogue))
  // Read before anybody asks: pages that are kept show it even while the database is down.
  await catalogue.current().catch(error => log.error({ err: error }, 'the catalogue cannot be read'))
  const endWatch = catalogue.watch()
  shutdown.add('the catalogue', async () => endWatch())
  const app = await buildApp({
    config,
    secrets,
    log,
    database,
    catalogue,
    captcha: createCaptcha({ config, secrets, database, log, metrics }),
    ...createRegisters({
      config,
      database,
      importedAddresses: importedAddressRegister(database.$client),
      log,
      metrics,
    }),
    virusScanner: createVirusScanner({ config, log, metrics }),
    metrics,
    prepareMails: builtEmails,
    renderDelivery: async (...mail) => (await builtEmails()).renderDelivery(...mail),
    isEnding: () => shutdown.isTold,
    onMailQueued,
    onJobQueued: () => smallJobs.wake(),
    connection,
    webBuildDir,
  })
  shutdown.add('the web server', () => {
    // No mail is begun any more; one that is under way gets all the time there is. Waited for above.
    void worker.stop()
    return drain(app)
  })
  await listen(app, config)
  await storePublicUrl(config.dataDir, config.publicUrl).catch(error =>
    log.warn(
      { err: error },
      'the address of the shop was not kept: npm run mail needs PUBLIC_URL for its links',
    ),
  )
  cleanUp = startCleanUp({
    connection,
    mailFolder: mailFolder(config),
    assets,
    staff: mailServices({ config, onMailQueued }),
    log,
    metrics,
  })
  process.stdout.write(serverTexts.opened(config.publicUrl))
  if (deskNotice !== null) process.stdout.write(`${deskNotice}\n`)
  log.info({ version: release.version }, 'the shop is open')
  if (config.publicUrl.startsWith('https://')) {
    await warnOfExamples(database).catch(error =>
      log.warn({ err: error }, 'what must not go live was not looked at'),
    )
  }
}

/** A shop on https is live: each default meant for trying it out is logged. */
async function warnOfExamples(database: Database) {
  for (const { what, problem } of await liveChecks(config, database, new Date())) {
    if (problem !== null) log.warn(`Not ready to go live: ${what}: ${problem}`)
  }
}

/** Takes no new requests and lets those under way end. */
async function drain(app: FastifyInstance) {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), drainMs)
  await app.close()
  clearTimeout(cutOff)
}

/** Something the operator can mend gets one sentence; anything else is our mistake and shows where it happened. */
function giveUp(error: unknown): never {
  const text =
    error instanceof StartupProblem ? error.message : String(error instanceof Error ? error.stack : error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
}
