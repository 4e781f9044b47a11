import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { CaseByLink, followCalls } from '../../../api/follow-calls.ts'
import { deskOf, orderedCase, orderedNumbers, queuedMails } from '../../../app/server/testing-desk.ts'
import { startTestShop, testSecrets } from '../../../app/server/testing-shop.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { Failure } from '../../../common/contract/failure.ts'
import { closedOn } from '../../../common/dutch-calendar.ts'
import { dutchDay, workingDaysAfter } from '../../../common/working-days.ts'
import { caseEvents } from '../../cases/events.ts'
import { newCustomer, orderOf } from '../../customers/server/mijn/testing.ts'
import { progressToken } from '../../mailed-links/server/progress-link.ts'
import { caseIdOf, contactPerson, guest, quote } from '../../orders/server/testing.ts'
import { CustomerRequestResponse, trackingCalls } from '../contract.ts'
import { customerOrderCalls, OrderDetails } from '../contract-mijn.ts'

const { followCase } = followCalls
const { wishByLink, wishOfCustomer } = trackingCalls
const { customerOrder, deliveryCalendarFile } = customerOrderCalls

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
afterAll(() => shop.stop())

const tokenOf = async (number: string) =>
  progressToken(
    shop.testDatabase.database,
    await caseIdOf(shop, number),
    testSecrets.deriveKey('account-link'),
  )

/** An order or a quote request that was just placed, with its link. */
async function placed(body?: unknown) {
  const number = await orderedCase(shop, body)
  return { number, token: await tokenOf(number), desk: deskOf(seller, number) }
}

const follow = (token: unknown) => shop.visitor().post(followCase.path, { body: { token } })
const followed = async (token: string) => CaseByLink.parse(await (await follow(token)).json())
const wish = (token: string, asked: 'cancel' | 'change', words = 'We gaan toch verhuizen.') =>
  shop.visitor().post(wishByLink.path, { body: { token, wish: asked, words } })
const outcomeOf = async (response: Response) => {
  expect(response.status).toBe(200)
  return CustomerRequestResponse.parse(await response.json()).outcome
}

/** Brings it as far as being confirmed on the phone. */
const confirm = (desk: ReturnType<typeof deskOf>) =>
  desk.act('status', { state: 'inProgress', reason: null, mail: false })

