import { afterAll, expect, test } from 'vitest'
import { startTestShop, type TestVisitor } from '../../../app/server/testing-shop.ts'
import { order, place, quote } from '../../orders/server/testing.ts'
import { CustomerOrders, customerOrderCalls } from '../../tracking/contract-mijn.ts'
import { updateWholeList } from '../../work-list/server/testing.ts'
import { accountLinkCalls } from '../contract-links.ts'
import { customerLoginCalls } from '../contract-login.ts'
import { loggedIn, register, registeredCustomer, tokenTo } from './testing.ts'

const { choosePassword, confirmLoginEmail } = accountLinkCalls
const { changeLoginEmail } = customerLoginCalls
const { customerOrders } = customerOrderCalls

const shop = await startTestShop()
afterAll(() => shop.stop())

const { userWithoutAccountInformation: guest, ...rest } = order
/** Orders placed as a guest with an address of the organisation, or of the contact person. */
const orderedWith = (details: object) =>
  place(shop.visitor(), { ...rest, userWithoutAccountInformation: { ...guest, ...details } })
const ordersOf = async (visitor: TestVisitor) =>
  CustomerOrders.parse(await (await visitor.get(customerOrders.path)).json())
    .map(({ number }) => number.replaceAll('-', ''))
    .toSorted()

test('who activates an account finds what he ordered as a guest with its address, and nothing of others', async () => {
  const email = 'Meenemen@korenmolen.example'
  const mine = [await orderedWith({ email }), await orderedWith({ email: email.toLowerCase() })]
  await orderedWith({ email: 'ander@korenmolen.example' })
  const bart = await registeredCustomer(shop)
  const { userWithoutAccountInformation: _guest, ...ofCustomer } = order
  const his = await place(await loggedIn(shop, bart), ofCustomer)
  await place(shop.visitor(), quote)
  await updateWholeList(shop)

  const visitor = shop.visitor()
  await register(visitor, { email })
  const password = 'vier-rozen-op-tafel'
  const chosen = await visitor.post(choosePassword.path, {
    body: { token: await tokenTo(shop, email), password },
  })
  expect(chosen.status).toBe(200)
  expect(await ordersOf(visitor)).toEqual(mine.toSorted())
  expect(await ordersOf(await loggedIn(shop, bart))).toEqual([his])
})

test('who confirms another address to log in with takes along what was ordered with that one', async () => {
  const email = 'later@korenmolen.example'
  const number = await orderedWith({ email })
  await updateWholeList(shop)
  const customer = await registeredCustomer(shop)
  const visitor = await loggedIn(shop, customer)
  expect(await ordersOf(visitor)).toEqual([])
  await visitor.post(changeLoginEmail.path, { body: { email, currentPassword: customer.password } })
  expect(await ordersOf(visitor)).toEqual([])
  await visitor.post(confirmLoginEmail.path, { body: { token: await tokenTo(shop, email) } })
  expect(await ordersOf(visitor)).toEqual([number])
})
