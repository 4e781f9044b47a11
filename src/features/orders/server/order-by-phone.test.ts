import { afterAll, describe, expect, it } from 'vitest'
import { mailKinds } from '../../../app/mails/declared.ts'
import { deskOf } from '../../../app/server/testing-desk.ts'
import { startTestShop, type TestVisitor } from '../../../app/server/testing-shop.ts'
import { renderDelivery } from '../../../app/worker/emails.tsx'
import { sampleContext } from '../../../app/worker/testing-emails.ts'
import { parseOrderNumber } from '../../../common/order-number.ts'
import { deliveryById } from '../../../platform/deliveries/stored-deliveries.ts'
import { byPhoneHeader } from '../../carts/order-by-phone.ts'
import { loggedIn, registeredCustomer } from '../../customers/server/testing.ts'
import { idempotencyHeader, OrderPlaced, orderCalls } from '../contract.ts'
import { order, quote, rowsOf } from './testing.ts'

const { placeOrder } = orderCalls

const shop = await startTestShop()
const sales = await shop.staff('verkoop')
afterAll(() => shop.stop())

const headers = { [byPhoneHeader]: '1' }
const take = (visitor: TestVisitor, body: unknown = order, more: Record<string, string> = {}) =>
  visitor.post(placeOrder.path, { body, headers: { ...headers, ...more } })
const numberOf = async (response: Response): Promise<string> => {
  expect(response.status).toBe(201)
  return parseOrderNumber(OrderPlaced.parse(await response.json()).orderNumber) ?? ''
}
const sql = (text: string, values: unknown[]) => rowsOf<Record<string, unknown>>(shop, text, values)
const caseOf = async (number: string) =>
  (await sql('select id, customer_id, assignee_id, due_at, state from cases where number = $1', [number]))[0]
const consentsOf = (number: string) =>
  sql(`select channel, read_out_by from case_consents join cases on cases.id = case_id where number = $1`, [
    number,
  ])
const opened = (number: string) =>
  sql(
    `select actor_kind, actor_id, data from events join cases on cases.id = case_id
     where number = $1 and type = 'case-opened'`,
    [number],
  )
const count = async () => (await sql('select count(*)::int as count from cases', []))[0]?.count

describe('an order that staff take on the phone', () => {
  it('is as any other, and theirs: the consents were read out, it is confirmed next, and the event names who', async () => {
    const number = await numberOf(await take(sales))
    expect(await caseOf(number)).toMatchObject({
      customer_id: null,
      assignee_id: sales.colleague.id,
      due_at: expect.any(Date),
      state: 'acknowledged',
    })
    const consents = await consentsOf(number)
    expect(consents.length).toBeGreaterThan(1)
    for (const consent of consents)
      expect(consent).toEqual({ channel: 'phone', read_out_by: sales.colleague.id })
    const shown = await deskOf(sales, number).read()
    expect(shown).toMatchObject({ next: 'confirm', dueAt: expect.any(String) })
    expect(shown.consents.map(({ readOutBy }) => readOutBy)).toEqual(consents.map(() => sales.colleague.name))
    expect(await opened(number)).toEqual([
      { actor_kind: 'staff', actor_id: sales.colleague.id, data: { channel: 'phone' } },
    ])
  })

  it('may be a quote request', async () => {
    const number = await numberOf(await take(sales, quote))
    expect(await caseOf(number)).toMatchObject({ assignee_id: sales.colleague.id, due_at: expect.any(Date) })
    expect(await deskOf(sales, number).read()).toMatchObject({ next: 'make-quote' })
    expect(await consentsOf(number)).toEqual([{ channel: 'phone', read_out_by: sales.colleague.id }])
  })

  it.each([
    ['order-confirmation', order],
    ['quote-confirmation', quote],
  ])('is confirmed by mail, which says that it was taken on the phone: %s', async (kind, body) => {
    const number = await numberOf(await take(sales, body))
    const { database } = shop.testDatabase
    const [row] = await sql(
      `select deliveries.id from deliveries join cases on cases.id = case_id where number = $1 and deliveries.kind = $2`,
      [number, kind],
    )
    const delivery = await deliveryById(database, mailKinds, Number(row?.id))
    if (delivery?.channel !== 'email') throw new Error('No mail was queued')
    const { text } = await renderDelivery(delivery, { database, linkKey: Buffer.alloc(32) }, sampleContext)
    expect(text.replaceAll(/\s+/g, ' ')).toContain('telefonisch met ons doorgenomen')
    expect(text).not.toContain('Binnen 1 werkdag')
  })

  it('is stored once, however often it is sent under one key', async () => {
    const key = { [idempotencyHeader]: 'a-key-of-a-call' }
    const numbers = await Promise.all([1, 2, 3].map(async () => numberOf(await take(sales, order, key))))
    expect(new Set(numbers).size).toBe(1)
    expect((await consentsOf(numbers[0] ?? '')).every(({ channel }) => channel === 'phone')).toBe(true)
  })

  it('is the caller’s, also where the colleague is logged in as a customer', async () => {
    const customer = await registeredCustomer(shop)
    const both = await loggedIn(shop, customer)
    const desk = await shop.staff('verkoop')
    for (const pair of desk.cookie.split('; ')) {
      const [name = '', value = ''] = pair.split('=')
      if (name === 'beheer') both.setCookie(name, value)
    }
    const number = await numberOf(await take(both))
    expect(await caseOf(number)).toMatchObject({ customer_id: null, assignee_id: desk.colleague.id })
    const { userWithoutAccountInformation: _caller, ...nameless } = order
    expect((await take(both, nameless)).status).toBe(401)
  })

  it('is refused with nothing stored where nobody is signed in at the desk, or his role does not permit it', async () => {
    const before = await count()
    const stranger = await take(shop.visitor())
    expect({ status: stranger.status, ...(await stranger.json()) }).toMatchObject({
      status: 401,
      message: expect.stringContaining('niet meer ingelogd bij beheer'),
    })
    const reader = await take(await shop.staff('lezer'))
    expect({ status: reader.status, ...(await reader.json()) }).toMatchObject({
      status: 403,
      message: expect.stringContaining('met je rol'),
    })
    expect(
      (await sales.post(placeOrder.path, { body: order, headers: { [byPhoneHeader]: 'ja' } })).status,
    ).toBe(400)
    expect(await count()).toBe(before)
  })
})

it('an order of a visitor was read out by nobody, and we call', async () => {
  const number = await numberOf(await shop.visitor().post(placeOrder.path, { body: order }))
  expect(
    (await consentsOf(number)).every(({ channel, read_out_by: by }) => channel === 'web' && by === null),
  ).toBe(true)
  const stored = await caseOf(number)
  expect(stored?.due_at).not.toBeNull()
  expect(await opened(number)).toEqual([{ actor_kind: 'visitor', actor_id: null, data: {} }])
})
