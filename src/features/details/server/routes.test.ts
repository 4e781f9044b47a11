import { afterAll, describe, expect, test } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'

const shop = await startTestShop()
const visitor = shop.visitor()
afterAll(() => shop.stop())

const answer = async (path: string, body?: unknown) => {
  const response = await visitor.post(path, { body })
  return { status: response.status, body: await response.json() }
}

describe('a KVK number', () => {
  test.each(['69599084', '68750110', '90001354', '55344526'])('%s is in the register', async kvk => {
    expect(await answer(`/api/verify-kvkNumber/${kvk}`)).toMatchObject({
      status: 200,
      body: { standing: 'known' },
    })
  })

  test('comes with what the register knows, for a form to offer', async () => {
    expect((await answer('/api/verify-kvkNumber/68750110')).body).toEqual({
      standing: 'known',
      company: {
        companyName: 'Test BV Donald',
        street: 'Voorbeeldstraat',
        streetNumber: 1,
        streetNumberAddition: '',
        postCode: '1234AB',
        city: 'Voorbeeldstad',
      },
    })
  })

  test('that the register was not asked about is accepted, for staff to check', async () => {
    expect(await answer('/api/verify-kvkNumber/01234567')).toEqual({
      status: 200,
      body: { standing: 'not-checked' },
    })
    expect(await answer('/api/verify-kvkNumber/01%2023-4567')).toMatchObject({ status: 200 })
  })

  test.each(['90004973', '90002903', '1234567', '123456789', 'abcdefgh'])('%s is not valid', async kvk => {
    const refusal = { status: 400, body: { message: 'KVK nummer is niet geldig.' } }
    expect(await answer(`/api/verify-kvkNumber/${kvk}`)).toEqual(refusal)
  })
})

describe('an IBAN', () => {
  test.each([
    'NL91ABNA0417164300',
    'nl91%20abna%200417%201643%2000',
    'BE68539007547034',
    'DE89370400440532013000',
    'NO9386011117947',
    'RS35260005601001611379',
    'AL47212110090000000235698741',
    'ME25505000012345678951',
    'MD24AG000225100013104168',
    'MK07250120000058984',
  ])('%s can be debited', async iban => {
    expect((await answer(`/api/verify-ibanNumber/${iban}`)).status).toBe(200)
  })

  test.each([
    ['NL92ABNA0417164300', 'wrong check digits'],
    ['NL91ABNA041716430', 'one digit short'],
    ['TR330006100519786457841326', 'outside the SEPA area'],
    ['geen-iban', 'no IBAN at all'],
  ])('%s cannot: %s', async iban => {
    const refusal = { status: 400, body: { message: 'IBAN is niet geldig.' } }
    expect(await answer(`/api/verify-ibanNumber/${iban}`)).toEqual(refusal)
  })
})

