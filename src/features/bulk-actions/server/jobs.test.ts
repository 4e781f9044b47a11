import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it, type Mock, vi } from 'vitest'
import { deskOf, queuedMails } from '../../../app/server/testing-desk.ts'
import { type StaffVisitor, startTestShop } from '../../../app/server/testing-shop.ts'
import { closedOn } from '../../../common/dutch-calendar.ts'
import { dutchDay, workingDaysAfter } from '../../../common/working-days.ts'
import { openDatabase, openPool } from '../../../platform/database/pool.ts'
import { caseRefusals } from '../../cases/server/texts.ts'
import { openMessage, placeOrder, updateWholeList } from '../../work-list/server/testing.ts'
import { bulkOf, runJobs } from './testing.ts'
import { bulkRefusals } from './texts.ts'

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
const other = await shop.staff('verkoop')
const bulk = bulkOf(seller, shop.testDatabase.database)
afterAll(() => shop.stop())
beforeEach(async () => {
  await shop.testDatabase.pool.query("begin; set local shop.retention = 'on'; delete from cases; commit")
})

const query = async <Row extends object>(text: string, values: readonly unknown[] = []) =>
  (await shop.testDatabase.pool.query<Row>(text, [...values])).rows
const numbersOf = async () =>
  (await query<{ number: string }>('select number from cases order by id')).map(({ number }) => number)
/** Messages of some organisations, listed. */
async function messages(count: number) {
  for (let made = 0; made < count; made++)
    await openMessage(shop, { organizationName: `Bedrijf ${made}`, dueAt: new Date('2030-01-02') })
  await updateWholeList(shop)
  return numbersOf()
}
const assignTo = (visitor: StaffVisitor) => ({ act: 'assign', assignee: visitor.colleague.id })
const until = workingDaysAfter(dutchDay(new Date()), 5, closedOn([]))
const cases = () =>
  query<{ number: string; assignee_id: string | null; state: string; due_at: Date | null }>(
    'select number, assignee_id, state, due_at from cases order by id',
  )

/** The statements that working on jobs takes. */
async function statements(): Promise<number> {
  const pool = openPool({ connectionString: shop.testDatabase.connectionString }, () => undefined)
  const asked: Mock[] = []
  pool.on('connect', client => asked.push(vi.spyOn(client, 'query') as Mock))
  await runJobs(openDatabase(pool))
  await pool.end()
  return asked.reduce((sum, { mock }) => sum + mock.calls.length, 0)
}

