import { afterAll, describe, expect, test } from 'vitest'
import { searchSources } from '../../../app/server/search-sources.ts'
import { deskOf, enquiredCase, orderedCase } from '../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { closedOn } from '../../../common/dutch-calendar.ts'
import { dutchDay, workingDaysAfter } from '../../../common/working-days.ts'
import { order, rowsOf } from '../../orders/server/testing.ts'
import { parseMail } from './parse-mail.ts'
import { receiveMail } from './receive-mail.ts'
import {
  addressOf,
  bounceReport,
  mailSource,
  newestMessage,
  sentMessageId,
  type TypedMail,
  testReceiver,
} from './testing.ts'

const shop = await startTestShop()
const colleague = await shop.staff('verkoop')
afterAll(() => shop.stop())

const receive = async (typed: TypedMail) =>
  receiveMail(testReceiver(shop), await parseMail(mailSource(typed)), 'imap')

const read = (number: string) => deskOf(colleague, number).read()
const receivedIn = async (number: string) =>
  (await read(number)).timeline.flatMap(({ received }) => received ?? [])

const customerOfOrder = order.userWithoutAccountInformation?.email ?? ''

describe('an answer comes into its case', () => {
  test('by the Message-ID of a mail of ours', async () => {
    const number = await orderedCase(shop)
    await receive({ answers: await sentMessageId(shop, number), text: 'Dinsdag graag.' })
    const found = await read(number)
    expect(await receivedIn(number)).toMatchObject([
      { text: 'Dinsdag graag.', nature: 'stranger', asks: true },
    ])
    expect(found.asked).toMatchObject([{ kind: 'mail', words: 'Dinsdag graag.' }])
    expect(found.next).toBe('answer')
  })

  test('by the signed address, whatever is in capitals', async () => {
    const number = await orderedCase(shop)
    await receive({ to: `Shop <${(await addressOf(shop, number)).toUpperCase()}>` })
    expect(await receivedIn(number)).toHaveLength(1)
  })

  test('by the signed address among five hundred others', async () => {
    const number = await orderedCase(shop)
    const others = Array.from({ length: 500 }, (_, place) => `collega${place}@jansen.example`)
    await receive({ to: [...others, await addressOf(shop, number)].join(',\r\n ') })
    expect(await receivedIn(number)).toHaveLength(1)
  })

  test('by the Message-ID of an earlier mail of the customer', async () => {
    const number = await orderedCase(shop)
    await receive({ to: await addressOf(shop, number), messageId: '<first@jansen.example>' })
    await receive({ answers: '<first@jansen.example>' })
    expect(await receivedIn(number)).toHaveLength(2)
  })

  test('and ends the waiting of a case that waits for one', async () => {
    const number = await orderedCase(shop)
    const until = workingDaysAfter(dutchDay(new Date()), 5, closedOn([]))
    await deskOf(colleague, number).act('wachten', { until, untilAnswer: true })
    expect((await read(number)).waits).toEqual({ until, untilAnswer: true })
    await receive({ to: await addressOf(shop, number), from: customerOfOrder })
    expect(await read(number)).toMatchObject({ waits: null, next: 'answer' })
  })

  test('and says who is not of the case', async () => {
    const number = await orderedCase(shop)
    const to = await addressOf(shop, number)
    await receive({ to, from: customerOfOrder })
    await receive({ to, from: 'Iemand <iemand@elders.example>' })
    expect((await receivedIn(number)).map(({ from, isKnownSender }) => [from, isKnownSender])).toEqual([
      ['iemand@elders.example', false],
      [customerOfOrder, true],
    ])
  })
})

describe('an address or a subject that somebody made up', () => {
  test.each<[string, (number: string) => Promise<TypedMail>]>([
    ['a number without a signature', async number => ({ to: `zaak+${number}@shop.example` })],
    [
      'the signature of another case',
      async number => ({
        to: (await addressOf(shop, await orderedCase(shop))).replace(/\+\d{9}/, `+${number}`),
      }),
    ],
    ['only the number in its subject', async number => ({ subject: `Re: je bestelling ${number}` })],
    ['only the customer as its sender', async () => ({ from: customerOfOrder })],
    ['the address as Reply-To', async number => ({ headers: { 'Reply-To': await addressOf(shop, number) } })],
  ])('leads into no case: %s', async (_, typed) => {
    const number = await orderedCase(shop)
    await receive(await typed(number))
    expect(await receivedIn(number)).toEqual([])
    expect(await receivedIn(await newestMessage(shop))).toHaveLength(1)
  })
})

