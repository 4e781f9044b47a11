import { afterAll, beforeEach, expect, test } from 'vitest'
import { caseById } from '../../features/cases/server/case.ts'
import { caseOfMail } from '../../features/incoming-mails/server/find-case.ts'
import { caseIdOf, contactPerson, rowsOf } from '../../features/orders/server/testing.ts'
import {
  acceptedOrders,
  branch,
  chain,
  choosing,
  sentChain,
  sentQuote,
} from '../../features/quotes/server/testing.ts'
import { startMailServer } from '../../platform/mail/testing-smtp.ts'
import { readPdf } from '../../platform/pdf/read-pdf.ts'
import { queuedMails } from '../server/testing-desk.ts'
import { startTestShop } from '../server/testing-shop.ts'
import { sendAllWithFiles } from './testing-deliveries.ts'

/** Parts of a quote that are accepted together are confirmed by one mail with all their orders. */

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
const mailServer = await startMailServer()
afterAll(async () => {
  await mailServer.stop()
  await shop.stop()
})
beforeEach(async () => {
  await sendAll()
  mailServer.received.length = 0
})

const sendAll = (mostBytes?: number) => sendAllWithFiles(shop, mailServer, { mostBytes })

const toCustomer = () =>
  mailServer.received.filter(({ recipients }) => recipients.includes(contactPerson.email))

const flat = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ')

/** The file of a mail whose name begins so, as text. */
function pdfIn(mail: ReturnType<typeof toCustomer>[number] | undefined, name: string): string {
  const content = mail?.email.attachments.find(({ filename }) => filename?.startsWith(name))?.content
  if (!content) throw new Error(`The mail brings no ${name}`)
  return flat(readPdf(Buffer.from(typeof content === 'string' ? content : new Uint8Array(content))).text)
}

test('a whole acceptance is one mail with all its orders, one PDF of a kind, and the mandate of each', async () => {
  const { number, link, parts } = await sentChain(shop, seller)
  const orders = await acceptedOrders(await link.accept(choosing(parts, true)))
  await sendAll()
  const about = toCustomer().filter(({ email }) => email.subject?.includes('bestelling'))
  expect(about).toHaveLength(1)
  const [mail] = about
  const text = flat(mail?.email.text)
  expect(mail?.email.attachments.map(({ filename }) => filename)).toEqual([
    `bestellingen-${number}.pdf`,
    `contractsamenvattingen-${number}.pdf`,
    'algemene-voorwaarden.pdf',
  ])
  const [confirmations, summaries] = ['bestellingen', 'contractsamenvattingen'].map(name => pdfIn(mail, name))
  for (const [place, order] of orders.entries()) {
    expect(text).toContain(`/volgen#${order.followPath.replace(/.*#/, '')}`)
    for (const words of [order.number, parts[place]?.name ?? '?'])
      for (const read of [text, confirmations, summaries]) expect(read).toContain(words)
    for (const read of [text, confirmations]) expect(read).toContain(`Lange Nieuwstraat ${12 + 2 * place}`)
    expect(text).toContain(`MACHTIGING-${order.number.replaceAll('-', '')}`)
  }
  const kept = await rowsOf<{ kind: string; count: number }>(
    shop,
    `select kind, count(*)::int as count from documents where case_id in
       (select case_id from case_origins where origin_id = $1) group by kind order by kind`,
    [await caseIdOf(shop, number)],
  )
  expect(kept).toEqual([
    { kind: 'contract-summary', count: 3 },
    { kind: 'order-confirmation', count: 3 },
    { kind: 'terms', count: 3 },
  ])
})

test('it tells the weeks of each order, and promises none where the networks give less by now', async () => {
  const near = {
    streetName: 'Watermolenlaan',
    houseNumber: '1',
    houseNumberSuffix: '',
    zipCode: '3447GT',
    city: 'Woerden',
  }
  const { link } = await sentQuote(
    shop,
    seller,
    chain({
      parts: [...chain().parts.slice(1), branch('Woerden', '1', { address: near, delivery: null })],
    }),
  )
  await rowsOf(shop, `update coverage set delivery_weeks_to = 30 where zip_code_from = '3447GT'`)
  const { parts } = await link.read()
  await acceptedOrders(await link.accept(choosing(parts, true)))
  await sendAll()
  const [mail] = toCustomer().filter(({ email }) => email.subject?.includes('3 bestellingen'))
  const text = flat(mail?.email.text)
  expect(text).toMatch(/Lange Nieuwstraat 14, [^,]+, levertijd 4 tot 8 weken/)
  expect(text).toMatch(/Lange Nieuwstraat 16, [^,]+, levertijd 1 tot 3 weken/)
  expect(text).not.toMatch(/Watermolenlaan 1, [^,]+, levertijd/)
  expect(text).not.toMatch(/10 tot 20 weken|20 weken/)
  expect(text).toContain('Waar niets staat, spreken we de dag met je af.')
})

test('an answer to it belongs to the case of the quote', async () => {
  const { number, link, parts } = await sentChain(shop, seller)
  await link.accept(choosing(parts, true))
  await sendAll()
  const { database } = shop.testDatabase
  const [mail] = toCustomer().filter(({ email }) => email.subject?.includes('3 bestellingen'))
  const found = await caseOfMail(database, null, {
    recipients: [],
    thread: [mail?.email.messageId ?? ''],
  })
  expect(found?.found).toEqual(await caseById(database, await caseIdOf(shop, number)))
})

test('accepted in parts, each acceptance is one mail', async () => {
  const { number, link, one, two, office } = await sentChain(shop, seller)
  const [first] = await acceptedOrders(await link.accept(choosing([one])))
  const later = await acceptedOrders(await link.accept(choosing([two, office])))
  expect(await queuedMails(shop, first?.number.replaceAll('-', '') ?? '')).toEqual([
    'order-confirmation',
    'order-notice',
  ])
  for (const order of later) expect(await queuedMails(shop, order.number.replaceAll('-', ''))).toEqual([])
  await sendAll()
  expect(
    toCustomer()
      .map(({ email }) => email.subject ?? '')
      .filter(subject => /^Je (?:\d )?bestelling/.test(subject)),
  ).toEqual([expect.stringContaining('Domplein'), expect.stringContaining('2 bestellingen')])
  expect((await queuedMails(shop, number)).filter(kind => kind === 'acceptance-confirmation')).toHaveLength(1)
})

test('files that are too large together stay away, and the mail says where they are', async () => {
  const { link } = await sentQuote(
    shop,
    seller,
    chain({ parts: [branch('Domplein', '12'), branch('Neude', '14')] }),
  )
  const { parts } = await link.read()
  const orders = await acceptedOrders(await link.accept(choosing(parts, true)))
  await sendAll(20_000)
  const [mail] = toCustomer().filter(({ email }) => email.subject?.includes('2 bestellingen'))
  expect(mail?.email.attachments).toEqual([])
  expect(flat(mail?.email.text)).toContain('samen te groot voor een e-mail')
  for (const { followPath } of orders) expect(mail?.email.text).toContain(followPath.replace(/.*#/, ''))
})

test('who made the quote and the house are told once of all orders', async () => {
  const { link, parts } = await sentChain(shop, seller)
  await link.accept(choosing(parts, true))
  await sendAll()
  const notices = mailServer.received.filter(({ recipients }) => !recipients.includes(contactPerson.email))
  expect(notices.filter(({ email }) => /^3 nieuwe bestellingen/.test(email.subject ?? ''))).toHaveLength(1)
  expect(notices.filter(({ email }) => email.subject?.startsWith('Nieuwe bestelling'))).toEqual([])
})