describe('a job', () => {
  it('is previewed without a change, does to each case what the preview said, and is taken back in one', async () => {
    const numbers = await messages(3)
    await deskOf(seller, numbers[0] ?? '').act('behandelaar', { assignee: other.colleague.id })
    await deskOf(seller, numbers[1] ?? '').act('behandelaar', { assignee: seller.colleague.id })
    await deskOf(seller, numbers[2] ?? '').act('status', { state: 'closed', reason: 'spam', mail: false })
    const before = await cases()
    const preview = await bulk.previewed(numbers, assignTo(seller))
    expect(preview).toMatchObject({
      state: 'previewed',
      total: 3,
      counts: { done: 2, unchanged: 1, refused: 0, left: 0 },
      isUndoable: true,
    })
    expect(await cases()).toEqual(before)
    const ran = await bulk.run(preview)
    expect(ran).toMatchObject({ state: 'done', counts: preview.counts, canUndoNow: true })
    expect((await cases()).map(({ assignee_id }) => assignee_id)).toEqual(
      numbers.map(() => seller.colleague.id),
    )
    const undone = await bulk.undo(ran)
    expect(undone).toMatchObject({ state: 'done', isUndo: true, counts: { done: 2, refused: 0 } })
    expect(await cases()).toEqual(before)
    expect((await bulk.read(ran.id)).canUndoNow).toBe(false)
    const again = await bulk.post(ran.id, 'terugdraaien', { id: randomUUID() })
    expect(await again.json()).toEqual({ message: bulkRefusals.undoneBefore })
  })

  it('leaves a case that a colleague changed meanwhile, and says who; so does taking it back', async () => {
    const [first = '', second = ''] = await messages(2)
    const preview = await bulk.previewed([first, second], assignTo(seller))
    await deskOf(other, first).act('behandelaar', { assignee: other.colleague.id })
    const ran = await bulk.run(preview)
    const byOther = [{ message: bulkRefusals.changedBy(other.colleague.name), count: 1 }]
    expect(ran).toMatchObject({ counts: { done: 1, refused: 1 }, refusals: byOther })
    expect(ran.refusals[0]?.cases).toEqual([{ number: first, name: 'Bedrijf 0' }])
    await deskOf(other, second).act('behandelaar', { assignee: null })
    expect(await bulk.undo(ran)).toMatchObject({ counts: { done: 0, refused: 1 }, refusals: byOther })
  })

  it('is not left to the worker where it is small', async () => {
    const numbers = await messages(3)
    const [small, large] = [randomUUID(), randomUUID()]
    await bulk.make({ by: 'numbers', numbers: numbers.slice(0, 2) }, assignTo(seller), small)
    await bulk.make({ by: 'numbers', numbers }, assignTo(seller), large)
    await runJobs(shop.testDatabase.database, undefined, 2)
    expect((await bulk.read(small)).state).toBe('previewed')
    expect((await bulk.read(large)).state).toBe('previewing')
    await runJobs(shop.testDatabase.database)
    expect((await bulk.read(large)).state).toBe('previewed')
  })

  it('asks half as much of the database for a preview as for the run: somebody waits for it', async () => {
    const id = randomUUID()
    await bulk.make({ by: 'numbers', numbers: await messages(5) }, assignTo(seller), id)
    const previewing = await statements()
    await bulk.post(id, 'uitvoeren')
    const running = await statements()
    expect((await bulk.read(id)).counts.done).toBe(5)
    expect(previewing).toBeLessThan(running / 2)
  })

  it('of all that fit filters holds those of that moment', async () => {
    await messages(3)
    const id = randomUUID()
    await bulk.make({ by: 'filters', filters: { weergave: 'niemand', soort: 'form' } }, assignTo(seller), id)
    await messages(2)
    await runJobs(shop.testDatabase.database)
    expect(await bulk.read(id)).toMatchObject({ total: 3, counts: { done: 3 } })
    await bulk.run({ id })
    expect((await cases()).filter(({ assignee_id }) => assignee_id === null)).toHaveLength(2)
  })

  it('lets cases wait and takes that back; what waited already waits as before', async () => {
    const numbers = await messages(2)
    await deskOf(seller, numbers[0] ?? '').act('wachten', { until })
    const before = await cases()
    const later = workingDaysAfter(until, 2, closedOn([]))
    const ran = await bulk.run(
      await bulk.previewed(numbers, { act: 'snooze', until: later, untilAnswer: true }),
    )
    expect(ran.counts.done).toBe(2)
    expect((await deskOf(seller, numbers[1] ?? '').read()).waits).toEqual({ until: later, untilAnswer: true })
    await bulk.undo(ran)
    expect(await cases()).toEqual(before)
    expect((await deskOf(seller, numbers[0] ?? '').read()).waits).toEqual({ until, untilAnswer: false })
  })

  it('closes what can be closed with a reason, says why the rest cannot, and opens them again', async () => {
    const numbers = await messages(2)
    const order = await placeOrder(shop)
    await updateWholeList(shop)
    await deskOf(seller, numbers[1] ?? '').act('status', { state: 'closed', reason: 'spam', mail: false })
    const close = { act: 'state', kind: 'form', state: 'closed', reason: 'duplicate', words: '', mail: false }
    const preview = await bulk.previewed([...numbers, order], close)
    expect(preview.counts).toEqual({ done: 1, unchanged: 0, refused: 2, left: 0 })
    expect(preview.refusals.map(({ message }) => message)).toContain(bulkRefusals.otherKind('formulier'))
    const ran = await bulk.run(preview)
    expect(ran).toMatchObject({ counts: preview.counts, refusals: preview.refusals })
    expect((await bulk.undo(ran)).counts.done).toBe(1)
    expect((await cases())[0]?.state).toBe('new')
    // Without a reason none is closed.
    const bare = await bulk.previewed(numbers, { ...close, reason: null })
    expect(bare.counts).toMatchObject({ done: 0, refused: 2 })
  })

  it('mails each customer once and not before its delay; stopped until then nobody is mailed', async () => {
    const numbers = [await placeOrder(shop), await placeOrder(shop)]
    await updateWholeList(shop)
    const mail = { act: 'mail', subject: 'Storing', text: 'De storing is voorbij.' }
    const stopped = await bulk.previewed(numbers, mail)
    expect(stopped).toMatchObject({ mailsCustomers: true, isUndoable: false, counts: { done: 2 } })
    await bulk.run(stopped)
    expect((await bulk.read(stopped.id)).startsAt).not.toBeNull()
    await bulk.post(stopped.id, 'stoppen')
    const later = () => new Date(Date.now() + 60_000)
    await runJobs(shop.testDatabase.database, later)
    expect(await bulk.read(stopped.id)).toMatchObject({ state: 'stopped', counts: { done: 0, left: 2 } })
    const answers = async (number: string) =>
      (await queuedMails(shop, number)).filter(kind => kind === 'case-message')
    for (const number of numbers) expect(await answers(number)).toEqual([])
    const sent = await bulk.previewed(numbers, mail)
    expect((await bulk.run(sent, later)).counts.done).toBe(2)
    for (const number of numbers) expect(await answers(number)).toEqual(['case-message'])
    expect((await bulk.post(sent.id, 'terugdraaien', { id: randomUUID() })).status).toBe(422)
  })

  it('is made once however often it is sent, and is seen by its maker alone', async () => {
    const numbers = await messages(1)
    const id = randomUUID()
    const selection = { by: 'numbers', numbers } as const
    const responses = await Promise.all([1, 2, 3].map(() => bulk.make(selection, assignTo(seller), id)))
    expect(responses.map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await query('select from bulk_jobs where id = $1', [id])).toHaveLength(1)
    for (const rest of ['', '/uitvoeren', '/stoppen'])
      expect((await (rest === '' ? other.get : other.post)(`/api/beheer/taken/${id}${rest}`)).status).toBe(
        404,
      )
    expect((await bulk.make(selection, { act: 'assign' })).status).toBe(422)
    expect((await bulk.make({ by: 'numbers', numbers: [] }, assignTo(seller))).status).toBe(422)
    const tooMany = Array.from({ length: 5_001 }, (_, at) => String(100_000_000 + at))
    expect((await bulk.make({ by: 'numbers', numbers: tooMany }, assignTo(seller))).status).toBe(422)
    expect((await bulk.make({ by: 'numbers', numbers: ['100000009'] }, assignTo(seller))).status).toBe(422)
  })

  it('waits until one of five that run is done', async () => {
    const numbers = await messages(1)
    const previews = []
    for (let made = 0; made < 6; made++) previews.push(await bulk.previewed(numbers, assignTo(seller)))
    const responses = []
    for (const { id } of previews) responses.push(await bulk.post(id, 'uitvoeren'))
    expect(responses.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204, 422])
    expect(await responses[5]?.json()).toEqual({ message: bulkRefusals.tooManyJobs })
    await runJobs(shop.testDatabase.database)
    expect((await bulk.post(previews[5]?.id ?? '', 'uitvoeren')).status).toBe(204)
    await runJobs(shop.testDatabase.database)
  })

  it('of several copies that work on it does each case once', async () => {
    const numbers = await messages(12)
    const preview = await bulk.previewed(numbers, assignTo(seller))
    await bulk.post(preview.id, 'uitvoeren')
    const { database } = shop.testDatabase
    await Promise.all([runJobs(database), runJobs(database), runJobs(database)])
    expect(await bulk.read(preview.id)).toMatchObject({ state: 'done', counts: { done: 12 } })
    expect(
      await query(
        "select case_id from events where type = 'case-assigned' group by case_id having count(*) > 1",
      ),
    ).toEqual([])
  })
})

