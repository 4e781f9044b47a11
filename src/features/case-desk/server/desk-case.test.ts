import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { deskOf, orderedCase, queuedMails } from '../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { Failure } from '../../../common/contract/failure.ts'
import { closedOn } from '../../../common/dutch-calendar.ts'
import { addDays, workingDaysAfter } from '../../../common/working-days.ts'
import { CheckOutcome } from '../../cases/command-schemas.ts'
import { CaseConflict, casePath } from '../../cases/contract.ts'
import { caseEvents } from '../../cases/events.ts'
import { withGuest } from '../../orders/server/testing.ts'
import { caseDeskEvents } from '../events.ts'

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
const reader = await shop.staff('lezer')
afterAll(() => shop.stop())

const failureOf = async (response: Response) => Failure.parse(await response.json())
const newOrder = async () => deskOf(seller, await orderedCase(shop))
/** A working day that is far enough for anything. */
const laterThan = (day: string, days = 5) => workingDaysAfter(day, days, closedOn([]))

describe('a case at the desk', () => {
  it('shows what was ordered, by whom, what is owed and what happened', async () => {
    const number = await orderedCase(shop, withGuest({ kvkNumber: '01234567' }))
    const shown = await deskOf(seller, number).read()
    expect(shown).toMatchObject({
      number,
      kind: 'order',
      state: 'acknowledged',
      version: 1,
      organization: 'Bakkerij De Korenmolen B.V.',
      contact: { name: 'Lotte van den Heuvel', email: 'lotte@korenmolen.example', phone: '+31201234567' },
      assignee: null,
      place: { line: 'Frederiksplein 42, 1017\u00a0XN Amsterdam', isChecked: true, availability: 'on-net' },
      consents: [{ kind: 'terms' }, { kind: 'direct-debit', reference: `MACHTIGING-${number}` }],
      timeline: [
        { type: 'case-viewed', by: { kind: 'staff', name: seller.colleague.name } },
        { type: 'case-opened' },
      ],
    })
    expect(shown.lines).toHaveLength(3)
    expect(shown.facts).toContainEqual({ name: 'KVK nummer', value: '01234567' })
    expect(shown.checks).toEqual([
      { check: 'kvk', value: '01234567', isOwed: true },
      { check: 'address', value: shown.place?.line, isOwed: false },
    ])
    expect(shown.mails.map(({ kind }) => kind).toSorted()).toEqual(['order-confirmation', 'order-notice'])
    expect(shown.colleagues).toContainEqual({ id: seller.colleague.id, name: seller.colleague.name })
    expect(shown.colleagues).not.toContainEqual({ id: reader.colleague.id, name: reader.colleague.name })
  })

  it('never shows the whole IBAN', async () => {
    const number = await orderedCase(shop)
    const text = await (await seller.get(casePath(number))).text()
    expect(text).not.toMatch(/0417 ?1643/)
    expect(text).toContain('eindigt op 4300')
  })

  it('offers the states that follow, and says of each other why not', async () => {
    const { transitions } = await (await newOrder()).read()
    const refusals = Object.fromEntries(transitions.map(({ state, refusal }) => [state, refusal]))
    expect(refusals).toMatchObject({
      inProgress: null,
      cancelled: null,
      completed: expect.stringMatching(/eerst in behandeling/),
    })
    expect(transitions.find(({ state }) => state === 'inProgress')?.milestone).toBe('order-confirmed')
  })

  it('has each look written down once in a while', async () => {
    const desk = await newOrder()
    await desk.read()
    const { timeline } = await desk.read()
    expect(timeline.filter(({ type }) => type === caseEvents.viewed)).toHaveLength(1)
  })

  it('gives the documents that the customer got, and no other', async () => {
    const desk = await newOrder()
    const { documents } = await desk.read()
    for (const { path } of documents) {
      const response = await seller.get(path)
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    }
    for (const name of ['machtiging', 'aanvraag', '..', 'x'.repeat(80)])
      expect((await desk.get(`documenten/${encodeURIComponent(name)}`)).status).toBe(404)
  })

  it.each(['482739166', '0', 'x'.repeat(90), "' or 1=1 --", '%00'])(
    'is not there by the number %j',
    async number => {
      for (const path of [
        `/api/beheer/zaken/${encodeURIComponent(number)}`,
        `/api/beheer/zaken/${encodeURIComponent(number)}/mails/1`,
      ])
        expect((await seller.get(path)).status).toBe(404)
      const noted = await seller.post(casePath(number, 'notities'), {
        body: { id: randomUUID(), text: 'Hallo' },
      })
      expect(noted.status).toBe(404)
    },
  )
})

