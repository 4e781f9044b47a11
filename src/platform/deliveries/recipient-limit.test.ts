import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mailKinds } from '../../app/mails/declared.ts'
import { startTestShop } from '../../app/server/testing-shop.ts'
import { emails, renderEmail } from '../../app/worker/emails.tsx'
import { openWorkerPool } from '../../app/worker/pool.ts'
import { testSender } from '../../app/worker/testing.ts'
import { sampleContext, sampleEnquiry } from '../../app/worker/testing-emails.ts'
import { registeredCustomer, requestReset } from '../../features/customers/server/testing.ts'
import { submitFibreEnquiry } from '../../features/forms/server/submit-form.ts'
import { deadLetterReport, reportDeadLetters } from '../../features/mails/server/dead-letters.ts'
import { place, quote, withData } from '../../features/orders/server/testing.ts'
import { openDatabase } from '../database/pool.ts'
import type { MailTransport } from '../outside/mail.ts'
import { usualBackOff } from './claim.ts'
import { deliverNext, usualAttemptMs } from './deliver.ts'
import { mailsPerHour } from './recipient-limit.ts'
import { sendAgain } from './stored-deliveries.ts'

/** Recipients in order. */
let sent: string[]

const shop = await startTestShop()
const pool = openWorkerPool(shop.testDatabase.connection, { max: 8, onLost: () => undefined })
const database = openDatabase(pool)
beforeEach(() => {
  sent = []
})
afterEach(() => pool.query('truncate deliveries, account_link_requests'))
afterAll(async () => {
  await pool.end()
  await shop.stop()
})

const staffEmail = 'balie@lijnhaven.example'
const transport: MailTransport = {
  async send({ to }) {
    sent.push(to)
    return { kind: 'sent' }
  },
  close: () => undefined,
}
const deliver = (by: MailTransport = transport) =>
  deliverNext({
    database,
    send: testSender(database, { transport: by }),
    backOff: usualBackOff,
    attemptMs: usualAttemptMs,
    mailKinds,
    mailsPerHour,
    onTrouble: () => undefined,
  })
const deliverAll = async () => {
  while (await deliver());
}
/** Lets time pass for the queue. */
const pass = (interval: string) =>
  pool.query(
    `update deliveries set not_before = not_before - $1::interval, due_at = due_at - $1::interval,
       passed_limit_at = passed_limit_at - $1::interval`,
    [interval],
  )

const orderFor = (email: string) =>
  place(
    shop.visitor(),
    withData({ contactPerson: { firstName: 'Lotte', lastName: 'Bos', phoneNumber: '020 123 45 67', email } }),
  )
async function ordersFor(count: number, emailOf: (index: number) => string) {
  for (let index = 0; index < count; index++) await orderFor(emailOf(index))
  await pool.query("delete from deliveries where kind = 'order-notice'")
}
const held = async () =>
  (
    await pool.query<{ id: string; state: string; attempts: number; last_error: string | null }>(
      'select id, state, attempts, last_error from deliveries where held_at is not null order by id',
    )
  ).rows

describe('above 10 mails to one address a day', () => {
  it('the order stands and its mail waits until the first of them is a day old', async () => {
    await ordersFor(12, () => 'slachtoffer@korenmolen.example')
    await deliverAll()
    expect(sent).toHaveLength(10)
    expect(await held()).toMatchObject([
      { state: 'queued', attempts: 0, last_error: 'Dit adres kreeg al 10 mails in 24 uur' },
      { state: 'queued', attempts: 0 },
    ])
    await pass('23 hours 59 minutes')
    await deliverAll()
    expect(sent).toHaveLength(10)
    await pass('1 minute')
    await deliverAll()
    expect(sent).toHaveLength(12)
  })

  it('however the address is written, and whatever the mails are about', async () => {
    const mail = {
      staffEmail,
      mailDomain: 'shop.example',
      callBy: () => new Date(),
      onMailQueued: () => undefined,
    }
    await ordersFor(9, index => `Slacht+${index}@Korenmolen.example`)
    await submitFibreEnquiry(
      { database, ...mail },
      { ...sampleEnquiry.enquiry, email: 'slacht@korenmolen.example' },
    )
    await place(shop.visitor(), {
      ...quote,
      userWithoutAccountInformation: {
        ...quote.userWithoutAccountInformation,
        email: 'SLACHT@korenmolen.example',
      },
    })
    await deliverAll()
    expect(sent.filter(to => /^slacht/i.test(to))).toHaveLength(10)
    expect(await held()).toHaveLength(1)
  })

  it('others are mailed, and staff are, however many they get', async () => {
    for (let index = 0; index < 11; index++) await orderFor('slachtoffer@korenmolen.example')
    await orderFor('ander@korenmolen.example')
    await deliverAll()
    expect(sent.filter(to => to === 'hallo@lijnhaven.example')).toHaveLength(12)
    expect(sent).toContain('ander@korenmolen.example')
    expect(await held()).toHaveLength(1)
  })

  it('also where lanes of several servers send at the same moment', async () => {
    await ordersFor(13, () => 'slachtoffer@korenmolen.example')
    for (let mail = 0; mail < 9; mail++) await deliver()
    const others = Promise.withResolvers<void>()
    const slow: MailTransport = {
      async send(message) {
        if (sent.length > 9) others.resolve()
        const outcome = await transport.send(message)
        await others.promise
        return outcome
      },
      close: () => undefined,
    }
    let ended = 0
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        await deliver(slow)
        if (++ended === 3) others.resolve()
      }),
    )
    await pool.query("update deliveries set due_at = now() where state = 'queued'")
    await deliverAll()
    expect(sent).toHaveLength(10)
    expect(await held()).toHaveLength(3)
  })

  it('staff hear of it, and may have the mail sent', async () => {
    await ordersFor(11, () => 'slachtoffer@korenmolen.example')
    await deliverAll()
    await reportDeadLetters(database, { staffEmail, mailDomain: 'shop.example' })
    const { rows } = await pool.query<{ id: string }>(
      'select event_id as id from deliveries where event_id is not null',
    )
    const report = await deadLetterReport(database, Number(rows[0]?.id))
    const [mail] = await held()
    expect(report.letters).toMatchObject([{ id: Number(mail?.id), isHeld: true }])
    const written = await renderEmail(emails['dead-letter-report'], report, sampleContext)
    expect(written.subject).toBe('1 mail wacht')
    expect(written.text).toContain('slachtoffer@korenmolen.example')

    expect(await sendAgain(database, Number(mail?.id))).toBe('email')
    sent = []
    await deliverAll()
    expect(sent.toSorted()).toEqual([staffEmail, 'slachtoffer@korenmolen.example'].toSorted())
  })

  it('a mail that waits for days is given up', async () => {
    await ordersFor(11, () => 'slachtoffer@korenmolen.example')
    await deliverAll()
    await pool.query("update deliveries set not_before = now() - interval '6 days', due_at = now()")
    await deliverAll()
    expect(await held()).toMatchObject([
      { state: 'dead', last_error: 'Dit adres kreeg al 10 mails in 24 uur' },
    ])
  })
})

it('mails about an account go before a burst of confirmations, and past its limit', async () => {
  const { email } = await registeredCustomer(shop)
  await ordersFor(12, () => email)
  await requestReset(shop.visitor(), email)
  await deliver()
  const { rows } = await pool.query("select kind from deliveries where state = 'sent'")
  expect(rows).toEqual([{ kind: 'password-reset' }])
})
