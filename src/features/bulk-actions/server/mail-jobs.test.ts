import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import brand from '../../../../content/brand.json' with { type: 'json' }
import { deskOf, queuedMails } from '../../../app/server/testing-desk.ts'
import { startTestShop, testSecrets } from '../../../app/server/testing-shop.ts'
import { Failure } from '../../../common/contract/failure.ts'
import { closedOn } from '../../../common/dutch-calendar.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import { dutchDay, workingDaysAfter } from '../../../common/working-days.ts'
import { caseEvents } from '../../cases/events.ts'
import { progressToken } from '../../mailed-links/server/progress-link.ts'
import { caseIdOf } from '../../orders/server/testing.ts'
import { trackingCalls } from '../../tracking/contract.ts'
import { openMessage, placeOrder, updateWholeList } from '../../work-list/server/testing.ts'
import { bulkOf } from './testing.ts'
import { bulkRefusals } from './texts.ts'

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
const bulk = bulkOf(seller, shop.testDatabase.database)
afterAll(() => shop.stop())
beforeEach(async () => {
  await shop.testDatabase.pool.query("begin; set local shop.retention = 'on'; delete from cases; commit")
})

const later = () => new Date(Date.now() + 60_000)
const planned = workingDaysAfter(dutchDay(new Date()), 4, closedOn([]))
const inWords = (locale: string) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(planned),
  )
const mail = {
  act: 'mail',
  subject: 'Je levering op {leverdag}',
  text: 'We komen met {nummer} op {leverdag}.',
  language: 'nl',
}

/** An order that is confirmed, with its day where it has one. */
async function order(day: string | null = planned): Promise<string> {
  const number = await placeOrder(shop)
  const desk = deskOf(seller, number)
  await desk.act('status', { state: 'inProgress', mail: false })
  if (day !== null) await desk.act('levering', { day, partOfDay: 'day', installer: '', mail: false })
  await updateWholeList(shop)
  return number
}
const wordsAt = async (number: string) =>
  (await deskOf(seller, number).read()).timeline.find(({ type }) => type === caseEvents.messageSent)?.words

