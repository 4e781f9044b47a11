import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressesIn, placeKey, placeOf } from './address-list.ts'

const utrecht = { name: '', zipCode: '3512 PA', houseNumber: '12' }

describe('a list of addresses', () => {
  it.each([
    [
      'a line each',
      '3512 PA 12\n1017XN 42 A',
      [utrecht, { name: '', zipCode: '1017XN', houseNumber: '42 A' }],
    ],
    ['as people write them', 'Lange Nieuwstraat 12, 3512 PA Utrecht', [utrecht]],
    [
      'pasted from a spreadsheet',
      'Filiaal Utrecht\t3512 PA\t12\t\n',
      [{ ...utrecht, name: 'Filiaal Utrecht' }],
    ],
    ['with an addition of its own', '3512 PA;12;bis', [{ ...utrecht, houseNumber: '12 bis' }]],
    [
      'with a name and a street',
      'Utrecht;Lange Nieuwstraat 12;3512 PA;Utrecht',
      [{ ...utrecht, name: 'Utrecht' }],
    ],
    [
      'with a head, in any order',
      'Plaats;Huisnummer;Toevoeging;Postcode;Filiaal\nUtrecht;12;A;3512PA;Domplein',
      [{ name: 'Domplein', zipCode: '3512PA', houseNumber: '12 A' }],
    ],
    [
      'with the quotes of Excel and a byte order mark',
      '\uFEFF"naam";"postcode";"huisnummer"\r\n"Bakkerij ""De Hoek"";\nUtrecht";"3512 PA";"12"\r\n',
      [{ ...utrecht, name: 'Bakkerij "De Hoek"; Utrecht' }],
    ],
    ['with a quote that is not closed', '"Utrecht;3512 PA;12', [{ ...utrecht, name: '"Utrecht' }]],
    ['that names no place', 'Utrecht', [{ name: 'Utrecht', zipCode: '', houseNumber: '' }]],
    ['of nothing', ' \n;;\n', []],
  ])('%s', (_, text, addresses) => expect(addressesIn(text)).toEqual(addresses))

  it('is read whatever it holds, a row for each line that is not empty', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        for (const { name, zipCode, houseNumber } of addressesIn(text))
          expect([typeof name, typeof zipCode, typeof houseNumber]).toEqual(['string', 'string', 'string'])
      }),
    )
    const row = fc.record({
      code: fc.integer({ min: 1000, max: 9999 }),
      number: fc.integer({ min: 1, max: 99_999 }),
    })
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 30 }),
        fc.constantFrom(' ', ';', '\t', ','),
        (rows, between) => {
          const text = rows.map(({ code, number }) => `${code}AB${between}${number}`).join('\n')
          expect(addressesIn(text).map(placeOf)).toEqual(
            rows.map(({ code, number }) => ({
              zipCode: `${code}AB`,
              houseNumber: String(number),
              houseNumberSuffix: '',
            })),
          )
        },
      ),
    )
  })
})

it('an address is one place however it is typed, and what cannot be one is none', () => {
  const places = ['3512 pa', 'Postcode 3512PA'].flatMap(zipCode =>
    ['12a', '12-A', '12 A'].map(houseNumber => placeOf({ zipCode, houseNumber })),
  )
  expect(new Set(places.map(place => place && placeKey(place)))).toEqual(new Set(['3512PA 12 A']))
  expect([placeOf({ ...utrecht, zipCode: '3512' }), placeOf({ ...utrecht, houseNumber: 'twaalf' })]).toEqual([
    null,
    null,
  ])
})
