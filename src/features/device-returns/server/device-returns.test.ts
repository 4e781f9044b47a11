import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { deskOf, orderedCase, statusPage } from '../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { Failure } from '../../../common/contract/failure.ts'
import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import { addDays } from '../../../common/working-days.ts'
import { readPdf } from '../../../platform/pdf/read-pdf.ts'
import { CustomerAgreement, customerAgreementCalls } from '../../agreements/contract-mijn.ts'
import { endingLines, leavable, noticeCost } from '../../agreements/notice.ts'
import { earliestLastDay } from '../../agreements/term.ts'
import { productEndRefusals } from '../../agreements/texts.ts'
import { changePrice, sellAsBefore } from '../../catalogue/server/testing.ts'
import { change, newCustomer, type TestCustomer } from '../../customers/server/mijn/testing.ts'
import { additionalData, send } from '../../orders/server/testing.ts'
import { customerOrderCalls, OrderDetails } from '../../tracking/contract-mijn.ts'
import { returnEvents } from '../events.ts'
import { returnRefusals } from '../texts.ts'
import { deliverOrder, lookForReturns, rentedDevices, withRentedDevices } from './testing.ts'

const shop = await startTestShop()
afterAll(() => shop.stop())
const today = dayInTheNetherlands(new Date())

const pageOf = async ({ visitor }: TestCustomer, nummer: string) =>
  OrderDetails.parse(
    await (await visitor.get(endpoint(customerOrderCalls.customerOrder, { nummer }).path)).json(),
  ).returns

const refusalIn = async (response: Response) => {
  expect(response.status).toBe(422)
  const { message, errors } = Failure.parse(await response.json())
  return errors ? Object.entries(errors).map(([field, error]) => [field, error.message]) : message
}

type Rented = Awaited<ReturnType<typeof withRentedDevices>>

const end = ({ desk }: Rented, position: number, day = today) =>
  desk.act('product-einde', { position, day, reason: 'not-paid' })

/** Gives notice of everything that can be chosen. */
async function giveNotice({ customer: { visitor }, number: nummer }: Rented) {
  const { path } = endpoint(customerAgreementCalls.customerAgreement, { nummer })
  const { lines } = CustomerAgreement.parse(await (await visitor.get(path)).json())
  const positions = leavable(lines).map(({ position }) => position)
  const lastDay = earliestLastDay(today)
  const ending = endingLines(lines, { positions, lastDay })
  const notice = {
    id: randomUUID(),
    positions,
    lastDay,
    costInCents: noticeCost(ending),
    why: '',
    words: '',
  }
  const given = await change(visitor, endpoint(customerAgreementCalls.giveNotice, { nummer }), notice)
  expect(given.status).toBe(204)
  return {
    ending,
    withdraw: () =>
      change(visitor, endpoint(customerAgreementCalls.withdrawNotice, { nummer, id: notice.id })),
  }
}

const received = { outcome: 'received', quantity: 1, day: today, words: '' }

