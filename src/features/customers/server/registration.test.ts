import { afterAll, describe, expect, test, vi } from 'vitest'
import { startTestShop, type TestVisitor, testSecrets } from '../../../app/server/testing-shop.ts'
import { captchaField } from '../../../common/contract/captcha.ts'
import { createCipher } from '../../../platform/secrets/cipher.ts'
import { RegistrationRefused } from '../../details/contract.ts'
import { guest, rowsOf } from '../../orders/server/testing.ts'
import { accountCalls } from '../contract-account.ts'
import { accountLinkCalls } from '../contract-links.ts'
import { linkStatus } from './account-links.ts'
import { customerByEmail } from './stored-customers.ts'
import { newestRegistration } from './stored-registrations.ts'
import { addCustomer, mailsTo, passCooldowns, register, resend, tokensTo } from './testing.ts'

const { choosePassword } = accountLinkCalls
const { registerAccount } = accountCalls

const onMailQueued = vi.fn()
const shop = await startTestShop({ onMailQueued })
const visitor = shop.visitor()
afterAll(() => shop.stop())

const customerAt = (email: string) => customerByEmail(shop.testDatabase.database, email)
const registeredAt = (email: string) => newestRegistration(shop.testDatabase.database, email)
const everybody = async () => [
  await rowsOf(shop, 'select * from customers order by email_key'),
  await rowsOf(shop, 'select * from registrations order by id'),
]

