import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { startTestShop } from '../../app/server/testing-shop.ts'
import { deliverDue } from '../../app/worker/testing.ts'
import { registeredCustomer, requestReset } from '../../features/customers/server/testing.ts'
import { order, place, rowsOf, withData } from '../../features/orders/server/testing.ts'
import { takeClock } from '../database/testing-clock.ts'
import type { MailTransport } from '../outside/mail.ts'

/**
 * Above so many mails an hour to addresses that somebody typed, whichever
 * (docs/decisions/security.md#limits-and-budgets).
 */

const hourMs = 60 * 60_000
/** Ten past an hour of tomorrow: no test runs into another hour by itself, and what was queued now is due. */
const moment = new Date(Math.ceil(Date.now() / hourMs) * hourMs + 24 * hourMs + hourMs / 6)

/** Recipients in order. */
let sent: string[]
const shop = await startTestShop()
const clock = await takeClock(shop.testDatabase, moment)
beforeEach(() => {
  sent = []
})
afterEach(async () => {
  await shop.testDatabase.pool.query('truncate deliveries, hourly_budgets')
  await clock.set(moment)
})
afterAll(() => shop.stop())

const transport: MailTransport = {
  async send({ to }) {
    sent.push(to)
    return { kind: 'sent' }
  },
  close: () => undefined,
}

/** Delivers all that may go in a shop that lets three go; answers how often it heard that the budget was spent. */
async function deliverThree(): Promise<number> {
  let spent = 0
  await deliverDue(shop.testDatabase.database, transport, {
    mailsPerHour: 3,
    onBudgetSpent: () => void spent++,
  })
  return spent
}

const orderFor = (email: string) =>
  place(
    shop.visitor(),
    withData({ contactPerson: { firstName: 'Lotte', lastName: 'Bos', phoneNumber: '020 123 45 67', email } }),
  )

test('they wait for the next hour, and staff hear why; what was ordered stands', async () => {
  for (let index = 0; index < 5; index++) await orderFor(`ander${index}@korenmolen.example`)
  await rowsOf(shop, "delete from deliveries where kind = 'order-notice'")
  expect(await deliverThree()).toBe(2)
  expect(sent).toHaveLength(3)
  const held = await rowsOf(
    shop,
    'select state, attempts, last_error from deliveries where held_at is not null',
  )
  const reason = 'Er gingen dit uur al 3 mails naar ingevulde adressen'
  expect(held).toMatchObject(Array(2).fill({ state: 'queued', attempts: 0, last_error: reason }))
  const inTheNextHour = new Date(Math.floor(moment.getTime() / hourMs + 1) * hourMs)
  await clock.set(inTheNextHour)
  await deliverThree()
  expect(sent).toHaveLength(5)
})

test('but not those to staff, nor those about an account', async () => {
  const { email } = await registeredCustomer(shop)
  for (let index = 0; index < 4; index++) await orderFor(`ander${index}@korenmolen.example`)
  await deliverThree()
  await requestReset(shop.visitor(), email)
  await deliverThree()
  expect(sent.filter(to => to === 'hallo@lijnhaven.example')).toHaveLength(4)
  expect(sent).toContain(email)
})

test('a source that had many orders in this hour leaves half of them to others', async () => {
  // 60 orders a minute and 50 an hour, times 0.06, make 4 and 3.
  const crowded = await startTestShop({}, { RATE_LIMIT_FACTOR: '0.06', TRUST_PROXY: 'loopback' })
  try {
    const visitor = crowded.visitor()
    for (let nth = 0; nth < 4; nth++) await place(visitor, order)
    const bulk = await rowsOf<{ is_bulk: boolean }>(
      crowded,
      "select is_bulk from deliveries where kind = 'order-confirmation' order by id",
    )
    expect(bulk.map(row => row.is_bulk)).toEqual([false, false, false, true])
  } finally {
    await crowded.stop()
  }

  for (let index = 0; index < 3; index++) await orderFor(`menigte${index}@korenmolen.example`)
  await rowsOf(shop, "update deliveries set is_bulk = true where kind = 'order-confirmation'")
  await deliverThree()
  expect(sent.filter(to => to.startsWith('menigte'))).toHaveLength(1)
  await orderFor('ander0@korenmolen.example')
  await orderFor('ander1@korenmolen.example')
  await deliverThree()
  expect(sent.filter(to => to.startsWith('ander'))).toHaveLength(2)
})
