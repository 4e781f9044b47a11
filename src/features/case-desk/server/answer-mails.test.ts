import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { deskOf, enquiredCase, orderedCase, queuedMails } from '../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { Failure } from '../../../common/contract/failure.ts'
import { momentInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { addDays, dutchDay } from '../../../common/working-days.ts'
import { caseFileCalls } from '../../case-files/contract-desk.ts'
import { CaseFile } from '../../cases/case-file.ts'
import { CaseConflict } from '../../cases/contract.ts'
import { MailPreview } from '../../cases/contract-timeline.ts'
import { caseEvents } from '../../cases/events.ts'
import { caseIdOf, rowsOf } from '../../orders/server/testing.ts'

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
const other = await shop.staff('verkoop')
afterAll(() => shop.stop())

const answer = { subject: 'Glasvezel op je adres', text: 'Beste Jan,\n\nDat kan.' }

const refusalOf = async (response: Response) => {
  const { message, errors } = Failure.parse(await response.json())
  return { status: response.status, message, fields: Object.keys(errors ?? {}) }
}

/** The delivery of the newest answer about a case. */
async function deliveryOf(number: string) {
  const { rows } = await shop.testDatabase.pool.query<{ wait: number; message_id: string; kind: string }>(
    `select extract(epoch from not_before - created_at)::float8 as wait, message_id, kind from deliveries
     where kind = 'case-message' and event_id in (select id from events where case_id = $1) order by id desc limit 1`,
    [await caseIdOf(shop, number)],
  )
  return rows[0]
}

const claim = (number: string) =>
  shop.testDatabase.pool.query(
    `update deliveries set attempts = 1 where event_id in
     (select events.id from events join cases on cases.id = case_id where number = $1)`,
    [number],
  )

const answersOf = async (number: string) =>
  (await queuedMails(shop, number)).filter(kind => kind === 'case-message').length

describe('an answer with files', () => {
  const chosen = async (number: string, visitor = seller) => {
    const body = new FormData()
    body.set('file', new File(['%PDF-1.7'], 'voorbeeld.pdf'))
    const { path } = endpoint(caseFileCalls.addDraftFile, { nummer: number })
    return CaseFile.parse(await (await visitor.post(path, { body })).json()).id
  }
  const ownerOf = async (id: string) =>
    rowsOf(shop, 'select message_id, draft_of from case_files where id = $1', [id])

  it('takes them along, and gives them back where it is taken back', async () => {
    const number = await enquiredCase(shop)
    const desk = deskOf(seller, number)
    const [id, file] = [randomUUID(), await chosen(number)]
    expect((await desk.act('antwoord', { id, ...answer, files: [file] })).status).toBe(204)
    expect(await ownerOf(file)).toEqual([{ message_id: id, draft_of: null }])
    expect((await desk.act('antwoord-terughalen', { message: id })).status).toBe(204)
    expect(await ownerOf(file)).toEqual([{ message_id: null, draft_of: seller.colleague.id }])
    expect((await desk.act('antwoord', { ...answer, files: [file] })).status).toBe(204)
  })

  it('that a colleague takes back has them go along with what the colleague sends', async () => {
    const number = await enquiredCase(shop)
    const [id, file] = [randomUUID(), await chosen(number)]
    await deskOf(seller, number).act('antwoord', { id, ...answer, files: [file] })
    const desk = deskOf(other, number)
    expect((await desk.read()).waiting[0]?.files).toMatchObject([{ id: file, name: 'voorbeeld.pdf' }])
    await desk.act('antwoord-terughalen', { message: id })
    expect((await desk.act('antwoord', { ...answer, files: [file] })).status).toBe(204)
  })

  it('is not sent where one is gone, or is the draft of a colleague', async () => {
    const number = await enquiredCase(shop)
    const desk = deskOf(seller, number)
    for (const file of [randomUUID(), await chosen(number, other), await chosen(await enquiredCase(shop))])
      expect(await refusalOf(await desk.act('antwoord', { ...answer, files: [file] }))).toMatchObject({
        status: 422,
        fields: ['files'],
      })
    expect(await answersOf(number)).toBe(0)
  })
})

describe('an answer', () => {
  it('waits ten seconds, in which it is taken back with all that was done with it', async () => {
    const number = await enquiredCase(shop)
    const desk = deskOf(seller, number)
    const before = await desk.read()
    const id = randomUUID()
    const after = { waitDays: 5, assignee: seller.colleague.id, close: 'answered' }
    expect((await desk.act('antwoord', { id, ...answer, cc: 'An@Jansen.example', after })).status).toBe(204)
    expect((await deliveryOf(number))?.wait).toBeCloseTo(10, 0)
    const sent = await desk.read()
    expect(sent).toMatchObject({
      state: 'closed',
      assignee: { id: seller.colleague.id },
      waiting: [
        {
          message: id,
          ...answer,
          cc: 'An@Jansen.example',
          files: [],
          by: seller.colleague.name,
          isPlanned: false,
          msLeft: expect.any(Number),
        },
      ],
    })
    const presses = [deskOf(seller, number), deskOf(other, number)]
    for (const response of await Promise.all(
      presses.map(each => each.act('antwoord-terughalen', { message: id })),
    ))
      expect(response.status).toBe(204)
    const { state, assignee, dueAt, next, waiting, timeline } = await desk.read()
    expect({ state, assignee, dueAt, next }).toEqual({
      state: before.state,
      assignee: before.assignee,
      dueAt: before.dueAt,
      next: before.next,
    })
    expect(waiting).toEqual([])
    expect(timeline.filter(({ type }) => type === caseEvents.messageWithdrawn)).toHaveLength(1)
    expect(await answersOf(number)).toBe(0)
  })

  it('leaves the case with who has it where the one before can have it no more', async () => {
    const number = await enquiredCase(shop)
    const leaver = await shop.staff('verkoop')
    const desk = deskOf(seller, number)
    await desk.act('behandelaar', { assignee: leaver.colleague.id })
    const id = randomUUID()
    const after = { waitDays: null, assignee: seller.colleague.id, close: null }
    await desk.act('antwoord', { id, ...answer, after })
    await rowsOf(shop, 'update staff set blocked_at = now() where id = $1 returning id', [
      leaver.colleague.id,
    ])
    expect((await desk.act('antwoord-terughalen', { message: id })).status).toBe(204)
    expect(await desk.read()).toMatchObject({
      state: 'new',
      assignee: { id: seller.colleague.id },
      waiting: [],
    })
  })

  it('is not taken back once a worker has it, and says so', async () => {
    const number = await enquiredCase(shop)
    const desk = deskOf(seller, number)
    const id = randomUUID()
    await desk.act('antwoord', { id, ...answer })
    await claim(number)
    expect(await refusalOf(await desk.act('antwoord-terughalen', { message: id }))).toMatchObject({
      status: 422,
      message: 'Deze mail is al onderweg: je haalt hem niet meer terug.',
    })
    expect(await desk.read()).toMatchObject({ state: 'answered', waiting: [] })
    expect(await answersOf(number)).toBe(1)
  })

  it('of another case is not taken back, and one that nobody wrote neither', async () => {
    const [number, elsewhere] = [await enquiredCase(shop), await enquiredCase(shop)]
    const id = randomUUID()
    await deskOf(seller, elsewhere).act('antwoord', { id, ...answer })
    for (const message of [id, randomUUID()])
      expect(
        await refusalOf(await deskOf(seller, number).act('antwoord-terughalen', { message })),
      ).toMatchObject({ status: 422, message: 'Deze mail hoort niet bij deze zaak.' })
    expect(await answersOf(elsewhere)).toBe(1)
  })

  it('leaves open what the customer asked when it is taken back', async () => {
    const number = await orderedCase(shop)
    await shop.testDatabase.pool.query(
      "insert into events (actor_kind, case_id, type) values ('visitor', $1, 'change-asked')",
      [await caseIdOf(shop, number)],
    )
    const desk = deskOf(seller, number)
    const id = randomUUID()
    await desk.act('antwoord', { id, ...answer })
    expect((await desk.read()).asked).toEqual([])
    await desk.act('antwoord-terughalen', { message: id })
    expect((await desk.read()).asked).toMatchObject([{ kind: 'change' }])
  })

  it('goes at the moment that is chosen, and shows as waiting until then', async () => {
    const number = await enquiredCase(shop)
    const desk = deskOf(seller, number)
    const sendAt = { day: addDays(dutchDay(new Date()), 20), time: '09:30' }
    const goesAt = momentInTheNetherlands(sendAt.day, sendAt.time).toISOString()
    expect((await desk.act('antwoord', { ...answer, sendAt })).status).toBe(204)
    expect((await desk.read()).waiting).toMatchObject([{ goesAt, isPlanned: true }])
  })

  it.each([
    [{ sendAt: { day: '2020-01-12', time: '09:30' } }, 'sendAt.day'],
    [{ sendAt: { day: '2099-01-12', time: '09:30' } }, 'sendAt.day'],
    [{ sendAt: { day: 'morgen', time: '09:30' } }, 'sendAt.day'],
    [{ sendAt: { day: '2027-01-12', time: '25:00' } }, 'sendAt.time'],
    [{ cc: 'jan' }, 'cc'],
    [{ cc: 'a@b.nl, c@d.nl, e@f.nl, g@h.nl, i@j.nl, k@l.nl' }, 'cc'],
    [{ text: 'We komen op {leverdag}.' }, 'text'],
    [{ after: { waitDays: 0 } }, 'after.waitDays'],
    [{ after: { assignee: randomUUID() } }, 'after.assignee'],
    [{ after: { close: 'zomaar' } }, 'after.close'],
  ])('with %j is refused at %s, and nothing of it is done', async (body, field) => {
    const number = await enquiredCase(shop)
    const desk = deskOf(seller, number)
    const { version } = await desk.read()
    expect(await refusalOf(await desk.act('antwoord', { ...answer, ...body }))).toMatchObject({
      status: 422,
      fields: [field],
    })
    expect((await desk.read()).version).toBe(version)
    expect(await answersOf(number)).toBe(0)
  })

  it('of two colleagues at once goes once: the second hears of the first, and sends all the same', async () => {
    const number = await enquiredCase(shop)
    const { version } = await deskOf(seller, number).read()
    await deskOf(other, number).act('antwoord', { ...answer, version })
    const mine = { id: randomUUID(), version, ...answer, subject: 'Nog iets' }
    const stale = await deskOf(seller, number).act('antwoord', mine)
    expect(stale.status).toBe(409)
    const { conflict } = CaseConflict.parse(await stale.json())
    expect(conflict.changes).toMatchObject([
      { type: 'message-sent', by: { name: other.colleague.name }, words: answer },
      { type: 'state-changed' },
      { type: 'case-assigned' },
    ])
    expect(
      (await deskOf(seller, number).act('antwoord', { ...mine, version: conflict.version })).status,
    ).toBe(204)
    expect(await answersOf(number)).toBe(2)
  })

  it('of a page without a version is sent as before', async () => {
    const number = await enquiredCase(shop)
    expect((await deskOf(seller, number).act('antwoord', { ...answer, version: undefined })).status).toBe(204)
  })
})

describe('the mail of an answer', () => {
  it('belongs to the conversation: the mail that came in last, else ours', async () => {
    const number = await enquiredCase(shop)
    const desk = deskOf(seller, number)
    const caseId = await caseIdOf(shop, number)
    const stored = async () => {
      const { rows } = await shop.testDatabase.pool.query<{
        in_reply_to: string
        thread: string[]
        cc: string[]
      }>('select in_reply_to, thread, cc from case_messages where case_id = $1 and subject = $2', [
        caseId,
        answer.subject,
      ])
      await shop.testDatabase.pool.query('update case_messages set subject = $2 where case_id = $1', [
        caseId,
        'Eerder',
      ])
      return rows[0]
    }
    const { rows: ours } = await shop.testDatabase.pool.query<{ message_id: string }>(
      "select message_id from deliveries where case_id = $1 and kind not like '%-notice'",
      [caseId],
    )
    await desk.act('antwoord', { ...answer, cc: 'JAN@jansen.example; an@jansen.example' })
    expect(await stored()).toEqual({
      in_reply_to: ours[0]?.message_id,
      thread: [ours[0]?.message_id],
      cc: ['an@jansen.example'],
    })
    await shop.testDatabase.pool.query(
      `insert into incoming_mails (case_id, message_id, digest, thread, source, from_address, nature, is_known_sender, found_by)
       values ($1, '<2@klant.example>', '\\x00', array['<1@klant.example>', 'kapot\nBcc: x@y.nl'], 'imap',
         'jan@jansen.example', 'answer', true, 'thread')`,
      [caseId],
    )
    await desk.act('antwoord', answer)
    expect(await stored()).toEqual({
      in_reply_to: '<2@klant.example>',
      thread: ['<1@klant.example>', '<2@klant.example>'],
      cc: [],
    })
  })

  it('is shown before it goes with who gets a copy', async () => {
    const desk = deskOf(seller, await enquiredCase(shop))
    const shown = await desk.act('voorbeeld', { act: 'antwoord', ...answer, cc: 'an@jansen.example' })
    expect(MailPreview.parse(await shown.json())).toMatchObject({
      to: 'jan@jansen.example',
      cc: 'an@jansen.example',
    })
  })
})
