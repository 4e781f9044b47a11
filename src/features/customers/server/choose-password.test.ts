import { afterAll, describe, expect, test } from 'vitest'
import { startTestShop, type TestVisitor, testSecrets } from '../../../app/server/testing-shop.ts'
import { csrfHeader } from '../../../common/contract/session.ts'
import { createLoginThrottle } from '../../authentication/server/login-throttle.ts'
import { verifyPassword } from '../../authentication/server/passwords.ts'
import { rowsOf } from '../../orders/server/testing.ts'
import { loggedInCookie } from '../../page-frame/customer-mark.ts'
import { CustomerDetails, customerCalls } from '../contract.ts'
import { accountCalls } from '../contract-account.ts'
import { accountLinkCalls } from '../contract-links.ts'
import { customerLoginCalls } from '../contract-login.ts'
import { change } from './mijn/testing.ts'
import { customerByEmail } from './stored-customers.ts'
import {
  addCustomer,
  loggedIn,
  mailsTo,
  passCooldowns,
  registeredCustomer,
  requestReset,
  resend,
  tokensTo,
  tokenTo,
} from './testing.ts'

const { checkAccountLink, choosePassword } = accountLinkCalls
const { logout } = accountCalls
const { changePassword } = customerLoginCalls
const { customerDetails } = customerCalls

const shop = await startTestShop()
const visitor = shop.visitor()
afterAll(() => shop.stop())

const password = 'vier-rozen-op-tafel'
const choose = (token: string, chosen: unknown = password, by = visitor) =>
  by.post(choosePassword.path, { body: { token, password: chosen } })

async function invited(email: string): Promise<string> {
  await addCustomer(shop, { email })
  await resend(visitor, email)
  return tokenTo(shop, email)
}

async function forgetful(email: string): Promise<string> {
  await addCustomer(shop, { email, password: 'het-oude-wachtwoord' })
  await requestReset(visitor, email)
  return tokenTo(shop, email)
}

const customerAt = (email: string) => customerByEmail(shop.testDatabase.database, email)
const hasPassword = async (email: string, given: string) =>
  verifyPassword(given, (await customerAt(email))?.passwordHash ?? null)

/** The login name of whoever is logged in in a browser, or the status that says nobody is. */
async function whoIs(browser: TestVisitor): Promise<string | number> {
  const answer = await browser.get(customerDetails.path)
  return answer.status === 200 ? CustomerDetails.parse(await answer.json()).data.email : answer.status
}

