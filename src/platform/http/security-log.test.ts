import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTestShop, testSecrets } from '../../app/server/testing-shop.ts'
import { endpoint } from '../../common/contract/call.ts'
import { auditCalls } from '../../features/audit/contract.ts'
import { byPhoneHeader } from '../../features/carts/order-by-phone.ts'
import { customerCalls } from '../../features/customers/contract.ts'
import { accountCalls } from '../../features/customers/contract-account.ts'
import { accountLinkCalls } from '../../features/customers/contract-links.ts'
import { customerLoginCalls } from '../../features/customers/contract-login.ts'
import {
  change,
  companyDetails,
  newCustomer,
  passwordAgain,
  type TestCustomer,
} from '../../features/customers/server/mijn/testing.ts'
import { logIn, requestReset, tokenTo } from '../../features/customers/server/testing.ts'
import { orderCalls } from '../../features/orders/contract.ts'
import { order } from '../../features/orders/server/testing.ts'
import { staffCalls } from '../../features/staff/contract.ts'
import { addStaff, signInAs, staffPassword } from '../../features/staff/server/testing.ts'
import { customerOrderCalls } from '../../features/tracking/contract-mijn.ts'
import { createLog } from '../operations/log.ts'
import { createSecurityMarks } from './security-log.ts'

const { choosePassword } = accountLinkCalls
const { logout } = accountCalls
const { auditLog } = auditCalls
const { changeCompany, customerDetails } = customerCalls
const { customerOrder } = customerOrderCalls
const { changePassword, endOtherSessions } = customerLoginCalls
const { placeOrder } = orderCalls
const { signOut, whoAmI } = staffCalls

const lines: string[] = []
const log = createLog({ level: 'info', destination: { write: line => void lines.push(line) } })
const marks = createSecurityMarks(testSecrets.deriveKey('security-log'))

let customer: TestCustomer
const shop = await startTestShop({ log }, { TRUST_PROXY: 'loopback', RATE_LIMIT_FACTOR: '1' })
afterAll(() => shop.stop())
beforeEach(async () => {
  customer = await newCustomer(shop)
  lines.length = 0
})

type Line = {
  readonly msg: string
  readonly level: string
  readonly requestId: string
  readonly event: string
  readonly account?: string
  readonly source: string
  readonly reason?: string
}

const events = () => lines.map(line => JSON.parse(line) as Line).filter(({ msg }) => msg === 'security')
/** Events with their reasons. */
const told = () => events().map(({ event, reason }) => (reason === undefined ? event : `${event} ${reason}`))
const own = () => marks.account({ customerId: customer.id })

test('a login, a wrong password and a logout are one line each, by the marks of account and source', async () => {
  const from = { 'x-forwarded-for': '203.0.113.5' }
  const visitor = shop.visitor()
  await logIn(visitor, { ...customer, password: 'geheim-woord' }, from)
  await logIn(visitor, customer, from)
  await visitor.post(logout.path, { headers: from })
  await logIn(visitor, { email: 'niemand@korenmolen.example', password: 'geheim-woord' }, from)
  expect(told()).toEqual(['login-refused wrong-password', 'login', 'logout', 'login-refused no-account'])
  const [refused, login, loggedOut, nobody] = events()
  for (const line of [refused, login, loggedOut])
    expect(line).toMatchObject({ account: own(), source: marks.source('203.0.113.5') })
  expect(nobody?.account).toBe(marks.account({ email: 'NIEMAND@korenmolen.example' }))
  expect([refused?.level, login?.level]).toEqual(['warn', 'info'])
  for (const { requestId } of events()) expect(requestId).toMatch(/./)
})

test('so are guesses that are not looked at any more', async () => {
  while ((await logIn(shop.visitor(), { ...customer, password: 'een-gok' })).status !== 429);
  expect(told().at(-1)).toBe('login-throttled pair')
  expect(events().at(-1)?.account).toBe(own())
})

test('so is what an account’s owner does with his password', async () => {
  const newPassword = 'acht-tulpen-in-een-vaas'
  const wrong = { currentPassword: 'niet-dit-wachtwoord' }
  await change(customer.visitor, changeCompany, { ...companyDetails, ...wrong })
  await change(customer.visitor, changeCompany, { ...companyDetails, ...passwordAgain })
  await change(customer.visitor, endOtherSessions, passwordAgain)
  await change(customer.visitor, changePassword, { ...passwordAgain, newPassword })
  expect(told()).toEqual([
    'password-refused',
    'details-changed iban',
    'sessions-ended others',
    'password-changed',
  ])
  expect(new Set(events().map(({ account }) => account))).toEqual(new Set([own()]))
})