describe('the details of someone who does not register', () => {
  const details = {
    companyName: 'Jansen B.V.',
    gender: 'FEMALE',
    firstName: 'Eva',
    lastName: 'Jansen',
    postCode: '1017 XN',
    city: 'Amsterdam',
    street: 'Frederiksplein',
    streetNumber: 42,
    streetNumberAddition: '',
    kvkNumber: '69599084',
    vatNumber: '',
    iban: 'NL91 ABNA 0417 1643 00',
    ascription: 'Jansen B.V.',
    phoneNumber: '020 123 45 67',
    email: 'eva@jansen.example',
  }

  test('pass when everything is right', async () => {
    expect((await answer('/api/verify-account-data', details)).status).toBe(200)
  })

  test('come back with a message at each wrong field, in the form that the page expects', async () => {
    const wrong = { ...details, companyName: '', email: 'eva', streetNumber: 'twee' }
    expect(await answer('/api/verify-account-data', wrong)).toEqual({
      status: 422,
      body: {
        title: 'Er is een probleem',
        error: { message: 'Controleer de gemarkeerde velden.' },
        errors: {
          companyName: { message: 'Vul je organisatie in' },
          streetNumber: { message: 'Vul een huisnummer in dat alleen uit cijfers bestaat' },
          email: { message: 'Ongeldig e-mailadres' },
        },
      },
    })
  })

  test('may have their house number behind the street, as browsers fill it in, but no other one', async () => {
    const street = (number: string) => ({ ...details, street: `Frederiksplein ${number}` })
    expect((await answer('/api/verify-account-data', street(`${details.streetNumber}`))).status).toBe(200)
    expect(await answer('/api/verify-account-data', street('9999'))).toMatchObject({
      status: 422,
      body: { errors: { street: { message: expect.stringContaining('hoort Frederiksplein') } } },
    })
  })

  test('have a street that is not at their postcode and number refused', async () => {
    const wrong = { ...details, street: 'Voorbeeldstraat', city: 'Voorbeeldstad' }
    expect(await answer('/api/verify-account-data', wrong)).toMatchObject({
      status: 422,
      body: {
        errors: {
          street: { message: expect.stringContaining('hoort Frederiksplein in Amsterdam') },
          city: { message: expect.stringContaining('hoort Amsterdam') },
        },
      },
    })
  })

  test.each([
    ['a street written in another way', { street: 'frederiks-plein' }],
    ['an address that the register does not know', { streetNumber: 4200, street: 'Voorbeeldstraat' }],
    ['any street while the register is down', { postCode: '9999 XX', street: 'Voorbeeldstraat' }],
  ])('pass with %s', async (_, changes) => {
    expect((await answer('/api/verify-account-data', { ...details, ...changes })).status).toBe(200)
  })

  test('have their KVK number and IBAN checked as well', async () => {
    const wrong = { ...details, kvkNumber: '90004973', iban: 'NL92ABNA0417164300' }
    expect(await answer('/api/verify-account-data', wrong)).toMatchObject({
      status: 422,
      body: {
        errors: {
          kvkNumber: { message: 'KVK nummer is niet geldig.' },
          iban: { message: 'IBAN is niet geldig.' },
        },
      },
    })
  })

  test.each([
    ['0123456789', 'Vul een geldig telefoonnummer in, bijvoorbeeld 020 123 45 67'],
    ['066 123 4567', 'Dit nummer kunnen we niet bellen. Vul een gewoon vast of mobiel nummer in.'],
  ])('have the phone number %s refused', async (phoneNumber, message) => {
    expect(await answer('/api/verify-account-data', { ...details, phoneNumber })).toMatchObject({
      status: 422,
      body: { errors: { phoneNumber: { message } } },
    })
  })

  test('are refused at every field when there are none', async () => {
    const refusal = await answer('/api/verify-account-data')
    expect(refusal).toEqual(await answer('/api/verify-account-data', {}))
    expect(refusal).toMatchObject({
      status: 422,
      body: { errors: { companyName: { message: 'Vul je organisatie in' } } },
    })
  })

  test('are refused in our own words where a program sends another kind of thing', async () => {
    for (const field of Object.keys(details)) {
      for (const value of [{}, [], true, null]) {
        const { status, body } = await answer('/api/verify-account-data', { ...details, [field]: value })
        expect(status).toBe(422)
        expect(body.errors[field].message).not.toMatch(/invalid|expected|ongeldige (invoer|optie)|verwacht/i)
      }
    }
  })
})

describe('a name', () => {
  test.each([
    ["'t Koetshuis Ελληνικά Храна", "'t Koetshuis Ελληνικά Храна"],
    ['漢字 B.V.', 'HanZi B.V.'],
    ['عبد الرحمن', '`bd alrhmn'],
    ['', ''],
  ])('%j stands in documents as %j', async (name, written) => {
    expect(await answer('/api/name-in-documents', { name })).toEqual({ status: 200, body: { name: written } })
  })

  test('is refused at its field where nobody is called so', async () => {
    expect(await answer('/api/name-in-documents', { name: 'x'.repeat(5_000) })).toMatchObject({
      status: 422,
      body: { errors: { name: { message: expect.any(String) } } },
    })
  })
})