describe('who chooses a password through a mailed link', () => {
  test('has an account that works', async () => {
    const email = 'activeren@korenmolen.example'
    const response = await choose(await invited(email))
    expect({ status: response.status, body: await response.json() }).toEqual({ status: 200, body: {} })
    expect((await customerAt(email))?.activatedAt).toBeInstanceOf(Date)
    expect(await hasPassword(email, password)).toBe(true)
    expect(await mailsTo(shop, email)).toEqual(['account-activation'])
  })

  test('in place of a forgotten one logs in with the new one only, and is told by mail', async () => {
    const email = 'vergeten@korenmolen.example'
    const token = await forgetful(email)
    const before = await customerAt(email)
    expect((await choose(token)).status).toBe(200)
    expect(await hasPassword(email, password)).toBe(true)
    expect(await hasPassword(email, 'het-oude-wachtwoord')).toBe(false)
    expect((await customerAt(email))?.activatedAt).toEqual(before?.activatedAt)
    expect(await mailsTo(shop, email)).toEqual(['password-reset', 'password-changed'])
  })

  test('does so by any link that was mailed, also once a stranger asked for all of a day, and then by no other', async () => {
    const email = 'bestookt@korenmolen.example'
    const own = await forgetful(email)
    const asked: number[] = []
    for (let more = 0; more < 10; more++) {
      await passCooldowns(shop)
      asked.push((await requestReset(shop.visitor(), email)).status)
    }
    expect(asked).toEqual([...Array<number>(9).fill(200), 429])
    expect((await choose(own)).status).toBe(200)
    const others = (await tokensTo(shop, email)).filter(token => token !== own)
    expect(others).toHaveLength(9)
    for (const token of others) expect((await choose(token)).status).toBe(404)
  })

  test('may log in at once, however often somebody guessed wrong before', async () => {
    const email = 'geraden@korenmolen.example'
    const token = await forgetful(email)
    const throttle = createLoginThrottle(shop.testDatabase.pool, testSecrets.deriveKey('lookup'), 1)
    const attempt = { email, ip: '203.0.113.7', deviceId: null }
    const guess = () => throttle.begin(attempt)
    while ((await guess()) === null);
    await choose(token)
    expect(await guess()).toBe(null)
  })

  test('is logged out everywhere else, and nobody else is', async () => {
    const email = 'sessies@korenmolen.example'
    const token = await forgetful(email)
    const other = await addCustomer(shop, { email: 'ander@korenmolen.example', password })
    const own = (await customerAt(email))?.id
    for (const [hash, customer] of [
      ['a', own],
      ['b', own],
      ['c', other],
    ] as const)
      await rowsOf(
        shop,
        `insert into sessions (id_hash, data, customer_id, expires_at)
         values (sha256($1::bytea), '{}', $2, now() + interval '1 day')`,
        [hash, customer],
      )
    const here = shop.visitor()
    await choose(token, password, here)
    const living = await rowsOf<{ customer_id: string; is_new: boolean }>(
      shop,
      `select customer_id, id_hash not in (sha256('a'), sha256('b'), sha256('c')) as is_new
       from sessions where customer_id = any($1) order by customer_id = $2`,
      [[own, other], own],
    )
    expect(living).toEqual([
      { customer_id: other, is_new: false },
      { customer_id: own, is_new: true },
    ])
    expect(await whoIs(here)).toBe(email)
  })
})

describe('the browser in which a password was chosen', () => {
  const sessionsOf = async (email: string) =>
    rowsOf(shop, 'select data from sessions join customers on customers.id = customer_id where email = $1', [
      email,
    ])

  test.each([
    ['a new account', invited],
    ['a forgotten password', forgetful],
  ])('is logged in, after %s', async (what, mailed) => {
    const email = `${what.replaceAll(' ', '-')}@korenmolen.example`
    const token = await mailed(email)
    const browser = shop.visitor()
    expect(await whoIs(browser)).toBe(401)
    const answer = await choose(token, password, browser)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await whoIs(browser)).toBe(email)
    expect(browser.cookie).toContain(`${loggedInCookie(false)}=1`)
    expect(await sessionsOf(email)).toHaveLength(1)
  })

  test('has another id than before: what somebody else knew of it opens nothing (reliability 18)', async () => {
    const email = 'nieuw-id@korenmolen.example'
    const token = await invited(email)
    const attacker = shop.visitor()
    const headers = { [csrfHeader]: await attacker.csrfToken() }
    const browser = shop.visitor()
    const [name = '', value = ''] = attacker.cookie.split(/=(.*)/)
    browser.setCookie(name, value)
    await choose(token, password, browser)
    expect(await whoIs(attacker)).toBe(401)
    browser.setCookie(name, value)
    expect((await browser.send('POST', logout.path, { headers })).status).toBe(403)
    expect(await whoIs(browser)).toBe(email)
  })

  test('is no longer that of the customer who was logged in there', async () => {
    const before = await registeredCustomer(shop)
    const browser = await loggedIn(shop, before)
    const { cookie } = browser
    const email = 'na-een-ander@korenmolen.example'
    await choose(await invited(email), password, browser)
    expect(await whoIs(browser)).toBe(email)
    expect((await shop.visitor().get(customerDetails.path, { headers: { cookie } })).status).toBe(401)
    expect(await sessionsOf(before.email)).toEqual([])
  })

  test('stays nobody’s where the password was refused, and where the link serves no more', async () => {
    const email = 'geen-sessie@korenmolen.example'
    const token = await invited(email)
    const browser = shop.visitor()
    await choose(token, 'Welkom01', browser)
    expect(await whoIs(browser)).toBe(401)
    await choose(token)
    await choose(token, 'een-ander-wachtwoord', browser)
    expect(await whoIs(browser)).toBe(401)
    expect(await sessionsOf(email)).toHaveLength(1)
  })
})

