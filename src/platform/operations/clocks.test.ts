import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { mailKinds } from '../../app/mails/declared.ts'
import { startTestShop } from '../../app/server/testing-shop.ts'
import { customerCalls } from '../../features/customers/contract.ts'
import { accountLinkCalls } from '../../features/customers/contract-links.ts'
import { logIn, register, requestReset, tokenTo } from '../../features/customers/server/testing.ts'
import { lastOrderCalls } from '../../features/orders/contract-last-order.ts'
import { order, place, rowsOf } from '../../features/orders/server/testing.ts'
import { claimDue, usualBackOff } from '../deliveries/claim.ts'

const { choosePassword } = accountLinkCalls
const { customerDetails } = customerCalls
const { lastOrder } = lastOrderCalls

/** Copies of the shop whose clocks differ, one request at a time: what one of them wrote holds for the other. */

const shop = await startTestShop()
afterEach(() => vi.useRealTimers())
afterAll(() => shop.stop())

/** From here on requests are answered by a copy whose clock is off by so much; the database's stays. */
function answeredBy(skewMs: number) {
  vi.useRealTimers()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + skewMs, shouldAdvanceTime: true })
}

const minute = 60_000
describe.each([
  ['ahead', 'behind', minute],
  ['behind', 'ahead', -minute],
])('a copy whose clock is a minute %s, and one that is as much %s', (_one, _other, skewMs) => {
  const email = `klant${skewMs > 0 ? 'voor' : 'achter'}@korenmolen.example`
  const password = 'vier-rozen-op-tafel'

  test('have the same links, sessions and visitors', async () => {
    answeredBy(skewMs)
    const visitor = shop.visitor()
    await register(visitor, { email })
    answeredBy(-skewMs)
    const chosen = await visitor.post(choosePassword.path, {
      body: { token: await tokenTo(shop, email), password },
    })
    expect(chosen.status).toBe(200)
    answeredBy(skewMs)
    expect((await visitor.get(customerDetails.path)).status).toBe(200)
    answeredBy(-skewMs)
    expect((await logIn(shop.visitor(), { email, password })).status).toBe(200)

    const guest = shop.visitor()
    await place(guest, order)
    answeredBy(skewMs)
    expect((await guest.get(lastOrder.path)).status).toBe(200)
  })

  test('make a visitor wait as long for another link', async () => {
    answeredBy(skewMs)
    expect((await requestReset(shop.visitor(), email)).status).toBe(200)
    answeredBy(-skewMs)
    expect((await requestReset(shop.visitor(), email)).status).toBe(429)
  })

  test('do not take each other’s deliveries', async () => {
    const { database } = shop.testDatabase
    await rowsOf(shop, "update deliveries set due_at = now() where state = 'queued'")
    answeredBy(skewMs)
    while ((await claimDue(database, usualBackOff, 2 * minute, mailKinds)) !== null);
    answeredBy(-skewMs)
    expect(await claimDue(database, usualBackOff, 2 * minute, mailKinds)).toBe(null)
  })
})