describe('a mail that belongs to no case', () => {
  test('opens one, with its sender as contact and a promise', async () => {
    await receive({ from: 'Fatma Yılmaz <fatma@yilmaz.example>', subject: 'Vraag over glasvezel' })
    const found = await read(await newestMessage(shop))
    expect(found).toMatchObject({
      kind: 'message',
      state: 'new',
      contact: { name: 'Fatma Yılmaz', email: 'fatma@yilmaz.example', phone: null },
      customerId: null,
      next: 'answer',
    })
    expect(found.dueAt).not.toBeNull()
    expect(found.timeline.some(({ received }) => received?.subject === 'Vraag over glasvezel')).toBe(true)
  })

  test('is answered from its case', async () => {
    await receive({ from: 'Fatma Yılmaz <fatma2@yilmaz.example>' })
    const number = await newestMessage(shop)
    const answered = await deskOf(colleague, number).act('antwoord', {
      subject: 'Je vraag',
      text: 'Dat kan.',
    })
    expect(answered.status).toBe(204)
    expect(await read(number)).toMatchObject({ state: 'answered', asked: [] })
  })
})

describe('the same mail twice', () => {
  test('is one mail, also when both come at once', async () => {
    const number = await orderedCase(shop)
    const typed = { to: await addressOf(shop, number), messageId: '<twice@jansen.example>' }
    const outcomes = await Promise.all([receive(typed), receive(typed), receive(typed)])
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['received', 'repeated', 'repeated'])
    expect(await receivedIn(number)).toHaveLength(1)
  })

  test('is two mails where only the Message-ID is the same', async () => {
    const number = await orderedCase(shop)
    const typed = { to: await addressOf(shop, number), messageId: '<reused@jansen.example>' }
    await receive({ ...typed, text: 'De eerste.' })
    await receive({ ...typed, text: 'De tweede.' })
    expect(await receivedIn(number)).toHaveLength(2)
  })

  test('is known without a Message-ID', async () => {
    const number = await orderedCase(shop)
    const typed = { to: await addressOf(shop, number), messageId: null }
    expect([(await receive(typed)).kind, (await receive(typed)).kind]).toEqual(['received', 'repeated'])
  })
})

test('a mail of our own that comes back is left', async () => {
  const before = await rowsOf(shop, 'select id from incoming_mails')
  const number = await orderedCase(shop)
  expect((await receive({ messageId: await sentMessageId(shop, number) })).kind).toBe('own')
  expect(await rowsOf(shop, 'select id from incoming_mails')).toHaveLength(before.length)
})

test('a mail that only looks like one of ours comes in: Thunderbird makes such Message-IDs too', async () => {
  const number = await orderedCase(shop)
  const messageId = '<5b1f0c3e-9a51-4c55-8f0a-3f1f6f0f5b11@shop.example>'
  const to = await addressOf(shop, number)
  expect((await receive({ messageId, to, from: 'Sanne <sanne@shop.example>' })).kind).toBe('received')
  expect(await receivedIn(number)).toMatchObject([{ from: 'sanne@shop.example', isKnownSender: false }])
})

test('a mail under the Message-ID of a customer leads their next one to no other case', async () => {
  const number = await orderedCase(shop)
  const answers = await sentMessageId(shop, number)
  await receive({ messageId: '<taken@jansen.example>', from: 'x@elders.example' })
  const thread = { 'In-Reply-To': '<taken@jansen.example>', References: `${answers} <taken@jansen.example>` }
  await receive({ headers: thread, from: customerOfOrder, text: 'Nog iets.' })
  expect(await receivedIn(number)).toMatchObject([{ text: 'Nog iets.' }])
})

test('an answer goes to what a person sent, and not to the report of a mail server', async () => {
  const number = await orderedCase(shop)
  const to = await addressOf(shop, number)
  await receive({ to, from: customerOfOrder, messageId: '<asked@korenmolen.example>' })
  await receive({
    to,
    from: 'mailer-daemon@mail.example',
    subject: 'Undelivered Mail Returned to Sender',
    text: `550 5.1.1 User unknown <${customerOfOrder}>`,
    messageId: '<report@mail.example>',
  })
  await deskOf(colleague, number).act('antwoord', { subject: 'Je vraag', text: 'Dat kan.' })
  expect(
    await rowsOf(
      shop,
      'select in_reply_to from case_messages join cases on cases.id = case_id where number = $1',
      [number],
    ),
  ).toEqual([{ in_reply_to: '<asked@korenmolen.example>' }])
})

describe('a case that is over', () => {
  test('opens again where it was closed, with a promise', async () => {
    const number = await enquiredCase(shop)
    const desk = deskOf(colleague, number)
    await desk.act('status', { state: 'closed', reason: 'answered', mail: false })
    await receive({ to: await addressOf(shop, number), from: 'jan@jansen.example' })
    const found = await desk.read()
    expect(found).toMatchObject({ state: 'new', closedAt: null, next: 'answer' })
    expect(found.dueAt).not.toBeNull()
  })

  test('is on the work list again where it is an order, until it is answered', async () => {
    const number = await orderedCase(shop)
    const desk = deskOf(colleague, number)
    await desk.act('status', { state: 'cancelled', mail: false })
    await receive({ to: await addressOf(shop, number) })
    expect(await desk.read()).toMatchObject({ state: 'cancelled', next: 'answer' })
    expect((await desk.read()).dueAt).not.toBeNull()
    await desk.act('antwoord', { subject: 'Je vraag', text: 'Dat kan niet meer.' })
    expect(await desk.read()).toMatchObject({ next: null, dueAt: null })
  })
})