describe('a mail to many with a ready-made text', () => {
  it('is filled in for each case, and is not sent where a field is not known', async () => {
    const [known, unknown] = [await order(), await order(null)]
    const preview = await bulk.previewed([unknown, known], mail)
    expect(preview).toMatchObject({ state: 'previewed', counts: { done: 1, refused: 1 } })
    expect(preview.refusals).toMatchObject([
      { message: bulkRefusals.fieldsLeft(['leverdag']), cases: [{ number: unknown }] },
    ])
    const written = {
      subject: `Je levering op ${inWords('nl-NL')}`,
      text: expect.stringMatching(
        new RegExp(
          `^Beste \\S.*,\n\nWe komen met ${formatOrderNumber(known)} op ${inWords('nl-NL')}\\.\n\nMet vriendelijke groet,\n\n${seller.colleague.name}\n${brand.name}$`,
        ),
      ),
    }
    expect(preview.example).toMatchObject({ number: known, ...written })
    const ran = await bulk.run(preview, later)
    expect(ran).toMatchObject({ counts: preview.counts, refusals: preview.refusals, example: null })
    expect(await wordsAt(known)).toEqual(written)
    expect(await wordsAt(unknown)).toBeUndefined()
    expect((await queuedMails(shop, unknown)).filter(kind => kind === 'case-message')).toEqual([])
  })

  it('is in its language, below it the signature of who sends it', async () => {
    const number = await order()
    await seller.change('PUT', '/api/beheer/ik/ondertekening', { body: { signature: 'Cheers' } })
    const ran = await bulk.run(await bulk.previewed([number], { ...mail, language: 'en' }), later)
    expect(ran.counts.done).toBe(1)
    const words = await wordsAt(number)
    expect(words?.subject).toBe(`Je levering op ${inWords('en-GB')}`)
    expect(words?.text).toMatch(/^Dear .*,\n\n.*\n\nCheers$/)
    await seller.change('PUT', '/api/beheer/ik/ondertekening', { body: { signature: '' } })
  })

  it('brings its acts, at each case that still asks for them', async () => {
    const open = await order()
    const over = await order()
    await deskOf(seller, over).act('status', { state: 'cancelled', mail: false })
    const mine = await order()
    await deskOf(seller, mine).act('behandelaar', { assignee: seller.colleague.id })
    const after = { waitDays: 5, assignee: seller.colleague.id, close: null }
    const preview = await bulk.previewed([open, over, mine], { ...mail, text: 'Dag.', subject: 'Dag', after })
    expect((await bulk.run(preview, later)).counts).toMatchObject({ done: 3, refused: 0 })
    const day = workingDaysAfter(dutchDay(new Date()), 5, closedOn([]))
    for (const number of [open, mine]) {
      const { assignee, dueAt } = await deskOf(seller, number).read()
      expect(assignee?.id).toBe(seller.colleague.id)
      // A day ends where the next one begins.
      expect(dutchDay(new Date(Date.parse(dueAt ?? '') - 1))).toBe(day)
    }
    expect(await deskOf(seller, over).read()).toMatchObject({ dueAt: null })
    const { timeline } = await deskOf(seller, mine).read()
    expect(timeline.filter(({ type }) => type === caseEvents.assigned)).toHaveLength(1)
  })

  it('names the day on which its case is followed up', async () => {
    const number = await order()
    const text = { ...mail, subject: 'Vervolg', text: 'Je hoort ons op {opvolgdag}.' }
    const waits = { ...text, after: { waitDays: 4, assignee: null, close: null } }
    const ran = await bulk.run(await bulk.previewed([number], waits), later)
    expect(ran.counts.done).toBe(1)
    expect((await wordsAt(number))?.text).toContain(`Je hoort ons op ${inWords('nl-NL')}.`)
  })

  it('closes what can be closed with its reason, and refuses the rest', async () => {
    await openMessage(shop, { organizationName: 'Bedrijf' })
    const number = await order()
    const [message = ''] = (
      await shop.testDatabase.pool.query<{ number: string }>("select number from cases where kind = 'form'")
    ).rows.map(row => row.number)
    await updateWholeList(shop)
    const after = { waitDays: null, assignee: null, close: 'answered' }
    const preview = await bulk.previewed([message, number], {
      ...mail,
      subject: 'Afgerond',
      text: 'Dag.',
      after,
    })
    expect(preview.counts).toMatchObject({ done: 1, refused: 1 })
    await bulk.run(preview, later)
    expect(await deskOf(seller, message).read()).toMatchObject({ state: 'closed' })
    expect(await wordsAt(number)).toBeUndefined()
  })

  it('settles the requests that its text answers, and leaves the others', async () => {
    const number = await order()
    const key = testSecrets.deriveKey('account-link')
    const token = await progressToken(shop.testDatabase.database, await caseIdOf(shop, number), key)
    for (const [wish, words] of [
      ['cancel', 'Toch niet'],
      ['change', 'Een dag later'],
    ])
      await shop.visitor().post(trackingCalls.wishByLink.path, { body: { token, wish, words } })
    expect((await deskOf(seller, number).read()).asked).toHaveLength(2)
    await bulk.run(await bulk.previewed([number], { ...mail, settles: ['change'] }), later)
    expect((await deskOf(seller, number).read()).asked).toMatchObject([{ kind: 'cancel' }])
  })

  it('from a page of the release before goes as it is written', async () => {
    const number = await order(null)
    const { language: _language, ...old } = mail
    const ran = await bulk.run(await bulk.previewed([number], { ...old, text: 'Op {leverdag}?' }), later)
    expect(ran.counts.done).toBe(1)
    expect(await wordsAt(number)).toEqual({ subject: mail.subject, text: 'Op {leverdag}?' })
  })

  it('is refused by a worker of the release before, to which its cases are changed ones', async () => {
    const preview = await bulk.previewed([await order()], mail)
    const { rows } = await shop.testDatabase.pool.query<{ version: number }>(
      'select version from bulk_job_cases where job_id = $1',
      [preview.id],
    )
    expect(rows.map(({ version }) => version < 0)).toEqual([true])
  })

  it('leaves a case that a colleague changed meanwhile', async () => {
    const number = await order()
    const preview = await bulk.previewed([number], mail)
    const other = await shop.staff('verkoop')
    await deskOf(other, number).act('behandelaar', { assignee: other.colleague.id })
    expect((await bulk.run(preview, later)).refusals).toMatchObject([
      { message: bulkRefusals.changedBy(other.colleague.name) },
    ])
    expect(await wordsAt(number)).toBeUndefined()
  })

  it('is not made too long by what is filled in', async () => {
    const number = await order()
    const preview = await bulk.previewed([number], { ...mail, subject: `${'x'.repeat(109)} {leverdag}` })
    expect(preview.refusals).toMatchObject([{ message: bulkRefusals.mailTooLong }])
  })

  it.each([
    [{ text: 'Op {datum}.' }, 'action.text'],
    [{ subject: 'Op {datum}' }, 'action.subject'],
    [{ text: ' ' }, 'action.text'],
    [{ language: 'de' }, 'action.language'],
    [{ after: { waitDays: 0, assignee: null, close: null } }, 'action.after.waitDays'],
    [{ settles: ['alles'] }, 'action.settles'],
  ])('with %j is refused at %s', async (changes, field) => {
    const selection = { by: 'numbers' as const, numbers: [await order()] }
    const response = await bulk.make(selection, { ...mail, ...changes }, randomUUID())
    expect(response.status).toBe(422)
    const [marked = ''] = Object.keys(Failure.parse(await response.json()).errors ?? {})
    expect(marked.startsWith(field)).toBe(true)
  })
})
