import { describe, expect, test } from 'vitest'
import { fieldErrors } from '../../common/contract/failure.ts'
import { fieldFacts } from '../../common/contract/field-facts.ts'
import { resellerIdField } from '../../common/contract/fields.ts'
import { ContactPerson, GuestDetails, InvoiceAddress, QuoteForm, TechnicalPerson } from './details-schema.ts'
import { somebody } from './testing-person.ts'

const guest = {
  companyName: ' Bakkerij De Vries ',
  firstName: 'Sanne',
  lastName: 'de Vries',
  postCode: '1017 xn',
  city: 'Amsterdam',
  street: 'Frederiksplein',
  streetNumber: '42',
  kvkNumber: '6959 9084',
  iban: 'nl91 abna 0417 1643 00',
  ascription: 'Bakkerij De Vries',
  phoneNumber: '020 123 45 67',
  email: 'sanne@bakkerij.nl',
}

const errorsOf = (schema: typeof GuestDetails | typeof QuoteForm | typeof InvoiceAddress, value: unknown) => {
  const parsed = schema.safeParse(value)
  return parsed.success ? {} : fieldErrors(parsed.error)
}
const messages = (value: unknown) =>
  Object.fromEntries(
    Object.entries(errorsOf(GuestDetails, value)).map(([field, { message }]) => [field, message]),
  )

describe('the form of a new customer', () => {
  test('comes out as it is stored, with the defaults filled in', () => {
    expect(GuestDetails.parse(guest)).toEqual({
      ...guest,
      companyName: 'Bakkerij De Vries',
      gender: 'MALE',
      postCode: '1017XN',
      streetNumber: 42,
      streetNumberAddition: '',
      kvkNumber: '69599084',
      vatNumber: '',
      iban: 'NL91ABNA0417164300',
    })
  })

  test('is the same when what came out goes in again', () => {
    const once = GuestDetails.parse(guest)
    expect(GuestDetails.parse(once)).toEqual(once)
  })

  test('asks for everything but salutation, addition and VAT number', () => {
    expect(messages({})).toEqual({
      companyName: 'Vul je organisatie in',
      firstName: 'Vul je voornaam in',
      lastName: 'Vul je achternaam in',
      postCode: 'Vul je postcode in',
      city: 'Vul je plaats in',
      street: 'Vul je straat in',
      streetNumber: 'Vul je huisnummer in',
      kvkNumber: 'Vul je KVK nummer in',
      iban: 'Vul je IBAN in',
      ascription: 'Vul je tennaamstelling in',
      phoneNumber: 'Vul je telefoonnummer in',
      email: 'Vul je e-mailadres in',
    })
    expect(messages(Object.fromEntries(Object.keys(guest).map(field => [field, '  '])))).toEqual(messages({}))
  })

  test.each([
    ['postCode', '1017', 'Vul een geldige postcode in, bijvoorbeeld 1234 AB'],
    ['streetNumber', '42A', 'Vul een huisnummer in dat alleen uit cijfers bestaat'],
    ['streetNumberAddition', '12345678901', 'Toevoeging mag uit hoogstens 10 tekens bestaan'],
    ['kvkNumber', '1234567', 'Een KVK nummer bestaat uit 8 cijfers'],
    ['vatNumber', 'NL123456789B90', 'Vul een geldig BTW nummer in, bijvoorbeeld NL000099998B57'],
    ['iban', 'NL91ABNA041716', 'Een IBAN heeft 15 tot 34 tekens'],
    ['phoneNumber', 'bel mij', 'Vul een geldig telefoonnummer in, bijvoorbeeld 020 123 45 67'],
    ['email', 'sanne@bakkerij', 'Ongeldig e-mailadres'],
    ['gender', 'X', 'Kies Dhr. of Mevr.'],
    ['companyName', 'Bakkerij\nBcc: iemand@elders.nl', 'Gebruik hier geen regeleinden'],
    ['companyName', 'x'.repeat(101), 'Organisatie mag uit hoogstens 100 tekens bestaan'],
    ['city', 3, 'Vul je plaats in'],
    ['streetNumberAddition', {}, 'Toevoeging is geen tekst'],
  ])('says what is wrong with %s %j', (field, value, message) =>
    expect(messages({ ...guest, [field]: value })).toEqual({ [field]: message }),
  )
})

test('a quote asks for four fields', () => {
  expect(Object.keys(errorsOf(QuoteForm, {}))).toEqual(['companyName', 'fullName', 'email', 'phoneNumber'])
})

