import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { submitFibreEnquiry } from '../../features/forms/server/submit-form.ts'
import { additionalData, guest, order, send } from '../../features/orders/server/testing.ts'
import { openDatabase } from '../../platform/database/pool.ts'
import { waitAfter } from '../../platform/deliveries/claim.ts'
import { type DeliveryParts, deliverNext } from '../../platform/deliveries/deliver.ts'
import { startLanes } from '../../platform/deliveries/lanes.ts'
import { mailsPerHour } from '../../platform/deliveries/recipient-limit.ts'
import { startMailServer, type TestMailServer } from '../../platform/mail/testing-smtp.ts'
import type { MailTransport } from '../../platform/outside/mail.ts'
import { mailFiles } from '../../platform/outside/mail-files.ts'
import { smtpTransport } from '../../platform/outside/mail-smtp.ts'
import { mailKinds } from '../mails/declared.ts'
import { startTestShop, type TestShop } from '../server/testing-shop.ts'
import { renderDelivery } from './emails.tsx'
import { openWorkerPool } from './pool.ts'
import type { SendParts } from './send.ts'
import { testSender } from './testing.ts'
import { sampleEnquiry } from './testing-emails.ts'

let shop: TestShop
let pool: pg.Pool
let mailServer: TestMailServer
const ends: (() => unknown)[] = []

beforeEach(async () => {
  shop = await startTestShop()
  pool = openPool()
  mailServer = await startMailServer()
})
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
  await mailServer.stop()
  await pool.end()
  await shop.stop()
})

const openPool = () => openWorkerPool(shop.testDatabase.connection, { max: 8, onLost: () => undefined })

const soon = { firstMs: 20, longestMs: 100, giveUpAfterMs: 60_000 }

type Changes = Partial<Pick<DeliveryParts, 'backOff'> & SendParts> & { readonly own?: pg.Pool }

function parts({ own = pool, backOff = soon, ...changes }: Changes = {}): DeliveryParts {
  const database = openDatabase(own)
  return {
    database,
    send: testSender(database, { transport: smtp(), ...changes }),
    backOff,
    attemptMs: 60_000,
    mailKinds,
    mailsPerHour,
    onTrouble: () => undefined,
  }
}

/** Lets the lease be over of whatever a worker took and did not end. */
const passLease = () => pool.query("update deliveries set due_at = now() where state = 'queued'")

function smtp(url = mailServer.url): MailTransport {
  const transport = smtpTransport(url, { maxConnections: 2, dkim: null })
  ends.push(() => transport.close())
  return transport
}

/** A worker as the server runs one; it ends with the test. */
function startWorker(changes: Changes = {}, pollMs = 20) {
  const own = parts(changes)
  const lanes = startLanes(() => deliverNext(own), { lanes: 2, pollMs, onError: () => undefined })
  ends.push(() => lanes.stop())
  return lanes
}

const placeOrder = async () => {
  expect((await send(shop.visitor(), order)).status).toBe(201)
}
type Row = { kind: string; state: string; attempts: number; last_error: string | null; message_id: string }
const outbox = async (): Promise<Row[]> =>
  (await pool.query<Row>('select kind, state, attempts, last_error, message_id from deliveries order by id'))
    .rows
const untilStates = (...states: string[]) =>
  vi.waitFor(async () => expect((await outbox()).map(row => row.state)).toEqual(states), {
    timeout: 60_000,
    interval: 20,
  })

