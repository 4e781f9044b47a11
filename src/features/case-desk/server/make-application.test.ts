import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { deskOf, enquiredCase, orderedCase, queuedMails } from '../../../app/server/testing-desk.ts'
import { type StaffVisitor, startTestShop } from '../../../app/server/testing-shop.ts'
import { casePath } from '../../cases/contract.ts'
import { forgetOldCases } from '../../cases/server/case.ts'
import { forgetApplications, forgetForms } from '../../forms/server/forget-forms.ts'
import { sentForm } from '../../forms/server/testing.ts'
import { addressOf, mailedCase, mailSource } from '../../incoming-mails/server/testing.ts'
import { rowsOf } from '../../orders/server/testing.ts'
import { WorkList } from '../../work-list/contract.ts'
import { updateWholeList } from '../../work-list/server/testing.ts'
import { caseDeskEvents } from '../events.ts'

const shop = await startTestShop({}, { FORM_MAILBOXES: 'personeel=hr@shop.example' })
const seller = await shop.staff('verkoop')
const administrator = await shop.staff('beheerder')
const personnel = await shop.staff('personeel')
afterAll(() => shop.stop())

let applicants = 0
/** Somebody else each time: more mails of one sender in an hour are in one case. */
const applicant = () => `Fatima Bouzid <fatima-${++applicants}@bouzid.example>`

/** A mail with a file, as mail programs write it. */
const withFile = (from: string) => {
  const parts = [
    '--grens\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nMijn cv zit erbij.',
    '--grens\r\nContent-Type: application/pdf; name="cv.pdf"\r\nContent-Disposition: attachment; filename="cv.pdf"\r\n\r\n%PDF-1.7 cv',
    '--grens--',
  ]
  return mailSource({
    from,
    subject: 'Monteur',
    text: parts.join('\r\n'),
    headers: { 'Content-Type': 'multipart/mixed; boundary=grens' },
  })
}

const mailed = (from = applicant()) => mailedCase(shop, withFile(from))
/** Message-ID of our answer, which went out. */
async function answerId(number: string): Promise<string> {
  const [sent] = await rowsOf<{ message_id: string }>(
    shop,
    `update deliveries set state = 'sent', attempts = 1, ended_at = now() from events, cases
     where events.id = event_id and cases.id = events.case_id and number = $1 returning message_id`,
    [number],
  )
  return sent?.message_id ?? ''
}

const desk = (number: string) => deskOf(seller, number)
const read = (number: string) => deskOf(administrator, number).read()