test('an error in an address stands at its path', () => {
  expect(
    errorsOf(InvoiceAddress, {
      companyName: 'Holding',
      email: 'facturen@holding.nl',
      address: {
        streetName: 'Frederiksplein',
        houseNumber: 42,
        houseNumberSuffix: '',
        zipCode: 'x',
        city: 'Amsterdam',
      },
    }),
  ).toEqual({ 'address.zipCode': { message: 'Vul een geldige postcode in, bijvoorbeeld 1234 AB' } })
})

test('contacts are complete people, the technical one marked as such', () => {
  const person = somebody({ phoneNumber: '06 12345678' })
  expect(ContactPerson.parse(person)).toEqual(person)
  expect(TechnicalPerson.parse(person)).toEqual({ ...person, contactType: 'technical' })
  for (const gender of ['', null]) expect(TechnicalPerson.parse({ ...person, gender }).gender).toBeUndefined()
  expect(TechnicalPerson.parse({ ...person, gender: 'FEMALE' }).gender).toBe('FEMALE')
  expect(ContactPerson.safeParse({ ...person, lastName: '' }).success).toBe(false)
  const nobody = { firstName: '', lastName: ' ', phoneNumber: '', email: '' }
  expect(TechnicalPerson.safeParse(nobody).error?.issues.map(issue => issue.message)).toEqual([
    'Voornaam is verplicht',
    'Achternaam is verplicht',
    'Telefoonnummer is verplicht',
    'Ongeldig e-mailadres',
  ])
})

test.each(['\u0000', '\u001b', '\u0085', '\u2028', '\u2029', '\ud800', '\udc00'])(
  'no field takes control characters, other line breaks or half a character: %j',
  character => {
    expect(messages({ ...guest, companyName: `a${character}b`, email: `a${character}@bedrijf.nl` })).toEqual({
      companyName: 'Gebruik hier geen regeleinden',
      email: expect.stringMatching(/regeleinden|Ongeldig/),
    })
  },
)

/** Label of a field. */
const labelOf = (field: keyof typeof GuestDetails.shape | 'fullName') =>
  field === 'fullName' ? 'Naam' : fieldFacts.get(GuestDetails.shape[field])?.label

describe('what cannot be seen makes no second person or company', () => {
  test.each(['\u200b', '\u200d', '\u00ad', '\u2060', '\u202e', '\u2066', '\u180e', '\u3164', '\u{e0041}'])(
    'no field that identifies keeps %j',
    character => {
      const typed = { ...guest, streetNumberAddition: 'boven', vatNumber: 'NL000099998B57' }
      const within = (text: string) => `${text.slice(0, 3)}${character}${text.slice(3)}`
      const fields = [
        'companyName',
        'firstName',
        'lastName',
        'phoneNumber',
        'postCode',
        'city',
        'street',
        'streetNumberAddition',
        'kvkNumber',
        'vatNumber',
        'iban',
        'ascription',
        'email',
      ] as const
      const pasted = Object.fromEntries(fields.map(field => [field, within(typed[field])]))
      expect(GuestDetails.parse({ ...typed, ...pasted })).toEqual(GuestDetails.parse(typed))
    },
  )

  test('a character that looks like a space is one', () => {
    expect(
      GuestDetails.parse({ ...guest, city: 'Den\u2800Haag', kvkNumber: '6875\u28000110' }),
    ).toMatchObject({
      city: 'Den Haag',
      kvkNumber: '68750110',
    })
  })
})

describe('what is pasted is cleaned before it is measured', () => {
  test.each([
    ['postCode', '\t1017\u00a0XN ', '1017XN'],
    ['postCode', 'Postcode: 1017 XN', '1017XN'],
    ['kvkNumber', 'KvK-nummer: 6 8 7 5 0 1 1 0', '68750110'],
    ['vatNumber', 'BTW: BE (0)468.561.072', 'BE0468561072'],
    ['iban', 'IBAN: NL91\u2011ABNA\u20110417\u20111643\u201100', 'NL91ABNA0417164300'],
    ['phoneNumber', 'Tel. 0 2 0 \u2013 1 2 3 4 5 6 7', '020 123 45 67'],
    ['streetNumber', 'nr. 42', 42],
    ['lastName', 'Jansen\u2011Bru\u0302le\u0301', 'Jansen-Br\u00fbl\u00e9'],
    ['companyName', '\u200bCre\u0300me\u00a0B.V.\t', 'Cr\u00e8me B.V.'],
    ['email', ' mailto:sanne@bakkerij.nl', 'sanne@bakkerij.nl'],
  ])('%s of %j', (field, pasted, kept) => {
    expect(GuestDetails.parse({ ...guest, [field]: pasted })).toMatchObject({ [field]: kept })
  })

  test('what is too long is refused whole', () => {
    expect(messages({ ...guest, streetNumberAddition: 'bovenverdieping' })).toEqual({
      streetNumberAddition: 'Toevoeging mag uit hoogstens 10 tekens bestaan',
    })
  })

  test.each(['QQ 124567', 'ZZ999999999', 'XX12', 'GB123456789', 'NO123456789MVA', 'BE46856107'])(
    'a VAT number of no country of the Union is none: %s',
    vatNumber => {
      expect(Object.keys(messages({ ...guest, vatNumber }))).toEqual(['vatNumber'])
    },
  )
})

