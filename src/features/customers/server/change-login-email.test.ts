import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestShop, type TestVisitor } from '../../../app/server/testing-shop.ts'
import { rowsOf } from '../../orders/server/testing.ts'
import { customerCalls } from '../contract.ts'
import { accountLinkCalls } from '../contract-links.ts'
import { customerLoginCalls } from '../contract-login.ts'
import {
  loggedIn,
  logIn,
  mailsTo,
  passCooldowns,
  registeredCustomer,
  requestReset,
  tokenTo,
} from './testing.ts'

const { checkAccountLink, checkLoginEmailLink, choosePassword, confirmLoginEmail } = accountLinkCalls
const { changeLoginEmail } = customerLoginCalls
const { customerDetails } = customerCalls

let customer: Awaited<ReturnType<typeof registeredCustomer>>
let visitor: TestVisitor
let wanted: string
let asked = 0
const shop = await startTestShop()
afterAll(() => shop.stop())
beforeEach(async () => {
  customer = await registeredCustomer(shop)
  visitor = await loggedIn(shop, customer)
  wanted = `Nieuw${++asked}@korenmolen.example`
})

const ask = (email: string, currentPassword = customer.password, by = visitor) =>
  by.post(changeLoginEmail.path, { body: { email, currentPassword } })
const look = (token: string) => shop.visitor().post(checkLoginEmailLink.path, { body: { token } })
const confirm = (token: string, by = shop.visitor()) => by.post(confirmLoginEmail.path, { body: { token } })
const statusOf = async (by: TestVisitor) => (await by.get(customerDetails.path)).status
const canLogIn = async (email: string) =>
  (await logIn(shop.visitor(), { email, password: customer.password })).status === 200

describe('another address to log in with', () => {
  test('is asked for by the password, and nothing changes before its mail is read', async () => {
    const response = await ask(wanted)
    expect(response.status).toBe(202)
    expect(await mailsTo(shop, wanted)).toEqual(['login-email-link'])
    expect(await mailsTo(shop, customer.email)).toEqual([])
    expect(await canLogIn(customer.email)).toBe(true)
    expect(await canLogIn(wanted)).toBe(false)
    const standing = await look(await tokenTo(shop, wanted))
    expect(await standing.json()).toMatchObject({ email: wanted })
  })

  test('counts once the link is confirmed: the old one no more, and both are told', async () => {
    await ask(wanted)
    const token = await tokenTo(shop, wanted)
    expect((await confirm(token)).status).toBe(200)
    expect(await canLogIn(wanted.toLowerCase())).toBe(true)
    expect(await canLogIn(customer.email)).toBe(false)
    expect(await mailsTo(shop, customer.email)).toEqual(['login-email-changed'])
    expect(await mailsTo(shop, wanted)).toEqual(['login-email-link', 'login-email-changed'])
    expect((await confirm(token)).status).toBe(404)
    const values = await rowsOf(
      shop,
      `select field, before, after from event_values join events on events.id = event_id where customer_id = $1`,
      [customer.id],
    )
    expect(values).toEqual([{ field: 'email', before: customer.email, after: wanted }])
  })

  test('ends the sessions elsewhere, and the one that confirms goes on', async () => {
    const elsewhere = await loggedIn(shop, customer)
    await ask(wanted)
    expect((await confirm(await tokenTo(shop, wanted), visitor)).status).toBe(200)
    expect([await statusOf(visitor), await statusOf(elsewhere)]).toEqual([200, 401])
  })

  test('ends the links that lie in the old mailbox', async () => {
    await requestReset(shop.visitor(), customer.email)
    const reset = await tokenTo(shop, customer.email)
    await ask(wanted)
    await confirm(await tokenTo(shop, wanted))
    expect((await shop.visitor().post(checkAccountLink.path, { body: { token: reset } })).status).toBe(404)
  })

  test('asked for again takes the place of the one before', async () => {
    await ask(wanted)
    const first = await tokenTo(shop, wanted)
    const other = `ander-${wanted}`
    await ask(other)
    expect((await confirm(first)).status).toBe(404)
    expect((await confirm(await tokenTo(shop, other))).status).toBe(200)
    expect(await canLogIn(other)).toBe(true)
  })
})

describe('nothing is mailed or changed', () => {
  test('with a wrong password', async () => {
    const response = await ask(wanted, 'fout-geraden-wachtwoord')
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toEqual({
      currentPassword: { message: 'Het huidige wachtwoord klopt niet' },
    })
    expect(await mailsTo(shop, wanted)).toEqual([])
  })

  test('for the address that he has, in whatever spelling', async () => {
    const response = await ask(customer.email.toUpperCase())
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toEqual({ email: { message: 'Met dit adres log je nu al in' } })
  })

  test('for what is no address, which stands at its field', async () => {
    const response = await ask('geen adres')
    expect(response.status).toBe(422)
    expect(Object.keys((await response.json()).errors)).toEqual(['email'])
  })

  test('for who is not logged in', async () => {
    expect((await ask(wanted, customer.password, shop.visitor())).status).toBe(401)
  })

  test('twice within the time between two links', async () => {
    await ask(wanted)
    const response = await ask(wanted)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    await passCooldowns(shop)
    expect((await ask(wanted)).status).toBe(202)
  })

  test('by a link for something else, nor by a token that is nobody’s', async () => {
    await requestReset(shop.visitor(), customer.email)
    const reset = await tokenTo(shop, customer.email)
    for (const token of [reset, 'x', 'A'.repeat(43)]) {
      expect((await look(token)).status).toBe(404)
      expect((await confirm(token)).status).toBe(404)
    }
    await ask(wanted)
    const token = await tokenTo(shop, wanted)
    const body = { token, password: 'acht-tulpen-in-een-vaas' }
    expect((await shop.visitor().post(choosePassword.path, { body })).status).toBe(404)
  })

  test('after the password was replaced meanwhile', async () => {
    await ask(wanted)
    const token = await tokenTo(shop, wanted)
    await requestReset(shop.visitor(), customer.email)
    const body = { token: await tokenTo(shop, customer.email), password: 'acht-tulpen-in-een-vaas' }
    expect((await shop.visitor().post(choosePassword.path, { body })).status).toBe(200)
    expect((await confirm(token)).status).toBe(404)
  })
})

describe('an address that somebody else logs in with', () => {
  test('is answered as any other, and who reads its mail hears that it is taken (enumeration)', async () => {
    const other = await registeredCustomer(shop)
    const answers = [await ask(other.email), await ask(wanted)]
    expect(answers.map(({ status }) => status)).toEqual([202, 202])
    const [taken, free] = await Promise.all(answers.map(answer => answer.text()))
    expect(taken).toBe(free)
    await passCooldowns(shop)
    await ask(other.email)
    const response = await confirm(await tokenTo(shop, other.email))
    expect(response.status).toBe(409)
    expect(await response.json()).toEqual({
      message: 'Met dit adres logt al iemand in. Kies een ander adres.',
    })
    expect(await canLogIn(customer.email)).toBe(true)
  })

  test('is not given to two who confirm at once', async () => {
    const other = await registeredCustomer(shop)
    await ask(wanted)
    const first = await tokenTo(shop, wanted)
    await passCooldowns(shop)
    await ask(wanted, other.password, await loggedIn(shop, other))
    const second = await tokenTo(shop, wanted)
    const statuses = await Promise.all(
      [confirm(first), confirm(second)].map(async each => (await each).status),
    )
    expect(statuses.toSorted()).toEqual([200, 409])
  })
})
