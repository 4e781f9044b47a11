import { randomBytes } from 'node:crypto'
import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import brand from '../../../../content/brand.json' with { type: 'json' }
import type { CaptchaAction } from '../../../common/contract/captcha.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/database/testing.ts'
import { addCaptcha } from '../../../platform/http/captcha.ts'
import { allowAccess } from '../../../platform/http/contract-routes.ts'
import { addErrorAnswers } from '../../../platform/http/errors.ts'
import { addForms } from '../../../platform/http/forms.ts'
import { addSecurityLog } from '../../../platform/http/security-log.ts'
import { standInAddressRegister } from '../../../platform/outside/address-register-stand-in.ts'
import type { CaptchaVerdict } from '../../../platform/outside/captcha.ts'
import { promisedNow } from '../../calendar/server/promised.ts'
import { createCatalogue } from '../../catalogue/server/catalogue.ts'
import { noPreviews } from '../../catalogue/server/testing.ts'
import { AddressCheckResult, addressCalls, Street } from '../contract.ts'
import { type AddressServices, checkAddress, internetLinesAt } from './check-address.ts'
import { importedAddressRegister } from './imported-register.ts'
import { addressRoutes } from './routes.ts'

const { findStreet } = addressCalls

let shop: TestDatabase
let services: AddressServices
let app: FastifyInstance
let origin: string
let verdict: CaptchaVerdict
let checked: { token: string; action: CaptchaAction }[]

