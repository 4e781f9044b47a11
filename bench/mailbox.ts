/**
 * `npm run bench:mailbox`: 10,000 mails and such as are broken, huge, moved or there twice are read from Debian's dovecot
 * (`apt-get install -y dovecot-imapd`) into a database of its own. Writes bench/results/mailbox.md; exit code 1 where a mail is
 * lost or twice. About two minutes.
 */

import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { mailKinds } from '../src/app/mails/declared.ts'
import { prepareDatabase } from '../src/app/server/prepare-database.ts'
import { freePort } from '../src/app/server/testing-serving.ts'
import { endOfDayInTheNetherlands } from '../src/common/dutch-calendar.ts'
import {
  createMailboxReader,
  type MailboxReader,
} from '../src/features/incoming-mails/server/read-mailbox.ts'
import { startEmbeddedDatabase } from '../src/platform/database/embedded.ts'
import { FOR_BULK_WORK, openDatabase, openPool } from '../src/platform/database/pool.ts'
import { imapMailbox } from '../src/platform/outside/mailbox-imap.ts'
import { createCipher } from '../src/platform/secrets/cipher.ts'
import { isInstalled, startDovecot } from './dovecot.ts'
import { circumstances, finish, tableOf } from './report.ts'

if (!isInstalled()) {
  process.stderr.write('There is no dovecot: apt-get install -y dovecot-imapd\n')
  process.exit(2)
}
const count = Number(process.argv[2] ?? 10_000)
const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-mailbox-'))
const data = await mkdtemp(path.join(os.tmpdir(), 'shop-mailbox-data-'))
const embedded = await startEmbeddedDatabase({ dataDir: data, log: () => undefined })
await prepareDatabase(embedded.connection, () => undefined)
const pool = openPool(embedded.connection, () => undefined, FOR_BULK_WORK)
const database = openDatabase(pool)
const dovecot = await startDovecot(folder, await freePort())
const troubles: string[] = []
const rows: string[][] = []
let isRight = true
let written = 0

const receiver = {
  database,
  mailKinds,
  addresses: null,
  callBy: () => endOfDayInTheNetherlands('2026-11-30'),
  fileCipher: createCipher(randomBytes(32)),
  authservId: null,
}

const newReader = (): MailboxReader =>
  createMailboxReader({
    name: 'bench',
    open: imapMailbox(dovecot.url),
    receiver,
    onTrouble: (text, error) => troubles.push(`${text}: ${String(error)}`),
  })

const mail = (
  id: string,
  headers: readonly string[] = [],
  body: string | Buffer = 'Kan het ook op dinsdag?',
) =>
  Buffer.concat([
    Buffer.from(
      [
        `From: Jan Jansen <jan-${id}@jansen.example>`,
        'To: zaak@shop.example',
        `Subject: ${id}`,
        'Date: Fri, 27 Nov 2026 09:15:00 +0100',
        `Message-ID: <${id}@jansen.example>`,
        ...headers,
        '',
        '',
      ].join('\r\n'),
    ),
    Buffer.from(body),
  ])

async function add(source: Buffer) {
  const file = path.join(dovecot.maildir, 'new', `${1_795_000_000 + ++written}.M${written}.bench`)
  await writeFile(file, source)
  await dovecot.own(file)
}

async function stored(where: string) {
  const {
    rows: [found],
  } = await pool.query<{ mails: number; ids: number; cases: number }>(
    `select count(*)::int as mails, count(distinct message_id)::int as ids, count(distinct case_id)::int as cases
     from incoming_mails where ${where}`,
  )
  return found ?? { mails: 0, ids: 0, cases: 0 }
}

function judge(name: string, isAsExpected: boolean, found: string) {
  isRight &&= isAsExpected
  const row = [name, found, isAsExpected ? 'right' : '**wrong**']
  rows.push(row)
  process.stdout.write(`${row.join(' | ')}\n`)
}
const passLease = () => pool.query("update mailboxes set read_until = now() - interval '1 second'")