describe('rights', () => {
  it('who may not change cases makes no job, and one whose maker is blocked changes nothing more', async () => {
    const numbers = await messages(2)
    const reader = await shop.staff('lezer')
    const asReader = bulkOf(reader, shop.testDatabase.database)
    expect((await asReader.make({ by: 'numbers', numbers }, assignTo(seller))).status).toBe(403)
    const leaver = await shop.staff('verkoop')
    const leaving = bulkOf(leaver, shop.testDatabase.database)
    const preview = await leaving.previewed(numbers, assignTo(seller))
    await leaving.post(preview.id, 'uitvoeren')
    await query('update staff set blocked_at = now() where id = $1', [leaver.colleague.id])
    await runJobs(shop.testDatabase.database)
    expect((await cases()).map(({ assignee_id }) => assignee_id)).toEqual([null, null])
    await query('update staff set blocked_at = null where id = $1', [leaver.colleague.id])
    expect(
      await query('select distinct message from bulk_job_cases where job_id = $1 and outcome is not null', [
        preview.id,
      ]),
    ).toEqual([{ message: bulkRefusals.noLongerAllowed }])
  })

  it('nobody changes or exports a job application that they do not see', async () => {
    const numbers = await messages(2)
    await query(
      `insert into form_submissions (case_id, kind, form_id, answers)
       select id, 'form', 'sollicitatie', '[]' from cases where number = $1`,
      [numbers[0]],
    )
    await query(`update work_list set form_id = 'sollicitatie' where number = $1`, [numbers[0]])
    const preview = await bulk.previewed(numbers, assignTo(seller))
    expect(preview).toMatchObject({ total: 1, missing: 1 })
    const filters = { weergave: 'open' } as const
    expect(await bulk.previewed({ by: 'filters', filters }, assignTo(seller))).toMatchObject({ total: 1 })
    // Listed as something else, it is refused by the command itself.
    await query('update work_list set form_id = null where number = $1', [numbers[0]])
    const refused = await bulk.previewed(numbers, assignTo(seller))
    expect(refused.refusals).toMatchObject([{ message: caseRefusals.noSuchCase, count: 1 }])
  })
})