describe('with a mail server', () => {
  it('each mail goes to its one recipient, as HTML and text, with the Message-ID of its row', async () => {
    await placeOrder()
    startWorker()
    await untilStates('sent', 'sent')
    const rows = await outbox()
    const [confirmation, notice] = ['order-confirmation', 'order-notice'].map(kind =>
      mailServer.received.find(
        ({ email }) => email.messageId === rows.find(row => row.kind === kind)?.message_id,
      ),
    )
    expect(mailServer.received).toHaveLength(2)
    expect(confirmation?.recipients).toEqual(['lotte@korenmolen.example'])
    expect(notice?.recipients).toEqual(['hallo@lijnhaven.example'])
    expect(notice?.email.replyTo).toEqual([{ name: '', address: additionalData.contactPerson.email }])
    expect(confirmation?.email.replyTo).toBeUndefined()
    expect(confirmation?.email.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe(
      'auto-generated',
    )
    expect(confirmation?.email.from).toMatchObject({ name: 'Lijnhaven', address: 'hallo@lijnhaven.example' })
    expect(confirmation?.email.subject).toMatch(/^Je bestelling \d{3}-\d{3}-\d{3} bij Lijnhaven$/)
    expect(confirmation?.email.html).toContain('Bedankt voor je bestelling!')
    expect(confirmation?.email.text).toContain('Frederiksplein 42, 1017\u00a0XN Amsterdam')
  })

  it('an order is mailed at once, without waiting for the next poll', async () => {
    const worker = startWorker({}, 60_000)
    const woken = await startTestShop({
      onMailQueued: () => worker.wake(),
      database: shop.testDatabase.database,
    })
    ends.push(() => woken.stop())
    await send(woken.visitor(), order)
    await vi.waitFor(() => expect(mailServer.received.length).toBeGreaterThan(0), {
      timeout: 60_000,
      interval: 10,
    })
  })

  it('a mail server that says "later" gets the same mail later', async () => {
    let refusals = 2
    mailServer.atContent = () => (refusals-- > 0 ? 451 : null)
    await placeOrder()
    startWorker()
    await untilStates('sent', 'sent')
    expect((await outbox()).reduce((sum, row) => sum + row.attempts, 0)).toBe(4)
    expect(mailServer.received).toHaveLength(2)
  })

  it('a mail that is refused for good is dead, with the reason, and the queue goes on', async () => {
    mailServer.atRecipient = ({ recipients }) =>
      recipients.includes('lotte@korenmolen.example') ? 550 : null
    await placeOrder()
    startWorker()
    await untilStates('dead', 'sent')
    const [dead] = await outbox()
    expect(dead).toMatchObject({ attempts: 1, last_error: expect.stringContaining('550') })
  })

  it('a content that is refused for good is dead too', async () => {
    mailServer.atContent = () => 554
    await placeOrder()
    startWorker()
    await untilStates('dead', 'dead')
  })

  it('while it is down orders are placed, and all their mail arrives once it is back', async () => {
    const { port } = mailServer
    await mailServer.stop()
    startWorker({ transport: smtp(`smtp://127.0.0.1:${port}`) })
    for (let orders = 0; orders < 3; orders++) await placeOrder()
    await vi.waitFor(async () => expect((await outbox()).every(row => row.attempts > 1)).toBe(true), {
      timeout: 60_000,
    })
    expect((await outbox()).every(row => row.state === 'queued')).toBe(true)
    mailServer = await startMailServer({ port })
    await untilStates(...Array.from({ length: 6 }, () => 'sent'))
    expect(mailServer.received).toHaveLength(6)
  })

  it('a worker that is cut off in the middle of sending sends the same mail again', async () => {
    await placeOrder()
    const { rowCount } = await pool.query("delete from deliveries where kind = 'order-notice'")
    expect(rowCount).toBe(1)
    const cutOff = openPool()
    const whole = smtp()
    const transport: MailTransport = {
      close: () => undefined,
      async send(message) {
        await whole.send(message)
        await cutOff.end()
        return { kind: 'sent' }
      },
    }
    await expect(deliverNext(parts({ own: cutOff, transport }))).rejects.toThrow()
    expect(await outbox()).toMatchObject([{ state: 'queued', attempts: 1 }])
    expect(await deliverNext(parts())).toBe(false)
    await passLease()
    startWorker()
    await untilStates('sent')
    expect(mailServer.received).toHaveLength(2)
    expect(mailServer.received[0]?.email.messageId).toBe(mailServer.received[1]?.email.messageId)
  })

  it('two servers never send the same mail, and one that is slow holds up nobody else', async () => {
    for (let orders = 0; orders < 5; orders++) await placeOrder()
    startWorker()
    startWorker()
    await untilStates(...Array.from({ length: 10 }, () => 'sent'))
    const ids = mailServer.received.map(({ email }) => email.messageId)
    expect(new Set(ids).size).toBe(10)
    expect(ids).toHaveLength(10)
  })

  it('a fibre enquiry is confirmed to whoever asks and told to staff', async () => {
    const { database } = shop.testDatabase
    const mail = {
      staffEmail: 'staf@shop.example',
      mailDomain: 'shop.example',
      callBy: () => new Date(),
      onMailQueued: () => undefined,
    }
    await submitFibreEnquiry({ database, ...mail }, sampleEnquiry.enquiry)
    startWorker()
    await untilStates('sent', 'sent')
    expect(mailServer.received.map(({ recipients }) => recipients[0]).toSorted()).toEqual([
      sampleEnquiry.enquiry.email,
      'staf@shop.example',
    ])
    for (const { email } of mailServer.received) expect(email.text).toContain('1Gbps/1Gbps')
  })

  it('a mail that nobody takes for days is given up', async () => {
    mailServer.atContent = () => 451
    await placeOrder()
    await pool.query("update deliveries set not_before = now() - interval '6 days'")
    startWorker({ backOff: { ...soon, giveUpAfterMs: 5 * 24 * 60 * 60_000 } })
    await untilStates('dead', 'dead')
  })

  it('what someone typed never becomes a header or a recipient', async () => {
    const typed = 'Korenmolen, "B.V." <iemand@anders.example>; Bcc: iemand@anders.example'
    await send(shop.visitor(), { ...order, userWithoutAccountInformation: { ...guest, companyName: typed } })
    startWorker()
    await untilStates('sent', 'sent')
    for (const { recipients, email } of mailServer.received) {
      expect(recipients).toHaveLength(1)
      expect(email.to).toHaveLength(1)
      expect([email.cc, email.bcc]).toEqual([undefined, undefined])
    }
    expect(mailServer.received.some(({ email }) => email.subject?.endsWith(typed))).toBe(true)
  })
})

describe('without a mail server', () => {
  it('each mail is kept as a file that a mail program opens', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'mail-'))
    ends.push(() => rm(folder, { recursive: true }))
    await placeOrder()
    startWorker({ transport: mailFiles(path.join(folder, 'mail')) })
    await untilStates('kept', 'kept')
    const files = await readdir(path.join(folder, 'mail'))
    expect(files).toHaveLength(2)
    expect(files.every(file => file.endsWith('.eml'))).toBe(true)
    const mails = await Promise.all(
      files.map(async file => PostalMime.parse(await readFile(path.join(folder, 'mail', file)))),
    )
    expect(mails.map(mail => mail.messageId).toSorted()).toEqual(
      (await outbox()).map(row => row.message_id).toSorted(),
    )
  })

  it('a full disk or a template that fails is tried again, and holds up no other mail', async () => {
    let failures = 3
    await placeOrder()
    startWorker({
      renderDelivery: (...mail) =>
        failures-- > 0 ? Promise.reject(new Error('ENOSPC')) : renderDelivery(...mail),
    })
    await untilStates('sent', 'sent')
  })
})

it('a mail about something else than it is called after is not sent, and holds up no other', async () => {
  await placeOrder()
  await pool.query("update deliveries set kind = 'quote-notice' where kind = 'order-notice'")
  startWorker()
  await vi.waitFor(
    async () =>
      expect(await outbox()).toMatchObject([
        { kind: 'order-confirmation', state: 'sent' },
        { kind: 'quote-notice', state: 'queued', last_error: 'What the mail tells about does not exist' },
      ]),
    { timeout: 60_000, interval: 20 },
  )
  expect(mailServer.received).toHaveLength(1)
})

describe('an order that is not stored', () => {
  it('is not mailed', async () => {
    await send(shop.visitor(), { ...order, additionalData: { ...additionalData, termsAccepted: false } })
    expect(await outbox()).toEqual([])
  })
})

it('a mail waits twice as long after each failure, up to a limit', () => {
  const backOff = { firstMs: 5_000, longestMs: 900_000, giveUpAfterMs: 0 }
  expect([1, 2, 3, 8, 9, 1000].map(attempts => waitAfter(attempts, backOff))).toEqual([
    5_000, 10_000, 20_000, 640_000, 900_000, 900_000,
  ])
})
