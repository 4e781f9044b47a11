import { afterAll, expect, test } from 'vitest'
import { type Run, runProgram } from '../../../app/programs/testing-program.ts'
import { startTestShop, testAppSecret } from '../../../app/server/testing-shop.ts'
import { createLog } from '../../../platform/operations/log.ts'
import { rowsOf } from '../../orders/server/testing.ts'
import { customerCalls } from '../contract.ts'
import { manageAccounts, parseAccountCommand } from './manage-accounts.ts'
import { loggedIn, logIn, registeredCustomer } from './testing.ts'

const { customerDetails } = customerCalls

const lines: string[] = []
const log = createLog({ level: 'info', destination: { write: line => void lines.push(line) } })

const shop = await startTestShop({ log }, { TRUST_PROXY: 'loopback' })
afterAll(() => shop.stop())

/** The program as `npm run account -- …` runs it, on the database of this test and with its secret. */
const account = (...words: string[]): Promise<Run> =>
  runProgram(['account', ...words], {
    DATABASE_URL: shop.testDatabase.connectionString,
    APP_SECRET: testAppSecret,
  })

/** The lines of the security log that have a mark which a command printed. */
async function eventsBy(whose: string): Promise<readonly unknown[]> {
  const { database } = shop.testDatabase
  const { text } = await manageAccounts({ database, marks: shop.app.securityMarks }, { kind: 'mark', whose })
  const marks = text.match(/[\da-f]{8}(\.[\da-f]{8}){3}/g) ?? []
  return lines.filter(line => marks.some(mark => line.includes(mark))).map(line => JSON.parse(line).event)
}

test('the marks of an account, of an address that nobody has and of a source find what happened in the log', async () => {
  const customer = await registeredCustomer(shop)
  const from = { 'x-forwarded-for': '203.0.113.99' }
  await logIn(shop.visitor(), { ...customer, password: 'geheim-woord' })
  await logIn(shop.visitor(), customer)
  await logIn(shop.visitor(), { email: 'niemand@korenmolen.example', password: 'geheim-woord' }, from)
  expect(await eventsBy(customer.email.toUpperCase())).toEqual(['login-refused', 'login'])
  expect(await eventsBy('niemand@korenmolen.example')).toEqual(['login-refused'])
  expect(await eventsBy('203.0.113.99')).toEqual(['login-refused'])
  expect(await eventsBy('203.0.113.98')).toEqual([])
})

test('an operator logs a customer out everywhere, which is written down, and nobody else', async () => {
  const [customer, other] = [await registeredCustomer(shop), await registeredCustomer(shop)]
  const browsers = [await loggedIn(shop, customer), await loggedIn(shop, customer)]
  const elsewhere = await loggedIn(shop, other)
  expect(await account('log-out', customer.email)).toEqual({
    code: 0,
    stdout: `${customer.email} is uitgelogd; beëindigde sessies: 2.\n`,
    stderr: '',
  })
  for (const browser of browsers) expect((await browser.get(customerDetails.path)).status).toBe(401)
  expect((await elsewhere.get(customerDetails.path)).status).toBe(200)
  expect(
    await rowsOf(
      shop,
      "select type, actor_kind, changed_fields from events where customer_id = $1 and 'sessions' = any (changed_fields)",
      [customer.id],
    ),
  ).toEqual([{ type: 'customer-changed', actor_kind: 'system', changed_fields: ['sessions'] }])
})

test('npm run account prints the marks that the running shop writes', async () => {
  const { code, stdout } = await account('mark', '203.0.113.99')
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: `source   ${shop.app.securityMarks.source('203.0.113.99')}\n`,
  })
})

test('a customer that there is not cannot be logged out, with exit code 1', async () => {
  expect(await account('log-out', 'niemand@korenmolen.example')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'Er is geen klant met het e-mailadres niemand@korenmolen.example.\n',
  })
})

test.each([
  [['log-out', '203.0.113.99']],
  [['mark']],
  [['mark', 'geen adres']],
  [['mark', 'een@korenmolen.example', 'twee@korenmolen.example']],
  [['toString']],
  [[]],
])('%j is no command, and what is one is told', words =>
  expect(parseAccountCommand(words)).toContain('Gebruik: npm run account'),
)