describe('rented devices', () => {
  test('of a notice are expected back at the price of then, for customer, link and desk, until it is withdrawn', async () => {
    const rented = await withRentedDevices(shop)
    const { customer, number, desk } = rented
    expect(await pageOf(customer, number)).toEqual({ slipPath: null, devices: [] })
    const { ending, withdraw } = await giveNotice(rented)
    expect(ending.find(({ position }) => position === rented.handsets)?.notReturnedInCents).toBe(7900)
    // A later price is of later orders.
    await changePrice(shop.testDatabase.pool, 32032, 100)
    onTestFinished(() => sellAsBefore(shop.testDatabase.pool))
    const lastDay = earliestLastDay(today)
    const { devices, slipPath } = await pageOf(customer, number)
    expect(devices).toMatchObject([
      { quantity: 3, open: 3, received: 0, lastDay, dueOn: addDays(lastDay, 14), priceInCents: 7900 },
      { quantity: 1, open: 1, priceInCents: 9900 },
      { quantity: 1, open: 1, priceInCents: 6900 },
    ])
    const file = await customer.visitor.get(slipPath ?? '')
    const { text } = readPdf(Buffer.from(await file.arrayBuffer()))
    for (const words of [`C${formatOrderNumber(number)}`.replaceAll('-', ''), 'DECT-handset', 'Kabelkade 1'])
      expect(text.replaceAll(/[-\u2010\u00a0]/g, '')).toContain(words.replaceAll('-', ''))

    const followed = await statusPage(shop, number)
    if (followed.kind !== 'order') throw new Error('It is no order')
    expect(followed.returns.devices).toEqual(devices)
    const byLink = await shop.visitor().get(followed.returns.slipPath ?? '')
    expect([byLink.status, byLink.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const { path } = endpoint(customerOrderCalls.returnSlipFile, { nummer: number })
    expect((await (await newCustomer(shop)).visitor.get(path)).status).toBe(404)
    expect((await desk.read()).returns).toHaveLength(3)

    expect((await withdraw()).status).toBe(204)
    expect(await pageOf(customer, number)).toEqual({ slipPath: null, devices: [] })
    expect((await customer.visitor.get(path)).status).toBe(404)
    expect((await desk.read()).returns).toEqual([])
  })

  test('that came back are written down by the piece, and no more than there are', async () => {
    const rented = await withRentedDevices(shop)
    const { desk, handsets, number, customer } = rented
    expect(await refusalIn(await desk.act('retour', { ...received, position: handsets }))).toEqual([
      ['quantity', returnRefusals.nothingExpected],
    ])
    expect((await end(rented, handsets)).status).toBe(204)
    expect((await desk.read()).next).toBeNull()
    await lookForReturns(shop)
    expect((await desk.read()).next).toBe('settle-return')
    const wrong: readonly [object, string, string][] = [
      [{ quantity: 4 }, 'quantity', returnRefusals.tooMany(3)],
      [{ quantity: 0 }, 'quantity', returnRefusals.noQuantity],
      [{ day: addDays(today, 1) }, 'day', returnRefusals.ahead],
      [{ day: addDays(today, -1) }, 'day', productEndRefusals.beforeStart],
      [{ day: null }, 'day', returnRefusals.noDay],
      [{ outcome: 'waived', day: null }, 'words', returnRefusals.noReason],
    ]
    for (const [changes, field, message] of wrong)
      expect(
        await refusalIn(await desk.act('retour', { ...received, position: handsets, ...changes })),
      ).toEqual([[field, message]])

    const some = { ...received, position: handsets, quantity: 2, words: 'Zonder adapter' }
    expect((await desk.act('retour', some)).status).toBe(204)
    expect(
      (await desk.act('retour', { ...received, position: handsets, outcome: 'missing', day: null })).status,
    ).toBe(204)
    const [device] = (await desk.read()).returns
    expect(device).toMatchObject({
      open: 0,
      records: [
        { outcome: 'received', quantity: 2, words: 'Zonder adapter', amountInCents: null },
        { outcome: 'missing', quantity: 1, amountInCents: 7900 },
      ],
    })
    expect((await desk.read()).next).toBeNull()
    expect((await pageOf(customer, number)).devices).toMatchObject([
      { open: 0, received: 2, missing: 1, chargedInCents: 7900 },
    ])
    const { timeline } = await desk.read()
    expect(timeline.find(({ type }) => type === returnEvents.received)).toMatchObject({
      words: { text: 'Zonder adapter' },
      data: { product: expect.stringContaining('DECT-handset'), count: 2 },
    })
    expect(await refusalIn(await desk.act('retour', { ...received, position: handsets }))).toEqual([
      ['quantity', returnRefusals.isSettled],
    ])
  })

  test('that came back twice, or that two colleagues write down at once, came back once', async () => {
    const rented = await withRentedDevices(shop)
    const { desk, base, number } = rented
    await end(rented, base)
    await lookForReturns(shop)
    const { version } = await desk.read()
    const other = deskOf(await shop.staff('beheerder'), number)
    const both = await Promise.all([
      desk.act('retour', { ...received, position: base, version }),
      other.act('retour', { ...received, position: base, version }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409])
    expect(await refusalIn(await other.act('retour', { ...received, position: base }))).toEqual([
      ['quantity', returnRefusals.isBack],
    ])
    const [device] = (await desk.read()).returns
    expect(device?.records).toHaveLength(1)

    // A record that is wrong is undone, once, and of its own case alone.
    const record = device?.records[0]?.id
    const elsewhere = await withRentedDevices(shop)
    expect(await refusalIn(await elsewhere.desk.act('retour-ongedaan', { record }))).toBe(returnRefusals.gone)
    expect((await desk.act('retour-ongedaan', { record })).status).toBe(204)
    expect(await refusalIn(await desk.act('retour-ongedaan', { record }))).toBe(returnRefusals.gone)
    expect((await desk.read()).returns).toMatchObject([{ open: 1, records: [] }])
    expect((await desk.read()).next).toBe('settle-return')
    // Sent again it is written down once.
    const id = randomUUID()
    for (const _ of [1, 2])
      expect((await desk.act('retour', { ...received, position: base, id })).status).toBe(204)
    expect((await desk.read()).returns[0]?.records).toHaveLength(1)
  })

  test('that came before a notice was withdrawn stay written down, and nothing more is waited for', async () => {
    const rented = await withRentedDevices(shop)
    const { desk, handsets, phone, customer, number } = rented
    const { withdraw } = await giveNotice(rented)
    expect((await desk.act('retour', { ...received, position: handsets })).status).toBe(204)
    expect((await withdraw()).status).toBe(204)
    expect((await desk.read()).returns).toMatchObject([
      { position: handsets, quantity: 0, open: 0, records: [{ quantity: 1 }] },
    ])
    expect(await pageOf(customer, number)).toEqual({ slipPath: null, devices: [] })
    expect(await refusalIn(await desk.act('retour', { ...received, position: phone }))).toEqual([
      ['quantity', returnRefusals.nothingExpected],
    ])
  })

  test('are read by who reads agreements, and written down by who works on them', async () => {
    const rented = await withRentedDevices(shop)
    await end(rented, rented.phone)
    const entry = { ...received, position: rented.phone }
    const reader = deskOf(await shop.staff('lezer'), rented.number)
    expect((await reader.read()).returns).toHaveLength(1)
    expect((await reader.act('retour', entry)).status).toBe(403)
    const other = deskOf(await shop.staff('catalogus'), rented.number)
    expect((await other.read()).returns).toEqual([])
    expect((await other.act('retour', entry)).status).toBe(403)
    expect((await other.act('retour-ongedaan', { record: randomUUID() })).status).toBe(403)
  })
})

describe('an order in the place of an agreement', () => {
  const changeTo = async ({ customer, number }: Rented, products: readonly object[]) => {
    const replaces = { agreement: number, action: 'change', overlapDays: 0, costInCents: 0 }
    const { status, body } = await send(customer.visitor, {
      products,
      additionalData: { ...additionalData, replaces },
    })
    expect([status, body.reasons]).toEqual([201, undefined])
    return String(body.orderNumber).replaceAll('-', '')
  }

  test('keeps the devices that it rents on, and the others come back until its delivery is taken back', async () => {
    const rented = await withRentedDevices(shop)
    // Other accounts cost more, so that leaving the old ones costs nothing.
    const fewer = rentedDevices(1, 31002).slice(0, -1)
    const order = await changeTo(rented, fewer)
    expect((await rented.desk.read()).returns).toEqual([])
    const desk = await deliverOrder(shop, order)
    expect((await rented.desk.read()).returns).toMatchObject([
      { position: rented.handsets, quantity: 2, open: 2 },
      { position: rented.phone, quantity: 1, open: 1 },
    ])
    expect((await desk.read()).returns).toEqual([])
    await desk.act('terugdraaien', { reason: 'mistake' })
    expect((await rented.desk.read()).returns).toEqual([])
  })
})

test('nothing comes back of an order without rented devices', async () => {
  const desk = await deliverOrder(shop, await orderedCase(shop))
  expect((await desk.read()).returns).toEqual([])
})
