import { expect, test } from 'vitest'
import { addressFound, canBeChecked, nothingTyped, othersFound } from './typed-address.ts'

const answer = {
  street: 'Cruquiuskade',
  city: 'Amsterdam',
  houseNumber: '289',
  houseNumberExtension: 'A',
  zipCode: '1018AM',
  vdslMbsUploadSpeed: null,
  vdslMbsDownloadSpeed: null,
  products: [],
}

test('an address can be checked once postcode and house number are there', () => {
  expect(canBeChecked(nothingTyped)).toBe(false)
  expect(canBeChecked({ ...nothingTyped, zipCode: '1017 XN' })).toBe(false)
  expect(canBeChecked({ ...nothingTyped, zipCode: ' ', houseNumber: '42' })).toBe(false)
  expect(canBeChecked({ ...nothingTyped, zipCode: '1017 XN', houseNumber: '42' })).toBe(true)
})

test('an answer without a street is no address', () => {
  expect(addressFound({ ...answer, street: null })).toBeNull()
  expect(addressFound({ ...answer, street: '' })).toBeNull()
})

test('an answer with a street is where the line will be installed', () => {
  expect(addressFound(answer)).toEqual({
    street: 'Cruquiuskade',
    houseNumber: '289',
    houseNumberExtension: 'A',
    zipCode: '1018AM',
    city: 'Amsterdam',
  })
})

test('a number that has other addresses offers those', () => {
  const unknown = { ...answer, street: null, city: null }
  expect(othersFound({ ...unknown, choices: ['', 'A'] })).toEqual({
    houseNumber: '289',
    additions: ['', 'A'],
  })
  expect(othersFound(unknown)).toBeNull()
  expect(othersFound({ ...unknown, choices: [] })).toBeNull()
})
