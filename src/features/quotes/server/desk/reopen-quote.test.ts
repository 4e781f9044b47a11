import { afterAll, describe, expect, it } from 'vitest'
import { deskOf, queuedMails } from '../../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../../app/server/testing-shop.ts'
import { Failure } from '../../../../common/contract/failure.ts'
import { caseEvents } from '../../../cases/events.ts'
import { caseIdOf, rowsOf } from '../../../orders/server/testing.ts'
import {
  acceptedOrder,
  expireQuote,
  followedQuote,
  offered,
  ordersFrom,
  quoteLinkOf,
  quoteToken,
  refusalIn,
  sentQuote,
} from '../testing.ts'

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
afterAll(() => shop.stop())

type Sent = Awaited<ReturnType<typeof sentQuote>>

const reminders = async (number: string) =>
  (await queuedMails(shop, number)).filter(kind => kind === 'quote-reminder').length
/** Mails that still wait for their day. */
const waitingReminders = async (number: string) =>
  rowsOf(
    shop,
    `select not_before > now() as is_ahead from deliveries join events on events.id = event_id
     where kind = 'quote-reminder' and state = 'queued' and events.case_id = $1`,
    [await caseIdOf(shop, number)],
  )
const cheaper = { ...offered, discounts: [{ ...offered.discounts[0], percentage: 20 }] } as typeof offered

const ends = [
  ['its customer declined', 'rejected', ({ link }: Sent) => link.decline('Te duur.')],
  ['we withdrew', 'cancelled', ({ desk }: Sent) => desk.withdraw()],
  [
    'staff noted as declined',
    'rejected',
    ({ number }: Sent) =>
      deskOf(seller, number).act('status', { state: 'rejected', reason: 'no-answer', mail: false }),
  ],
] as const

describe('a new version of a quote that', () => {
  it.each(ends)('%s opens it again', async (_, state, end) => {
    const quote = await sentQuote(shop, seller)
    const { number, desk, link } = quote
    expect((await end(quote)).status).toBe(204)
    expect(await deskOf(seller, number).read()).toMatchObject({ state, next: null, dueAt: null })
    expect(await reminders(number)).toBe(0)

    expect((await desk.send(cheaper)).status).toBe(200)
    const shown = await deskOf(seller, number).read()
    expect(shown).toMatchObject({ state: 'approved', closedAt: null, next: 'follow-up', takeBack: null })
    expect(shown.dueAt).not.toBeNull()
    expect(shown.timeline.map(({ type }) => type).slice(0, 2)).toEqual(['quote-sent', 'state-changed'])
    const mails = await queuedMails(shop, number)
    expect(mails.filter(kind => kind === 'quote-sent')).toHaveLength(2)
    expect(await waitingReminders(number)).toEqual([{ is_ahead: true }])

    const newest = `/prijsopgave#${await quoteToken(shop, number, 2)}`
    expect(await link.shown()).toMatchObject({ version: 1, newestPath: newest })
    const progress = await followedQuote(shop, number)
    expect(progress).toMatchObject({ state: 'approved', quotePath: newest })
    expect(progress.progress.acceptUntil).toMatchObject({ isExpired: false })
    const next = quoteLinkOf(shop, await quoteToken(shop, number, 2))
    expect(await next.read()).toMatchObject({ version: 2, standing: 'sent' })
    await acceptedOrder(await next.accept())
    expect(await ordersFrom(shop, number)).toHaveLength(1)
  })

  it('expired is sent without ending it first', async () => {
    const { number, desk } = await sentQuote(shop, seller)
    await expireQuote(shop, number)
    expect((await desk.send(cheaper)).status).toBe(200)
    expect((await desk.read()).versions.map(({ standing }) => standing)).toEqual(['sent', 'superseded'])
    expect((await followedQuote(shop, number)).progress.acceptUntil).toMatchObject({ isExpired: false })
  })

  it('was withdrawn can be withdrawn once more', async () => {
    const { number, desk, link } = await sentQuote(shop, seller)
    await desk.withdraw()
    await desk.send(cheaper)
    expect((await desk.withdraw()).status).toBe(204)
    expect(await deskOf(seller, number).read()).toMatchObject({ state: 'cancelled', next: null })
    expect(await link.shown()).toMatchObject({ standing: 'withdrawn', newestPath: null })
  })

  it('was accepted is refused, and so is renewing what waits for nobody', async () => {
    const accepted = await sentQuote(shop, seller)
    await acceptedOrder(await accepted.link.accept())
    expect(await refusalIn(await accepted.desk.send(cheaper))).toEqual([
      422,
      'Deze prijsopgave is geaccepteerd. Begin voor iets anders een nieuwe prijsopgave.',
    ])
    const declined = await sentQuote(shop, seller)
    await declined.link.decline()
    expect(await refusalIn(await declined.desk.renew())).toEqual([
      422,
      'Er is geen versie die op de klant wacht.',
    ])
    expect(await deskOf(seller, declined.number).read()).toMatchObject({ state: 'rejected' })
  })

  it('was declined stays so by its state alone, and for who may only read', async () => {
    const { number, desk, link } = await sentQuote(shop, seller)
    await link.decline()
    const moved = await deskOf(seller, number).act('status', { state: 'inProgress', mail: false })
    expect([moved.status, Failure.parse(await moved.json()).errors?.state?.message]).toEqual([
      422,
      'Deze prijsopgave is afgewezen. Alleen een nieuwe versie opent hem weer.',
    ])
    const reader = await shop.staff('lezer')
    const body = await desk.wanted(cheaper)
    expect((await reader.post(`/api/beheer/zaken/${number}/offerte`, { body })).status).toBe(403)
  })
})

describe('withdrawing', () => {
  it.each([
    ['without a reason', {}, 'reason', 'Kies een reden.'],
    ['for a reason of another state', { reason: 'no-answer' }, 'reason', 'Deze reden bestaat niet.'],
    ['for another reason without words', { reason: 'other' }, 'words', 'Schrijf kort wat de reden is.'],
  ])('%s is refused at its field, and nothing ends', async (_, why, field, message) => {
    const { number, desk, link } = await sentQuote(shop, seller)
    const response = await desk.withdraw(why)
    expect([response.status, Failure.parse(await response.json()).errors]).toEqual([
      422,
      { [field]: { message } },
    ])
    expect(await link.read()).toMatchObject({ standing: 'sent' })
    expect(await queuedMails(shop, number)).not.toContain('quote-withdrawn')
  })

  it('keeps its reason at the case', async () => {
    const { number, desk } = await sentQuote(shop, seller)
    expect((await desk.withdraw({ reason: 'other', words: 'De netbeheerder stopt.' })).status).toBe(204)
    const { reason, timeline } = await deskOf(seller, number).read()
    expect(reason).toBe('Anders')
    expect(timeline.find(({ type }) => type === caseEvents.stateChanged)?.words?.text).toBe(
      'De netbeheerder stopt.',
    )
  })
})
