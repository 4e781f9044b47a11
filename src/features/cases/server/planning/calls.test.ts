import { afterAll, describe, expect, it } from 'vitest'
import { deskOf, enquiredCase, orderedCase } from '../../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../../app/server/testing-shop.ts'
import { Failure } from '../../../../common/contract/failure.ts'
import { closedOn, dayInTheNetherlands } from '../../../../common/dutch-calendar.ts'
import { addDays, workingDaysAfter } from '../../../../common/working-days.ts'

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
afterAll(() => shop.stop())

const failureOf = async (response: Response) => Failure.parse(await response.json())
const newOrder = async () => deskOf(seller, await orderedCase(shop))
/** A working day that is far enough for anything. */
const laterThan = (day: string, days = 5) => workingDaysAfter(day, days, closedOn([]))

describe('a call', () => {
  it('that is planned is the next promise; once it was made, the order is to be confirmed', async () => {
    const desk = await newOrder()
    const { today } = await desk.read()
    const day = laterThan(today, 3)
    expect((await desk.act('belafspraak', { day, time: '14:00' })).status).toBe(204)
    const planned = await desk.read()
    expect(planned.plannedCall).not.toBeNull()
    expect(planned.dueAt).toBe(planned.plannedCall)
    expect((await desk.act('gesprek', { outcome: 'reached', note: 'Alles klopt.' })).status).toBe(204)
    const called = await desk.read()
    expect(called).toMatchObject({ plannedCall: null, next: 'confirm', dueAt: expect.any(String) })
    expect(called.timeline.slice(0, 3)).toMatchObject([
      { type: 'note-written', words: { text: 'Alles klopt.' } },
      { type: 'case-assigned', data: { toName: seller.colleague.name } },
      { type: 'call-done', data: { outcome: 'reached' } },
    ])
  })

  it('that reached nobody is made again, and one for another moment then', async () => {
    const desk = await newOrder()
    const { today } = await desk.read()
    expect((await desk.act('gesprek', { outcome: 'no-answer' })).status).toBe(204)
    expect(await desk.read()).toMatchObject({ next: 'call', dueAt: expect.any(String) })
    const callBack = { day: laterThan(today, 2), time: '09:30' }
    expect((await desk.act('gesprek', { outcome: 'call-back', callBack })).status).toBe(204)
    const { dueAt, plannedCall } = await desk.read()
    expect(plannedCall).not.toBeNull()
    expect(dueAt).toBe(plannedCall)
  })

  it('that reached nobody is made again when that is said', async () => {
    const desk = await newOrder()
    const { nextAttempt: callBack } = await desk.read()
    expect((await desk.act('gesprek', { outcome: 'no-answer', callBack })).status).toBe(204)
    const missed = await desk.read()
    expect(missed.next).toBe('call')
    expect(missed.dueAt).toBe(missed.plannedCall)
    expect(missed.plannedCall).not.toBeNull()
  })

  it('that reached the customer confirms the order in one command, with its mail', async () => {
    const desk = await newOrder()
    const confirmed = { outcome: 'reached', note: 'Alles klopt.', confirm: { mail: true } }
    expect((await desk.act('gesprek', confirmed)).status).toBe(204)
    const { state, assignee, mails, timeline, next } = await desk.read()
    expect([state, assignee?.id, next]).toEqual(['inProgress', seller.colleague.id, 'plan'])
    const told = timeline.find(({ id }) => id === mails[0]?.entry)
    expect([mails[0]?.kind, told?.type]).toEqual(['order-confirmed', 'state-changed'])
    const again = await desk.act('gesprek', confirmed)
    expect([again.status, Object.keys((await failureOf(again)).errors ?? {})]).toEqual([422, ['state']])
  })

  it('confirms nothing but an order', async () => {
    const desk = deskOf(seller, await enquiredCase(shop))
    const refused = await desk.act('gesprek', { outcome: 'reached', confirm: { mail: true } })
    expect(Object.keys((await failureOf(refused)).errors ?? {})).toEqual(['confirm'])
    expect((await desk.read()).version).toBe(1)
  })

  it('of a case of nobody makes it that of who called; a case of somebody stays his', async () => {
    const desk = await newOrder()
    expect((await desk.act('gesprek', { outcome: 'no-answer' })).status).toBe(204)
    expect((await desk.read()).assignee?.id).toBe(seller.colleague.id)
    const other = await shop.staff('verkoop')
    await desk.act('behandelaar', { assignee: other.colleague.id })
    await desk.act('gesprek', { outcome: 'reached' })
    expect((await desk.read()).assignee?.id).toBe(other.colleague.id)
  })

  it('outside of office hours is planned once that is meant so', async () => {
    const desk = await newOrder()
    const { today } = await desk.read()
    const sunday = addDays(laterThan(today), 7 - new Date(laterThan(today)).getUTCDay())
    const unusual = [
      { day: sunday, time: '14:00' },
      { day: laterThan(today), time: '20:00' },
    ]
    for (const moment of unusual)
      for (const [act, body] of [
        ['belafspraak', moment],
        ['gesprek', { outcome: 'call-back', callBack: moment }],
      ] as const) {
        const refused = await desk.act(act, body)
        expect(Object.keys((await failureOf(refused)).errors ?? {})).toEqual(['outsideHours'])
        expect((await desk.act(act, { ...body, outsideHours: true })).status).toBe(204)
      }
  })

  it.each([
    ['belafspraak', { day: '2020-01-01', time: '10:00' }, 'day', 'Dit moment is al voorbij.'],
    ['belafspraak', { day: '2099-01-01', time: '10:00' }, 'day', 'Kies een moment binnen een jaar.'],
    ['belafspraak', { day: 'morgen', time: '10:00' }, 'day', 'Kies een dag: dag'],
    ['belafspraak', { day: '2026-12-01', time: 'tien' }, 'time', 'Vul een tijd in, bijvoorbeeld 14:00'],
    ['gesprek', { outcome: 'call-back' }, 'callBack.day', 'Kies wanneer de klant gebeld wil worden.'],
    ['gesprek', { outcome: 'ergens' }, 'outcome', 'Kies hoe het gesprek afliep'],
  ])('%s with %j is refused at %s', async (act, body, field, message) => {
    const desk = await newOrder()
    const response = await desk.act(act, body)
    expect(response.status).toBe(422)
    expect((await failureOf(response)).errors).toMatchObject({ [field]: { message } })
    expect((await desk.read()).version).toBe(1)
  })
})

describe('who waits for his customer', () => {
  it('chooses until which day, or waits three working days', async () => {
    const [chosen, usual] = [await newOrder(), await newOrder()]
    const { today, usualFollowUp } = await chosen.read()
    const until = laterThan(today, 8)
    expect((await chosen.act('status', { state: 'held', until, mail: false })).status).toBe(204)
    expect((await usual.act('status', { state: 'held', mail: false })).status).toBe(204)
    const dayOf = (dueAt: string | null) => dayInTheNetherlands(new Date(Date.parse(dueAt ?? '') - 1))
    expect(dayOf((await chosen.read()).dueAt)).toBe(until)
    expect(usualFollowUp).toBe(laterThan(today, 3))
    expect(await usual.read()).toMatchObject({ next: 'follow-up' })
    expect(dayOf((await usual.read()).dueAt)).toBe(usualFollowUp)
  })

  it.each(['2020-01-01', '2099-01-05'])('cannot wait until %s', async until => {
    const desk = await newOrder()
    const response = await desk.act('status', { state: 'held', until, mail: false })
    expect([response.status, Object.keys((await failureOf(response)).errors ?? {})]).toEqual([422, ['until']])
    expect((await desk.read()).state).toBe('acknowledged')
  })
})
