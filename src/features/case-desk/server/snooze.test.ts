import { afterAll, describe, expect, it } from 'vitest'
import { followedParts } from '../../../app/server/followed-parts.ts'
import { deskOf, enquiredCase, orderedCase } from '../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { Failure } from '../../../common/contract/failure.ts'
import { closedOn, endOfDayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { addDays, dutchDay, workingDaysAfter } from '../../../common/working-days.ts'
import { submitCustomerRequest } from '../../tracking/server/customer-request.ts'

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
afterAll(() => shop.stop())

const until = workingDaysAfter(dutchDay(new Date()), 5, closedOn([]))
const end = endOfDayInTheNetherlands(until).toISOString()

describe('a case that waits', () => {
  it.each([
    ['order', orderedCase],
    ['enquiry', enquiredCase],
  ] as const)(
    'has its moment on that day, and what was promised comes back with the end of it: %s',
    async (_, made) => {
      const desk = deskOf(seller, await made(shop))
      const before = await desk.read()
      expect((await desk.act('wachten', { until })).status).toBe(204)
      expect(await desk.read()).toMatchObject({
        waits: { until, untilAnswer: false },
        dueAt: end,
        next: before.next,
      })
      const longer = workingDaysAfter(until, 1, closedOn([]))
      expect((await desk.act('wachten', { until: longer, untilAnswer: true })).status).toBe(204)
      expect((await desk.read()).waits).toEqual({ until: longer, untilAnswer: true })
      expect((await desk.act('niet-wachten')).status).toBe(204)
      expect(await desk.read()).toMatchObject({ waits: null, dueAt: before.dueAt })
      expect((await desk.act('niet-wachten')).status).toBe(422)
    },
  )

  it('comes back when its customer asks something, and a colleague who takes it leaves it waiting', async () => {
    const number = await orderedCase(shop)
    const desk = deskOf(seller, number)
    await desk.act('wachten', { until })
    await desk.act('behandelaar', { assignee: seller.colleague.id })
    expect((await desk.read()).waits).toEqual({ until, untilAnswer: false })
    const { database } = shop.testDatabase
    const services = {
      database,
      mailDomain: 'shop.example',
      callBy: () => new Date(Date.now() + 60_000),
      onMailQueued: () => undefined,
      followed: followedParts,
    }
    await submitCustomerRequest(services, number, { wish: 'change', words: 'Een dag later' })
    const now = await desk.read()
    expect(now.waits).toBeNull()
    expect(now.dueAt).not.toBe(end)
  })

  it.each([
    ['today', dutchDay(new Date()), /na vandaag/],
    ['in two years', addDays(dutchDay(new Date()), 730), /jaar/],
  ])('does not wait until %s', async (_, day, message) => {
    const desk = deskOf(seller, await orderedCase(shop))
    const response = await desk.act('wachten', { until: day })
    expect(response.status).toBe(422)
    expect(Failure.parse(await response.json()).errors?.until?.message).toMatch(message)
  })

  it('waits when it is over too, until somebody does something with it or ends that', async () => {
    const desk = deskOf(seller, await orderedCase(shop))
    await desk.act('status', { state: 'cancelled', mail: false })
    for (const [what, body] of [
      ['niet-wachten', {}],
      ['antwoord', { subject: 'Geld terug', text: 'Dat is geregeld.' }],
    ] as const) {
      expect((await desk.act('wachten', { until })).status).toBe(204)
      expect(await desk.read()).toMatchObject({ state: 'cancelled', next: 'follow-up', dueAt: end })
      await desk.act(what, body)
      expect(await desk.read()).toMatchObject({ next: null, dueAt: null, waits: null })
    }
  })

  it('of a call that was agreed before its end, nothing is left; one agreed since is due', async () => {
    const desk = deskOf(seller, await orderedCase(shop))
    await desk.act('belafspraak', { day: until, time: '10:00' })
    await desk.act('status', { state: 'cancelled', mail: false })
    expect(await desk.read()).toMatchObject({ next: null, dueAt: null })
    await desk.act('belafspraak', { day: until, time: '11:00' })
    expect(await desk.read()).toMatchObject({ state: 'cancelled', next: 'call' })
    await desk.act('gesprek', { outcome: 'reached' })
    expect(await desk.read()).toMatchObject({ next: null, dueAt: null })
  })
})