describe('a name holds no web address', () => {
  const refused = (field: Parameters<typeof labelOf>[0]) =>
    `${labelOf(field)} mag geen webadres bevatten: laat www. en :// weg`

  test.each([
    'Win nu op http://kwaad.example',
    'WWW.kwaad.example',
    'x ftp://kwaad.example',
    'ｗｗｗ．kwaad.example',
  ])('%s', typed => {
    for (const field of ['companyName', 'firstName', 'lastName', 'city', 'street', 'ascription'] as const)
      expect(messages({ ...guest, [field]: typed })).toEqual({ [field]: refused(field) })
    for (const field of ['companyName', 'fullName'] as const)
      expect(
        errorsOf(QuoteForm, {
          companyName: 'B',
          fullName: 'S',
          email: 'a@b.nl',
          phoneNumber: '020 123 45 67',
          [field]: typed,
        }),
      ).toEqual({
        [field]: { message: refused(field) },
      })
  })

  test('nor does the addition of a house number', () => {
    expect(messages({ ...guest, streetNumberAddition: 'www.a.nl' })).toEqual({
      streetNumberAddition: refused('streetNumberAddition'),
    })
  })

  test.each(['bol.com B.V.', 'Bakkerij.nl', 'WWW Webdiensten', 'Awww. lief', 'Drukkerij De Pers / Zn.'])(
    'and %s is a name that a company may have',
    companyName => expect(messages({ ...guest, companyName })).toEqual({}),
  )
})

test.each(['José’s Café', 'Şükrü Łukasz', '東京', '𝒜😀'])(
  'a name is written as its owner writes it: %s',
  companyName => {
    expect(messages({ ...guest, companyName })).toEqual({})
  },
)

test.each([
  ['korenmolen-telecom', 'korenmolen-telecom'],
  ['', null],
  [7, null],
  ['x'.repeat(101), null],
  ['korenmolen\u0000', null],
  ['korenmolen\ud800', null],
  [undefined, null],
])('the reseller id %j is read as %j', (id, read) => {
  expect(resellerIdField.parse(id)).toBe(read)
})

describe('whom we reach about an order', () => {
  const person = somebody({ phoneNumber: '06 12345678' })
  const contactDetails = { email: 'bereik@smit.nl', phoneNumber: '020 123 45 67' }
  const contactErrors = (value: unknown) => {
    const parsed = ContactPerson.safeParse(value)
    return parsed.success ? {} : fieldErrors(parsed.error)
  }

  test('is whom the contact details name, also beside other values (order-flow §3)', () => {
    const { firstName, lastName } = person
    const reached = { firstName, lastName, ...contactDetails }
    expect(ContactPerson.parse({ ...person, contactDetails })).toEqual(reached)
    expect(ContactPerson.parse(reached)).toEqual(reached)
    expect(ContactPerson.parse({ firstName, lastName, contactDetails })).toEqual(reached)
  })

  test.each([undefined, null, {}, { email: '', phoneNumber: null }])(
    'is the person himself where there are none: %j',
    none => expect(ContactPerson.parse({ ...person, contactDetails: none })).toEqual(person),
  )

  test('is named value by value', () => {
    const { email } = contactDetails
    expect(ContactPerson.parse({ ...person, contactDetails: { email } })).toEqual({ ...person, email })
  })

  test('has his errors at the fields of the form, wherever the wrong value came from', () => {
    expect(contactErrors({ ...person, contactDetails: { email: 'x', phoneNumber: 3 } })).toEqual({
      email: { message: 'Ongeldig e-mailadres' },
      phoneNumber: { message: 'Vul je telefoonnummer in' },
    })
    expect(Object.keys(contactErrors({}))).toEqual(['firstName', 'lastName', 'phoneNumber', 'email'])
  })
})
