import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../../app/server/testing-shop.ts'
import {
  donald,
  kvkAnswers,
  type LocalCompany,
  nobody,
  testApiKey,
} from '../../../platform/outside/testing-kvk.ts'
import { localAddresses, pdokAnswers } from '../../../platform/outside/testing-pdok.ts'
import { type LocalService, startLocalService } from '../../../platform/outside/testing-service.ts'
import { addressCalls } from '../../addresses/contract.ts'
import { address, guest, order, place, quote, rowsOf, send, withGuest } from './testing.ts'

const { addressCheck } = addressCalls

const vatNumber = 'NL000099998B57'
const orderWithVat = withGuest({ vatNumber })

let kvk: LocalService
let pdok: LocalService
let vies: LocalService
let companies: Record<string, LocalCompany>
let vatIsValid: boolean
let shop: TestShop

beforeAll(async () => {
  kvk = await startLocalService(request => kvkAnswers(companies)(request))
  pdok = await startLocalService(pdokAnswers(localAddresses))
  vies = await startLocalService(() => ({
    json: { valid: vatIsValid, userError: vatIsValid ? 'VALID' : 'INVALID' },
  }))
})
afterAll(() => Promise.all([kvk, pdok, vies].map(service => service.stop())))

beforeEach(async () => {
  for (const service of [kvk, pdok, vies]) service.fault = null
  companies = { [guest.kvkNumber]: donald }
  vatIsValid = true
  shop = await startTestShop(
    {},
    {
      KVK_API_KEY: testApiKey,
      KVK_API_URL: kvk.url,
      ADDRESS_PROVIDER: 'pdok',
      PDOK_URL: pdok.url,
      VAT_PROVIDER: 'vies',
      VIES_URL: vies.url,
    },
  )
})
afterEach(() => shop.stop())

const checksOf = async (number: string) =>
  (
    await rowsOf(
      shop,
      `select kvk_checked as kvk, address_checked as address, vat_standing as vat from product_orders join cases on id = case_id where number = $1`,
      [number],
    )
  )[0]

describe('an order that KVK, PDOK and VIES are asked about', () => {
  it('is taken with everything checked', async () => {
    const number = await place(shop.visitor(), orderWithVat)
    expect(await checksOf(number)).toEqual({ kvk: true, address: true, vat: 'known' })
  })

  it('has nothing to check of a VAT number that is not there', async () => {
    expect(await checksOf(await place(shop.visitor(), order))).toEqual({
      kvk: true,
      address: true,
      vat: null,
    })
  })

  it.each([
    ['KVK', () => kvk, { kvk: false, address: true, vat: 'known' }],
    ['PDOK', () => pdok, { kvk: true, address: true, vat: 'known' }],
    ['VIES', () => vies, { kvk: true, address: true, vat: 'not-checked' }],
  ] as const)('is taken while %s hangs', async (_name, service, checks) => {
    service().fault = 'hangs'
    const number = await place(shop.visitor(), orderWithVat)
    expect(await checksOf(number)).toEqual(checks)
  })

  it('is taken while all of them are down, with a flag for each check that is owed', async () => {
    // Not even the addresses that are known here.
    await shop.testDatabase.pool.query('delete from addresses')
    for (const service of [kvk, pdok, vies]) service.fault = 'hangs'
    const number = await place(shop.visitor(), orderWithVat)
    expect(await checksOf(number)).toEqual({ kvk: false, address: false, vat: 'not-checked' })
  })

  it('is refused when they say no', async () => {
    companies = { [guest.kvkNumber]: { found: nobody, profile: nobody, branch: nobody } }
    vatIsValid = false
    const answer = await send(shop.visitor(), orderWithVat)
    expect(answer).toMatchObject({
      status: 422,
      body: {
        errors: {
          kvkNumber: { message: 'KVK nummer is niet geldig.' },
          vatNumber: { message: 'BTW nummer is niet bekend.' },
        },
      },
    })
    const nowhere = {
      ...order,
      additionalData: { ...order.additionalData, postCodeAddress: { ...address, houseNumber: '4242' } },
    }
    expect((await send(shop.visitor(), nowhere)).status).toBe(422)
    expect(await rowsOf(shop, 'select from cases')).toEqual([])
  })
})

it('a quote is taken while PDOK is down, and its address is still to be checked', async () => {
  pdok.fault = 'server-error'
  await shop.testDatabase.pool.query('delete from addresses')
  await place(shop.visitor(), quote)
  expect(
    await rowsOf(
      shop,
      'select address_checked, contact_phone from product_quotes join cases on id = case_id',
    ),
  ).toEqual([{ address_checked: false, contact_phone: '+31201234567' }])
})

it('phone numbers are stored in one form, and those that nobody can call are refused at their field', async () => {
  const number = await place(shop.visitor(), order)
  const [stored] = await rowsOf<Record<string, { phoneNumber: string }>>(
    shop,
    'select contact_person, organization from product_orders join cases on id = case_id where number = $1',
    [number],
  )
  expect(stored?.contact_person?.phoneNumber).toBe('+31201234567')
  expect(stored?.organization?.phoneNumber).toBe('+31201234567')

  const premium = '0900 1234'
  const { contactPerson } = order.additionalData
  const wrong = {
    ...withGuest({ phoneNumber: '0123456789' }),
    additionalData: {
      ...order.additionalData,
      contactPerson: { ...contactPerson, phoneNumber: premium },
      technicalPerson: { ...contactPerson, phoneNumber: '066 123 4567', contactType: 'technical' },
    },
  }
  const notCalled = { message: 'Dit nummer kunnen we niet bellen. Vul een gewoon vast of mobiel nummer in.' }
  expect((await send(shop.visitor(), wrong)).body.errors).toEqual({
    phoneNumber: { message: 'Vul een geldig telefoonnummer in, bijvoorbeeld 020 123 45 67' },
    'contactPerson.phoneNumber': notCalled,
    'technicalPerson.phoneNumber': notCalled,
  })
})

it('an address is found while PDOK is down where it is known here, and else the visitor can try again', async () => {
  pdok.fault = 'server-error'
  const visitor = shop.visitor()
  const check = async (housenumber: string) => {
    const body = new FormData()
    const fields = { zipCode: '1017XN', housenumber, housenumber_extension: '' }
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    body.set('g-recaptcha-response', await visitor.captchaToken('submit_zipcode_check'))
    return visitor.post(addressCheck.path, { body })
  }
  expect(await (await check('42')).json()).toMatchObject({ street: 'Frederiksplein' })
  expect((await check('4242')).status).toBe(503)
  pdok.fault = null
  expect(await (await check('4242')).json()).toMatchObject({ street: null })
})