describe('whoever only reads', () => {
  it('sees a case and changes nothing of it', async () => {
    const number = await orderedCase(shop)
    const desk = deskOf(reader, number)
    const before = await desk.read()
    const acts = [
      'notities',
      'behandelaar',
      'belafspraak',
      'gesprek',
      'status',
      'levering',
      'nummer',
      'controle',
      'voorbeeld',
      'antwoord',
      'antwoord-terughalen',
      'prijsopgave',
      'mails/1/opnieuw',
    ]
    for (const act of acts)
      expect([act, (await desk.act(act, { state: 'inProgress', mail: true, text: 'x' })).status]).toEqual([
        act,
        403,
      ])
    expect((await desk.read()).version).toBe(before.version)
  })
})

describe('a note', () => {
  it('is stored once, however often it is sent', async () => {
    const desk = await newOrder()
    const note = { id: randomUUID(), text: '  Belt liever ’s middags.\nTweede regel  ' }
    for (const response of await Promise.all([desk.act('notities', note), desk.act('notities', note)]))
      expect(response.status).toBe(204)
    const { timeline, version } = await desk.read()
    const notes = timeline.filter(({ type }) => type === caseDeskEvents.noteWritten)
    expect(notes).toMatchObject([
      {
        words: { subject: null, text: 'Belt liever ’s middags.\nTweede regel' },
        by: { name: seller.colleague.name },
      },
    ])
    expect(version).toBe(1)
  })

  it.each([
    ['', 'Schrijf een notitie'],
    ['   ', 'Schrijf een notitie'],
    ['x'.repeat(4001), 'Notitie mag uit hoogstens 4000 tekens bestaan'],
    ['a\u0000b', 'Notitie bevat een teken dat we niet kunnen bewaren'],
    [undefined, 'Schrijf een notitie'],
  ])('%j is refused at its field: %s', async (text, message) => {
    const response = await (await newOrder()).act('notities', { text })
    expect(response.status).toBe(422)
    expect((await failureOf(response)).errors).toEqual({ text: { message } })
  })
})

describe('of two colleagues on one case', () => {
  it('the second one is told what the first one did, and nothing is overwritten', async () => {
    const desk = await newOrder()
    const { version } = await desk.read()
    const other = await shop.staff('verkoop')
    const theirs = deskOf(other, (await desk.read()).number)
    expect((await theirs.act('behandelaar', { assignee: other.colleague.id })).status).toBe(204)
    const response = await desk.act('behandelaar', { version, assignee: seller.colleague.id })
    expect(response.status).toBe(409)
    const { message, conflict } = CaseConflict.parse(await response.json())
    expect(message).toContain(other.colleague.name)
    expect(conflict).toMatchObject({
      version: version + 1,
      changes: [
        { type: 'case-assigned', by: { name: other.colleague.name }, data: { toName: other.colleague.name } },
      ],
    })
    expect(conflict.standing).toContainEqual({ name: 'Behandelaar', value: other.colleague.name })
    expect((await desk.read()).assignee).toMatchObject({ id: other.colleague.id })
    expect((await desk.act('behandelaar', { assignee: seller.colleague.id })).status).toBe(204)
  })

  it.each([
    ['behandelaar', { assignee: null }],
    ['belafspraak', { day: '2099-01-05', time: '10:00' }],
    ['gesprek', { outcome: 'reached' }],
    ['status', { state: 'inProgress', mail: true }],
    ['levering', { day: '2099-01-05', partOfDay: 'day', mail: true }],
    ['nummer', { position: 0, step: 'cancel', mail: false }],
    ['controle', { check: 'kvk', byHand: true }],
    ['voorbeeld', { act: 'status', state: 'inProgress' }],
  ])('%s is refused on a version that is not the last one', async (act, body) => {
    const desk = await newOrder()
    expect((await desk.act('behandelaar', { assignee: seller.colleague.id })).status).toBe(204)
    const before = await desk.read()
    const response = await desk.act(act, { version: 1, ...body })
    expect(response.status).toBe(409)
    expect(CaseConflict.parse(await response.json()).conflict.changes).toHaveLength(1)
    expect(await desk.read()).toEqual(before)
  })
})

