import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressesIn, listText, placeKey, placeOf } from './address-list.ts'

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
  ])('%s', (_, text, addresses) => expect(addressesIn(text).addresses).toEqual(addresses))

  it.each([
    ['Postcode;Huisnummer;Huisnummertoevoeging\n3012 AB;289;A'],
    ['Postcode;Huisnummer;Huisnummer toevoeging\n3012 AB;289;A'],
    ['Postcode ; Huis nummer ; Huisnummer  -  toevoeging\n3012 AB;289;A'],
    ['Postcode;Huisnr.;Toev.\n3012 AB;289;A'],
    ['Postcode;Huisnummer toevoeging\n3012 AB;289 A'],
    ['Postcode;Huisnummer + toevoeging\n3012 AB;289-A'],
    ['Postcode;Huisnummer;Huisnummer incl. toevoeging\n3012 AB;289;289 A'],
    ['Postcode;Huisnummer;Huisletter;Toevoeging\n3012 AB;289;A;'],
    ['Postcode;Huisnummer;\n3012 AB;289;A'],
    ['Postcode;Huisnummer\n3012 AB;289;A'],
    ['Filialen van 2026\n\nPostcode;Huisnummer;Toevoeging\n3012 AB;289;A'],
    ['Adressen\nPostcode;Huisnummer;Toevoeging\n3012 AB;289;A'],
    ['Adres;Postcode;Plaats\nCoolsingel 289 A;3012 AB;Rotterdam'],
    ['Adres;Postcode en plaats\nCoolsingel 289 A;3012 AB Rotterdam'],
    ['Straat;Huisnummer;Postcode\nCoolsingel 289 A;289;3012 AB'],
    ['Straat;Toevoeging;Postcode\nCoolsingel 289;A;3012 AB'],
    ['Adres\nCoolsingel 289 A, 3012 AB Rotterdam'],
    ['Straat;Nr;Toev;PC\nCoolsingel;289;A;3012 AB'],
    ['Pand;Huisnummer;Toevoeging\n3012 AB;289;A'],
    ['Coolsingel 289 A, 3012 AB Rotterdam'],
    ['Coolsingel 289;A;3012 AB;Rotterdam'],
    ['289;A;3012 AB'],
    ['3012 AB;289;A;Rotterdam'],
    ['3012 AB;289;A;Breda'],
    ['3012AB 289 A Rotterdam'],
    ['Coolsingel 289;3012 AB;A'],
  ])('keeps the addition of %j', text => {
    const { addresses, unread } = addressesIn(text)
    expect(addresses.map(placeOf)).toEqual([
      { zipCode: '3012AB', houseNumber: '289', houseNumberSuffix: 'A' },
    ])
    expect(unread).toEqual([])
  })

  it('takes no number that counts the rows for that of a house', () => {
    for (const text of [
      'Nr;Adres;Postcode\n1;Coolsingel 289 A;3012 AB',
      'Nr;Filiaal;Postcode;Huisnummer;Toevoeging\n1;;3012 AB;289;A',
      'Nr;Postcode;Adres\n1;3012 AB;Coolsingel 289 A',
    ]) {
      const { addresses, unread } = addressesIn(text)
      expect(addresses.map(({ houseNumber }) => houseNumber)).toEqual(['289 A'])
      expect(unread).toEqual([{ column: 1, head: 'Nr' }])
    }
  })

  // Each of these could be the house without its addition, which may stand there too.
  it.each([
    ['Naam;Coolsingel 289;Unit B;3012 AB'],
    ['3012 AB;289;Unit B'],
    ['Coolsingel 289 tweede etage, 3012 AB Rotterdam'],
    ['Coolsingel 289 A 2, 3012 AB Rotterdam'],
    ['Coolsingel 289;2;3012 AB'],
    ['Straat;Huisnummer;Toevoeging;Postcode\nCoolsingel;289;achterom links;3012 AB'],
  ])('takes no other house for %j', text => {
    for (const suffix of ['', 'A', 'B'])
      expect(addressesIn(text).addresses.map(placeOf)).not.toEqual([
        { zipCode: '3012AB', houseNumber: '289', houseNumberSuffix: suffix },
      ])
    expect(addressesIn(text).addresses.map(placeOf)).not.toEqual([
      { zipCode: '3012AB', houseNumber: '2', houseNumberSuffix: '' },
    ])
  })

  it.each([
    ['Naam;Adres;Postcode;Plaats\nZuid;Coolsingel 12;3012 AB;Rotterdam', [], []],
    [
      'Filialen 2026\nNaam;Postcode;Huisnummer;Etage;Aantal\nZuid;3012 AB;12;2;',
      [{ column: 4, head: 'Etage' }],
      ['Filialen 2026'],
    ],
    [
      'Naam;Postcode;Huisnummer;Postcode postadres\nZuid;3012 AB;12;1000 AA',
      [{ column: 4, head: 'Postcode postadres' }],
      [],
    ],
    [
      'Zuid;Jan Jansen;Coolsingel 12;3012 AB;Rotterdam;010-1234567',
      [
        { column: 2, head: '' },
        { column: 6, head: '' },
      ],
      [],
    ],
  ])('of %j names what is not read', (text, unread, above) => {
    const list = addressesIn(text)
    expect(list.addresses).toEqual([{ name: 'Zuid', zipCode: '3012 AB', houseNumber: '12' }])
    expect(list.unread).toEqual(unread)
    expect(list.above).toEqual(above)
  })

  it('is the same in any order of its columns, by any delimiter and spelling of its heads', () => {
    const heads = {
      name: ['Naam', 'filiaal', 'VESTIGING', 'Naam filiaal'],
      zipCode: ['Postcode', 'postcode', 'PC', 'Zip code', 'Post-code'],
      houseNumber: ['Huisnummer', 'huisnr', 'Huis nr.', 'HUISNUMMER'],
      addition: ['Toevoeging', 'Huisnummertoevoeging', 'huisnummer toevoeging', 'Toev.', 'Huisletter'],
      street: ['Straat', 'Straatnaam', 'Adres'],
      city: ['Plaats', 'woonplaats', 'Plaatsnaam'],
      other: ['Opmerking', 'Telefoon', 'Filiaalnummer'],
    }
    type Kind = keyof typeof heads
    const head = (kind: Kind) => fc.constantFrom(...heads[kind]).map(text => ({ kind, text }))
    const row = fc.record<Record<Kind, string>>({
      name: fc.constantFrom('Zuid', 'Filiaal 12', ''),
      zipCode: fc.constantFrom('3012 AB', '3012AB', '3012 ab'),
      houseNumber: fc.integer({ min: 1, max: 99_999 }).map(String),
      addition: fc.constantFrom('', 'A', 'bis', '2', 'B-3', 'Unit B'),
      street: fc.constantFrom('Coolsingel', 'Plein 1944', '2e Kerkstraat'),
      city: fc.constantFrom('Rotterdam', 'Oss', "'s-Hertogenbosch"),
      other: fc.constantFrom('let op', '12', '0101234567'),
    })
    const columns = fc
      .tuple(...(Object.keys(heads) as Kind[]).map(head))
      .chain(all => fc.shuffledSubarray(all, { minLength: all.length }))
    fc.assert(
      fc.property(
        columns,
        fc.array(row, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(';', '\t', ','),
        fc.constantFrom('', 'Onze filialen\n', 'Adressen\n\n'),
        (order, rows, between, title) => {
          const lines = [
            order.map(({ text }) => text),
            ...rows.map(each => order.map(({ kind }) => each[kind])),
          ]
          const list = addressesIn(title + lines.map(cells => cells.join(between)).join('\n'))
          expect(list.addresses.map(placeOf)).toEqual(
            rows.map(({ zipCode, houseNumber, addition }) =>
              placeOf({ zipCode, houseNumber: `${houseNumber} ${addition}` }),
            ),
          )
          expect(list.addresses.map(({ name }) => name)).toEqual(rows.map(({ name }) => name))
          expect(list.unread.map(({ head: name }) => name)).toEqual(
            order.flatMap(({ kind, text }) => (kind === 'other' ? [text] : [])),
          )
        },
      ),
    )
  })

  it('is read whatever it holds, a row for each line that is not empty', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        for (const { name, zipCode, houseNumber } of addressesIn(text).addresses)
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
          expect(addressesIn(text).addresses.map(placeOf)).toEqual(
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

it('reads back the places that a list is made of', () => {
  const address = { streetName: 'Coolsingel', zipCode: '3012 AB', city: 'Rotterdam', houseNumber: '289' }
  const places = [
    { name: 'Zuid; "het plein"', address: { ...address, houseNumberSuffix: 'A' } },
    { name: '', address: { ...address, houseNumberSuffix: '' } },
  ]
  const { addresses, unread } = addressesIn(listText(places))
  expect(addresses.map(placeOf)).toEqual(places.map(place => placeOf(place.address)))
  expect(addresses.map(({ name }) => name)).toEqual(places.map(({ name }) => name))
  expect(unread).toEqual([])
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