describe('whoever has the link from a mail', () => {
  it('sees how an order stands, without an account and as often as he likes, and nothing of persons', async () => {
    const { token, number } = await placed()
    for (const _ of [1, 2]) {
      const shown = await followed(token)
      expect(shown).toMatchObject({
        kind: 'order',
        state: 'acknowledged',
        companyName: guest.companyName,
        progress: {
          moments: [{ state: 'acknowledged' }],
          cancelling: 'at-once',
          asked: [],
          delivery: null,
        },
      })
      expect(shown.number.replaceAll('-', '')).toBe(number)
      expect(shown.progress.hearsBy).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      const text = JSON.stringify(shown)
      for (const personal of [contactPerson.lastName, contactPerson.email, guest.iban.replaceAll(' ', '')])
        expect(text).not.toContain(personal)
    }
  })

  it('sees what staff do: confirmed, the day, numbers and the end', async () => {
    const number = await orderedNumbers(shop, ['020 123 45 67', '', ''])
    const token = await tokenOf(number)
    const desk = deskOf(seller, number)
    await confirm(desk)
    const { progress } = await followed(token)
    expect(progress).toMatchObject({
      moments: [{ state: 'acknowledged' }, { state: 'inProgress' }],
      cancelling: 'on-request',
      numbers: [{ number: '+31201234567', state: 'requested', day: null }],
    })
    const { today } = await desk.read()
    const day = workingDaysAfter(today, 5, closedOn([]))
    await desk.act('levering', { day, partOfDay: 'morning', installer: 'Karim', mail: false })
    const planned = await followed(token)
    expect(planned.progress).toMatchObject({ delivery: { day, partOfDay: 'morning' }, hearsBy: null })
    expect(JSON.stringify(planned)).not.toContain('Karim')
    await desk.act('status', { state: 'partial', reason: null, mail: false })
    expect(await followed(token)).toMatchObject({ state: 'partial', progress: { cancelling: 'on-request' } })
    for (const { position } of (await desk.read()).portIns)
      await desk.act('nummer', { position, step: 'cancel', provider: '', providerReference: '', mail: false })
    expect(await followed(token)).toMatchObject({ state: 'completed', progress: { cancelling: null } })
  })

  it('sees how a quote request stands', async () => {
    const { token } = await placed(quote)
    expect(await followed(token)).toMatchObject({
      kind: 'quote',
      state: 'inProgress',
      documents: [{ title: expect.stringContaining('prijsopgave') }],
    })
  })

  it('opens its documents by addresses that nobody can make or change', async () => {
    const { token } = await placed()
    const { documents } = await followed(token)
    expect(documents.length).toBeGreaterThan(0)
    for (const { path } of documents) {
      const response = await shop.visitor().get(path)
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      const address = new URL(path, 'https://shop.example')
      const until = Number(address.searchParams.get('tot'))
      const other = address.pathname.replace(/\d{9}/, await orderedCase(shop))
      for (const wrong of [
        address.pathname,
        `${other}${address.search}`,
        path.replace(String(until), String(until + 1)),
        path.replace(/bevestiging|contractsamenvatting/, 'machtiging'),
        `${path}x`,
      ])
        expect((await shop.visitor().get(wrong)).status).toBe(404)
    }
  })

  it.each([undefined, '', 'a'.repeat(43), 'a\u0000', 7, null])('and nobody with %o', async token => {
    const response = await follow(token)
    expect(response.status).toBe(404)
    expect(Failure.parse(await response.json()).message).toContain('Deze link werkt niet meer')
  })

  it('sees nothing once staff ended the link, and the next mail has a new one', async () => {
    const { token, number, desk } = await placed()
    const { documents } = await followed(token)
    expect((await desk.act('volglink-intrekken')).status).toBe(204)
    for (const { path } of documents) expect((await shop.visitor().get(path)).status).toBe(404)
    expect((await follow(token)).status).toBe(404)
    expect((await wish(token, 'cancel')).status).toBe(404)
    expect((await desk.read()).timeline[0]).toMatchObject({ type: 'follow-link-revoked' })
    const next = await tokenOf(number)
    expect((await follow(next)).status).toBe(200)
  })

  it('has the same link in every mail', async () => {
    const { token, number } = await placed()
    expect(await tokenOf(number)).toBe(token)
  })
})

describe('a customer who changes his mind', () => {
  it('cancels an order that nobody confirmed at once, once, and is mailed that', async () => {
    const { token, number, desk } = await placed()
    const outcomes = await Promise.all([wish(token, 'cancel'), wish(token, 'cancel')])
    expect(await Promise.all(outcomes.map(outcomeOf))).toEqual(['cancelled', 'cancelled'])
    const shown = await desk.read()
    expect(shown).toMatchObject({ state: 'cancelled', dueAt: null, closedAt: expect.any(String) })
    expect(shown.timeline.filter(({ type }) => type === caseEvents.cancelAsked)).toMatchObject([
      { words: { text: 'We gaan toch verhuizen.' }, by: { kind: 'visitor' }, values: [] },
    ])
    const mails = await queuedMails(shop, number)
    expect(mails.filter(kind => kind === 'order-cancelled')).toHaveLength(1)
  })

  it('takes a quote request back', async () => {
    const { token } = await placed(quote)
    expect(await outcomeOf(await wish(token, 'cancel'))).toBe('cancelled')
    expect(await followed(token)).toMatchObject({ state: 'cancelled' })
  })

  it('asks once it is confirmed: it waits on the list of staff until they answer', async () => {
    const { token, desk, number } = await placed()
    await confirm(desk)
    for (const _ of [1, 2]) expect(await outcomeOf(await wish(token, 'cancel'))).toBe('asked')
    const shown = await desk.read()
    expect(shown).toMatchObject({
      state: 'inProgress',
      asked: [{ kind: 'cancel', words: 'We gaan toch verhuizen.' }],
      dueAt: expect.any(String),
    })
    expect(shown.timeline.filter(({ type }) => type === caseEvents.cancelAsked)).toHaveLength(1)
    expect(await followed(token)).toMatchObject({ progress: { asked: [{ kind: 'cancel' }] } })
    expect(await queuedMails(shop, number)).not.toContain('order-cancelled')
    await desk.act('gesprek', { outcome: 'reached', callBack: null, note: '' })
    expect((await desk.read()).asked).toEqual([])
  })

  it('passes a change on before it is confirmed too', async () => {
    const { token, desk } = await placed()
    expect(await outcomeOf(await wish(token, 'change', 'Graag twee in plaats van een.'))).toBe('asked')
    expect(await desk.read()).toMatchObject({
      state: 'acknowledged',
      asked: [{ kind: 'change', words: 'Graag twee in plaats van een.' }],
    })
  })

  it('is told where it is over', async () => {
    const { token, desk } = await placed()
    await confirm(desk)
    await desk.act('status', { state: 'completed', reason: null, mail: false })
    const late = await wish(token, 'cancel')
    expect(late.status).toBe(409)
    expect(Failure.parse(await late.json()).message).toContain('geleverd')
  })

  it('whose colleague at the provider confirms at the same moment either is cancelled or asks', async () => {
    const { token, desk } = await placed()
    const [taken] = await Promise.all([wish(token, 'cancel'), confirm(desk)])
    const outcome = await outcomeOf(taken)
    const { state } = await desk.read()
    expect([outcome, state]).toEqual(
      outcome === 'cancelled' ? ['cancelled', 'cancelled'] : ['asked', 'inProgress'],
    )
  })

  it.each(['', '  ', 'x'.repeat(1001), 'a\u0000b'])(
    'is told what is wrong with the words %j',
    async words => {
      const { token } = await placed()
      const response = await wish(token, 'change', words)
      expect(response.status).toBe(422)
      expect(Failure.parse(await response.json()).errors?.words?.message).toMatch(/bericht|wilt/i)
    },
  )
})

