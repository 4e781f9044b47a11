import { afterAll, describe, expect, test } from 'vitest'
import { startTestShop, type TestVisitor } from '../../../app/server/testing-shop.ts'
import { RegistrationAccepted } from '../../customers/contract-account.ts'
import { accountLinkCalls } from '../../customers/contract-links.ts'
import { linkStatus } from '../../customers/server/account-links.ts'
import {
  addCustomer,
  loggedIn,
  logIn,
  mailsTo,
  registeredCustomer,
  tokenTo,
} from '../../customers/server/testing.ts'
import { CustomerOrders, customerOrderCalls } from '../../tracking/contract-mijn.ts'
import { lastOrderCalls } from '../contract-last-order.ts'
import { guest, order, place, quote, rowsOf, withGuest } from './testing.ts'

const { choosePassword } = accountLinkCalls
const { customerOrders } = customerOrderCalls
const { accountForLastOrder } = lastOrderCalls

const shop = await startTestShop()
afterAll(() => shop.stop())

const password = 'vier-rozen-op-tafel'
const ask = (visitor: TestVisitor) => visitor.post(accountForLastOrder.path, {})
const choose = (visitor: TestVisitor, token: string) =>
  visitor.post(choosePassword.path, { body: { token, password } })

async function ordersOf(email: string): Promise<string[]> {
  const visitor = shop.visitor()
  await logIn(visitor, { email, password })
  const orders = CustomerOrders.parse(await (await visitor.get(customerOrders.path)).json())
  return orders.map(({ number }) => number.replaceAll('-', ''))
}

describe('a guest who has ordered', () => {
  test('is mailed a link at the address he ordered with; choosing a password takes the order along', async () => {
    const email = 'gast@korenmolen.example'
    const visitor = shop.visitor()
    const number = await place(visitor, withGuest({ email }))
    const response = await ask(visitor)
    expect(response.status).toBe(201)
    expect(RegistrationAccepted.parse(await response.json())).toEqual({ secondsUntilMail: null })
    expect(await mailsTo(shop, email)).toContain('account-activation')

    const token = await tokenTo(shop, email)
    expect(await linkStatus(shop.testDatabase.database, token)).toMatchObject({
      email,
      companyName: guest.companyName,
      registered: { kvkNumber: guest.kvkNumber, ibanEnding: '4300' },
    })
    // Anywhere, not only in the browser that ordered.
    expect((await choose(shop.visitor(), token)).status).toBe(200)
    expect(await ordersOf(email)).toEqual([number])
  })

  test('is not mailed twice within the cooldown', async () => {
    const email = 'haastig@korenmolen.example'
    const visitor = shop.visitor()
    await place(visitor, withGuest({ email }))
    await ask(visitor)
    const again = RegistrationAccepted.parse(await (await ask(visitor)).json())
    expect(again.secondsUntilMail).toBeGreaterThan(0)
    expect((await mailsTo(shop, email)).filter(kind => kind === 'account-activation')).toHaveLength(1)
  })

  test('has the same answer where somebody has an account at the address, who hears of it; the order stays', async () => {
    const email = 'bezet@korenmolen.example'
    await addCustomer(shop, { email, password })
    const visitor = shop.visitor()
    await place(visitor, withGuest({ email }))
    const response = await ask(visitor)
    expect({ status: response.status, body: await response.json() }).toEqual({
      status: 201,
      body: { secondsUntilMail: null },
    })
    expect(await mailsTo(shop, email)).toContain('registration-attempt')
    expect(await ordersOf(email)).toEqual([])
  })

  test('loses nothing where the order became somebody’s meanwhile', async () => {
    const email = 'later@korenmolen.example'
    const visitor = shop.visitor()
    const number = await place(visitor, withGuest({ email }))
    await ask(visitor)
    const owner = await registeredCustomer(shop)
    await rowsOf(shop, 'update cases set customer_id = $1 where number = $2', [owner.id, number])
    expect((await choose(shop.visitor(), await tokenTo(shop, email))).status).toBe(200)
    expect(await ordersOf(email)).toEqual([])
    expect(await ordersOf(owner.email)).toEqual([number])
  })
})

test('nobody else can ask: not without an order, not after a quote request, not who is logged in', async () => {
  const nobody = shop.visitor()
  expect((await ask(nobody)).status).toBe(404)

  const asker = shop.visitor()
  await place(asker, quote)
  expect((await ask(asker)).status).toBe(404)

  const customer = await loggedIn(shop, await registeredCustomer(shop))
  const { userWithoutAccountInformation: _, ...own } = order
  await place(customer, own)
  expect((await ask(customer)).status).toBe(404)
})
