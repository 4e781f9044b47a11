import { afterAll, describe, expect, test } from 'vitest'
import { entryActorInWords, eventInWords } from '../../features/case-desk/timeline-texts.ts'
import { caseKinds } from '../../features/cases/case-kinds.ts'
import { casePath } from '../../features/cases/contract.ts'
import { caseEvents } from '../../features/cases/events.ts'
import { application, sentForm } from '../../features/forms/server/testing.ts'
import {
  addressOf,
  mailedCase,
  sentMessageId,
  type TypedMail,
} from '../../features/incoming-mails/server/testing.ts'
import { order, place, quote, quoteForm } from '../../features/orders/server/testing.ts'
import { type WorkItem, WorkList } from '../../features/work-list/contract.ts'
import { updateWholeList } from '../../features/work-list/server/testing.ts'
import { timelineWords } from '../desk/timeline-words.ts'
import { deskOf, enquiredCase, orderedCase, statusPage } from './testing-desk.ts'
import { startTestShop } from './testing-shop.ts'

const shop = await startTestShop()
const colleague = await shop.staff('verkoop')
const administrator = await shop.staff('beheerder')
afterAll(() => shop.stop())

const server = 'mx.shop.example'
const customer = order.userWithoutAccountInformation?.email ?? ''
const results = (text: string) => ({ 'Authentication-Results': `${server}; ${text}` })

const receive = (typed: TypedMail) => mailedCase(shop, { from: customer, ...typed }, server)

const read = (number: string) => deskOf(administrator, number).read()

/** Everything of a case but those beside it. */
const without = ({ related: _, ...rest }: Awaited<ReturnType<typeof read>>) => rest

/** The customer's page, without the links to its files, which are new each time. */
async function pageOf(number: string) {
  const { documents: _, ...page } = await statusPage(shop, number)
  return page
}

type Kind = { readonly email: string; readonly open: () => Promise<string>; readonly isFollowed: boolean }

/** Every kind of case, with the address of whoever it is about. */
const kinds: Readonly<Record<string, Kind>> = {
  'an order': { email: customer, isFollowed: true, open: () => orderedCase(shop) },
  'a quote': {
    email: quoteForm.email,
    isFollowed: true,
    open: () => place(shop.visitor(), { ...quote, userWithoutAccountInformation: quoteForm }),
  },
  'an enquiry': { email: 'jan@jansen.example', isFollowed: false, open: () => enquiredCase(shop) },
  'a form': {
    email: 'piet@pieters.example',
    isFollowed: false,
    open: () =>
      sentForm(shop, 'contact', { naam: 'Piet', email: 'piet@pieters.example', bericht: 'Bel mij.' }),
  },
  'an application': {
    email: application.email,
    isFollowed: false,
    open: () => sentForm(shop, 'sollicitatie', application),
  },
  'a mail that is an application': {
    email: application.email,
    isFollowed: false,
    async open() {
      const number = await receive({ from: application.email })
      expect((await deskOf(colleague, number).act('sollicitatie')).status).toBe(204)
      return number
    },
  },
  'a mail': {
    email: 'karin@mailer.example',
    isFollowed: false,
    open: () => receive({ from: 'karin@mailer.example', headers: results('dmarc=pass') }),
  },
}

test('each kind of case is among these', async () => {
  const opened = await Promise.all(
    Object.values(kinds).map(async ({ open }) => (await read(await open())).kind),
  )
  expect(new Set(opened)).toEqual(new Set(caseKinds))
})

