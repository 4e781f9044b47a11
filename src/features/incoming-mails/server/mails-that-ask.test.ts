import { afterAll, describe, expect, test } from 'vitest'
import { deskOf, enquiredCase, orderedCase } from '../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { order, rowsOf } from '../../orders/server/testing.ts'
import { parseMail } from './parse-mail.ts'
import { receiveMail } from './receive-mail.ts'
import { addressOf, mailSource, newestMessage, type TypedMail, testReceiver } from './testing.ts'
import { type ProgramMail, sourceOf } from './testing-programs/eml.ts'

const shop = await startTestShop()
const colleague = await shop.staff('verkoop')
afterAll(() => shop.stop())

const receive = async (source: Buffer) => receiveMail(testReceiver(shop), await parseMail(source), 'imap')
const typed = (mail: TypedMail) => receive(mailSource(mail))
const customer = order.userWithoutAccountInformation?.email ?? ''
const read = (number: string) => deskOf(colleague, number).read()
const receivedIn = async (number: string) =>
  (await read(number)).timeline.flatMap(({ received }) => received ?? [])

/** A closed enquiry, with how a mail into it is addressed. */
async function closedEnquiry() {
  const number = await enquiredCase(shop)
  await deskOf(colleague, number).act('status', { state: 'closed', reason: 'ordered', mail: false })
  const to = await addressOf(shop, number)
  const into = (mail: Omit<ProgramMail, 'name' | 'kind'>) =>
    receive(
      Buffer.from(
        sourceOf({ name: '', kind: 'answer', isAnswer: false, ...mail })
          .toString()
          .replace('<zaak@lijnhaven.example>', `<${to}>`),
      ),
    )
  return { number, to, into }
}

const reaction = {
  text: '👍',
  multipart: 'alternative',
  parts: [{ type: 'text/vnd.google.email-reaction+json', content: '{"version":1,"emoji":"👍"}' }],
} as const

describe('a mail that asks nothing', () => {
  test.each([
    ['a reaction', 'reaction', reaction],
    [
      'the answer of a calendar',
      'calendar-accepted',
      {
        subject: 'Geaccepteerd: Levering',
        text: '',
        multipart: 'alternative',
        parts: [
          {
            type: 'text/calendar; method=REPLY',
            content:
              'BEGIN:VCALENDAR\nMETHOD:REPLY\nATTENDEE;PARTSTAT=ACCEPTED:mailto:jan@jansen.example\nEND:VCALENDAR',
          },
        ],
      },
    ],
    ['thanks', 'thanks', { text: 'Bedankt!' }],
  ] as const)('%s opens no closed case and leaves no file', async (_, nature, mail) => {
    const { number, into } = await closedEnquiry()
    await into(mail)
    expect(await read(number)).toMatchObject({ state: 'closed', asked: [], dueAt: null })
    expect(await receivedIn(number)).toMatchObject([{ nature, asks: false, files: [] }])
  })

  test('and fits nowhere is in a case that is nobody’s work', async () => {
    await typed({
      from: 'mailer-daemon@elders.example',
      subject: 'Undelivered Mail Returned to Sender',
      text: '550 5.1.1 User unknown <iemand@elders.example>',
    })
    expect(await read(await newestMessage(shop))).toMatchObject({
      state: 'closed',
      next: null,
      dueAt: null,
      asked: [],
    })
  })
})

