import { expect, test } from 'vitest'
import { fieldErrors } from '../../common/contract/failure.ts'
import { AddressCheckForm, unknownAddress } from './contract.ts'
import { tooLongIn } from './limits.ts'

const typed = { zipCode: '1017 XN', housenumber: '42', housenumber_extension: '' }
const refusalOf = (changed: Partial<typeof typed>) => {
  const { error } = AddressCheckForm.safeParse({ ...typed, ...changed })
  return error && unknownAddress(fieldErrors(error))
}
const unknown = 'De ingevoerde postcode is niet correct, voer een correcte postcode in.'

test('the limits hold for what was cleaned', () => {
  expect(
    refusalOf({ zipCode: ' Postcode: 1017-XN ', housenumber: 'huisnummer 42', housenumber_extension: ' a ' }),
  ).toBe(undefined)
})

test.each([
  ['zipCode', '1017 XN 42', 'Postcode mag uit hoogstens 7 tekens bestaan'],
  ['housenumber', '42 achterhuis', 'Huisnummer mag uit hoogstens 10 tekens bestaan'],
  ['housenumber_extension', 'tweede verdieping', 'Toevoeging mag uit hoogstens 12 tekens bestaan'],
] as const)(
  '%s beyond its limit has it at the field, beside the specified sentence',
  (field, value, message) => {
    expect(tooLongIn(field, value)).toBe(message)
    expect(refusalOf({ [field]: value })).toEqual({ message: unknown, errors: { [field]: { message } } })
  },
)

test('what is empty or missing has the specified sentence alone', () => {
  for (const changed of [{ zipCode: '' }, { housenumber: '' }])
    expect(refusalOf(changed)).toEqual({ message: unknown })
})
