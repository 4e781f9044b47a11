import { expect, test } from 'vitest'
import { guestFormFrom, installationPostalAddress } from './installation-address.ts'

const address = {
  street: 'Oude Delft',
  houseNumber: '12',
  houseNumberExtension: 'A',
  zipCode: '2611CC',
  city: 'Delft',
}

test('the checked address is where the line is installed', () => {
  expect(installationPostalAddress(address)).toEqual({
    streetName: 'Oude Delft',
    houseNumber: '12',
    houseNumberSuffix: 'A',
    zipCode: '2611CC',
    city: 'Delft',
  })
})

test('the checked address fills in the form of a new customer', () => {
  expect(guestFormFrom(address)).toEqual({
    postCode: '2611CC',
    street: 'Oude Delft',
    streetNumber: '12',
    streetNumberAddition: 'A',
    city: 'Delft',
  })
})
