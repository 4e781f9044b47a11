import fc from 'fast-check'
import { isValidPhoneNumber, parsePhoneNumberWithError } from 'libphonenumber-js/max'
import { describe, expect, test } from 'vitest'
import { formatPhone } from '../../../common/checks/phone.ts'
import {
  normalizeRetentionNumber,
  retentionNumberProblem,
  retentionNumberProblems,
} from './retention-number.ts'

describe('a number that can be kept', () => {
  test.each([
    ['a fixed number', '020-1234567', '+31201234567', '020 123 45 67'],
    ['one with a long area code', '0251 - 12 34 56', '+31251123456', '0251 12 34 56'],
    ['a company number', '088 123 4567', '+31881234567', '088 123 45 67'],
    ['a VoIP number', '085.123.45.67', '+31851234567', '085 123 45 67'],
    ['the other VoIP range', '(091) 123 45 67', '+31911234567', '091 123 45 67'],
    ['a free number', '0800 1234', '+318001234', '0800 1234'],
    ['a long free number', '08001234567', '+318001234567', '0800 123 45 67'],
    ['a paid number', '0900-1234', '+319001234', '0900 1234'],
    ['one with the country code', '+31 (0)20 123 45 67', '+31201234567', '020 123 45 67'],
    ['one with zeros for the plus', '0031201234567', '+31201234567', '020 123 45 67'],
  ])('is %s: %s', (_, input, e164, shown) => {
    expect(normalizeRetentionNumber(input)).toBe(e164)
    expect(retentionNumberProblem(input)).toBeNull()
    expect(formatPhone(e164)).toBe(shown)
  })

  test('is left open with spaces or nothing', () => {
    expect(['', '  '].map(retentionNumberProblem)).toEqual([null, null])
    expect(normalizeRetentionNumber('')).toBeNull()
  })

  test.each([
    '0201',
    '02012345678',
    '0121234567',
    '0800 12345',
    '0800 12345678',
    '0906 1234',
    '084 123 45 67',
    '+32 2 123 45 67',
    '112',
    '020 123 45 6a',
    'x0201234567',
    'x0251123456',
    '02511234567',
    'x08001234',
    'x08001234567',
  ])('is not %s', input => {
    expect(normalizeRetentionNumber(input)).toBeNull()
    expect(retentionNumberProblem(input)).toBe(
      'Vul een Nederlands vast nummer in of een nummer met 085, 088, 091, 0800 of 0900, of laat het veld leeg.',
    )
  })

  test.each(['06 12345678', '+31 6 1234 5678'])('is not mobile: %s', input =>
    expect(retentionNumberProblem(input)).toBe(
      'Een mobiel nummer kun je hier niet behouden. Vul een vast nummer in.',
    ),
  )

  test('is what the numbering plan calls fixed, VoIP or, with 088, a company number', () => {
    const kept = (number: string) => {
      if (!isValidPhoneNumber(number, 'NL')) return false
      const type = parsePhoneNumberWithError(number, 'NL').getType()
      return type === 'FIXED_LINE' || type === 'VOIP' || (type === 'UAN' && number.startsWith('088'))
    }
    for (let prefix = 100; prefix < 1000; prefix++) {
      const number = `0${prefix}123456`
      if (prefix !== 800 && prefix !== 900)
        expect(`${number} ${normalizeRetentionNumber(number) !== null}`).toBe(`${number} ${kept(number)}`)
    }
  })

  test('stays the same when it is written another way', () => {
    const digits = fc.stringMatching(/^\d{7}$/)
    fc.assert(
      fc.property(fc.constantFrom('020', '088', '085', '0800'), digits, (prefix, rest) => {
        const e164 = normalizeRetentionNumber(prefix + rest)
        expect(e164).not.toBeNull()
        expect(normalizeRetentionNumber(formatPhone(e164 ?? ''))).toBe(e164)
      }),
    )
  })
})

test('a number that stands in an earlier field is a problem of the later one', () => {
  expect(retentionNumberProblems(['020 1234567', '', '+31 20 123 45 67'])).toEqual([
    null,
    null,
    'Dit nummer heb je hierboven al ingevuld.',
  ])
  expect(retentionNumberProblems(['1', '', '1']).map(problem => problem !== null)).toEqual([
    true,
    false,
    true,
  ])
})