describe('the export', () => {
  const exported = (visitor: StaffVisitor, numbers: readonly string[]) =>
    visitor.post('/api/beheer/taken/export', { body: { selection: { by: 'numbers', numbers } } })

  it('is a file in which nothing is a formula, and the log says that it was made', async () => {
    await openMessage(shop, { organizationName: '=HYPERLINK("http://evil.example")', contactName: '+31' })
    await updateWholeList(shop)
    const numbers = await numbersOf()
    const response = await exported(seller, numbers)
    expect(response.headers.get('content-disposition')).toContain('zaken.csv')
    const [head, line] = (await response.text()).split('\r\n')
    expect(head).toContain('"Nummer";"Soort";"Organisatie"')
    expect(line).toContain(`"'=HYPERLINK(""http://evil.example"")";"'+31"`)
    expect(await query("select data from events where type = 'cases-exported'")).toEqual([
      { data: { count: 1 } },
    ])
    expect((await exported(seller, ['100000009'])).status).toBe(422)
  })

  it('says the day that a promise ends with, as the list does, and else the moment', async () => {
    await openMessage(shop, { dueAt: new Date('2030-07-04T22:00:00Z') })
    await openMessage(shop, { dueAt: new Date('2030-07-05T12:30:00Z') })
    await openMessage(shop)
    await updateWholeList(shop)
    const [head = '', ...lines] = (await (await exported(seller, await numbersOf())).text()).split('\r\n')
    const due = head.split(';').indexOf('"Uiterlijk"')
    expect(lines.map(line => line.split(';')[due])).toEqual([
      '"04-07-2030"',
      '"05-07-2030 14:30"',
      '""',
      undefined,
    ])
  })

  it('asks first whether it is the colleague', async () => {
    const numbers = await messages(1)
    const late = await shop.staff('verkoop')
    await query("update staff_sessions set confirmed_at = now() - interval '1 day' where staff_id = $1", [
      late.colleague.id,
    ])
    const response = await exported(late, numbers)
    expect({ status: response.status, code: (await response.json()).code }).toEqual({
      status: 403,
      code: 'confirm-first',
    })
  })
})
