import { createHmac } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestShop, type TestVisitor, testSecrets } from '../../../app/server/testing-shop.ts'
import { captchaField } from '../../../common/contract/captcha.ts'
import { csrfHeader } from '../../../common/contract/session.ts'
import { createLog } from '../../../platform/operations/log.ts'
import type { Captcha } from '../../../platform/outside/captcha.ts'
import { accountCalls } from '../../customers/contract-account.ts'
import { accountLinkCalls } from '../../customers/contract-links.ts'
import { customerLoginCalls } from '../../customers/contract-login.ts'
import { registeredCustomer, tokenTo } from '../../customers/server/testing.ts'
import { rowsOf } from '../../orders/server/testing.ts'
import { createLoginThrottle } from './login-throttle.ts'
import { hashPassword } from './passwords.ts'

const { choosePassword, requestPasswordReset } = accountLinkCalls
const { login } = accountCalls
const { changePassword } = customerLoginCalls

/** An attacker can have captchas solved. */
const captcha: Captcha = { provider: 'recaptcha', siteKey: 'any', verify: async () => ({ ok: true }) }

const lines: Record<string, unknown>[] = []
const log = createLog({ level: 'info', destination: { write: line => void lines.push(JSON.parse(line)) } })

const shop = await startTestShop({ captcha, log }, { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: 'loopback' })
afterAll(() => shop.stop())

let customer: Awaited<ReturnType<typeof registeredCustomer>>
beforeEach(async () => {
  customer = await registeredCustomer(shop)
})

type Attempt = { readonly email: string; readonly password?: string; readonly from: string }

/** A login of a visitor from an address. */
async function attempt(visitor: TestVisitor, { email, password = 'geraden-woord', from }: Attempt) {
  const origin = { 'x-forwarded-for': from }
  const token = await (await visitor.get('/api/csrf-token', { headers: origin })).json()
  const body = new URLSearchParams({ username: email, password, [captchaField]: 'x' })
  const headers = { ...origin, [csrfHeader]: Reflect.get(Object(token), 'data') }
  return visitor.send('POST', login.path, { body, headers })
}

const attempts = (times: number, of: (nth: number) => Attempt) =>
  Promise.all(Array.from({ length: times }, (_, nth) => attempt(shop.visitor(), of(nth))))

/** How many of each status. */
const counted = (responses: readonly Response[]) =>
  Object.groupBy(responses, ({ status }) => String(status)) as Record<string, Response[]>
const statuses = (responses: readonly Response[]) =>
  Object.fromEntries(Object.entries(counted(responses)).map(([status, { length }]) => [status, length]))

let networks = 0
/** An address that no other test uses. */
const newNetwork = () => `198.51.${++networks}`