describe('a link (reliability 22)', () => {
  test('serves once', async () => {
    const email = 'eenmaal@korenmolen.example'
    const token = await invited(email)
    await choose(token)
    const again = await choose(token, 'een-ander-wachtwoord')
    expect(again.status).toBe(404)
    expect(await again.json()).toEqual({ message: 'Deze link werkt niet meer. Vraag een nieuwe aan.' })
    expect(await hasPassword(email, password)).toBe(true)
  })

  test('serves one of two who use it at the same moment', async () => {
    const email = 'tegelijk@korenmolen.example'
    const token = await invited(email)
    const chosen = ['de-eerste-keuze', 'de-tweede-keuze']
    const browsers = chosen.map(() => shop.visitor())
    const statuses = await Promise.all(
      chosen.map(async (each, index) => (await choose(token, each, browsers[index])).status),
    )
    expect(statuses.toSorted()).toEqual([200, 404])
    expect(await Promise.all(browsers.map(whoIs))).toEqual(
      statuses.map(status => (status === 200 ? email : 401)),
    )
    expect(await hasPassword(email, chosen[statuses.indexOf(200)] ?? '')).toBe(true)
  })

  test('is not used up by a program that opens it', async () => {
    const email = 'scanner@korenmolen.example'
    const token = await invited(email)
    for (const path of [checkAccountLink.path, choosePassword.path])
      expect((await visitor.get(`${path}?token=${token}`)).status).toBe(404)
    await visitor.post(checkAccountLink.path, { body: { token } })
    expect((await choose(token)).status).toBe(200)
  })

  test('that was not used ends too when the password is changed with the old one', async () => {
    const email = 'beide@korenmolen.example'
    const token = await forgetful(email)
    const customer = { email, password: 'het-oude-wachtwoord' }
    const response = await change(await loggedIn(shop, customer), changePassword, {
      currentPassword: customer.password,
      newPassword: password,
    })
    expect(response.status).toBe(200)
    expect((await choose(token)).status).toBe(404)
  })

  test('serves still after a password that was refused', async () => {
    const email = 'geweigerd@korenmolen.example'
    const token = await invited(email)
    for (const [refused, message] of [
      ['Welkom01', 'Dit wachtwoord wordt te vaak gebruikt. Kies een ander wachtwoord.'],
      ['Welkom2026!', expect.stringContaining('Eén woord')],
      ['geweigerd@korenmolen.example', expect.stringContaining('zit je e-mailadres')],
      ['Bakkerij De Korenmolen B.V.', expect.stringContaining('zit je bedrijfsnaam')],
      ['Lijnhaven2026', expect.stringContaining('zit onze naam')],
      ['        ', expect.stringContaining('alleen spaties')],
      ['kort', 'Kies een wachtwoord van minstens 8 tekens'],
      ['', 'Kies een wachtwoord'],
      ['x'.repeat(129), 'Een wachtwoord heeft hoogstens 128 tekens'],
      [undefined, 'Kies een wachtwoord'],
    ]) {
      const body = { token, password: refused }
      const response = await visitor.post(choosePassword.path, { body })
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({ errors: { password: { message } } })
    }
    expect(await customerAt(email)).toBe(null)
    expect((await choose(token)).status).toBe(200)
  })

  test.each(['', 'x'.repeat(43), 'geen token'])('that is nobody’s is refused: %j', async token => {
    expect((await choose(token)).status).toBe(404)
  })
})
