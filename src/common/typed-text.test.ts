import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centsFromTyped, wholeFromTyped } from './typed-money.ts'
import {
  type CompactKind,
  cleanEmail,
  cleanHouseNumber,
  cleanLine,
  cleanLines,
  compact,
  compactCode,
} from './typed-text.ts'

const kinds: readonly CompactKind[] = ['phone', 'postcode', 'kvk', 'vat', 'iban']

/** Text with much in it that copying brings along. */
const pasted = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.constantFrom(
        ...[
          ' ',
          '\t',
          '\u00a0',
          '\u200b',
          '\ufeff',
          '\u00ad',
          '\u2011',
          '\u2013',
          '\u2014',
          '\u2212',
          '(0)',
          '+',
          '00',
        ],
        ...[
          'KVK',
          'nummer',
          'nr.',
          'Tel',
          'tel:',
          'BTW',
          'IBAN',
          'Postcode',
          'NL',
          'mailto:',
          'T',
          '#',
          'e',
          '\u0301',
        ],
        ...['(', ')', '[', '.', ':', '/', '1017', 'XN', '42'],
      ),
    ),
    { maxLength: 12 },
  )
  .map(parts => parts.join(''))

describe('cleaning', () => {
  test.each([
    ['a line', cleanLine],
    ['lines', cleanLines],
    ['a house number', cleanHouseNumber],
    ['an e-mail address', cleanEmail],
    ['a code', compactCode],
    ...kinds.map(kind => [kind, (text: string) => compact(kind, text)] as const),
  ] as const)('%s twice is cleaning it once', (_, clean) => {
    fc.assert(
      fc.property(pasted, text => {
        const once = clean(text)
        expect(clean(once)).toBe(once)
      }),
      { numRuns: 500 },
    )
  })

  test('a line leaves its letters, composed', () => {
    expect(cleanLine('\u200b Jansen\u2011Bru\u0302le\u0301 \u2014\u00a0\u2009Zn\t')).toBe(
      'Jansen-Br\u00fbl\u00e9 - Zn',
    )
  })

  test('prose keeps its dashes, its lines and its emoji', () => {
    expect(cleanLines(' Goed \u2013 prima\u00a0zo\n\u{1f469}\u200d\u{1f4bb}\ufeff ')).toBe(
      'Goed \u2013 prima zo\n\u{1f469}\u200d\u{1f4bb}',
    )
  })

  test.each([
    ['kvk', 'KVK 68750110', '68750110'],
    ['kvk', 'K.v.K.-nummer: 6875 0110', '68750110'],
    ['kvk', '6 8 7 5 0 1 1 0', '68750110'],
    ['kvk', '\uff16\uff18\uff17\uff15\uff10\uff11\uff11\uff10', '68750110'],
    ['postcode', 'NL-1017 xn', '1017XN'],
    ['phone', '+31 (0)20 \u2013 123 45 67', '+31201234567'],
    ['vat', 'BTW-id: NL 0000.99.998.B57', 'NL000099998B57'],
    ['iban', 'IBAN nr. NL91 ABNA 0417 1643 00', 'NL91ABNA0417164300'],
  ] as const)('%s %j is %s', (kind, typed, cleaned) => expect(compact(kind, typed)).toBe(cleaned))

  test('a code is read without its spaces', () => expect(compactCode(' 123\u00a0456 ')).toBe('123456'))
})

describe('an amount', () => {
  test.each([
    ['1.250', 125_000],
    ['12,5', 1250],
    ['\u20ac 49,95', 4995],
    ['\u20ac\u00a025,-', 2500],
    ['25,-', 2500],
    ['25,--', 2500],
    ['25,\u2014', 2500],
    [',50', 50],
    ['149,95 p/m', 14_995],
    ['149,95 per maand', 14_995],
    ['EUR 1.234,50', 123_450],
    ['1.234,50 euro', 123_450],
  ])('typed as %j is %d cents', (typed, cents) => expect(centsFromTyped(typed)).toBe(cents))

  test.each(['', '-', ',', ',-', '-5', 'gratis', '1,234.50', '1.23.4', '12,345'])('%j is none', typed =>
    expect(centsFromTyped(typed)).toBeNull(),
  )

  test('a percentage may have its sign', () => {
    expect([' 10', '10 %', '10%'].map(wholeFromTyped)).toEqual([10, 10, 10])
    expect(['', '%', '12,5', '-3'].map(wholeFromTyped)).toEqual([NaN, NaN, NaN, NaN])
  })
})
