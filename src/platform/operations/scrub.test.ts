import { runInNewContext } from 'node:vm'
import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { describe, expect, test } from 'vitest'
import { createLog } from './log.ts'
import { scrub } from './scrub.ts'

const planted = [
  'NL91ABNA0417164300',
  'nl91abna0417164300',
  'NL91 ABNA 0417 1643 00',
  'NL91%20ABNA%200417%201643%2000',
  'NO9386011117947',
  'NL92ABNA0417164300',
  'jan.de.vries@bedrijf.nl',
  'jan%40bedrijf.co.uk',
  'o’brien+shop@post.example.com',
  '0612345678',
  '06-12345678',
  '020 123 45 67',
  '+31 6 1234 5678',
  '%2B31612345678',
  '1017XN',
  '1017 XN',
  '1017%20XN',
  'aaaaaaaa-Erhgmp_VuKc8lTAhabp2Dd2Hxmu4RyA1fXy0xu1jihU',
  Buffer.from(JSON.stringify({ challenge: { parameters: {} }, solution: 1 })).toString('base64'),
]

const places: readonly [string, (value: string) => string][] = [
  ['in a sentence', value => `could not find ${value} anywhere`],
  ['in a JSON field', value => JSON.stringify({ note: value })],
  ['in a path', value => `/api/verify-ibanNumber/${value}`],
  ['in a query', value => `/activeren?code=1&waarde=${value}&x=1`],
  ['in a database error', value => `Key (email)=(${value}) already exists.`],
  ['after a line break', value => JSON.stringify({ stack: `first\n${value}\r\n\t${value}\u001b${value}` })],
  ['in quotes', value => `invalid input "${value}"`],
]

describe.each(planted)('%s', value => {
  test.each(places)('is blotted out %s', (_place, inPlace) => {
    const line = JSON.stringify({ msg: inPlace(value) })
    const scrubbed = scrub(line)
    expect(scrubbed).not.toContain(value)
    expect(() => JSON.parse(scrubbed)).not.toThrow()
    expect(scrub(inPlace(value))).not.toContain(value)
  })
})

describe('a secret', () => {
  test.each([
    '{"password":"geheim"}',
    '{"newPassword":"geheim"}',
    '{"g-recaptcha-response" : "geheim"}',
    '{"x-csrf-token":"ge\\"heim"}',
    'password=geheim&x=1',
    '/wachtwoord?token=geheim',
    '?_csrf=geheim',
    'Cookie: session=1; cookie=geheim',
    'postgresql://shop:geheim@database:5432/shop',
  ])('in %s is blotted out by its name', text => {
    expect(scrub(text)).not.toContain('heim')
  })
})

test.each([
  '/api/order/products/prices?productType=internet',
  'at placeOrder (/srv/shop/server/orders/place-order.ts:42:7)',
  'duplicate key value violates unique constraint "orders_order_number_key"',
  '{"requestId":"2553446845-17","status":200,"ms":1.5}',
  'The migration 0161-job-applications-are-read-by-few-colleagues.sql was applied.',
  'at most 1024 MB and 2048MB, within 5000 MS',
  '{"number":"482739166","ms":0.1234567891,"pid":1234567890}',
  'webhook 656e4f78-be12-4c31-9d0e-1234567890ab was not delivered',
])('what an operator needs stays readable: %s', text => {
  expect(scrub(text)).toBe(text)
})

test.each(['a', 'a-', 'a.', 'NL91', 'a@', 'a%40', '":"', 'eyJ'])(
  'hostile text of any length is scrubbed: %s again and again',
  text => {
    const work = () => scrub(text.repeat(200_000))
    // About a second where the time grows with the length; where it grows with its square, or worse, it hangs.
    expect(() => runInNewContext('work()', { work }, { timeout: 50_000 })).not.toThrow()
  },
)

test('the log scrubs messages, fields, errors and their causes', () => {
  const lines: string[] = []
  const log = createLog({ level: 'info', destination: { write: line => void lines.push(line) } })
  const cause = new Error('Failing row contains (NL91ABNA0417164300)')
  log.error({ err: new Error('no mail to jan@bedrijf.nl', { cause }) }, 'sent to jan@bedrijf.nl')
  log.child({ visitor: 'jan@bedrijf.nl' }).info({ deep: { iban: 'NL91ABNA0417164300' } })
  const text = lines.join('')
  expect(lines).toHaveLength(2)
  expect(text).not.toMatch(/jan|NL91/)
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow()
})

test('what a database error quotes of the values is left out, also of a cause', () => {
  const lines: string[] = []
  const log = createLog({ level: 'info', destination: { write: line => void lines.push(line) } })
  const failure = Object.assign(new DatabaseError('invalid input syntax for type json', 1, 'error'), {
    code: '22P02',
    detail: 'Failing row contains (Bakkerij De Korenmolen, +31201234567).',
    where: 'JSON data, line 1: {"phoneNumber":"+31201234567","email":"jan@...',
  })
  log.error({ err: failure }, 'a request failed')
  log.error({ err: new Error('not stored', { cause: failure }) }, 'a request failed')
  const asDrizzleHasIt = new DrizzleQueryError('insert into cases values ($1)', ['+31201234567'], failure)
  log.error({ err: asDrizzleHasIt }, 'a request failed')
  const text = lines.join('')
  expect(text).not.toMatch(/Korenmolen|31201234567|jan@/)
  expect(text).toContain('22P02')
  expect(text).toContain('invalid input syntax for type json')
})