describe('an order', () => {
  it('goes from received to delivered, and its customer hears of each milestone that is wanted', async () => {
    const number = await orderedCase(shop)
    const desk = deskOf(seller, number)
    const { today } = await desk.read()
    expect((await desk.act('status', { state: 'inProgress', mail: true })).status).toBe(204)
    const day = laterThan(today)
    const plan = { day, partOfDay: 'morning', installer: 'Karim', mail: true }
    expect((await desk.act('levering', plan)).status).toBe(204)
    expect(await desk.read()).toMatchObject({
      state: 'inProgress',
      delivery: { day, partOfDay: 'morning', installer: 'Karim' },
    })
    expect((await desk.act('status', { state: 'completed', mail: false })).status).toBe(204)
    expect(await desk.read()).toMatchObject({ state: 'completed', dueAt: null, closedAt: expect.any(String) })
    expect((await queuedMails(shop, number)).toSorted()).toEqual([
      'delivery-planned',
      'order-confirmation',
      'order-confirmed',
      'order-notice',
    ])
  })

  it('is confirmed once by two presses of one button', async () => {
    const number = await orderedCase(shop)
    const desk = deskOf(seller, number)
    const act = { id: randomUUID(), version: 1, state: 'inProgress', mail: true }
    const answers = await Promise.all([desk.act('status', act), desk.act('status', act)])
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    expect(await queuedMails(shop, number)).toHaveLength(3)
    expect((await desk.read()).version).toBe(2)
  })

  it('is not brought into a state that does not follow', async () => {
    const desk = await newOrder()
    const response = await desk.act('status', { state: 'completed', mail: true })
    expect(response.status).toBe(422)
    expect((await failureOf(response)).message).toContain('neem hem eerst in behandeling')
    expect((await desk.act('status', { state: 'nergens', mail: true })).status).toBe(422)
    expect((await desk.read()).version).toBe(1)
  })

  it('is not delivered on a day that is over, or on which nobody works', async () => {
    const desk = await newOrder()
    const { today } = await desk.read()
    const saturday = Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead + 1)).find(
      day => new Date(`${day}T00:00:00Z`).getUTCDay() === 6,
    )
    for (const day of [addDays(today, -1), saturday]) {
      const response = await desk.act('levering', { day, partOfDay: 'day', mail: true })
      expect([response.status, Object.keys((await failureOf(response)).errors ?? {})]).toEqual([422, ['day']])
    }
    expect((await desk.read()).delivery).toBeNull()
  })
})

describe('a check that is owed', () => {
  it('is asked again: what the register knows is owed no more', async () => {
    const number = await orderedCase(shop, withGuest({ kvkNumber: '68750110' }))
    await shop.testDatabase.pool.query(
      `update product_orders set kvk_checked = false, address_checked = false
       from cases where number = $1 and case_id = cases.id`,
      [number],
    )
    const desk = deskOf(seller, number)
    for (const check of ['kvk', 'address']) {
      const response = await desk.act('controle', { check, byHand: false })
      expect(CheckOutcome.parse(await response.json())).toEqual({ standing: 'known' })
    }
    expect((await desk.read()).checks.map(({ isOwed }) => isOwed)).toEqual([false, false])
  })

  it('stays owed while the register does not answer, until somebody looked it up', async () => {
    const number = await orderedCase(shop, withGuest({ kvkNumber: '01234567' }))
    const desk = deskOf(seller, number)
    const asked = await desk.act('controle', { check: 'kvk', byHand: false })
    expect(CheckOutcome.parse(await asked.json())).toEqual({ standing: 'not-checked' })
    expect((await desk.read()).checks[0]).toMatchObject({ isOwed: true })
    expect((await desk.act('controle', { check: 'kvk', byHand: true })).status).toBe(200)
    const { checks, timeline } = await desk.read()
    expect(checks[0]).toMatchObject({ isOwed: false })
    expect(timeline.filter(({ type }) => type === caseDeskEvents.checkDone)).toMatchObject([
      { data: { check: 'kvk', standing: 'known', byHand: true } },
      { data: { check: 'kvk', standing: 'not-checked', byHand: false } },
    ])
  })

  it('that the order has not is refused', async () => {
    const response = await (await newOrder()).act('controle', { check: 'vat', byHand: false })
    expect(response.status).toBe(422)
  })
})