describe('a customer with an account', () => {
  it('sees the same under his order, and changes his mind there', async () => {
    const customer = await newCustomer(shop)
    const number = await orderOf(customer)
    const read = async () =>
      OrderDetails.parse(
        await (await customer.visitor.get(endpoint(customerOrder, { nummer: number }).path)).json(),
      )
    expect((await read()).progress).toMatchObject({ cancelling: 'at-once', asked: [] })
    const body = { wish: 'cancel', words: 'Toch niet.' }
    expect(
      await outcomeOf(
        await customer.visitor.post(endpoint(wishOfCustomer, { nummer: number }).path, { body }),
      ),
    ).toBe('cancelled')
    expect(await read()).toMatchObject({ state: 'cancelled', progress: { cancelling: null } })
    expect((await deskOf(seller, number).read()).timeline).toContainEqual(
      expect.objectContaining({ type: 'cancel-asked', by: { kind: 'customer', name: null } }),
    )
  })

  it('takes the planned day into his calendar, and nobody else does', async () => {
    const customer = await newCustomer(shop)
    const number = await orderOf(customer)
    const { path } = endpoint(deliveryCalendarFile, { nummer: number })
    expect((await customer.visitor.get(path)).status).toBe(404)
    const day = workingDaysAfter(dutchDay(new Date()), 3, closedOn([]))
    const plan = { day, partOfDay: 'morning', installer: '', mail: false }
    expect((await deskOf(seller, number).act('levering', plan)).status).toBe(204)
    const page = await customer.visitor.get(endpoint(customerOrder, { nummer: number }).path)
    const { delivery } = OrderDetails.parse(await page.json())
    const file = await customer.visitor.get(delivery.calendarPath ?? '')
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(await file.text()).toContain(`DTSTART:${day.replaceAll('-', '')}T`)
    expect((await (await newCustomer(shop)).visitor.get(path)).status).toBe(404)
  })

  it('cannot touch what is another one’s', async () => {
    const customer = await newCustomer(shop)
    const number = await orderedCase(shop)
    for (const each of [number, '000000000', randomUUID(), 'a\u0000'])
      expect(
        (
          await customer.visitor.post(endpoint(wishOfCustomer, { nummer: each }).path, {
            body: { wish: 'cancel', words: 'x' },
          })
        ).status,
      ).toBe(404)
    expect(await deskOf(seller, number).read()).toMatchObject({ state: 'acknowledged' })
  })
})