describe('one press', () => {
  test('says that a mail asks after all: the case opens and waits for an answer', async () => {
    const { number, into } = await closedEnquiry()
    await into(reaction)
    const [mail] = await receivedIn(number)
    const desk = deskOf(colleague, number)
    expect((await desk.act('mail-beoordelen', { mail: mail?.id, asks: true })).status).toBe(204)
    const found = await desk.read()
    expect(found).toMatchObject({ state: 'new', next: 'answer', asked: [{ kind: 'mail' }] })
    expect(found.dueAt).not.toBeNull()
    expect(found.timeline).toContainEqual(
      expect.objectContaining({ type: 'mail-reclassified', by: expect.objectContaining({ kind: 'staff' }) }),
    )
  })

  test('says that a mail asks nothing: the case that it opened closes as it was', async () => {
    const { number, into } = await closedEnquiry()
    await into({ text: 'De folder is binnen.' })
    const desk = deskOf(colleague, number)
    expect(await desk.read()).toMatchObject({ state: 'new' })
    const [mail] = await receivedIn(number)
    await desk.act('mail-beoordelen', { mail: mail?.id, asks: false })
    expect(await desk.read()).toMatchObject({
      state: 'closed',
      asked: [],
      dueAt: null,
      reason: 'Werd een bestelling of prijsopgave',
    })
  })

  test('closes a case that the mail made', async () => {
    await typed({ from: 'iemand@elders.example', subject: 'Aanbod', text: 'Wij leveren koffie.' })
    const number = await newestMessage(shop)
    const [mail] = await receivedIn(number)
    await deskOf(colleague, number).act('mail-beoordelen', { mail: mail?.id, asks: false })
    expect(await read(number)).toMatchObject({ state: 'closed', dueAt: null })
  })

  test('closes nothing while something else waits there', async () => {
    const { number, into } = await closedEnquiry()
    await into({ text: 'De folder is binnen.' })
    await into({ text: 'Kunnen jullie bellen?' })
    const mail = (await receivedIn(number)).find(({ text }) => text.startsWith('De folder'))
    await deskOf(colleague, number).act('mail-beoordelen', { mail: mail?.id, asks: false })
    expect(await read(number)).toMatchObject({ state: 'new', asked: [{ words: 'Kunnen jullie bellen?' }] })
  })

  test('settles a mail that was judged anew like any other', async () => {
    const { number, into } = await closedEnquiry()
    await into(reaction)
    const [mail] = await receivedIn(number)
    const desk = deskOf(colleague, number)
    await desk.act('mail-beoordelen', { mail: mail?.id, asks: true })
    const [asked] = (await desk.read()).asked
    await desk.act('afgehandeld', { request: asked?.id })
    expect((await desk.read()).asked).toEqual([])
  })

  test('is refused for a mail of another case', async () => {
    const { number } = await closedEnquiry()
    await typed({ from: 'iemand@elders.example', text: 'Vraag?' })
    const [mail] = await receivedIn(await newestMessage(shop))
    const refused = await deskOf(colleague, number).act('mail-beoordelen', { mail: mail?.id, asks: true })
    expect(refused.status).toBe(422)
  })

  test('settles all mails of a case at once', async () => {
    const number = await orderedCase(shop)
    const to = await addressOf(shop, number)
    for (const text of ['Een?', 'Twee?', 'Drie?']) await typed({ to, from: customer, text })
    const desk = deskOf(colleague, number)
    const { asked } = await desk.read()
    expect(asked).toHaveLength(3)
    await desk.act('alles-afgehandeld', { requests: asked.map(({ id }) => id) })
    expect((await desk.read()).asked).toEqual([])
  })
})

describe('a colleague', () => {
  const colleaguesAddress = async () =>
    (await rowsOf<{ email: string }>(shop, 'select email from staff limit 1'))[0]?.email ?? ''

  test('who writes into a case is no customer, and asks nothing', async () => {
    const number = await orderedCase(shop)
    const from = await colleaguesAddress()
    await typed({
      to: await addressOf(shop, number),
      from,
      text: 'Ik bel hem morgen. Kan jij de router regelen?',
    })
    expect(await receivedIn(number)).toMatchObject([{ nature: 'colleague', isColleague: true, asks: false }])
    expect((await read(number)).asked).toEqual([])
  })

  test('who wrote last is not whom our answer goes to', async () => {
    const number = await orderedCase(shop)
    const to = await addressOf(shop, number)
    await typed({ to, from: customer, messageId: '<customers@korenmolen.example>' })
    await typed({ to, from: await colleaguesAddress(), messageId: '<colleagues@shop.example>' })
    await deskOf(colleague, number).act('antwoord', { subject: 'Je vraag', text: 'Dat kan.' })
    const answers = await rowsOf(
      shop,
      'select in_reply_to from case_messages join cases on cases.id = case_id where number = $1',
      [number],
    )
    expect(answers).toEqual([{ in_reply_to: '<customers@korenmolen.example>' }])
    expect((await read(number)).assignee?.id).toBe(colleague.colleague.id)
  })

  test('who passes on a mail opens a case of whoever wrote it', async () => {
    const from = await colleaguesAddress()
    await typed({
      from,
      subject: 'Fwd: Vraag over glasvezel',
      text: 'Kijk jij?\n\n---------- Forwarded message ---------\nVan: Fatma Yılmaz <fatma@yilmaz.example>\nDatum: vr 27 nov 2026 om 09:12\nOnderwerp: Vraag over glasvezel\nAan: Sanne\n\nKan het hier?',
    })
    expect(await read(await newestMessage(shop))).toMatchObject({
      contact: { name: 'Fatma Yılmaz', email: 'fatma@yilmaz.example' },
      state: 'new',
      next: 'answer',
    })
  })

  test('who answers for himself, as a customer, is one', async () => {
    const number = await orderedCase(shop)
    const from = await colleaguesAddress()
    await rowsOf(shop, 'update cases set contact_email = $2 where number = $1', [number, from])
    await typed({ to: await addressOf(shop, number), from, text: 'Wanneer komen jullie?' })
    expect(await receivedIn(number)).toMatchObject([{ nature: 'question', isColleague: false, asks: true }])
  })
})

test('whoever got a copy is told with the mail, but for us and its sender', async () => {
  const number = await orderedCase(shop)
  const to = await addressOf(shop, number)
  await typed({
    to: `${to}, Piet <piet@elders.example>, zaak@shop.example`,
    from: customer,
    headers: { Cc: `boekhouding@korenmolen.example, ${customer}` },
  })
  expect(await receivedIn(number)).toMatchObject([
    { copies: ['piet@elders.example', 'boekhouding@korenmolen.example'] },
  ])
})
