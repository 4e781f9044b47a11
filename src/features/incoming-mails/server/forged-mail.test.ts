import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type StaffVisitor, startTestShop, type TestShop } from '../../../app/server/testing-shop.ts'
import { deskOf, enquiredCase, orderedCase } from '../../cases/server/desk/testing.ts'
import { order, rowsOf } from '../../orders/server/testing.ts'
import type { WorkItem } from '../../work-list/contract.ts'
import { updateWholeList } from '../../work-list/server/testing.ts'
import { parseMail } from './parse-mail.ts'
import { receiveMail } from './receive-mail.ts'
import { addressOf, mailSource, sentMessageId, type TypedMail, testReceiver } from './testing.ts'

let shop: TestShop
let colleague: StaffVisitor
beforeAll(async () => {
  shop = await startTestShop()
  colleague = await shop.staff('verkoop')
})
afterAll(() => shop.stop())

const server = 'mx.shop.example'
const customer = order.userWithoutAccountInformation?.email ?? ''
const results = (text: string) => ({ 'Authentication-Results': `${server}; ${text}` })

const receive = async (typed: TypedMail) => {
  const outcome = await receiveMail(
    testReceiver(shop),
    await parseMail(mailSource({ from: customer, ...typed }), null, { authservId: server }),
    'webhook',
  )
  if (outcome.kind !== 'received') throw new Error(outcome.kind)
  const [row] = await rowsOf<{ number: string }>(shop, 'select number from cases where id = $1', [
    outcome.caseId,
  ])
  return row?.number ?? ''
}

const read = (number: string) => deskOf(colleague, number).read()

/** Everything of a case but those beside it. */
const without = ({ related: _, ...rest }: Awaited<ReturnType<typeof read>>) => rest

describe('a mail whose From is the customer and that somebody else sent', () => {
  test.each([
    ['an order', () => orderedCase(shop)],
    ['an enquiry', () => enquiredCase(shop)],
  ])('leaves %s as it is and opens a message that is linked and marked', async (_, open) => {
    const number = await open()
    const desk = deskOf(colleague, number)
    const before = await desk.read()
    const opened = await receive({
      to: await addressOf(shop, number),
      answers: await sentMessageId(shop, number),
      headers: results(`spf=fail smtp.mailfrom=${customer}; dkim=none; dmarc=fail`),
    })
    await updateWholeList(shop)
    const after = await desk.read()
    expect(opened).not.toBe(number)
    expect(without(after)).toEqual({ ...without(before), mails: after.mails, timeline: after.timeline })
    expect(after.timeline.filter(({ received }) => received)).toEqual([])
    const linked = after.related.filter(({ isLinked }) => isLinked)
    expect(linked).toMatchObject([{ number: opened, kind: 'message', hasForgedMail: true }])
    const message = await read(opened)
    expect(message.related).toContainEqual(
      expect.objectContaining({ number, isLinked: true, hasForgedMail: false }),
    )
    expect(message.timeline.flatMap(({ received }) => received ?? [])).toMatchObject([
      {
        from: customer,
        isKnownSender: false,
        senderCheck: { verdict: 'fail', spf: 'fail', dkim: 'none', dmarc: 'fail' },
      },
    ])
  })

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
      { nature: 'answer', isKnownSender: true },
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