describe('a sender who sends more than ten an hour', () => {
  const many = async (to: string, words: (sent: number) => string, count = 12) => {
    for (let sent = 0; sent < count; sent++) await receive({ to, from: customerOfOrder, text: words(sent) })
  }
  const asking = async (number: string) => (await receivedIn(number)).filter(({ asks }) => asks).length

  test('to a case: the next ones that say the same wait for nobody', async () => {
    const number = await orderedCase(shop)
    await many(await addressOf(shop, number), () => 'De lijn is weg.')
    expect(await asking(number)).toBe(10)
    expect((await receivedIn(number))[0]).toMatchObject({
      nature: 'automatic',
      reasons: ['many-an-hour', 'same-words'],
    })
  })

  test('to a case: whoever writes each anew is heard', async () => {
    const number = await orderedCase(shop)
    await many(await addressOf(shop, number), sent => `Mail ${sent}`)
    expect(await asking(number)).toBe(12)
  })

  test('to a case: the eleventh counts anew once staff answered', async () => {
    const number = await orderedCase(shop)
    const to = await addressOf(shop, number)
    await many(to, () => 'De lijn is weg.', 10)
    await deskOf(colleague, number).act('antwoord', { subject: 'Je vraag', text: 'We kijken ernaar.' })
    await receive({ to, from: customerOfOrder, text: 'De lijn is weg.' })
    expect(await asking(number)).toBe(11)
  })

  test('to none: the next ones come into the last case', async () => {
    const from = 'Druk <druk@elders.example>'
    const opened = async () =>
      (await rowsOf(shop, "select id from cases where contact_email = 'druk@elders.example'")).length
    for (let sent = 0; sent < 12; sent++) await receive({ from, text: `Mail ${sent}` })
    expect(await opened()).toBe(10)
    expect(await receivedIn(await newestMessage(shop))).toHaveLength(3)
  })
})

describe('a mail of a program', () => {
  test('waits for nobody and opens nothing again', async () => {
    const number = await enquiredCase(shop)
    const desk = deskOf(colleague, number)
    await desk.act('status', { state: 'closed', reason: 'answered', mail: false })
    await receive({
      to: await addressOf(shop, number),
      subject: 'Automatisch antwoord: Je aanvraag',
      headers: { 'Auto-Submitted': 'auto-replied' },
    })
    expect(await desk.read()).toMatchObject({ state: 'closed', asked: [], dueAt: null })
    expect(await receivedIn(number)).toMatchObject([{ nature: 'automatic' }])
  })

  test('that says that ours did not arrive asks for another address', async () => {
    const number = await orderedCase(shop)
    const messageId = await sentMessageId(shop, number)
    const { contact } = await read(number)
    await receive(bounceReport(messageId, contact.email ?? ''))
    const found = await read(number)
    expect(found.timeline.map(({ type }) => type)).toContain('mail-bounced')
    expect(found.mails.find(({ state }) => state === 'dead')?.lastError).toContain('No such user')
  })
})

test('a mail without a sender, subject and text is there too', async () => {
  const outcome = await receiveMail(
    testReceiver(shop),
    await parseMail(Buffer.from([0, 255, 13, 10])),
    'webhook',
  )
  expect(outcome.kind).toBe('received')
  expect(await receivedIn(await newestMessage(shop))).toMatchObject([{ cut: 'unreadable', from: '' }])
})

test('a sender whom nobody can mail is shown, and is no contact', async () => {
  await receive({ from: 'Kopieerder <scan@kopieerder>' })
  const number = await newestMessage(shop)
  expect(await receivedIn(number)).toMatchObject([{ from: 'scan@kopieerder', fromName: 'Kopieerder' }])
  expect((await read(number)).contact).toEqual({ name: 'Kopieerder', email: null, phone: null })
})

test('the words of a mail are found', async () => {
  const number = await orderedCase(shop)
  await receive({ to: await addressOf(shop, number), text: 'Onze ornithopter staat klaar.' })
  const { createWorkListUpdater } = await import('../../work-list/server/update-work-list.ts')
  const update = createWorkListUpdater(shop.testDatabase.database, searchSources)
  while (await update()) {}
  const list = await (await colleague.get('/api/beheer/werklijst?zoek=ornithopter')).json()
  expect(list).toMatchObject({ items: [{ number }] })
})