describe('wrong passwords are throttled (reliability 19)', () => {
  test('on one account from one source: of 100 at once ten are looked at', async () => {
    const from = `${newNetwork()}.1`
    const responses = await attempts(100, () => ({ email: customer.email, from }))
    expect(statuses(responses)).toEqual({ 401: 10, 429: 90 })
  })

  test('on one account from everywhere: fifty are looked at', async () => {
    const network = newNetwork()
    const responses = await attempts(100, nth => ({ email: customer.email, from: `${network}.${nth}` }))
    expect(statuses(responses)).toEqual({ 401: 50, 429: 50 })
  })

  test('1,000 across accounts from one source: a hundred are looked at', async () => {
    const from = `${newNetwork()}.1`
    const visitor = shop.visitor()
    const token = await visitor.csrfToken()
    const guess = (nth: number) => {
      const username = `geraden${nth}@korenmolen.example`
      const body = new URLSearchParams({ username, password: 'geraden-woord', [captchaField]: 'x' })
      const headers = { 'x-forwarded-for': from, [csrfHeader]: token }
      return visitor.send('POST', login.path, { body, headers })
    }
    const responses: Response[] = []
    for (let nth = 0; nth < 1000; nth += 50)
      responses.push(...(await Promise.all(Array.from({ length: 50 }, (_, more) => guess(nth + more)))))
    expect(statuses(responses)).toEqual({ 401: 100, 429: 900 })
  })

  test('from one subscriber of IPv6, whichever of his addresses he takes', async () => {
    const responses = await attempts(30, nth => ({ email: customer.email, from: `2001:db8:7:1::${nth}` }))
    expect(statuses(responses)).toEqual({ 401: 10, 429: 20 })
  })

  test('from one subscriber of IPv6 who has a /56 or a /48: four and sixteen times as many as from one source', async () => {
    // One for each account, pair and source.
    const throttle = createLoginThrottle(shop.testDatabase.pool, testSecrets.deriveKey('lookup'), 0.01)
    const lookedAt = async (ips: readonly string[]) => {
      const answers: unknown[] = []
      for (const ip of ips)
        answers.push(await throttle.begin({ email: `${ip}@korenmolen.example`, ip, deviceId: null }))
      return answers.filter(answer => answer === null).length
    }
    const addresses = (network: string, step: number) =>
      Array.from({ length: 30 }, (_, nth) => `${network}:${(nth * step).toString(16)}::1`)
    expect(await lookedAt(addresses('2001:db8:a', 1))).toBe(4)
    expect(await lookedAt(addresses('2001:db8:b', 256))).toBe(16)
  })

  test('also where the last password is the right one', async () => {
    const from = `${newNetwork()}.1`
    await attempts(10, () => ({ email: customer.email, from }))
    expect((await attempt(shop.visitor(), { ...customer, from })).status).toBe(429)
  })

  test('until their time is over', async () => {
    const from = `${newNetwork()}.1`
    await attempts(11, () => ({ email: customer.email, from }))
    await rowsOf(shop, "update login_failures set window_ends_at = now() - interval '1 second'")
    expect((await attempt(shop.visitor(), { ...customer, from })).status).toBe(200)
  })

  test('for an address that nobody has just as for a customer: nothing is told', async () => {
    const from = `${newNetwork()}.1`
    const answersFor = async (email: string) => {
      const responses = await attempts(12, () => ({ email, from }))
      const [refused] = counted(responses)['429'] ?? []
      return { statuses: statuses(responses), body: await refused?.json() }
    }
    const known = await answersFor(customer.email)
    expect(known).toEqual(await answersFor('niemand@korenmolen.example'))
    expect(known.body).toEqual({
      message:
        'Er is te vaak een verkeerd wachtwoord ingevuld. Probeer het over 15 minuten opnieuw, of kies een nieuw wachtwoord via ‘Wachtwoord vergeten’.',
    })
  })

  test('with the seconds to wait, which what comes meanwhile does not make more', async () => {
    const from = `${newNetwork()}.1`
    await attempts(10, () => ({ email: customer.email, from }))
    await rowsOf(shop, "update login_failures set window_ends_at = now() + interval '599 seconds'")
    const response = await attempt(shop.visitor(), { email: customer.email, from })
    const seconds = Number(response.headers.get('retry-after'))
    // Not the 15 minutes of a new window, and more than a test that does not hang can use up.
    expect(seconds).toBeGreaterThan(300)
    expect(seconds).toBeLessThanOrEqual(599)
    expect(await response.text()).toContain(`over ${Math.ceil(seconds / 60)} minuten opnieuw`)
  })

  test('as often as the configuration says', async () => {
    const strict = await startTestShop({ captcha }, { RATE_LIMIT_FACTOR: '0.2' })
    const email = 'niemand@korenmolen.example'
    const visitor = strict.visitor()
    const results = [1, 2, 3].map(() => attempt(visitor, { email, from: '198.51.100.1' }))
    expect(statuses(await Promise.all(results))).toEqual({ 401: 2, 429: 1 })
    await strict.stop()
  })
})

