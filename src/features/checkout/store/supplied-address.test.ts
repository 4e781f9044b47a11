import { expect, test } from 'vitest'
import { suppliedAddress } from './supplied-address.ts'

test('a page of the site brings its checked address along', () => {
  expect(
    suppliedAddress('?street=Oude+Delft&houseNumber=12&houseNumberExtension=A&zipCode=2611+CC&city=Delft'),
  ).toEqual({
    street: 'Oude Delft',
    houseNumber: '12',
    houseNumberExtension: 'A',
    zipCode: '2611CC',
    city: 'Delft',
  })
})

test('half an address is none', () => {
  expect(suppliedAddress('')).toBeNull()
  expect(suppliedAddress('?zipCode=2611CC&houseNumber=12')).toBeNull()
})