describe('a mail of which a colleague makes an application', () => {
  test('keeps its number, mail, file and log, and is one for who reads applications', async () => {
    const number = await mailed()
    const before = await desk(number).read()
    expect(before.kind).toBe('message')
    await desk(number).act('notities', { text: 'Klinkt goed.' })
    expect((await desk(number).act('sollicitatie')).status).toBe(204)

    const after = await deskOf(personnel, number).read()
    expect(after).toMatchObject({
      number,
      kind: 'form',
      form: { name: 'Sollicitatie', isApplication: true },
      state: before.state,
      contact: before.contact,
      dueAt: before.dueAt,
    })
    const [mail] = after.timeline.flatMap(({ received }) => received ?? [])
    expect(mail).toMatchObject({ subject: 'Monteur', nature: 'question' })
    expect(after.timeline.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['case-opened', 'mail-received', 'note-written', 'application-made']),
    )
    expect(after.timeline.find(({ type }) => type === caseDeskEvents.applicationMade)?.by).toMatchObject({
      kind: 'staff',
      name: seller.colleague.name,
    })
    const [file] = mail?.files ?? []
    expect(file).toMatchObject({ name: 'cv.pdf' })
    const path = casePath(number, `bestanden/${file?.id}`)
    expect((await personnel.get(path)).status).toBe(200)
    expect((await seller.get(path)).status).toBe(404)
  })

  test('is told to the mailbox of applications, without a word of it', async () => {
    const number = await mailed()
    await desk(number).act('sollicitatie')
    expect(await queuedMails(shop, number)).toEqual(['site-form-notice'])
    expect(
      await rowsOf(
        shop,
        'select recipient from deliveries join cases on cases.id = case_id where number = $1',
        [number],
      ),
    ).toEqual([{ recipient: 'hr@shop.example' }])
  })

  test('is on the list of those alone who read applications, whether it was listed before or not', async () => {
    const [listed, unlisted] = [await mailed(), await mailed()]
    await updateWholeList(shop)
    const numbersOf = async (visitor: StaffVisitor) =>
      WorkList.parse(await (await visitor.get('/api/beheer/werklijst?weergave=alles')).json()).items.map(
        ({ number }) => number,
      )
    expect(await numbersOf(seller)).toContain(listed)
    await desk(listed).act('sollicitatie')
    await desk(unlisted).act('sollicitatie')
    // At once, before anything looks at the list again.
    expect(await numbersOf(seller)).not.toContain(listed)
    await updateWholeList(shop)
    expect(await numbersOf(seller)).not.toEqual(expect.arrayContaining([listed]))
    expect(await numbersOf(seller)).not.toEqual(expect.arrayContaining([unlisted]))
    expect(await numbersOf(personnel)).toEqual(expect.arrayContaining([listed, unlisted]))
  })

  test('is not in an export of who does not read applications', async () => {
    const number = await mailed()
    await updateWholeList(shop)
    await desk(number).act('sollicitatie')
    const selection = { by: 'numbers', numbers: [number] }
    const exported = async (visitor: StaffVisitor) =>
      (await visitor.post('/api/beheer/taken/export', { body: { selection } })).text()
    expect(await exported(seller)).not.toContain('Bouzid')
    expect(await exported(administrator)).toContain('Bouzid')
  })

  test('is of nobody where its colleague may not read it, and stays with one who may', async () => {
    const [taken, kept] = [await mailed(), await mailed()]
    await desk(taken).act('behandelaar', { assignee: seller.colleague.id })
    await desk(kept).act('behandelaar', { assignee: administrator.colleague.id })
    await desk(taken).act('sollicitatie')
    await desk(kept).act('sollicitatie')
    expect((await read(taken)).assignee).toBeNull()
    expect((await read(kept)).assignee).toMatchObject({ id: administrator.colleague.id })
  })

  test('is linked to other applications alone', async () => {
    const [number, beside, order] = [await mailed(), await mailed(), await orderedCase(shop)]
    await updateWholeList(shop)
    for (const other of [beside, order]) await desk(number).act('koppelen', { other })
    await desk(beside).act('sollicitatie')
    // From the side of the first, which is none yet.
    expect((await read(number)).related.filter(({ isLinked }) => isLinked)).toMatchObject([{ number: order }])
    await desk(number).act('sollicitatie')
    expect((await read(number)).related.filter(({ isLinked }) => isLinked)).toEqual([])
    const left = await read(order)
    expect(left.related.filter(({ isLinked }) => isLinked)).toEqual([])
    expect(left.timeline).toContainEqual(
      expect.objectContaining({ type: 'case-unlinked', data: expect.objectContaining({ linked: number }) }),
    )
    await deskOf(administrator, number).act('koppelen', { other: beside })
    expect((await read(number)).related.filter(({ isLinked }) => isLinked)).toMatchObject([
      { number: beside },
    ])
  })

  test('goes on getting the answers of who applied, and is answered', async () => {
    const from = applicant()
    const number = await mailed(from)
    await desk(number).act('sollicitatie')
    const answer = { subject: 'Je sollicitatie', text: 'Kom je langs?' }
    expect((await deskOf(personnel, number).act('antwoord', answer)).status).toBe(204)
    expect(await mailedCase(shop, { from, answers: await answerId(number) })).toBe(number)
    expect(await mailedCase(shop, { from, to: await addressOf(shop, number) })).toBe(number)
    expect((await read(number)).timeline.filter(({ received }) => received)).toHaveLength(3)
  })

  test('is done once, however often it is sent', async () => {
    const number = await mailed()
    const { version } = await read(number)
    const body = { id: randomUUID(), version }
    const sent = () => administrator.post(casePath(number, 'sollicitatie'), { body })
    expect([(await sent()).status, (await sent()).status]).toEqual([204, 204])
    expect(
      (await read(number)).timeline.filter(({ type }) => type === caseDeskEvents.applicationMade),
    ).toHaveLength(1)
  })

  test('is one too where the case was closed before, and is deleted four weeks after that', async () => {
    const number = await mailed()
    await desk(number).act('status', { state: 'closed', reason: 'answered', mail: false })
    expect((await desk(number).act('sollicitatie')).status).toBe(204)
    const { database } = shop.testDatabase
    const stands = async () =>
      (await rowsOf(shop, 'select from cases where number = $1', [number])).length === 1
    await rowsOf(
      shop,
      `update cases set opened_at = now() - interval '2 years', closed_at = now() - interval '27 days' where number = $1`,
      [number],
    )
    // It is no message any more, whose period is another.
    await forgetOldCases(database, ['message'], '1 year')
    await forgetApplications(database, '28 days', false)
    expect(await stands()).toBe(true)
    await rowsOf(shop, `update cases set closed_at = now() - interval '29 days' where number = $1`, [number])
    await forgetApplications(database, '28 days', true)
    expect(await stands()).toBe(true)
    await forgetApplications(database, '28 days', false)
    expect(await stands()).toBe(false)
    expect(
      await rowsOf(shop, 'select from incoming_mails where case_id not in (select id from cases)'),
    ).toEqual([])
  })

  test('is deleted after a year where nobody closes it, as every form is', async () => {
    const number = await mailed()
    await desk(number).act('sollicitatie')
    await rowsOf(shop, `update cases set opened_at = now() - interval '2 years' where number = $1`, [number])
    await forgetForms(shop.testDatabase.database, '1 year')
    expect(await rowsOf(shop, 'select from cases where number = $1', [number])).toEqual([])
  })
})

describe('nothing becomes an application', () => {
  test.each([
    ['an order', () => orderedCase(shop)],
    ['an enquiry', () => enquiredCase(shop)],
    ['a form', () => sentForm(shop, 'bel-mij-terug', { naam: 'Piet', telefoon: '+31201234567' })],
  ])('that is %s', async (_, open) => {
    const number = await open()
    const { kind, version } = await read(number)
    const response = await desk(number).act('sollicitatie')
    expect([response.status, await response.json()]).toEqual([
      422,
      { message: 'Alleen van een mail maak je een sollicitatie.' },
    ])
    expect(await read(number)).toMatchObject({ kind, version })
  })

  test('by who only reads', async () => {
    const number = await mailed()
    const reader = await shop.staff('lezer')
    expect((await deskOf(reader, number).act('sollicitatie')).status).toBe(403)
    expect((await read(number)).kind).toBe('message')
  })

  test('of what a colleague changed meanwhile', async () => {
    const number = await mailed()
    const { version } = await read(number)
    await desk(number).act('behandelaar', { assignee: seller.colleague.id })
    expect((await desk(number).act('sollicitatie', { version })).status).toBe(409)
    expect((await read(number)).kind).toBe('message')
  })
})