beforeAll(async () => {
  shop = await createTestDatabase()
  const { pool } = shop
  const register = standInAddressRegister(importedAddressRegister(pool))
  services = { pool, addressRegister: register, catalogue: createCatalogue(pool), makesQuotes: true }
  app = fastify()
  addSecurityLog(app, randomBytes(32))
  allowAccess(app, 'visitor')
  addErrorAnswers(app, { brand })
  await addForms(app)
  addCaptcha(app, {
    provider: 'altcha',
    siteKey: 'test',
    async verify(token, action) {
      checked.push({ token, action })
      return verdict
    },
  })
  await app.register(addressRoutes, {
    missed: { count: () => undefined, settled: async () => undefined },
    services: {
      ...services,
      previews: noPreviews,
      // Half past midnight in the Netherlands.
      promisedNow: () => promisedNow({ closingDays: ['2026-12-22'] })(new Date('2026-12-20T23:30:00Z')),
    },
  })
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(() => {
  verdict = { ok: true }
  checked = []
})
afterAll(async () => {
  await app.close()
  await shop.drop()
})

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${origin}/api/bestellen-zipcode`, { method: 'POST', body, headers })

function fields(zipCode: string, housenumber: string, extension = ''): Record<string, string> {
  return { zipCode, housenumber, housenumber_extension: extension, 'g-recaptcha-response': 'token' }
}

function formOf(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

async function check(...address: [zipCode: string, housenumber: string, extension?: string]) {
  const response = await post(formOf(fields(...address)))
  expect(response.status).toBe(200)
  return AddressCheckResult.parse(await response.json())
}

const fibreAt = (result: AddressCheckResult) => [
  ...new Set(result.products.filter(line => line.fiber).map(line => line.fiberLineAvailability)),
]
const hasDsl = (result: AddressCheckResult) => result.products.some(line => !line.fiber)

test('Frederiksplein 42 has fibre and DSL, for one and for three years', async () => {
  const result = await check('1017 xn', '42')
  expect(result).toMatchObject({
    street: 'Frederiksplein',
    city: 'Amsterdam',
    zipCode: '1017XN',
    houseNumber: '42',
    houseNumberExtension: '',
    vdslMbsDownloadSpeed: 200,
    vdslMbsUploadSpeed: 60,
  })
  expect(fibreAt(result)).toEqual(['on-net'])
  expect(hasDsl(result)).toBe(true)
  expect(new Set(result.products.map(line => line.contractDuration))).toEqual(new Set([12, 36]))
})

test('Oude Delft 12A has DSL only', async () => {
  const result = await check('2611CC', '12', 'A')
  expect(result).toMatchObject({ street: 'Oude Delft', houseNumber: '12', houseNumberExtension: 'A' })
  expect(fibreAt(result)).toEqual(['no-net'])
  expect(hasDsl(result)).toBe(true)
})

test('Watermolenlaan 1 has fibre nearby, Grote Kerkplein 15 nothing, Hillevliet 47A is looked at', async () => {
  const near = await check('3447GT', '1')
  expect([fibreAt(near), hasDsl(near), near.vdslMbsDownloadSpeed]).toEqual([['near-net'], false, null])
  const none = await check('8011PK', '15')
  expect([fibreAt(none), hasDsl(none)]).toEqual([['no-net'], false])
  expect(fibreAt(await check('3073KJ', '47', 'a'))).toEqual(['other'])
})

test('a shop that makes no quotes has nothing where only a quote could tell, and what can be ordered all the same', async () => {
  const { makesQuotes: _, ...ordersOnly } = services
  const at = async (zipCode: string, houseNumber: string, suffix = '') => {
    const answer = await checkAddress(ordersOnly, { zipCode, houseNumber, suffix })
    if (answer.kind !== 'checked') throw new Error(answer.kind)
    return answer.result
  }
  expect(fibreAt(await at('3447GT', '1'))).toEqual(['no-net'])
  expect(fibreAt(await at('3073KJ', '47', 'a'))).toEqual(['no-net'])
  expect(await at('1017XN', '42')).toEqual({ ...(await check('1017XN', '42')), promised: undefined })
})

test('two addresses at one number are told apart', async () => {
  expect(fibreAt(await check('1018AM', '289'))).toEqual(['on-net'])
  expect(fibreAt(await check('1018AM', '289', 'A'))).toEqual(['near-net'])
})

test('a suffix may be typed with the number, in any case and with hyphens', async () => {
  expect(await check('1018am', '289a')).toMatchObject({ houseNumber: '289', houseNumberExtension: 'A' })
  expect(await check('2391 PH', '1', 'a-3')).toMatchObject({
    street: 'Belgiëlaan',
    houseNumberExtension: 'A3',
  })
  expect(await check('1011AB', '105-1')).toMatchObject({ houseNumber: '105', houseNumberExtension: '1' })
})

test.each([
  ['a number that only exists with additions', '2391PH', '1', ''],
  ['an addition that is not there', '1018AM', '289', 'Z'],
  ['a number that is not there', '1017XN', '4200', ''],
  ['a postcode that nobody has', '9998ZZ', '1', ''],
])('%s is an unknown address', async (_what, zipCode, number, extension) => {
  const result = await check(zipCode, number, extension)
  expect(result).toMatchObject({ street: null, city: null, vdslMbsDownloadSpeed: null, products: [] })
})

test('an unknown suffix comes with those that the number has', async () => {
  expect((await check('2391PH', '1')).choices).toEqual(['A1', 'A2', 'A3', 'B1'])
  expect((await check('1018AM', '289', 'Z')).choices).toEqual(['', 'A'])
})

test('a form that is submitted the plain way is answered too', async () => {
  const response = await post(new URLSearchParams(fields('1017XN', '42')))
  expect((await response.json()).street).toBe('Frederiksplein')
})

test('the captcha is asked for this action, and its refusal is ours', async () => {
  await check('1017XN', '42')
  expect(checked).toEqual([{ token: 'token', action: 'submit_zipcode_check' }])
  verdict = { ok: false, reason: 'used' }
  const refused = await post(formOf(fields('1017XN', '42')))
  expect(refused.status).toBe(400)
  expect((await refused.json()).message).toBe('Verificatie mislukt. Probeer opnieuw.')
  const without = await post(formOf({ ...fields('1017XN', '42'), 'g-recaptcha-response': '' }))
  expect(without.status).toBe(400)
})

test.each([
  ['no fields', {}],
  ['no house number', { zipCode: '1017XN' }],
  ['half a postcode', fields('1017', '42')],
  ['a postcode that cannot be', fields('1017SS', '42')],
  ['a house number without digits', fields('1017XN', 'A')],
  ['house number 0', fields('1017XN', '0')],
  ['a long postcode', fields('1017XNXN', '42')],
  ['a long house number', fields('1017XN', '12345678901')],
  ['a long addition', fields('1017XN', '42', '1234567890123')],
  ['SQL', fields("1';--", '42')],
])('%s is refused in Dutch', async (_what, values) => {
  const response = await post(formOf(values))
  expect(response.status).toBe(400)
  expect((await response.json()).message).toMatch(/^De ingevoerde postcode is niet correct/)
})

test('an address comes with the days that an order of today is promised, an unknown one without', async () => {
  expect((await check('1017XN', '42')).promised).toEqual({
    orderedOn: '2026-12-21',
    callBy: '2026-12-23',
    delivery: { from: '2026-12-28', to: '2027-01-11' },
    weeks: expect.arrayContaining(['2026-W53', '2027-W07']),
  })
  expect((await check('1017XN', '999')).promised).toBeUndefined()
})

test('a body that is no form is refused', async () => {
  expect((await post('[', { 'content-type': 'application/json' })).status).toBe(400)
  expect((await post('null', { 'content-type': 'application/json' })).status).toBe(400)
  expect((await post('<a/>', { 'content-type': 'text/xml' })).status).toBe(415)
})

test('postcode 9999 XX stands for a register that is down, but where the imported one is the register', async () => {
  const register = importedAddressRegister(services.pool)
  expect(await register.addressesAt('9999XX', 1)).toEqual({ kind: 'found', addresses: [] })
  const response = await post(formOf(fields('9999 XX', '1')))
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('60')
  expect((await response.json()).message).toMatch(/Probeer het over een minuut opnieuw\.$/)
})

test('an order gets the same lines as the address check, and none at an address that is not there', async () => {
  const at = (zipCode: string, houseNumber: string, houseNumberSuffix = '') =>
    internetLinesAt(services, { zipCode, houseNumber, houseNumberSuffix })
  const shown = (await check('1018AM', '289', 'A')).products.map(line => line.id)
  const offer = await at('1018AM', '289', 'a')
  expect(offer.lines.map(line => line.id)).toEqual(shown)
  expect(offer.addressChecked).toBe(true)
  expect(offer.address).toEqual({
    streetName: 'Cruquiuskade',
    houseNumber: '289',
    houseNumberSuffix: 'A',
    zipCode: '1018AM',
    city: 'Amsterdam',
  })
  expect(await at('1018AM', '289', 'Z')).toMatchObject({ lines: [], address: null })
  expect((await at('nergens', '1')).lines).toEqual([])
})

test('while the register is down an order gets what the networks say, and the address is still to be checked', async () => {
  const down: AddressServices = {
    ...services,
    addressRegister: { addressesAt: async () => ({ kind: 'unavailable' }), fromTable: null },
  }
  const place = { zipCode: '1017XN', houseNumber: '42', houseNumberSuffix: '' }
  const { lines, addressChecked } = await internetLinesAt(down, place)
  expect(lines.some(line => line.fiberLineAvailability === 'on-net')).toBe(true)
  expect(addressChecked).toBe(false)
})

test('what is known without the register counts, and what is missing there is not unknown', async () => {
  const partial: AddressServices = {
    ...services,
    addressRegister: {
      fromTable: null,
      addressesAt: async () => ({
        kind: 'partial',
        addresses: [{ street: 'Cruquiuskade', city: 'Amsterdam', suffix: '' }],
      }),
    },
  }
  const typed = { zipCode: '1018AM', houseNumber: '289' }
  expect(await checkAddress(partial, { ...typed, suffix: '' })).toMatchObject({
    kind: 'checked',
    result: { street: 'Cruquiuskade' },
  })
  expect(await checkAddress(partial, { ...typed, suffix: 'B' })).toEqual({ kind: 'register-unavailable' })
})

const streetAt = (zipCode: string, houseNumber: string, houseNumberSuffix = '') =>
  fetch(`${origin}${findStreet.path}`, {
    method: findStreet.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ zipCode, houseNumber, houseNumberSuffix }),
  })

const at = async (zipCode: string, houseNumber: string, suffix?: string) =>
  Street.parse(await (await streetAt(zipCode, houseNumber, suffix)).json())

test('a form is told the street and city of a number, whatever its addition', async () => {
  expect(await at('1017 xn', '42')).toEqual({ street: 'Frederiksplein', city: 'Amsterdam' })
  expect(await at('2391PH', '1')).toMatchObject({ street: 'Belgiëlaan' })
  expect(await at('1018AM', '289Z')).toMatchObject({ city: 'Amsterdam' })
  const nowhere = { street: null, city: null }
  expect(await at('1017XN', '4200')).toEqual(nowhere)
  expect(await at('9998ZZ', '1')).toEqual(nowhere)
  expect(await at('1017XN', 'nul')).toEqual(nowhere)
})

test('at a number in two streets the addition tells which; without one that is known nothing is filled in', async () => {
  await shop.pool.query(`insert into addresses (street, house_number, house_letter, addition, zip_code, city) values
    ('Claroenstekerpad', 1, '', '', '3766BX', 'Soest'),
    ('Koningsweg', 1, '', '01', '3766BX', 'Soest'),
    ('Kerkelandenlaan', 8, '', '', '1222AB', 'Hilversum'),
    ('Diependaalselaan', 8, 'G', 'B4', '1222AB', 'Hilversum'),
    ('Pad', 2, 'A', '', '3766BX', 'Soest'),
    ('Weg', 2, 'B', '', '3766BX', 'Soest')`)
  expect((await at('3766BX', '1-01')).street).toBe('Koningsweg')
  expect((await at('3766BX', '1', '01')).street).toBe('Koningsweg')
  expect((await at('3766BX', '1')).street).toBe('Claroenstekerpad')
  expect((await at('1222AB', '8GB4')).street).toBe('Diependaalselaan')
  expect((await at('1222AB', '8', 'g-b4')).street).toBe('Diependaalselaan')
  const nothing = { street: null, city: null }
  expect(await at('3766BX', '1', 'Z')).toEqual(nothing)
  expect(await at('3766BX', '2')).toEqual(nothing)
})

test('what is no postcode is refused at its field', async () => {
  const response = await streetAt('1017', '42')
  expect(response.status).toBe(422)
  expect(await response.json()).toHaveProperty('errors.zipCode')
})
