import fc from 'fast-check'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { describe, expect, test } from 'vitest'
import {
  compactPhone,
  formatPhone,
  hasExtension,
  isPhoneNumber,
  nationalPhone,
  unbrokenPhone,
} from './phone.ts'

/** Numbers as people type them: a plausible number, from abroad without its zero, with anything between its digits. */
const typedNumbers = fc
  .tuple(
    fc.oneof(
      fc.stringMatching(/^0[1-9]\d{8}$/),
      fc.stringMatching(/^(\+|00)31[1-9]\d{8}$/),
      fc.stringMatching(/^0[89]00\d{4}$/),
      fc.stringMatching(/^0970\d{8}$/),
      fc.stringMatching(/^31[1-9]\d{8}$/),
      fc.stringMatching(/^140\d{2}$/),
      fc.stringMatching(/^\+(1[2-9]\d{9}|32[1-9]\d{7,8}|49[1-9]\d{8,10}|352[2-9]\d{5,8}|7[349]\d{9})$/),
    ),
    fc.array(fc.constantFrom('', '', ' ', '-', '.', '/', '\u2013', '\u00a0'), {
      minLength: 20,
      maxLength: 20,
    }),
  )
  .map(([number, between]) => [...number].map((digit, at) => digit + (at === 0 ? '' : between[at])).join(''))
  .filter(isPhoneNumber)

test.each([
  '020 123 45 67 tst. 12',
  '020-1234567 toestel 12',
  '+31 20 123 45 67 ext 12',
  '+31201234567;ext=12',
  '020 123 45 67 (toestelnr. 12)',
  '+49 30 123456 #12',
  '020 1234567 x12',
  '020 1234567 t. 12',
  '020 1234567 t12',
])('%s is a number with an extension, whose digits never become part of it', typed => {
  expect(hasExtension(typed)).toBe(true)
  expect(isPhoneNumber(typed)).toBe(false)
  expect(formatPhone(typed)).toBe(typed)
  expect(compactPhone(typed)).toMatch(/^\+?\d+;ext=12$/)
  expect(compactPhone(compactPhone(typed))).toBe(compactPhone(typed))
})

test.each(['nr. #0201234567', '020 123 45 67', '# 020/1234567'])('%s has no extension', typed => {
  expect(hasExtension(typed)).toBe(false)
  expect(isPhoneNumber(typed)).toBe(true)
})

describe('how a phone number is written', () => {
  test('in a line of text, in one piece', () => {
    expect(unbrokenPhone('+31201234567')).toBe('020\u00a0123\u00a045\u00a067')
  })

  test.each([
    ['+31201234567', '020 123 45 67'],
    ['0201234567', '020 123 45 67'],
    ['+31 (0)20-123 45 67', '020 123 45 67'],
    ['+31 020 123 45 67', '020 123 45 67'],
    ['0031201234567', '020 123 45 67'],
    ['0251123456', '0251 12 34 56'],
    ['088-1234567', '088 123 45 67'],
    ['084 1234567', '084 123 45 67'],
    ['+31612345678', '06 12345678'],
    ['06-12 34 56 78', '06 12345678'],
    ['+318001234', '0800 1234'],
    ['08001234567', '0800 123 45 67'],
    ['09061234', '0906 1234'],
    ['097012345678', '0970 12345678'],
    ['tel:+3197012345678', '0970 12345678'],
    ['+32 475/12.34.56', '+32 475 12 34 56'],
    ['0032 (0)475 12 34 56', '+32 475 12 34 56'],
    ['(020) 123 45 67', '020 123 45 67'],
    ['06/12345678', '06 12345678'],
    ['06 12345678,', '06 12345678'],
    ['020 123 45 67 ;', '020 123 45 67'],
    ['Kantoor: 020-1234567', '020 123 45 67'],
    ['Tel. (kantoor): +31 20 123 45 67', '020 123 45 67'],
    ['Werk 020-1234567', '020 123 45 67'],
    ['０２０ １２３ ４５ ６７', '020 123 45 67'],
    ['31 6 12345678', '06 12345678'],
    ['0031 (0)20-1234567', '020 123 45 67'],
    ['callto:+31201234567', '020 123 45 67'],
    ['(088) 123 4567', '088 123 45 67'],
    ['14020', '14 020'],
    ['+31 14 0251', '14 0251'],
    ['(0)20 123 45 67', '020 123 45 67'],
    ['+3225551212', '+32 25 55 12 12'],
    ['0032 2 555 12 12', '+32 25 55 12 12'],
    ['+32 470 12 34 56', '+32 470 12 34 56'],
    ['+1 (212) 555-1234', '+1 212 555 1234'],
    ['+352 26 12 34', '+352 26 12 34'],
  ])('%s is %s', (typed, written) => expect(formatPhone(typed)).toBe(written))

  test.each([
    '',
    'geen nummer',
    '020 123',
    '0800 12345',
    '112',
    'x0201234567',
    'Fax: 020 1234567',
    '0111111111',
    '+31222222222',
  ])('%j stays as it is', typed => expect(formatPhone(typed)).toBe(typed))

  test('is the same for a number as typed, as written and as the server stores it', () => {
    fc.assert(
      fc.property(typedNumbers, typed => {
        const written = formatPhone(typed)
        expect(formatPhone(written)).toBe(written)
        expect(nationalPhone(written).replace(/^00/, '+')).toBe(nationalPhone(typed).replace(/^00/, '+'))
        const stored = parsePhoneNumberFromString(typed, 'NL')
        if (stored?.isValid()) expect(formatPhone(stored.number)).toBe(written)
      }),
    )
  })
})
