import { describe, expect, test } from 'vitest'
import {
  addressLine,
  fieldsFrom,
  isFilledIn,
  otherNameThan,
  type RegisteredCompany,
} from './registered-company.ts'

const donald: RegisteredCompany = {
  companyName: 'Test BV Donald',
  street: 'Hizzaarderlaan',
  streetNumber: 3,
  streetNumberAddition: 'A',
  postCode: '8823SJ',
  city: 'Lollum',
}
const filled = {
  companyName: 'Test BV Donald',
  postCode: '8823 SJ',
  streetNumber: '3',
  streetNumberAddition: 'A',
  street: 'Hizzaarderlaan',
  city: 'Lollum',
}

describe('what a company of the register fills in', () => {
  test('is its name and its address, as people write it', () => {
    expect(fieldsFrom(donald)).toEqual(filled)
    expect(addressLine(donald)).toBe('Hizzaarderlaan 3 A, 8823 SJ Lollum')
  })

  test('empties the addition where the company has none', () => {
    const withoutAddition = { ...donald, streetNumberAddition: '' }
    expect(fieldsFrom(withoutAddition)).toEqual({ ...filled, streetNumberAddition: '' })
    expect(addressLine(withoutAddition)).toBe('Hizzaarderlaan 3, 8823 SJ Lollum')
  })

  test.each([
    ['no address', { companyName: 'Test BV Donald' }],
    ['half an address', { ...donald, city: undefined }],
  ])('is its name alone where the register has %s', (_what, company) => {
    expect(fieldsFrom(company)).toEqual({ companyName: 'Test BV Donald' })
    expect(addressLine(company)).toBeNull()
  })
})

describe('a company is not offered', () => {
  test.each([
    ['it stands in the form', filled],
    ['it is written another way', { ...filled, companyName: ' test bv  DONALD', postCode: '8823sj' }],
    ['the number is a number', { ...filled, streetNumber: 3, streetNumberAddition: 'a' }],
  ])('where %s', (_why, typed) => {
    expect(isFilledIn(donald, typed)).toBe(true)
  })

  test('because of an address that the register does not have', () => {
    expect(isFilledIn({ companyName: 'Test BV Donald' }, { ...filled, street: 'Elders' })).toBe(true)
  })
})

describe('a company is offered', () => {
  test.each([
    ['the form is empty', {}],
    ['another name stands there', { ...filled, companyName: 'Bakkerij' }],
    ['it is next door', { ...filled, streetNumber: '5' }],
    ['the addition is missing', { ...filled, streetNumberAddition: '' }],
    ['the postcode is another one', { ...filled, postCode: '1017 XN' }],
  ])('where %s', (_why, typed) => {
    expect(isFilledIn(donald, typed)).toBe(false)
  })
})

describe('a company has another name than the typed one', () => {
  test.each([
    ['Keten Holding BV', 'Keten Holding BV'],
    [' Bakkerij ', 'Bakkerij'],
    ['Test', 'Test'],
  ])('where %s was typed', (companyName, other) => expect(otherNameThan(donald, { companyName })).toBe(other))

  test.each(['', 'Test BV Donald', 'test donald', 'Test Donald B.V.', 'Tést-Donald bv'])(
    'but not where "%s" was typed',
    companyName => expect(otherNameThan(donald, { companyName })).toBeNull(),
  )
})
