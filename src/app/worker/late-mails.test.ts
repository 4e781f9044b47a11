import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { closedOn } from '../../common/dutch-calendar.ts'
import type { MailKind } from '../../common/mail-kinds.ts'
import { dutchDay, workingDaysAfter } from '../../common/working-days.ts'
import { appendEvent } from '../../features/events/server/events.ts'
import { linesDeskOf, mailbox } from '../../features/line-changes/server/desk/testing.ts'
import { rowsOf, withProducts } from '../../features/orders/server/testing.ts'
import {
  acceptedOrders,
  choosing,
  quoteDeskOf,
  requestedQuote,
  sentChain,
} from '../../features/quotes/server/testing.ts'
import { webhookEvents } from '../../features/webhooks/events.ts'
import { webhookMails } from '../../features/webhooks/mails.ts'
import { askForFibre } from '../../features/work-list/server/testing.ts'
import { transaction } from '../../platform/database/pool.ts'
import { email, queueDeliveries } from '../../platform/deliveries/queue.ts'
import { sendAgain } from '../../platform/deliveries/stored-deliveries.ts'
import { deskOf, orderedCase } from '../server/testing-desk.ts'
import { startTestShop } from '../server/testing-shop.ts'
import { startQueue, statusesOf } from './testing-queue.ts'

/** Mails that leave after what happened since: each kind of confirmation, of changed lines, of receivers, and what is sent again. */

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
const queue = await startQueue(shop)
afterAll(async () => {
  await queue.stop()
  await shop.stop()
})

const plan = {
  day: workingDaysAfter(dutchDay(new Date()), 5, closedOn([])),
  partOfDay: 'morning',
  installer: 'Karim',
  mail: false,
}

/** Runs the queue. @returns the words of the one mail of this kind about a case */
async function wordsOf(number: string, kind: string): Promise<string> {
  await queue.run()
  const rows = await rowsOf<{ messageId: string }>(
    shop,
    `select d.message_id as "messageId" from deliveries d left join events e on e.id = d.event_id
     join cases c on c.id = coalesce(d.case_id, e.case_id) where c.number = $1 and d.kind = $2`,
    [number, kind],
  )
  expect(rows).toHaveLength(1)
  const mail = queue.received.find(({ email: sent }) => sent.messageId === rows[0]?.messageId)
  return (mail?.email.text ?? '').replace(/\s+/g, ' ')
}

/** Words of what is promised at first. */
const promised = /bellen we|we bellen|uiterlijk|binnen 1 werkdag|1 tot 3 weken/i

describe('a confirmation promises', () => {
  test.each([
    ['what a quote request is promised', false],
    ['nothing once the quote was sent', true],
  ])('%s', async (_, isLate) => {
    const number = await requestedQuote(shop)
    if (isLate) expect((await quoteDeskOf(seller, number).send()).status).toBe(200)
    const text = await wordsOf(number, 'quote-confirmation')
    expect(text).toContain(number.replace(/(...)(...)(...)/, '$1-$2-$3'))
    expect(promised.test(text)).toBe(!isLate)
  })

  test.each([
    ['when an enquiry is answered', false],
    ['nothing once the enquiry was closed', true],
  ])('%s', async (_, isLate) => {
    await askForFibre(shop)
    const [row] = await rowsOf<{ number: string }>(shop, 'select number from cases order by id desc limit 1')
    const number = row?.number ?? ''
    if (isLate) {
      const body = { state: 'closed', reason: 'answered', mail: false }
      expect((await deskOf(seller, number).act('status', body)).status).toBe(204)
    }
    const text = await wordsOf(number, 'fibre-enquiry-confirmation')
    expect(text).toContain('vroeg je naar zakelijk glasvezel')
    expect(promised.test(text)).toBe(!isLate)
  })

  test.each([
    ['what orders of an accepted quote are promised', false],
    ['nothing once one of them was planned', true],
  ])('%s', async (_, isLate) => {
    const { number, link, parts } = await sentChain(shop, seller)
    const orders = await acceptedOrders(await link.accept(choosing(parts, true)))
    const [first] = orders
    if (isLate)
      expect(
        (await deskOf(seller, (first?.number ?? '').replaceAll('-', '')).act('levering', plan)).status,
      ).toBe(204)
    const text = await wordsOf(number, 'acceptance-confirmation')
    for (const order of orders) expect(text).toContain(order.number)
    expect(promised.test(text)).toBe(!isLate)
  })
})

