import { formAnswers } from '../../features/forms/server/form-answers.ts'
import { builtEmails } from '../../features/mails/server/built-emails.ts'
import { type Config, readConfig } from '../../platform/config/config.ts'
import type { Database } from '../../platform/database/pool.ts'
import type { Delivery, EmailDelivery } from '../../platform/deliveries/claim.ts'
import {
  deliveryById,
  newestDeliveries,
  type StoredDelivery,
  sendAgain,
} from '../../platform/deliveries/stored-deliveries.ts'
import { reportToOperator } from '../../platform/operations/startup-problem.ts'
import { refuseOtherSecret } from '../../platform/secrets/secret-fingerprint.ts'
import { openSecrets } from '../../platform/secrets/secrets.ts'
import { formatTable } from '../../platform/text/format-table.ts'
import { mailKinds } from '../mails/declared.ts'
import { storedPublicUrl } from '../server/stored-public-url.ts'
import { onShopDatabase } from './with-shop-database.ts'

/**
 * `npm run mail` lists the newest deliveries, mails and webhook calls alike, `-- dead` those that were refused for good;
 * `-- show 12` prints one as text with its links, `-- again 12` has a dead one tried again, or a waiting one sent. Works
 * beside a running shop and without one.
 */

const listed = 100
const usage =
  'Gebruik: npm run mail, npm run mail -- dead, npm run mail -- show NUMMER, of npm run mail -- again NUMMER.'

process.exitCode = await run(process.argv.slice(2)).catch(reportToOperator)

async function run(args: readonly string[]): Promise<number> {
  const [command = 'list', number = ''] = args
  const isAboutOne = (command === 'show' || command === 'again') && /^[1-9]\d{0,14}$/.test(number)
  if (!isAboutOne && command !== 'list' && command !== 'dead') {
    process.stderr.write(`${usage}\n`)
    return 2
  }
  const config = await readConfig(process.env)
  return onShopDatabase(config, async database => {
    if (!isAboutOne) return await list(database, command === 'dead' ? 'dead' : null)
    return command === 'show'
      ? await show(database, Number(number), config)
      : await tryAgain(database, Number(number))
  })
}

async function list(database: Database, state: StoredDelivery['state'] | null): Promise<number> {
  const found = await newestDeliveries(database, listed, state)
  const rows = found.map(({ id, state, kind, channel, recipient, notBefore, attempts, lastError }) => [
    String(id),
    state,
    kind,
    recipient ?? channel,
    notBefore.toISOString().slice(0, 19).replace('T', ' '),
    String(attempts),
    lastError ?? '',
  ])
  const heading = ['NR', 'STATUS', 'SOORT', 'AAN', 'WANNEER (UTC)', 'POGINGEN', 'LAATSTE FOUT']
  process.stdout.write(formatTable([heading, ...rows]))
  if (found.length === 0)
    process.stdout.write(state ? 'Er zijn geen onbestelbare mails.\n' : 'De outbox is leeg.\n')
  return 0
}

async function tryAgain(database: Database, id: number): Promise<number> {
  const channel = await sendAgain(database, id)
  if (channel === 'email') process.stdout.write(`Mail ${id} wordt opnieuw verstuurd.\n`)
  else if (channel === 'webhook') process.stdout.write(`Webhook ${id} wordt opnieuw aangeroepen.\n`)
  else process.stderr.write(`Er is geen onbestelbare of wachtende mail met nummer ${id}.\n`)
  return channel === null ? 1 : 0
}

async function show(database: Database, id: number, config: Config): Promise<number> {
  const delivery = await deliveryById(database, mailKinds, id)
  if (!delivery) {
    process.stderr.write(`Er is geen mail met nummer ${id}.\n`)
    return 1
  }
  process.stdout.write(await written(database, delivery, config))
  return 0
}

async function written(database: Database, delivery: Delivery, config: Config): Promise<string> {
  if (delivery.channel === 'email') return writtenEmail(database, delivery, config)
  const body = delivery.caseId === null ? null : await formAnswers(database, delivery.caseId)
  return `Webhook: ${delivery.kind}\nWebhook-Id: ${delivery.messageId}\n\n${JSON.stringify(body, null, 2)}\n`
}

async function writtenEmail(database: Database, delivery: EmailDelivery, config: Config): Promise<string> {
  const { brand, closingDays } = config
  const publicUrl = process.env.PUBLIC_URL || process.env.PORT ? null : await storedPublicUrl(config.dataDir)
  const secrets = await openSecrets(config)
  await refuseOtherSecret(database, secrets)
  const { renderDelivery } = await builtEmails()
  const linkKey = secrets.deriveKey('account-link')
  const email = await renderDelivery(
    delivery,
    { database, linkKey },
    {
      brand,
      publicUrl: publicUrl ?? config.publicUrl,
      closingDays,
    },
  )
  return `Aan: ${delivery.recipient}\nOnderwerp: ${email.subject}\nMessage-ID: ${delivery.messageId}\n\n${email.text}\n`
}