test('so is a password that was chosen through a mailed link', async () => {
  await requestReset(customer.visitor, customer.email)
  const link = { token: await tokenTo(shop, customer.email), password: 'zeven-tulpen-in-mei' }
  await shop.visitor().post(choosePassword.path, { body: link })
  expect(told()).toEqual(['password-chosen'])
  expect(events()[0]?.account).toBe(own())
})

test('so is refused access: without a login, without a token, to what is another one’s', async () => {
  await shop.visitor().get(customerDetails.path)
  await customer.visitor.get(endpoint(customerOrder, { nummer: '123456789' }).path)
  await customer.visitor.send('PUT', changePassword.path, { body: passwordAgain })
  expect(told()).toEqual(['access-refused 401', 'access-refused 404', 'access-refused 403'])
  expect(events().map(({ account }) => account)).toEqual([undefined, own(), own()])
})

test('so is what a colleague does and is refused: signing in and out, no session, a role, an order by phone', async () => {
  const colleague = await addStaff(shop.testDatabase.database, { role: 'lezer', password: staffPassword })
  const visitor = shop.visitor()
  await signInAs(visitor, { email: colleague.email }, 'niet-dit-wachtwoord')
  await signInAs(visitor, colleague)
  await visitor.get(auditLog.path)
  await visitor.post(signOut.path)
  await visitor.post(signOut.path)
  await visitor.get(whoAmI.path)
  await visitor.post(placeOrder.path, { body: order, headers: { [byPhoneHeader]: '1' } })
  expect(told()).toEqual([
    'login-refused wrong-password',
    'login',
    'access-refused 403',
    'logout',
    'access-refused 401',
    'access-refused 401',
  ])
  const his = marks.account({ staffId: colleague.id })
  expect(events().map(({ account }) => account)).toEqual([his, his, his, his, undefined, undefined])
})

test('so is a captcha that was not passed, with the id of the request', async () => {
  const visitor = shop.visitor()
  const form = new FormData()
  form.set('username', customer.email)
  form.set('password', customer.password)
  const response = await visitor.post('/api/login', { body: form })
  expect(response.status).toBe(400)
  expect(told()).toEqual(['captcha-refused login missing'])
  expect(events()[0]?.requestId).toBe(response.headers.get('x-request-id'))
})

test('so is a limit that was reached', async () => {
  while ((await change(customer.visitor, endOtherSessions, {})).status !== 429);
  expect(told()).toEqual(['rate-limited'])
  expect(events()[0]).toMatchObject({ account: own(), level: 'warn' })
})

test('no line names an account or a source', async () => {
  const from = { 'x-forwarded-for': '203.0.113.5' }
  await logIn(shop.visitor(), customer, from)
  await logIn(shop.visitor(), { ...customer, password: 'geheim-woord' }, from)
  expect(events()).toHaveLength(2)
  for (const line of lines) {
    expect(line).not.toMatch(/korenmolen|geheim-woord|203\.0\.113/)
    expect(line).not.toContain(customer.id)
  }
})

test('every mark is written whole: none looks like what is scrubbed', () => {
  const written: string[] = []
  const marking = createLog({ level: 'info', destination: { write: line => void written.push(line) } })
  const made = Array.from({ length: 500 }, (_, nth) => marks.source(`203.0.${nth >> 8}.${nth & 255}`))
  for (const source of made) marking.info({ source }, 'security')
  expect(written.map(line => (JSON.parse(line) as Line).source)).toEqual(made)
  expect(new Set(made).size).toBe(500)
  for (const mark of made) expect(mark).toMatch(/^[\da-f]{8}(\.[\da-f]{8}){3}$/)
})

test('another key makes other marks', () => {
  const others = createSecurityMarks(Buffer.alloc(32))
  expect(others.source('203.0.113.5')).not.toBe(marks.source('203.0.113.5'))
  expect(others.account({ email: 'a@b.nl' })).not.toBe(marks.account({ email: 'a@b.nl' }))
})
