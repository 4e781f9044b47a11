import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endsWithNumber, withoutHouseNumber } from './street-number.ts'

test.each([
  ['Frederiksplein 42', '42', '', 'Frederiksplein'],
  ['Frederiksplein  42 ', '42', '', 'Frederiksplein'],
  ['Frederiksplein, 42', '42', '', 'Frederiksplein'],
  ['Frederiksplein ４２', '42', '', 'Frederiksplein ４２'],
  ['Frederiksplein 42 A', '42', 'a', 'Frederiksplein'],
  ['Frederiksplein 42-A', '42', 'A', 'Frederiksplein'],
  ['Frederiksplein 42A', '42A', '', 'Frederiksplein'],
  ['Frederiksplein 42', '42', 'A', 'Frederiksplein'],
  ['Plein 1944 12', '12', '', 'Plein 1944'],
  ['Plein 1944', '12', '', 'Plein 1944'],
  ['Frederiksplein 43', '42', '', 'Frederiksplein 43'],
  ['Frederiksplein 42A', '42', '', 'Frederiksplein 42A'],
  ['Frederiksplein', '42', '', 'Frederiksplein'],
  ['42', '42', '', '42'],
  ['1e Jan van der Heijdenstraat', '1', '', '1e Jan van der Heijdenstraat'],
  ['Frederiksplein 42', '', '', 'Frederiksplein 42'],
])('%j beside %j %j is %j', (street, houseNumber, addition, name) =>
  expect(withoutHouseNumber(street, houseNumber, addition)).toBe(name),
)

test('a number is taken off once, and of a street without one nothing is', () => {
  const street = fc.stringMatching(/^[A-Z][a-z]{2,12}(straat|plein|weg)$/)
  const number = fc.integer({ min: 1, max: 99_999 }).map(String)
  fc.assert(
    fc.property(street, number, (name, houseNumber) => {
      expect(withoutHouseNumber(`${name} ${houseNumber}`, houseNumber, '')).toBe(name)
      expect(withoutHouseNumber(name, houseNumber, '')).toBe(name)
      expect([endsWithNumber(name), endsWithNumber(`${name} ${houseNumber}`)]).toEqual([false, true])
    }),
  )
})
