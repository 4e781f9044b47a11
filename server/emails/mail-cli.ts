import pg from 'pg'
import { type Config, readConfig } from '../config.ts'
import { refuseOtherSecret } from '../secret-fingerprint.ts'
import { openSecrets } from '../secrets.ts'
import { StartupProblem } from '../startup-problem.ts'
import { tableText } from '../table-text.ts'
import { withShopDatabase } from '../with-shop-database.ts'
import { sendAgain } from './dead-letters.ts'
import { subjectOf } from './email-subject.ts'
import { emailById, newestEmails, type OutboxEmail, type OutboxState } from './outbox-table.ts'
import { builtTemplates } from './templates.ts'

/**
 * `npm run mail` lists the newest mails of the outbox, `-- dead` those that were refused for good; `-- show 12` prints one
 * as text with its links, `-- again 12` has a dead one tried again, or a waiting one sent. Works beside a running shop and without one.
 */

const listed = 100
const usage =
  'Gebruik: npm run mail, npm run mail -- dead, npm run mail -- show NUMMER, of npm run mail -- again NUMMER.'

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof StartupProblem)) throw error
  process.stderr.write(`${error.message}\n`)
  return 1
})

async function run(args: readonly string[]): Promise<number> {
  const [command = 'list', number = ''] = args
  const isAboutOne = (command === 'show' || command === 'again') && /^[1-9]\d{0,14}$/.test(number)
  if (!isAboutOne && command !== 'list' && command !== 'dead') {
    process.stderr.write(`${usage}\n`)
    return 2
  }
  const config = await readConfig(process.env)
  return withShopDatabase(
    config,
    () => undefined,
    async connection => {
      const pool = new pg.Pool({ ...connection, max: 2 })
      try {
        if (!isAboutOne) return await list(pool, command === 'dead' ? 'dead' : null)
        return command === 'show'
          ? await show(pool, Number(number), config)
          : await tryAgain(pool, Number(number))
      } finally {
        await pool.end()
      }
    },
  )
}

async function list(pool: pg.Pool, state: OutboxState | null): Promise<number> {
  const mails = await newestEmails(pool, listed, state)
  const rows = mails.map(({ id, state, kind, recipient, createdAt, attempts, lastError }) => [
    id,
    state,
    kind,
    recipient,
    createdAt.toISOString().slice(0, 19).replace('T', ' '),
    String(attempts),
    lastError ?? '',
  ])
  const heading = ['NR', 'STATUS', 'SOORT', 'AAN', 'WANNEER (UTC)', 'POGINGEN', 'LAATSTE FOUT']
  process.stdout.write(tableText([heading, ...rows]))
  if (mails.length === 0)
    process.stdout.write(state ? 'Er zijn geen onbestelbare mails.\n' : 'De outbox is leeg.\n')
  return 0
}

async function tryAgain(pool: pg.Pool, id: number): Promise<number> {
  const found = await sendAgain(pool, id)
  if (found) process.stdout.write(`Mail ${id} wordt opnieuw verstuurd.\n`)
  else process.stderr.write(`Er is geen onbestelbare of wachtende mail met nummer ${id}.\n`)
  return found ? 0 : 1
}

async function show(pool: pg.Pool, id: number, config: Config): Promise<number> {
  const mail = await emailById(pool, id)
  if (!mail) {
    process.stderr.write(`Er is geen mail met nummer ${id}.\n`)
    return 1
  }
  process.stdout.write(await written(pool, mail, config))
  return 0
}

async function written(pool: pg.Pool, mail: OutboxEmail, config: Config): Promise<string> {
  const { brand, publicUrl } = config
  const secrets = await openSecrets(config)
  await refuseOtherSecret(pool, secrets)
  const writeEmail = await builtTemplates()
  const subject = await subjectOf(pool, mail, secrets.deriveKey('account-link'))
  const email = await writeEmail({ kind: mail.kind, subject }, { brand, publicUrl })
  return `Aan: ${mail.recipient}\nOnderwerp: ${email.subject}\nMessage-ID: ${mail.messageId}\n\n${email.text}\n`
}