test('each change of lines is told as it was, though they were changed again before its mail left', async () => {
  const three = [mailbox, 42502].map(id => ({ id, quantity: 3 }))
  const number = await orderedCase(shop, withProducts(three))
  const desk = linesDeskOf(seller, number)
  for (const [quantity, words] of [
    [2, 'Eerst één eraf.'],
    [1, 'Nog één eraf.'],
  ] as const)
    expect((await desk.change({ [mailbox]: quantity }, words)).status).toBe(200)
  await queue.run()
  expect(await statusesOf(shop, number, 'lines-changed')).toMatchObject([
    { state: 'sent' },
    { state: 'sent' },
  ])
  const texts = queue.received
    .map(({ email: sent }) => (sent.text ?? '').replace(/\s+/g, ' '))
    .filter(text => text.includes('één eraf.'))
  const [first, second] = ['Eerst één eraf.', 'Nog één eraf.'].map(words =>
    texts.find(text => text.includes(words)),
  )
  expect(first).toContain('€ 10,90')
  expect(first).not.toContain('€ 5,45')
  expect(second).toContain('€ 10,90')
  expect(second).toContain('€ 5,45')
})

describe('the trouble of a receiver', () => {
  const subscription = randomUUID()
  const staffEmail = 'beheer@shop.example'
  const happen = (type: (typeof webhookEvents)[keyof typeof webhookEvents], mailed: MailKind | null) =>
    transaction(shop.testDatabase.database, async tx => {
      const data = { subscription, receiver: 'CRM' }
      const eventId = await appendEvent(tx, { type, actor: { kind: 'system' }, data })
      if (mailed) await queueDeliveries(tx, { eventId }, [email(mailed, staffEmail, 'shop.example')])
    })
  const states = () =>
    rowsOf<{ kind: string; state: string; by: string | null }>(
      shop,
      `select d.kind, d.state, e.type as by from deliveries d left join events e on e.id = d.overtaken_by
       where d.kind like 'webhook-%' order by d.id`,
    )

  test('is mailed as it is by then: failing not once it was switched off, and nothing once it was removed', async () => {
    await rowsOf(
      shop,
      `insert into webhook_subscriptions (id, name, url, format, types)
       values ($1, 'CRM', 'https://crm.example', 'standard', '{catalogue.revision-planned}')`,
      [subscription],
    )
    await happen(webhookEvents.failing, webhookMails.failing)
    await happen(webhookEvents.switchedOff, webhookMails.switchedOff)
    await queue.run()
    expect(await states()).toEqual([
      { kind: 'webhook-failing', state: 'overtaken', by: 'webhook-switched-off' },
      { kind: 'webhook-switched-off', state: 'sent', by: null },
    ])
    await happen(webhookEvents.switchedOff, webhookMails.switchedOff)
    await happen(webhookEvents.removed, null)
    await queue.run()
    expect((await states()).at(-1)).toEqual({
      kind: 'webhook-switched-off',
      state: 'overtaken',
      by: 'webhook-removed',
    })
    expect(queue.received.filter(({ recipients }) => recipients.includes(staffEmail))).toHaveLength(1)
  })
})

test('sent again by the command line, a mail is judged again: it goes once it is true, and not before', async () => {
  const number = await orderedCase(shop)
  const desk = deskOf(seller, number)
  await desk.act('levering', { ...plan, mail: true })
  await desk.act('status', { state: 'held', mail: false })
  await queue.run()
  const [mail] = await rowsOf<{ id: string }>(
    shop,
    "select d.id from deliveries d join cases c on c.id = d.case_id where number = $1 and d.kind = 'delivery-planned'",
    [number],
  )
  // The function that `npm run mail -- again` calls.
  const again = async () => {
    expect(await sendAgain(shop.testDatabase.database, Number(mail?.id))).toBe('email')
    await queue.run()
    return statusesOf(shop, number, 'delivery-planned')
  }
  expect(await again()).toEqual([{ state: 'overtaken', by: 'state-changed', attempts: 0 }])
  await desk.act('status', { state: 'inProgress', mail: false })
  expect(await again()).toEqual([{ state: 'sent', by: null, attempts: 1 }])
})

test('a cancellation that is taken back before its mail left is mailed nobody, neither it nor its correction', async () => {
  const cancel = { state: 'cancelled', reason: 'customer-request', mail: true }
  const takeBack = { reason: 'mistake' }
  const [unheard, told] = [await orderedCase(shop), await orderedCase(shop)]
  expect((await deskOf(seller, unheard).act('status', cancel)).status).toBe(204)
  expect((await deskOf(seller, unheard).act('terugdraaien', takeBack)).status).toBe(204)
  expect((await deskOf(seller, told).act('status', cancel)).status).toBe(204)
  await queue.run()
  expect((await deskOf(seller, told).act('terugdraaien', takeBack)).status).toBe(204)
  await queue.run()
  expect(await statusesOf(shop, unheard, 'order-cancelled')).toEqual([
    { state: 'overtaken', by: 'state-changed', attempts: 0 },
  ])
  expect(await statusesOf(shop, unheard, 'order-reopened')).toEqual([])
  for (const kind of ['order-cancelled', 'order-reopened'])
    expect(await statusesOf(shop, told, kind)).toMatchObject([{ state: 'sent' }])
})