describe('the owner still gets in (reliability 19)', () => {
  const attackedFromEverywhere = async () => {
    const network = newNetwork()
    await attempts(51, nth => ({ email: customer.email, from: `${network}.${nth}` }))
    return `${network}.99`
  }

  test('in a browser that was logged in before, from wherever', async () => {
    const own = shop.visitor()
    expect((await attempt(own, { ...customer, from: `${newNetwork()}.1` })).status).toBe(200)
    const from = await attackedFromEverywhere()
    expect((await attempt(shop.visitor(), { ...customer, from })).status).toBe(429)
    expect((await attempt(own, { ...customer, from })).status).toBe(200)
  })

  test('there too only so many wrong passwords are looked at, and a right one forgets them', async () => {
    const own = shop.visitor()
    const from = `${newNetwork()}.1`
    await attempt(own, { ...customer, from })
    const wrong = () => attempt(own, { email: customer.email, from })
    for (let nth = 0; nth < 9; nth++) expect((await wrong()).status).toBe(401)
    expect((await attempt(own, { ...customer, from })).status).toBe(200)
    for (let nth = 0; nth < 10; nth++) expect((await wrong()).status).toBe(401)
    expect((await wrong()).status).toBe(429)
    expect((await attempt(own, { ...customer, from })).status).toBe(429)
    // The mistakes of that browser count for nobody else.
    expect((await attempt(shop.visitor(), { ...customer, from })).status).toBe(200)
  })

  test('but a browser of another customer, or one that pretends, is as good as any', async () => {
    const other = await registeredCustomer(shop)
    const stranger = shop.visitor()
    await attempt(stranger, { ...other, from: `${newNetwork()}.1` })
    const from = await attackedFromEverywhere()
    expect((await attempt(stranger, { ...customer, from })).status).toBe(429)
    for (const device of ['', 'a', 'a.b', `a.${'A'.repeat(43)}`]) {
      stranger.setCookie('device', device)
      expect((await attempt(stranger, { ...customer, from })).status).toBe(429)
    }
  })

  test('but no browser from before another password was chosen, save the one that chose it', async () => {
    const [own, elsewhere] = [shop.visitor(), shop.visitor()]
    for (const visitor of [own, elsewhere]) await attempt(visitor, { ...customer, from: `${newNetwork()}.1` })
    const chosen = { email: customer.email, password: 'acht-tulpen-in-een-vaas' }
    const headers = { [csrfHeader]: await own.csrfToken() }
    const body = { currentPassword: customer.password, newPassword: chosen.password }
    const { method, path } = changePassword
    expect((await own.send(method, path, { headers, body })).status).toBe(200)
    const from = await attackedFromEverywhere()
    expect((await attempt(elsewhere, { ...chosen, from })).status).toBe(429)
    expect((await attempt(own, { ...chosen, from })).status).toBe(200)
  })

  test('after he chose a password through his mail, also while the guessing goes on', async () => {
    const elsewhere = shop.visitor()
    await attempt(elsewhere, { ...customer, from: `${newNetwork()}.1` })
    const from = await attackedFromEverywhere()
    await attempts(10, () => ({ email: customer.email, from }))
    const own = shop.visitor()
    const form = new URLSearchParams({ email: customer.email, [captchaField]: 'x' })
    await own.post(requestPasswordReset.path, { body: form })
    const chosen = { email: customer.email, password: 'zeven-tulpen-in-mei' }
    const link = { token: await tokenTo(shop, customer.email), password: chosen.password }
    expect((await own.post(choosePassword.path, { body: link })).status).toBe(200)
    expect((await attempt(shop.visitor(), { ...chosen, from })).status).toBe(200)
    await attackedFromEverywhere()
    for (const visitor of [shop.visitor(), elsewhere])
      expect((await attempt(visitor, { ...chosen, from })).status).toBe(429)
    expect((await attempt(own, { ...chosen, from })).status).toBe(200)
  })

  test('after a few mistakes, again and again: a login takes them back', async () => {
    const from = `${newNetwork()}.1`
    for (let nth = 0; nth < 3; nth++) {
      expect(statuses(await attempts(9, () => ({ email: customer.email, from })))).toEqual({ 401: 9 })
      expect((await attempt(shop.visitor(), { ...customer, from })).status).toBe(200)
    }
  })

  test('in an office where many log in at once', async () => {
    const from = `${newNetwork()}.1`
    const colleagues = await Promise.all(Array.from({ length: 20 }, () => registeredCustomer(shop)))
    const logins = await Promise.all(colleagues.map(one => attempt(shop.visitor(), { ...one, from })))
    expect(statuses(logins)).toEqual({ 200: 20 })
  })
})

test('what is counted names nobody', async () => {
  await attempt(shop.visitor(), { email: customer.email, from: '198.51.100.7' })
  const rows = await rowsOf<{ row: string }>(shop, 'select login_failures::text as row from login_failures')
  expect(rows.length).toBeGreaterThan(2)
  for (const { row } of rows) expect(row).toMatch(/^\((account|pair|source|device),"\\\\x[\da-f]{64,128}",/)
})

test('a password that is not looked at, because too many wait, is no wrong one, and no fault of ours', async () => {
  lines.length = 0
  const email = 'druk@korenmolen.example'
  const { password } = await registeredCustomer(shop, { email })
  const visitor = shop.visitor()
  const body = new URLSearchParams({ username: email, password, [captchaField]: 'x' })
  const headers = { [csrfHeader]: await visitor.csrfToken(), 'x-forwarded-for': `${newNetwork()}.1` }
  let isBusy = true
  const keepBusy = async () => {
    while (isBusy) await hashPassword('een ander').catch(() => new Promise(resolve => setImmediate(resolve)))
  }
  const others = Array.from({ length: 80 }, keepBusy)
  const response = await visitor.send('POST', login.path, { headers, body })
  isBusy = false
  await Promise.all(others)
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await response.json()).toEqual({
    message: 'Het is nu erg druk. Wacht een paar tellen en probeer het opnieuw.',
  })
  const [line, ...more] = lines.filter(({ level }) => level === 'warn' || level === 'error')
  expect(more).toEqual([])
  expect(line).toMatchObject({ level: 'warn', reason: 'too many passwords wait already' })
  expect(line?.err).toBe(undefined)
  expect((await visitor.send('POST', login.path, { headers, body })).status).toBe(200)
  const failures = await rowsOf<{ failures: number }>(
    shop,
    'select distinct failures from login_failures where key_hash = $1',
    [createHmac('sha256', testSecrets.deriveKey('lookup')).update(`account ${email}`).digest()],
  )
  expect(failures).toEqual([{ failures: 0 }])
})