describe('a mail whose From is the customer and that somebody else sent', () => {
  test.each(Object.entries(kinds))(
    'leaves %s as it is and opens a case of its own that is linked, marked and of nobody',
    async (name, { email, open, isFollowed }) => {
      const number = await open()
      const desk = deskOf(administrator, number)
      const before = await desk.read()
      const followed = isFollowed && (await pageOf(number))
      const opened = await receive({
        from: email,
        to: await addressOf(shop, number),
        answers: (await sentMessageId(shop, number)) || `<none-${number}@shop.example>`,
        headers: results(`spf=fail smtp.mailfrom=${email}; dkim=none; dmarc=fail`),
      })
      await updateWholeList(shop)
      const after = await desk.read()
      expect(opened).not.toBe(number)
      expect(without(after)).toEqual({ ...without(before), mails: after.mails, timeline: after.timeline })
      expect(after.timeline.filter(({ received }) => received)).toEqual(
        before.timeline.filter(({ received }) => received),
      )
      if (followed) expect(await pageOf(number)).toEqual(followed)

      // Of an application it is one, as whoever applied may have sent it after all.
      const isApplication = name.includes('application')
      const kind = isApplication ? 'form' : 'message'
      const linked = after.related.filter(({ isLinked }) => isLinked)
      expect(linked).toMatchObject([{ number: opened, kind, hasForgedMail: true }])
      const shown = await read(opened)
      expect(shown.related).toContainEqual(
        expect.objectContaining({ number, isLinked: true, hasForgedMail: false }),
      )
      expect(shown.timeline.flatMap(({ received }) => received ?? [])).toMatchObject([
        {
          from: email,
          isKnownSender: false,
          senderCheck: { verdict: 'fail', spf: 'fail', dkim: 'none', dmarc: 'fail' },
        },
      ])
      const entry = shown.timeline.find(({ type }) => type === caseEvents.mailReceived)
      expect([entry && eventInWords(timelineWords, entry), entry && entryActorInWords(entry)]).toEqual([
        'Mail van wie niet de afzender is',
        'Afzender onbekend',
      ])
      const listed = WorkList.parse(
        await (await administrator.get(`/api/beheer/werklijst?zoek=${opened}`)).json(),
      )
      expect(listed.items).toMatchObject([{ number: opened, hasForgedMail: true }])
      expect((await colleague.get(casePath(opened))).status).toBe(isApplication ? 404 : 200)
    },
  )

  test('opens no closed case again, and ends no waiting', async () => {
    const number = await enquiredCase(shop)
    await deskOf(colleague, number).act('status', { state: 'closed', reason: 'answered', mail: false })
    const closed = await read(number)
    expect(closed.state).toBe('closed')
    await receive({ to: await addressOf(shop, number), headers: results('dmarc=fail') })
    expect(await read(number)).toMatchObject({ state: 'closed', version: closed.version, asked: [] })
    // The same one by the customer does.
    await receive({ to: await addressOf(shop, number), headers: results('dmarc=pass') })
    expect((await read(number)).state).toBe('new')
  })

  test('is marked in the list', async () => {
    const opened = await receive({ headers: results('dmarc=fail'), subject: 'Nieuw rekeningnummer' })
    const own = await receive({ headers: results('dmarc=pass'), subject: 'Vraag' })
    await updateWholeList(shop)
    const { items } = await colleague
      .get('/api/beheer/werklijst?weergave=open&soort=message')
      .then(read => read.json())
    const marked = new Map(items.map((item: WorkItem) => [item.number, item.hasForgedMail]))
    expect([marked.get(opened), marked.get(own)]).toEqual([true, false])
  })

  test('leads no answer to its own case, and counts not as one of the customer', async () => {
    const forged = await receive({ messageId: '<made-up@x.example>', headers: results('dmarc=fail') })
    for (let sent = 0; sent < 10; sent++) await receive({ headers: results('dmarc=fail') })
    const answer = await receive({ answers: '<made-up@x.example>', headers: results('dmarc=pass') })
    expect(answer).not.toBe(forged)
    expect((await read(answer)).timeline.flatMap(({ received }) => received ?? [])).toMatchObject([
      { nature: 'question', isKnownSender: true },
    ])
  })
})

test.each(['dmarc=none', 'spf=softfail', 'dmarc=temperror', 'none'])(
  'a mail of which our server says %s comes into its case',
  async said => {
    const number = await orderedCase(shop)
    expect(await receive({ to: await addressOf(shop, number), headers: results(said) })).toBe(number)
  },
)

test('a mail that names two senders is in its case, and is of nobody', async () => {
  const number = await orderedCase(shop)
  const to = await addressOf(shop, number)
  await receive({ to, from: `${customer}, x@elders.example` })
  await receive({ to, from: 'x@elders.example', headers: { Sender: customer } })
  const received = (await read(number)).timeline.flatMap(each => each.received ?? [])
  expect(received.map(({ from, isKnownSender }) => [from, isKnownSender])).toEqual([
    ['x@elders.example', false],
    ['', false],
  ])
})
