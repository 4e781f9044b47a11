import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalizeSuffix, splitHouseNumber } from './house-number.ts'
import { formatIban, ibanLength, looksLikeIban, normalizeIban } from './iban.ts'
import { kvkLength, normalizeKvkNumber } from './kvk.ts'
import { compactPhone, isPhoneNumber } from './phone.ts'
import { formatPostcode, normalizePostcode } from './postcode.ts'
import { isVatNumber, normalizeVatNumber } from './vat.ts'

describe('a postcode', () => {
  test.each(['1017XN', '1017 xn', ' 1017-xN '])('%j is understood', input =>
    expect(normalizePostcode(input)).toBe('1017XN'),
  )

  test.each(['', '0017XN', '1017', '1017X', '1017XNA', '1017SA', '1017SD', '1017ss', '10 17', '11017XN'])(
    '%j is none',
    input => expect(normalizePostcode(input)).toBeNull(),
  )

  test.each([
    ['1017XN', '1017 XN'],
    ['2611 cc', '2611 CC'],
    ['2611-cc', '2611 CC'],
    ['2611', '2611'],
    ['', ''],
  ])('typed as %j is written as %j', (typed, written) => expect(formatPostcode(typed)).toBe(written))
})

describe('a house number', () => {
  test.each([
    ['42', '', '42', ''],
    ['42A', '', '42', 'A'],
    [' 42 a ', '', '42', 'A'],
    ['105-1', '', '105', '1'],
    ['289', 'a', '289', 'A'],
    ['1', 'A-3', '1', 'A3'],
    ['12a', 'bis', '12', 'ABIS'],
    ['007', '', '7', ''],
    ['5/2', '', '5', '2'],
    ['42 bis', '', '42', 'BIS'],
    ['42 a II', '', '42', 'AII'],
    ['42\u2011A', '', '42', 'A'],
    ['nr. 42', '', '42', ''],
    ['４２', '', '42', ''],
    ['４２ａ', '', '42', 'A'],
    ['42', 'Ａ', '42', 'A'],
  ])('%j with %j is %j and %j', (typed, addition, houseNumber, suffix) =>
    expect(splitHouseNumber(typed, addition)).toEqual({ houseNumber, suffix }),
  )

  test.each(['', 'A', '0', '-3', '123456', 'huis'])('%j is none', typed =>
    expect(splitHouseNumber(typed)).toBeNull(),
  )

  test('needs no addition', () => expect(splitHouseNumber('42')).toEqual({ houseNumber: '42', suffix: '' }))

  test('additions compare without case, spaces and hyphens', () => expect(normalizeSuffix('a -3')).toBe('A3'))
})

describe('a KVK number', () => {
  test('has eight digits; leading zeros count', () => {
    expect(kvkLength).toBe(8)
    expect(['01234567', '6959 9084', '69-59-90-84'].map(normalizeKvkNumber)).toEqual([
      '01234567',
      '69599084',
      '69599084',
    ])
    expect(['1234567', '123456789', '1234567a', ''].map(normalizeKvkNumber)).toEqual([null, null, null, null])
  })
})

describe('an IBAN', () => {
  test('has 15 to 34 characters without its spaces', () => {
    expect(ibanLength).toEqual({ min: 15, max: 34 })
    expect(normalizeIban('nl91 abna-0417 1643 00')).toBe('NL91ABNA0417164300')
    expect(formatIban('NL91ABNA0417164300')).toBe('NL91 ABNA 0417 1643 00')
    expect(formatIban('NO9386011117947')).toBe('NO93 8601 1117 947')
    expect(formatIban('nl91-abna0417164300')).toBe('NL91 ABNA 0417 1643 00')
    expect(formatIban('nog geen IBAN')).toBe('nog geen IBAN')
  })

  test('is complete with two letters, two digits and 11 to 30 letters or digits', () => {
    expect(['NO93 8601 1117 947', `NL91${'A'.repeat(30)}`].map(looksLikeIban)).toEqual([true, true])
    for (const input of [
      'NL91ABNA041716',
      `NL91${'A'.repeat(31)}`,
      '91NLABNA0417164300',
      '1NL91ABNA0417164300',
      '',
    ])
      expect(looksLikeIban(input)).toBe(false)
  })

  test('reads the same however it is spaced', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/), iban => {
        expect(normalizeIban(formatIban(iban).toLowerCase())).toBe(iban)
        expect(looksLikeIban(formatIban(iban))).toBe(true)
      }),
    )
  })
})

describe('a phone number', () => {
  test.each([
    '020-123 45 67',
    '0612345678',
    '+31 (0)20 123 45 67',
    '0031 20 1234567',
    '+32 2 123 45 67',
    '0800 1234',
    '0900-0400',
    '06/12345678',
    '06\u201312345678',
    '06\u201112345678',
    '+32 475/12.34.56',
    'tel:+31201234567',
    'Tel. 020 - 123 45 67',
    'Telefoonnummer: (020) 123 45 67',
    'T +31 (0)20 123 45 67',
    '097012345678',
    '+31 970 12345678',
  ])('%s is one', input => expect(isPhoneNumber(input)).toBe(true))

  test.each([
    '',
    '12345678',
    '020 123 45',
    '0201234567890',
    '+31',
    'bel mij',
    '+1234567890123456',
    'x0201234567',
    'x+4930123456',
  ])('%j is none', input => expect(isPhoneNumber(input)).toBe(false))

  test('is compared without what people type between the digits', () =>
    expect(compactPhone('+31 (0)20-123.45 67')).toBe('+31201234567'))
})

describe('a VAT number', () => {
  test.each([
    'NL000099998B57',
    'NL002455799B11',
    'nl 0044.95.445.B01',
    'BE0123456749',
    'ATU12345678',
    'BE (0)468.561.072',
    'be 468.561.072',
    'DK: 21599336',
    'GR 094259216',
    'XI 123456789',
    'IE1234567FA',
    'ESX1234567X',
    'BE1000123456',
  ])('%s holds', input => expect(isVatNumber(input)).toBe(true))

  test.each([
    '',
    'NL123456789B90',
    'NL00009999857',
    'NL000099998B5',
    'NL004495445B011',
    '000099998B57',
    'ABCDEFG',
    '1BE0123456749',
    'BE0123456749000',
    'B0123456749',
    'XX12',
    'QQ124567',
    'GB123456789',
    'CHE123456788',
  ])('%j does not', input => expect(isVatNumber(input)).toBe(false))

  test('is kept in capitals without spaces and dots', () =>
    expect(normalizeVatNumber(' nl 0000.99.998.b57')).toBe('NL000099998B57'))
})
