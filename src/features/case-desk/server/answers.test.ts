import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import {
  deskOf,
  enquiredCase,
  orderedCase,
  queuedMails,
  quoteOfEnquiry,
} from '../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { Failure } from '../../../common/contract/failure.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import { productLines } from '../../carts/order-lines.ts'
import { casePath } from '../../cases/contract.ts'
import { MailPreview } from '../../cases/contract-timeline.ts'
import { caseEvents } from '../../cases/events.ts'
import { address, ids } from '../../orders/server/testing.ts'
import { QuoteMade } from '../../quotes/command-schemas.ts'

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
afterAll(() => shop.stop())

const errorsOf = async (response: Response) => {
  const { message, errors } = Failure.parse(await response.json())
  return { status: response.status, message, fields: Object.keys(errors ?? {}) }
}

describe('an enquiry', () => {
  const answer = { subject: 'Glasvezel op je adres', text: 'Beste Jan,\n\nDat kan.' }

  it('is answered by mail from its screen, and the answer stands on its timeline', async () => {
    const number = await enquiredCase(shop)
    const desk = deskOf(seller, number)
    const act = { id: randomUUID(), ...answer }
    for (const response of await Promise.all([desk.act('antwoord', act), desk.act('antwoord', act)]))
      expect(response.status).toBe(204)
    const answered = await desk.read()
    expect(answered).toMatchObject({ state: 'answered', next: 'close', dueAt: expect.any(String) })
    expect(answered.timeline.find(({ type }) => type === caseEvents.messageSent)).toMatchObject({
      words: answer,
      by: { name: seller.colleague.name },
    })
    expect((await queuedMails(shop, number)).filter(kind => kind === 'case-message')).toHaveLength(1)
    const mail = answered.mails.find(({ kind }) => kind === 'case-message')
    const written = MailPreview.parse(await (await desk.get(`mails/${mail?.id}`)).json())
    expect(written).toMatchObject({
      to: 'jan@jansen.example',
      subject: `${answer.subject} [${formatOrderNumber(number)}]`,
    })
    expect(written.text).toContain('Dat kan.')
  })

  it('is answered more than once, each answer with a mail of its own that can go again', async () => {
    const number = await enquiredCase(shop)
    const desk = deskOf(seller, number)
    await desk.act('antwoord', answer)
    await desk.act('antwoord', { ...answer, subject: 'Nog iets' })
    await shop.testDatabase.pool.query(
      "update deliveries set state = 'sent', ended_at = now() where state = 'queued'",
    )
    const [second] = (await desk.read()).mails
    expect((await desk.act(`mails/${second?.id}/opnieuw`)).status).toBe(204)
    const [copy] = (await desk.read()).mails
    expect(MailPreview.parse(await (await desk.get(`mails/${copy?.id}`)).json()).subject).toMatch(
      /^Nog iets \[/,
    )
    expect((await queuedMails(shop, number)).filter(kind => kind === 'case-message')).toHaveLength(3)
  })

  it('is not answered where nobody left an address', async () => {
    const number = await enquiredCase(shop)
    await shop.testDatabase.pool.query('update cases set contact_email = null where number = $1', [number])
    expect(await errorsOf(await deskOf(seller, number).act('antwoord', answer))).toMatchObject({
      status: 422,
      message: 'Van deze zaak is geen e-mailadres bekend: bel de klant.',
    })
  })

  it.each([
    [{ subject: '', text: 'x' }, 'subject'],
    [{ subject: 'Twee\nregels', text: 'x' }, 'subject'],
    [{ subject: 'Levering op {leverdag}', text: 'x' }, 'subject'],
    [{ subject: 'x', text: ' ' }, 'text'],
    [{ subject: 'x', text: 'x'.repeat(8001) }, 'text'],
  ])('%j is refused at %s', async (body, field) => {
    const desk = deskOf(seller, await enquiredCase(shop))
    expect(await errorsOf(await desk.act('antwoord', body))).toMatchObject({ status: 422, fields: [field] })
  })

  it('is closed with a reason, and not without', async () => {
    const desk = deskOf(seller, await enquiredCase(shop))
    expect(await errorsOf(await desk.act('status', { state: 'closed', mail: false }))).toMatchObject({
      status: 422,
      message: 'Kies een reden.',
    })
    const empty = await desk.act('status', { state: 'closed', reason: '', mail: false })
    expect((await errorsOf(empty)).message).toBe('Kies een reden.')
    expect((await desk.act('status', { state: 'closed', reason: 'no-interest', mail: false })).status).toBe(
      204,
    )
    expect(await desk.read()).toMatchObject({
      state: 'closed',
      reason: 'Geen belangstelling meer',
      dueAt: null,
    })
  })
})

describe('a mail at a milestone', () => {
  it('stands with the event that it tells of', async () => {
    const desk = deskOf(seller, await orderedCase(shop))
    await desk.act('status', { state: 'inProgress', mail: true })
    const { timeline, mails } = await desk.read()
    const mailed = mails.map(({ kind, entry }) => [kind, timeline.find(({ id }) => id === entry)?.type])
    expect(mailed).toEqual([
      ['order-confirmed', 'state-changed'],
      ['order-notice', 'case-opened'],
      ['order-confirmation', 'case-opened'],
    ])
  })
})

describe('a quote request of an enquiry', () => {
  const asked = quoteOfEnquiry

  it('holds the line that was asked for, leads back to the enquiry and closes it', async () => {
    const number = await enquiredCase(shop)
    const desk = deskOf(seller, number)
    const response = await desk.act('prijsopgave', asked)
    expect(response.status).toBe(200)
    const made = QuoteMade.parse(await response.json())
    const quote = await deskOf(seller, made.number).read()
    expect(quote).toMatchObject({
      kind: 'quote',
      state: 'inProgress',
      organization: 'Jansen & Zn. B.V.',
      origin: { number, kind: 'fibre-enquiry', state: 'closed' },
      place: { availability: 'on-net' },
    })
    expect(productLines(quote.lines).map(({ product }) => product.id)).toEqual([
      ids.fibre500For36Months,
      ids.its36MonthsSetup,
    ])
    expect(quote.timeline.find(({ type }) => type === caseEvents.opened)?.by.name).toBe(seller.colleague.name)
    expect(await queuedMails(shop, made.number)).toEqual(['quote-confirmation'])
    expect(await desk.read()).toMatchObject({
      state: 'closed',
      reason: 'Werd een bestelling of prijsopgave',
      followers: [{ number: made.number }],
    })
  })

  it('is made once by two presses of one button', async () => {
    const desk = deskOf(seller, await enquiredCase(shop))
    const act = { ...asked, id: randomUUID(), version: 1 }
    const answers = await Promise.all([desk.act('prijsopgave', act), desk.act('prijsopgave', act)])
    const [one, other] = await Promise.all(answers.map(async each => QuoteMade.parse(await each.json())))
    expect(one).toEqual(other)
    expect((await desk.read()).followers).toHaveLength(1)
  })

  it('can be for an address that nobody knows', async () => {
    const desk = deskOf(seller, await enquiredCase(shop))
    const nowhere = { ...address, zipCode: '9999ZZ', houseNumber: '1' }
    const response = await desk.act('prijsopgave', { ...asked, installationAddress: nowhere, mail: false })
    const { number } = QuoteMade.parse(await response.json())
    expect(await deskOf(seller, number).read()).toMatchObject({ place: { availability: 'other' } })
    expect(await queuedMails(shop, number)).toEqual([])
  })

  it.each([
    [{ product: ids.rentalRouter }, ['product']],
    [{ product: 1 }, ['product']],
    [{ phoneNumber: '0900 1234' }, ['phoneNumber']],
    [{ email: 'jan' }, ['email']],
  ])('with %j is refused at %j, and nothing is made', async (changes, fields) => {
    const desk = deskOf(seller, await enquiredCase(shop))
    expect(await errorsOf(await desk.act('prijsopgave', { ...asked, ...changes }))).toMatchObject({
      status: 422,
      fields,
    })
    expect(await desk.read()).toMatchObject({ state: 'new', followers: [] })
  })

  it('is not made of an order', async () => {
    const desk = deskOf(seller, await orderedCase(shop))
    expect((await desk.act('prijsopgave', asked)).status).toBe(422)
  })
})

describe('a state that was noted by mistake', () => {
  const take = (why: { reason: string; words?: string } = { reason: 'mistake' }) => why

  it('is taken back within a day, with a reason, and whoever was mailed about it is mailed that too', async () => {
    const number = await orderedCase(shop)
    const desk = deskOf(seller, number)
    await desk.act('status', { state: 'inProgress', mail: false })
    await desk.act('status', { state: 'failed', reason: 'technical', words: 'De kabel is stuk.', mail: true })
    const failed = await desk.read()
    expect(failed).toMatchObject({
      state: 'failed',
      reason: 'De aansluiting is technisch niet gelukt',
      // The mail waits, and is overtaken by the taking back.
      takeBack: { label: 'in behandeling', isTold: false },
    })
    await shop.testDatabase.pool.query(
      "update deliveries set state = 'sent', attempts = 1, ended_at = now() where kind = 'order-failed'",
    )
    expect((await desk.read()).takeBack?.isTold).toBe(true)
    const mail = failed.mails.find(({ kind }) => kind === 'order-failed')
    const written = MailPreview.parse(await (await desk.get(`mails/${mail?.id}`)).json())
    expect(written.text).toContain('technisch niet gelukt')
    expect(written.text).toContain('De kabel is stuk.')

    for (const [why, field] of [
      [take({ reason: '' }), 'reason'],
      [take({ reason: 'omdat' }), 'reason'],
      [take({ reason: 'other', words: '' }), 'words'],
    ] as const)
      expect(await errorsOf(await desk.act('terugdraaien', why))).toMatchObject({
        status: 422,
        fields: [field],
      })
    expect((await desk.act('terugdraaien', take())).status).toBe(204)
    const back = await desk.read()
    expect(back).toMatchObject({ state: 'inProgress', closedAt: null, takeBack: null })
    expect(back.dueAt).not.toBeNull()
    const takenBack = back.timeline.find(({ type }) => type === caseEvents.stateChanged)
    expect(takenBack?.data).toMatchObject({ takenBack: true, reasonLabel: 'per ongeluk gekozen' })
    expect(await queuedMails(shop, number)).toContain('order-reopened')
    expect((await desk.act('terugdraaien', take())).status).toBe(422)
  })

  it('is not taken back a day later, and nobody is mailed who was not', async () => {
    const number = await orderedCase(shop)
    const desk = deskOf(seller, number)
    await desk.act('status', { state: 'rejected', reason: 'duplicate', mail: false })
    expect((await desk.act('terugdraaien', take())).status).toBe(204)
    expect(await queuedMails(shop, number)).not.toContain('order-reopened')
    await desk.act('status', { state: 'rejected', reason: 'duplicate', mail: true })
    expect(await queuedMails(shop, number)).toContain('order-rejected')
    await shop.testDatabase.pool.query(
      `begin; set local shop.retention = 'on'; update events set occurred_at = occurred_at - interval '25 hours'; commit`,
    )
    expect(await errorsOf(await desk.act('terugdraaien', take()))).toMatchObject({
      status: 422,
      message: expect.stringContaining('24 uur'),
    })
    expect((await desk.read()).takeBack).toBeNull()
  })

  it.each([
    ['held', 'order-held', 'customer-details'],
    ['rejected', 'order-rejected', 'wrong-details'],
    ['cancelled', 'order-cancelled', 'customer-request'],
  ])('%s asks for a reason, and is mailed where that is wanted', async (state, kind, reason) => {
    const number = await orderedCase(shop)
    const desk = deskOf(seller, number)
    const { version } = await desk.read()
    const bare = { id: randomUUID(), version, state, mail: true }
    const refusal = await seller.post(casePath(number, 'status'), { body: bare })
    expect(await errorsOf(refusal)).toMatchObject({
      status: 422,
      message: 'Kies een reden.',
      fields: ['reason'],
    })
    expect((await desk.act('status', { state, reason, words: 'Een toelichting', mail: true })).status).toBe(
      204,
    )
    expect(await queuedMails(shop, number)).toContain(kind)
    const { timeline } = await desk.read()
    expect(timeline.find(({ type }) => type === caseEvents.stateChanged)?.words?.text).toBe('Een toelichting')
  })

  it('can be written about from the case, however it stands', async () => {
    const number = await orderedCase(shop)
    const desk = deskOf(seller, number)
    await desk.act('status', { state: 'cancelled', reason: 'duplicate', mail: false })
    expect((await desk.act('antwoord', { subject: 'Nog iets', text: 'Dag' })).status).toBe(204)
    expect(await queuedMails(shop, number)).toContain('case-message')
    expect(await desk.read()).toMatchObject({ state: 'cancelled', dueAt: null })
  })
})

it('what staff wrote with a case goes with it when it is forgotten', async () => {
  const number = await enquiredCase(shop)
  const desk = deskOf(seller, number)
  await desk.act('notities', { text: 'Een notitie' })
  await desk.act('antwoord', { subject: 'Hallo', text: 'Een antwoord' })
  await shop.testDatabase.pool.query("begin; set local shop.retention = 'on'; delete from cases; commit")
  const { rows } = await shop.testDatabase.pool.query(
    'select (select count(*) from case_notes)::int + (select count(*) from case_messages)::int as left',
  )
  expect(rows).toEqual([{ left: 0 }])
})
