import { afterAll, describe, expect, it } from 'vitest'
import { deskOf, orderedNumbers, queuedMails } from '../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { Failure } from '../../../common/contract/failure.ts'
import { addDays } from '../../../common/working-days.ts'
import { caseEvents } from '../../cases/events.ts'

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
afterAll(() => shop.stop())

const errorsOf = async (response: Response) => {
  const { message, errors } = Failure.parse(await response.json())
  return { status: response.status, message, fields: Object.keys(errors ?? {}) }
}

describe('a number that was dropped', () => {
  it('comes along after all, and the timeline says which it is', async () => {
    const desk = deskOf(seller, await orderedNumbers(shop, ['020 123 45 67', '020 765 43 21']))
    const { position } = (await desk.read()).portIns[1] ?? {}
    const step = (name: string) =>
      desk.act('nummer', { position, step: name, provider: '', providerReference: '', mail: false })
    for (const name of ['cancel', 'restore']) expect((await step(name)).status).toBe(204)
    const { portIns, timeline } = await desk.read()
    expect(portIns[1]).toMatchObject({ state: 'requested', askedOn: null })
    expect(
      timeline.filter(({ type }) => type === caseEvents.numberChanged).map(({ data }) => data.phone),
    ).toEqual([portIns[1]?.number, portIns[1]?.number])
  })
})

describe('a number that comes along', () => {
  const move = { provider: '', providerReference: '', day: null, refusal: null, mail: false }
  const asked = { ...move, position: 0, step: 'ask', provider: 'Andere Aanbieder', providerReference: 'K-1' }

  it('is asked for, refused, asked for again, agreed and ported', async () => {
    const number = await orderedNumbers(shop, ['020 123 45 67'])
    const desk = deskOf(seller, number)
    const { firstWishDate, today, portIns } = await desk.read()
    expect(portIns).toMatchObject([{ number: '+31201234567', state: 'requested', steps: ['ask', 'cancel'] }])

    expect((await desk.act('nummer', { ...asked, day: firstWishDate })).status).toBe(204)
    expect((await desk.read()).portIns).toMatchObject([
      { provider: 'Andere Aanbieder', askedOn: today, answeredBy: firstWishDate, wishDate: firstWishDate },
    ])

    const refusal = { ...move, position: 0, step: 'refuse', refusal: 'contract-runs' }
    expect((await desk.act('nummer', refusal)).status).toBe(204)
    expect((await desk.read()).portIns).toMatchObject([{ state: 'rejected', refusal: 'contract-runs' }])

    expect((await desk.act('nummer', { ...asked, day: firstWishDate })).status).toBe(204)
    const plan = { ...move, position: 0, step: 'plan', day: firstWishDate, mail: true }
    expect((await desk.act('nummer', plan)).status).toBe(204)
    expect((await desk.read()).portIns).toMatchObject([
      { state: 'planned', plannedOn: firstWishDate, refusal: null },
    ])
    expect(await queuedMails(shop, number)).toContain('port-in-planned')

    const early = await desk.act('nummer', { ...move, position: 0, step: 'complete' })
    expect(await errorsOf(early)).toMatchObject({ message: 'De afgesproken dag is nog niet gekomen.' })
    await shop.testDatabase.pool.query(
      `update port_in_requests set planned_on = $2 from cases
      where cases.number = $1 and case_id = cases.id`,
      [number, addDays(today, -1)],
    )
    expect((await desk.act('nummer', { ...move, position: 0, step: 'complete' })).status).toBe(204)
    expect((await desk.read()).portIns).toMatchObject([{ state: 'completed', steps: [] }])
  })

  it.each([
    ['without its provider', { ...asked, provider: '', day: 'first' }, ['provider']],
    ['without a wish date', asked, ['day']],
    ['without either', { ...asked, provider: '' }, ['provider', 'day']],
    ['for a day too soon', { ...asked, day: 'today' }, ['day']],
    ['agreed before it was asked for', { ...move, position: 0, step: 'plan', day: 'first' }, ['step']],
    ['ported before it was agreed', { ...move, position: 0, step: 'complete' }, ['step']],
  ] as const)('%s is refused at %3$s', async (_, body, fields) => {
    const desk = deskOf(seller, await orderedNumbers(shop, ['020 123 45 67']))
    const { firstWishDate, today } = await desk.read()
    const day = { first: firstWishDate, today }[String(body.day)] ?? null
    expect(await errorsOf(await desk.act('nummer', { ...body, day }))).toMatchObject({
      status: 422,
      fields,
    })
  })

  it('keeps a delivered order open until it is ported or given up, and the order is delivered with the last', async () => {
    const number = await orderedNumbers(shop, ['020 123 45 67', '020 765 43 21'])
    const desk = deskOf(seller, number)
    const to = (state: string, mail = false) => desk.act('status', { state, reason: null, mail })
    await to('inProgress')
    expect(await errorsOf(await to('completed'))).toMatchObject({
      status: 422,
      message: expect.stringContaining('Er komen nog nummers mee.'),
      fields: ['state'],
    })
    expect((await to('partial', true)).status).toBe(204)
    expect(await desk.read()).toMatchObject({
      state: 'partial',
      stateLabel: 'deels geleverd',
      closedAt: null,
      dueAt: expect.any(String),
    })
    expect(await queuedMails(shop, number)).toContain('order-delivered-in-part')
    expect(await errorsOf(await to('completed'))).toMatchObject({ status: 422, fields: ['state'] })

    const { firstWishDate, today } = await desk.read()
    const planned = { ...move, position: 0, step: 'plan', day: firstWishDate }
    for (const body of [{ ...asked, day: firstWishDate }, planned])
      expect((await desk.act('nummer', body)).status).toBe(204)
    await shop.testDatabase.pool.query(
      `update port_in_requests set planned_on = $2 from cases
      where cases.number = $1 and case_id = cases.id and position = 0`,
      [number, addDays(today, -1)],
    )
    expect((await desk.act('nummer', { ...move, position: 0, step: 'complete' })).status).toBe(204)
    expect(await desk.read()).toMatchObject({ state: 'partial' })
    expect((await desk.act('nummer', { ...move, position: 1, step: 'cancel', mail: true })).status).toBe(204)
    expect(await desk.read()).toMatchObject({ state: 'completed', closedAt: expect.any(String), dueAt: null })
    expect(await queuedMails(shop, number)).toContain('order-delivered')
  })

  it('of an order that is cancelled can be given up, and nothing else', async () => {
    const desk = deskOf(seller, await orderedNumbers(shop, ['020 123 45 67']))
    await desk.act('status', { state: 'cancelled', reason: null, mail: false })
    const { firstWishDate, portIns } = await desk.read()
    expect(portIns).toMatchObject([{ steps: ['cancel'] }])
    expect(await errorsOf(await desk.act('nummer', { ...asked, day: firstWishDate }))).toMatchObject({
      status: 422,
      fields: ['step'],
    })
    expect((await desk.act('nummer', { ...move, position: 0, step: 'cancel' })).status).toBe(204)
  })

  it('of another order is not touched', async () => {
    const desk = deskOf(seller, await orderedNumbers(shop, ['020 123 45 67']))
    const response = await desk.act('nummer', { ...move, position: 7, step: 'cancel' })
    expect(response.status).toBe(422)
    expect((await desk.read()).version).toBe(1)
  })
})