try {
  for (let each = 0; each < count; each++) await add(mail(`mail-${each}`))
  const start = performance.now()
  const first = newReader()
  const reading = first.check().catch(() => undefined)
  while ((await stored('true')).mails < count / 2) await new Promise(resolve => setTimeout(resolve, 20))
  await first.close()
  await reading
  const before = (await stored('true')).mails
  await passLease()
  const reader = newReader()
  await reader.check()
  const seconds = (performance.now() - start) / 1000
  const all = await stored("subject like 'mail-%'")
  judge(
    `${count.toLocaleString('en-US')} mails, the reader closed after ${before.toLocaleString('en-US')} and another begun`,
    all.mails === count && all.ids === count && all.cases === count,
    `${all.mails} mails in ${all.cases} cases, ${seconds.toFixed(1)} s, ${Math.round(count / seconds)} a second`,
  )

  const one = async (name: string, id: string, source: Buffer, more = '', mails = 1) => {
    await add(source)
    const began = performance.now()
    await reader.check()
    const found = await stored(`subject = '${id}' ${more}`)
    judge(
      name,
      found.mails === mails,
      `${found.mails} in ${((performance.now() - began) / 1000).toFixed(2)} s`,
    )
  }
  const line = `${'a'.repeat(76)}\r\n`
  await one('a mail of 100 MB', 'huge', mail('huge', [], line.repeat(1_350_000)), "and cut = 'too-large'")
  await one(
    'broken MIME',
    'broken',
    mail(
      'broken',
      ['Content-Type: multipart/mixed; boundary=a'],
      '--a\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Transfer-Encoding: base64\r\n\r\n%%%',
    ),
  )
  await one(
    'a charset that there is not',
    'charset',
    mail('charset', ['Content-Type: text/plain; charset=x-none'], Buffer.from([0x63, 0xe9, 0xff])),
  )
  await one(
    'bytes that are no UTF-8',
    'bytes',
    mail('bytes', ['Content-Type: text/plain; charset=utf-8'], Buffer.from([0x63, 0xe9, 0xff, 0])),
  )
  await one(
    '500 recipients',
    'recipients',
    mail('recipients', [
      `Cc: ${Array.from({ length: 500 }, (_, n) => `n${n}@jansen.example`).join(',\r\n ')}`,
    ]),
  )
  await one('the same mail again', 'mail-7', mail('mail-7'))
  await add(randomBytes(5_000))
  await reader.check()
  judge(
    'bytes that are no mail',
    (await stored("cut = 'unreadable'")).mails === 1,
    `${(await stored("cut = 'unreadable'")).mails}`,
  )

  for (const id of ['moved-1', 'moved-2', 'moved-3']) await add(mail(id))
  const moving = createMailboxReaderWhoseMailMoves()
  await passLease()
  await moving.check()
  await moving.close()
  const moved = await stored("subject like 'moved-%'")
  judge('one of three moved after it was listed', moved.mails === 2, `${moved.mails} came in`)

  await reader.close()
  const total = (await stored('true')).mails
  // Without its index dovecot gives its mails other UIDs.
  for (const file of await readdir(dovecot.maildir))
    if (file.startsWith('dovecot')) await rm(path.join(dovecot.maildir, file), { recursive: true })
  await add(mail('after'))
  await passLease()
  const validity = async () => (await pool.query('select uid_validity from mailboxes')).rows[0]?.uid_validity
  const old = await validity()
  const again = newReader()
  const began = performance.now()
  await again.check()
  await again.close()
  const now = await stored('true')
  judge(
    'UIDVALIDITY changed, all read again',
    now.mails === total + 1 && (await validity()) !== old,
    `${now.mails - total} new of ${now.mails}, ${((performance.now() - began) / 1000).toFixed(1)} s`,
  )
  judge('mails that could not be read as a whole', troubles.length === 0, String(troubles.length))
  for (const trouble of new Set(troubles)) process.stdout.write(`${trouble}\n`)
} finally {
  await dovecot.stop()
  await pool.end()
  await embedded.stop()
  await rm(folder, { recursive: true, force: true })
  await rm(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
}

function createMailboxReaderWhoseMailMoves(): MailboxReader {
  const open = imapMailbox(dovecot.url)
  return createMailboxReader({
    name: 'bench',
    open: async () => {
      const box = await open()
      return {
        ...box,
        async list(...which) {
          const listed = await box.list(...which)
          const cur = path.join(dovecot.maildir, 'cur')
          const file = (await readdir(cur)).find(name => name.includes(`.M${written - 1}.`))
          const archive = path.join(dovecot.maildir, '.Archief')
          await mkdir(archive, { recursive: true })
          if (file) await rename(path.join(cur, file), path.join(archive, file))
          return listed
        },
      }
    },
    receiver,
    onTrouble: text => troubles.push(text),
  })
}

const dovecotVersion = execFileSync('/usr/sbin/dovecot', ['--version'], { encoding: 'utf8' }).trim()
const report = [
  '# A mailbox of dovecot',
  '',
  `${circumstances()}. ${dovecotVersion}`,
  '',
  tableOf(['', 'found', ''], rows),
]
await finish(report, count === 10_000 ? 'mailbox' : null)
process.exitCode = isRight ? 0 : 1
