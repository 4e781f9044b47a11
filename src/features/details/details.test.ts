import { describe, expect, test } from 'vitest'
import {
  invoiceToSend,
  isInvoiceComplete,
  isTechnicalPersonCorrect,
  missingForCheck,
  organisationAddress,
  postalAddressOf,
  quoteFormOf,
} from './details.ts'
import { someAddress, somebody } from './testing-person.ts'

const person = somebody({
  firstName: 'Sanne',
  lastName: 'de Vries',
  phoneNumber: '020 123 45 67',
  email: 'sanne@bakkerij.nl',
})
const address = someAddress
const organisation = {
  ...person,
  companyName: 'Bakkerij De Vries',
  postCode: '1017XN',
  city: 'Amsterdam',
  street: 'Frederiksplein',
  streetNumber: 42,
  streetNumberAddition: 'A',
}

describe('the invoice details', () => {
  const invoice = { companyName: 'Holding', email: 'facturen@holding.nl', address }

  test('are complete when they are the same, or when only the addition lacks', () => {
    expect(isInvoiceComplete(true, null)).toBe(true)
    expect(isInvoiceComplete(false, invoice)).toBe(true)
  })

  test('are incomplete as soon as anything else lacks', () => {
    expect(isInvoiceComplete(false, null)).toBe(false)
    for (const field of ['companyName', 'email'] as const)
      expect(isInvoiceComplete(false, { ...invoice, [field]: ' ' })).toBe(false)
    for (const field of ['streetName', 'houseNumber', 'zipCode', 'city'] as const)
      expect(isInvoiceComplete(false, { ...invoice, address: { ...address, [field]: '' } })).toBe(false)
  })
})

describe('the technical contact', () => {
  test('is correct when it is the contact person, or complete with a real e-mail address', () => {
    expect(isTechnicalPersonCorrect(null)).toBe(true)
    expect(isTechnicalPersonCorrect(person)).toBe(true)
    for (const email of ['', 'sanne', 'sanne@bakkerij', 'sanne @bakkerij.nl'])
      expect(isTechnicalPersonCorrect({ ...person, email })).toBe(false)
  })
})

test("'Naar controle' works with details, terms and a correct technical contact, and says what is missing", () => {
  const ready = { isLoggedIn: true, termsAccepted: true, technicalPerson: null }
  expect(missingForCheck(ready)).toEqual([])
  expect(
    missingForCheck({
      isLoggedIn: false,
      termsAccepted: false,
      technicalPerson: { ...person, lastName: '' },
    }),
  ).toEqual(['details', 'technicalPerson', 'terms'])
})

test('what is known is filled in elsewhere', () => {
  expect(organisationAddress(organisation)).toEqual({ ...address, houseNumberSuffix: 'A' })
  expect(quoteFormOf(organisation)).toEqual({
    companyName: 'Bakkerij De Vries',
    fullName: 'Sanne de Vries',
    email: person.email,
    phoneNumber: person.phoneNumber,
  })
  expect(
    postalAddressOf({
      street: 'Frederiksplein',
      houseNumber: '42',
      houseNumberSuffix: '',
      zipCode: '1017XN',
      city: 'Amsterdam',
    }),
  ).toEqual(address)
})

describe('the invoice that goes with an order', () => {
  const payer = {
    companyName: organisation.companyName,
    email: organisation.email,
    address: organisationAddress(organisation),
  }
  const elsewhere = { ...address, houseNumber: '1' }
  const invoice = { companyName: 'Holding', email: 'facturen@holding.nl', address: elsewhere }

  test('is what the visitor filled in', () => expect(invoiceToSend(payer, address, invoice)).toBe(invoice))

  test('is the installation address where the organisation sits elsewhere', () => {
    const own = payer.address
    for (const change of [{ zipCode: '1011AB' }, { houseNumber: '1' }, { houseNumberSuffix: 'B' }])
      expect(invoiceToSend(payer, { ...own, ...change }, null)).toEqual({
        companyName: 'Bakkerij De Vries',
        email: person.email,
        address: { ...own, ...change },
      })
  })

  test('is nothing of its own where both are the same', () =>
    expect(invoiceToSend(payer, { ...address, houseNumberSuffix: 'a' }, null)).toBeNull())
})
