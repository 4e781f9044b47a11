import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coversPlace, numbersInWords, parseCorrectedPlace, placesMeet, scopeOf } from './corrected-place.ts'
import { anyPlace } from './testing-coverage.ts'
import { correctedPlaceTexts as texts } from './texts-corrected-place.ts'

const zipCode = '1234AB'
const parsed = (...[scope, typed]: [Parameters<typeof parseCorrectedPlace>[0], string]) =>
  parseCorrectedPlace(scope, zipCode, typed)

test.each([
  ['12a', 'A'],
  ['12 A', 'A'],
  ['12-1', '1'],
  ['12 bis', 'BIS'],
  ['12', ''],
  ['12-a 3', 'A3'],
])('%s is one address', (typed, suffix) => {
  expect(parsed('address', typed)).toEqual({
    place: { zipCode, numberFrom: 12, numberTo: 12, parity: null, suffix },
  })
})

test.each([
  ['12 t/m 18 even', 'even'],
  ['12 T/M 18 Even', 'even'],
  ['12 tot en met 18 oneven', 'odd'],
  ['12-18', null],
  [' 12 t/m 18 ', null],
] as const)('%s is a range', (typed, parity) => {
  expect(parsed('range', typed)).toEqual({
    place: { zipCode, numberFrom: 12, numberTo: 18, parity, suffix: null },
  })
})

test.each([
  ['range', '18 t/m 12', texts.backwards],
  ['range', '13 t/m 13 even', texts.noneInRange],
  ['range', '0 t/m 12', texts.noRange],
  ['range', '12a t/m 18', texts.noRange],
  ['range', '123456 t/m 123457', texts.noRange],
  ['range', '', texts.noRange],
  ['number', '12a', texts.noAddition],
  ['number', 'a', texts.noNumber],
  ['address', '', texts.noNumber],
  ['postcode', '12', texts.noNumbers],
] as const)('%s %s says what is wrong', (scope, typed, wrong) => {
  expect(parsed(scope, typed)).toEqual({ wrong })
})

test('a place in words is read as the same place', () => {
  fc.assert(
    fc.property(anyPlace, place => {
      const read = parseCorrectedPlace(scopeOf(place), place.zipCode, numbersInWords(place))
      expect(read).toEqual({ place })
    }),
  )
})

const everyAddress = ['1234AB', '1234AC'].flatMap(zip =>
  [1, 2, 3, 4, 5, 6, 7].flatMap(houseNumber =>
    ['', 'A', '1', 'BIS', 'Z'].map(suffix => ({ zipCode: zip, houseNumber, suffix })),
  ),
)

test('two places meet where there is an address in both', () => {
  fc.assert(
    fc.property(anyPlace, anyPlace, (one, other) => {
      const isInBoth = everyAddress.some(address => coversPlace(one, address) && coversPlace(other, address))
      expect(placesMeet(one, other)).toBe(isInBoth)
    }),
    { numRuns: 1_000 },
  )
})
