import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { RegistrationRefused, registerAccount } from '../../contract/account.ts'
import { captchaField } from '../../contract/failure.ts'
import { createIbanCipher } from '../orders/iban-cipher.ts'
import { guest, rowsOf } from '../orders/testing.ts'
import { startTestShop, type TestShop, type TestVisitor, testSecrets } from '../testing-shop.ts'
import { customerByEmail } from './customers-table.ts'
import { addCustomer, mailsTo, passCooldowns, register, tokensTo } from './testing.ts'

let shop: TestShop
let visitor: TestVisitor
const onMailQueued = vi.fn()
beforeAll(async () => {
  shop = await startTestShop({ onMailQueued })
  visitor = shop.visitor()
})
afterAll(() => shop.stop())

const customerAt = (email: string) => customerByEmail(shop.testDatabase.pool, email)
const customers = async () => rowsOf(shop, 'select * from customers order by email_key')

describe('who registers', () => {
  test('is a customer whose account waits for a password, and gets the link to choose one', async () => {
    onMailQueued.mockClear()
    const email = 'Nieuw@korenmolen.example'
    const response = await register(visitor, { email, vatNumber: 'NL000099998B57' })
    expect(response.status).toBe(201)
    expect(await customerAt('nieuw@korenmolen.example')).toMatchObject({
      email,
      passwordHash: null,
      activatedAt: null,
      kvkChecked: true,
      resellerId: null,
      organization: {
        companyName: guest.companyName,
        postCode: '1017XN',
        streetNumber: 42,
        ibanEnding: '4300',
      },
    })
    expect(await mailsTo(shop, email)).toEqual(['account-activation'])
    expect(onMailQueued).toHaveBeenCalled()
  })

  test('has the IBAN stored unreadable, bound to the customer', async () => {
    await register(visitor, { email: 'iban@korenmolen.example' })
    const customer = await customerAt('iban@korenmolen.example')
    if (!customer) throw new Error('Nobody registered')
    expect(JSON.stringify(customer.organization)).not.toContain('0417164300')
    expect(customer.ibanEncrypted.toString('latin1')).not.toContain('0417164300')
    const cipher = createIbanCipher(testSecrets.deriveKey('iban'))
    expect(cipher.decrypt(customer.ibanEncrypted, customer.id)).toBe('NL91ABNA0417164300')
    expect(() => cipher.decrypt(customer.ibanEncrypted, 'another customer')).toThrow()
  })

  test.each([
    ['netwerkpartner-noord', 'netwerkpartner-noord'],
    ['niemand', null],
    ['\u0000', null],
    [7, null],
  ])('through the reseller link %j belongs to %j', async (resellerId, stored) => {
    const email = `reseller-${String(resellerId).length}-${stored}@korenmolen.example`
    expect((await register(visitor, { email, resellerId })).status).toBe(201)
    expect((await customerAt(email))?.resellerId).toBe(stored)
  })

  test('with a KVK number that the register could not confirm is flagged for staff', async () => {
    await register(visitor, { email: 'kvk@korenmolen.example', kvkNumber: '12345678' })
    expect((await customerAt('kvk@korenmolen.example'))?.kvkChecked).toBe(false)
  })
})

describe('a registration is refused and stores nothing', () => {
  const refusal = async (changes: object) => {
    const before = await customers()
    const response = await register(visitor, { email: 'fout@korenmolen.example', ...changes })
    expect(response.status).toBe(422)
    expect(await customers()).toEqual(before)
    return response.json()
  }

  test('with a message at each field that is wrong, and its title and message', async () => {
    expect(await refusal({ companyName: ' ', email: 'geen adres', streetNumber: 'twee' })).toEqual({
      title: 'Er is een probleem',
      error: { message: 'Controleer de gemarkeerde velden.' },
      errors: {
        companyName: { message: 'Organisatie is verplicht' },
        streetNumber: { message: 'Vul een huisnummer in dat alleen uit cijfers bestaat' },
        email: { message: 'Ongeldig e-mailadres' },
      },
    })
  })

  test('for a KVK number that does not exist and an IBAN that cannot be debited', async () => {
    const { errors } = RegistrationRefused.parse(
      await refusal({ kvkNumber: '90004973', iban: 'NL92ABNA0417164300' }),
    )
    expect(errors).toEqual({
      kvkNumber: { message: 'KVK nummer is niet geldig.' },
      iban: { message: 'IBAN is niet geldig.' },
    })
  })

  test.each([
    ['without a captcha', {}, 'Verificatie mislukt. Probeer opnieuw.'],
    ['with a captcha that was made up', { [captchaField]: 'x' }, 'Verificatie mislukt. Probeer opnieuw.'],
  ])('%s', async (_, captcha, message) => {
    const registrationDto = { ...guest, email: 'robot@korenmolen.example' }
    const response = await visitor.post(registerAccount.path, { body: { ...captcha, registrationDto } })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message })
    expect(await customerAt('robot@korenmolen.example')).toBe(null)
  })

  test('with a captcha that was made for another action', async () => {
    const body = { [captchaField]: await visitor.captchaToken('login'), registrationDto: guest }
    expect((await visitor.post(registerAccount.path, { body })).status).toBe(400)
  })

  test.each([undefined, {}, { registrationDto: null }, { registrationDto: [] }])(
    'without a form: %j',
    async body => {
      const response = await visitor.post(registerAccount.path, { body })
      expect(response.status).toBe(400)
      expect(await response.json()).toEqual({ message: 'De aanvraag is niet leesbaar.' })
    },
  )
})

describe('registering at an address that somebody has already changes nothing and tells its owner (reliability 21)', () => {
  test('whose account works: he hears of the attempt', async () => {
    const email = 'eigenaar@korenmolen.example'
    await addCustomer(shop, { email, password: 'vier-rozen-op-tafel' })
    const before = await customerAt(email)
    const response = await register(visitor, { email: email.toUpperCase(), companyName: 'Iemand anders' })
    expect(response.status).toBe(201)
    expect(await customerAt(email)).toEqual(before)
    expect(await mailsTo(shop, email)).toEqual(['registration-attempt'])
  })

  test('who did not activate it yet: he gets a new link, and no more than one per cooldown', async () => {
    const email = 'wachtend@korenmolen.example'
    await addCustomer(shop, { email })
    const before = await customerAt(email)
    for (const _ of [1, 2]) expect((await register(visitor, { email, city: 'Elders' })).status).toBe(201)
    expect(await mailsTo(shop, email)).toEqual(['account-activation'])
    await passCooldowns(shop)
    await register(visitor, { email })
    expect(await tokensTo(shop, email)).toHaveLength(2)
    expect(await customerAt(email)).toEqual(before)
  })

  test('a second time within the cooldown: he is not mailed again', async () => {
    const email = 'lastiggevallen@korenmolen.example'
    await addCustomer(shop, { email, password: 'vier-rozen-op-tafel' })
    for (const _ of [1, 2, 3]) await register(visitor, { email })
    expect(await mailsTo(shop, email)).toEqual(['registration-attempt'])
  })

  test('twice at the same moment: there is one customer and one link', async () => {
    const email = 'tegelijk@korenmolen.example'
    const responses = await Promise.all([
      register(shop.visitor(), { email }),
      register(shop.visitor(), { email }),
    ])
    expect(responses.map(({ status }) => status)).toEqual([201, 201])
    expect(await mailsTo(shop, email)).toEqual(['account-activation'])
  })
})