describe('who registers', () => {
  test('waits for a password to be a customer, and gets the link to choose one', async () => {
    onMailQueued.mockClear()
    const email = 'Nieuw@korenmolen.example'
    const response = await register(visitor, { email, vatNumber: 'NL000099998B57' })
    expect({ status: response.status, body: await response.json() }).toEqual({
      status: 201,
      body: { secondsUntilMail: null },
    })
    expect(await customerAt('nieuw@korenmolen.example')).toBe(null)
    expect(await registeredAt('nieuw@korenmolen.example')).toMatchObject({
      email,
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
    const customer = await registeredAt('iban@korenmolen.example')
    if (!customer) throw new Error('Nobody registered')
    expect(JSON.stringify(customer.organization)).not.toContain('0417164300')
    expect(customer.ibanEncrypted.toString('latin1')).not.toContain('0417164300')
    const cipher = createCipher(testSecrets.deriveKey('iban'))
    expect(cipher.decrypt(customer.ibanEncrypted, customer.id).toString()).toBe('NL91ABNA0417164300')
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
    expect((await registeredAt(email))?.resellerId).toBe(stored)
  })

  test('with a KVK number that the register could not confirm is flagged for staff', async () => {
    await register(visitor, { email: 'kvk@korenmolen.example', kvkNumber: '12345678' })
    expect((await registeredAt('kvk@korenmolen.example'))?.kvkChecked).toBe(false)
  })
})

describe('a registration is refused and stores nothing', () => {
  const refusal = async (changes: object) => {
    const before = await everybody()
    const response = await register(visitor, { email: 'fout@korenmolen.example', ...changes })
    expect(response.status).toBe(422)
    expect(await everybody()).toEqual(before)
    return response.json()
  }

  test('with a message at each field that is wrong, and its title and message', async () => {
    expect(await refusal({ companyName: ' ', email: 'geen adres', streetNumber: 'twee' })).toEqual({
      title: 'Er is een probleem',
      error: { message: 'Controleer de gemarkeerde velden.' },
      errors: {
        companyName: { message: 'Vul je organisatie in' },
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
    expect(await registeredAt('robot@korenmolen.example')).toBe(null)
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

describe('registering at the address of an account changes nothing and tells its owner (reliability 21)', () => {
  test('he hears of the attempt', async () => {
    const email = 'eigenaar@korenmolen.example'
    await addCustomer(shop, { email, password: 'vier-rozen-op-tafel' })
    const before = await customerAt(email)
    const response = await register(visitor, { email: email.toUpperCase(), companyName: 'Iemand anders' })
    expect(response.status).toBe(201)
    expect(await customerAt(email)).toEqual(before)
    expect(await registeredAt(email)).toBe(null)
    expect(await mailsTo(shop, email)).toEqual(['registration-attempt'])
  })

  test('a second time within the cooldown he is not mailed again', async () => {
    const email = 'lastiggevallen@korenmolen.example'
    await addCustomer(shop, { email, password: 'vier-rozen-op-tafel' })
    for (const _ of [1, 2, 3]) await register(visitor, { email })
    expect(await mailsTo(shop, email)).toEqual(['registration-attempt'])
  })
})

describe('registering again before the account is active', () => {
  test('keeps each registration with its own link', async () => {
    const email = 'verbeterd@korenmolen.example'
    await register(visitor, { email, companyName: 'Korenmoolen' })
    await passCooldowns(shop)
    await register(visitor, { email, companyName: 'Korenmolen' })
    const companies = await Promise.all(
      (await tokensTo(shop, email)).map(
        async token => (await linkStatus(shop.testDatabase.database, token))?.companyName,
      ),
    )
    expect(companies).toEqual(['Korenmoolen', 'Korenmolen'])
  })

  test('makes a customer of what the used link belongs to, and voids the others', async () => {
    for (const [used, company] of [
      [0, 'Eerst'],
      [1, 'Verbeterd'],
    ] as const) {
      const email = `keuze${used}@korenmolen.example`
      await register(visitor, { email, companyName: 'Eerst' })
      await passCooldowns(shop)
      await register(visitor, { email, companyName: 'Verbeterd' })
      const tokens = await tokensTo(shop, email)
      expect((await choose(tokens[used])).status).toBe(200)
      expect((await customerAt(email))?.organization.companyName).toBe(company)
      for (const token of tokens) expect((await choose(token)).status).toBe(404)
    }
  })

  test('makes one customer when two links are used at the same moment', async () => {
    const email = 'beide@korenmolen.example'
    await register(visitor, { email })
    await passCooldowns(shop)
    await register(visitor, { email })
    const responses = await Promise.all(
      (await tokensTo(shop, email)).map(token => choose(token, shop.visitor())),
    )
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 404])
  })

  test('within 30 seconds says that no second mail went, and keeps what was typed for the next one', async () => {
    const email = 'haast@korenmolen.example'
    await register(visitor, { email, companyName: 'Eerst' })
    await passCooldowns(shop, 10)
    const { secondsUntilMail } = await (await register(visitor, { email, companyName: 'Verbeterd' })).json()
    expect(secondsUntilMail).toBeGreaterThan(10)
    expect(secondsUntilMail).toBeLessThanOrEqual(20)
    expect(await mailsTo(shop, email)).toEqual(['account-activation'])
    await passCooldowns(shop)
    expect((await resend(visitor, email)).status).toBe(200)
    const [first, second] = await tokensTo(shop, email)
    for (const [token, company] of [
      [first, 'Eerst'],
      [second, 'Verbeterd'],
    ])
      expect(await linkStatus(shop.testDatabase.database, token ?? '')).toMatchObject({
        companyName: company,
      })
  })

  test('answers the same at the address of an account and at one that nobody has', async () => {
    const emails = ['actief@korenmolen.example', 'vrij@korenmolen.example']
    await addCustomer(shop, { email: emails[0] ?? '', password: 'vier-rozen-op-tafel' })
    const bodies = await Promise.all(
      emails.map(async email => {
        const first = await (await register(shop.visitor(), { email })).json()
        return [first, await (await register(shop.visitor(), { email })).json()]
      }),
    )
    expect(bodies[0]?.[0]).toEqual({ secondsUntilMail: null })
    expect(bodies[1]?.[0]).toEqual({ secondsUntilMail: null })
    for (const [, again] of bodies) expect(again).toEqual({ secondsUntilMail: expect.any(Number) })
  })

  test('twice at the same moment brings one mail', async () => {
    const email = 'tegelijk@korenmolen.example'
    const responses = await Promise.all([
      register(shop.visitor(), { email }),
      register(shop.visitor(), { email }),
    ])
    expect(responses.map(({ status }) => status)).toEqual([201, 201])
    expect(await mailsTo(shop, email)).toEqual(['account-activation'])
  })
})

const choose = (token: string | undefined, by: TestVisitor = visitor) =>
  by.post(choosePassword.path, { body: { token, password: 'vier-rozen-op-tafel' } })
