import { describe, expect, test } from 'vitest'
import { isVatNumber, normalizeVatNumber } from './vat.ts'

/** Numbers that stand on websites of companies, as python-stdnum collected them (tests/test_eu_vat.doctest, stdnum/hr/oib.py). */
const published = [
  'ATU 142 43 102',
  'ATU15159209',
  'BE (0)468.561.072',
  'BE 0202.239.951',
  'BE 444.503.092',
  'BE413562567',
  'BG 103873594',
  'BG7111042925',
  'Bg 200442771',
  'CY 10246672X',
  'CY-10008489 A',
  'CZ 25123891',
  'CZ 640229/4448',
  'CZ 640903926',
  'CZ 60 72 77 72',
  'DE - 113866163',
  'DE 221.304.969',
  'DK 10 50 32 80',
  'DK: 21599336',
  'DK-20 04 52 72',
  'EE 100 931 558',
  'ES - Q0818001J',
  'ES 54362315K',
  'ES A-28184661',
  'ES X-5253868-R',
  'ES-x-2482300w',
  'EL 039868210',
  'EL 94051189',
  'EL: 094279805',
  'FI 0982651-1',
  'FI-214 95 540',
  'FR 04409414364',
  'FR K 7399859412',
  'FR 41-343848552',
  'HR 33392005961',
  'HU -12509403',
  'IE 0005306C',
  'IE 8223200u',
  'IE6433435IH',
  'IE6433435OA',
  'IE8D79739I',
  'IT 0 0 6 1 8 2 8 0 4 9 9',
  'IT: 02331250163',
  'LT 100001354118',
  'LT 119511515',
  'LU 10059929',
  'LU.248.70.640',
  'LV 4000 3521 600',
  'MT 1039-6417',
  'NL 001241 643 B01',
  'NL-8197.38.116.B.01',
  'NL 8225.69.759 b01',
  'NL4495445B01',
  'NL68357370B01',
  'NL001452330B47',
  'PL 584-030-44-72',
  'PT 500135.495',
  'RO 11358544',
  'RO 573768',
  'SE 55 62 00-0777 01',
  'SE-5562245190-01',
  'SI 3609 7152',
  'SK 202 274 96 19',
]

/** And such as are wrong in form or length, from the same list. */
const wrong = [
  'AT1 142 43 102',
  'ATU 1515B209',
  'ATU 151592092',
  'BE 02A2.239.951',
  'BG 10X8735941',
  'CY-102590Z3P',
  'CY-1225903322',
  'DE 246X595 415',
  'DE 011125440',
  'ES B-583784312',
  'FR000076090',
  'IE 4550C59S',
  'NL 001241643801',
  'NL 009122746B00',
  'NL B06753742B01',
  'NL 82X569759b01',
  'NL006866304B021',
  'SE 55643359201',
  'SK A078449064',
  'QQ 124567',
]

describe('a VAT number that was published', () => {
  test.each(published)('%s holds', number => expect(isVatNumber(number)).toBe(true))

  test('is of every member state', () =>
    expect(new Set(published.map(number => normalizeVatNumber(number).slice(0, 2))).size).toBe(27))

  test.each(wrong)('%s does not', number => expect(isVatNumber(number)).toBe(false))

  test.each([
    ['NL4495445B01', 'NL004495445B01'],
    ['EL 94051189', 'EL094051189'],
    ['gr 94051189', 'EL094051189'],
    ['be 468.561.072', 'BE0468561072'],
  ])('%s without its zeros in front is kept as %s', (typed, kept) =>
    expect(normalizeVatNumber(typed)).toBe(kept),
  )
})
