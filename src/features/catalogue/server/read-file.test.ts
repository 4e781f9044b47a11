import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvRow } from '../../../common/csv.ts'
import { type AttributePath, attributeLabel, attributePaths, valueAt } from '../attributes.ts'
import { csvColumns, csvOf, typedValue } from '../catalogue-csv.ts'
import type { Offering } from '../offering.ts'
import { anyOffering } from '../testing-offerings.ts'
import { csvTexts } from '../texts-desk.ts'
import { offeringsOfFiles } from './catalogue-files.ts'
import { firstProblems, mostColumns, mostRows } from './import-limits.ts'
import { readCsv, readJson } from './read-file.ts'

const shipped = offeringsOfFiles()
const sold: ReadonlyMap<number, Offering> = new Map(shipped.map(offering => [offering.id, offering]))
const nextId = 90_001
const known = { sold, ever: sold, nextId }
const line = sold.get(11005) as Offering

const read = (text: string, encoding: 'utf8' | 'latin1' = 'utf8') =>
  readCsv(Buffer.from(text, encoding), known)
const readRow = (row: string, ...others: readonly string[]) => read([row, ...others].join('\r\n'))
const offerings = ({ rows }: ReturnType<typeof readCsv>) =>
  rows.flatMap(row => ('offering' in row ? [row.offering] : []))
const problemsOf = ({ problems }: ReturnType<typeof readCsv>) =>
  problems.map(({ line: at, column, message }) => [at, column, message])

describe('a file for a spreadsheet', () => {
  test('that was exported is read as it was, from nothing as well as over what is sold', () => {
    const file = Buffer.from(csvOf(shipped))
    for (const holds of [known, { sold: new Map(), ever: new Map(), nextId }]) {
      const got = readCsv(file, holds)
      expect(got.problems).toEqual([])
      expect(offerings(got)).toEqual(shipped)
    }
  })

  test('that was not touched changes nothing, whatever stands in its columns', () => {
    fc.assert(
      fc.property(anyOffering, offering => {
        const holds = new Map([[offering.id, offering]])
        const got = readCsv(Buffer.from(csvOf([offering])), { sold: holds, ever: holds, nextId })
        expect(got).toEqual({ rows: [{ line: 2, offering }], tariffs: {}, problems: [] })
      }),
      { numRuns: 300 },
    )
  })

  test('changes the cells that were touched and not a byte of another, with any of its rows and columns, there and back', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyOffering, { selector: ({ id }) => id, minLength: 1, maxLength: 4 }),
        fc.shuffledSubarray([...attributePaths]),
        fc.func(fc.boolean()),
        fc.nat(),
        fc.nat(100_000),
        (all, some, isLeftOut, at, position) => {
          const touched = all[at % all.length] as Offering
          const columns = [...new Set<AttributePath>(['id', 'position', ...some])].toReversed()
          const wanted = all.map(offering => (offering === touched ? { ...offering, position } : offering))
          const rows = wanted.filter(({ id }) => id === touched.id || !isLeftOut(id))
          const file =
            csvRow(columns.map(attributeLabel)) +
            rows.map(row => csvRow(columns.map(path => typedValue(path, valueAt(row, path))))).join('')
          const holds = new Map(all.map(offering => [offering.id, offering]))
          const got = readCsv(Buffer.from(file), { sold: holds, ever: holds, nextId })
          expect(got.problems).toEqual([])
          for (const offering of offerings(got)) holds.set(offering.id, offering)
          expect(csvOf(holds.values())).toBe(csvOf(wanted))
        },
      ),
      { numRuns: 200 },
    )
  })

  test('cleans a text that was typed in it', () => {
    expect(offerings(readRow('Id;Naam', '11005;Glas –  500\u00a0'))).toEqual([
      { ...line, name: 'Glas - 500' },
    ])
  })

  test('that Excel of old saved has Windows-1252 and semicolons', () => {
    const got = readCsv(
      Buffer.concat([
        Buffer.from('Id;Naam;Prijs\r\n11005;Caf\u00e9 ', 'latin1'),
        Buffer.from([0x80, 0x93]),
        Buffer.from(';"\u0080 1.250,00"\r\n', 'latin1'),
      ]),
      known,
    )
    expect(got.problems).toEqual([])
    expect(offerings(got)).toEqual([{ ...line, name: 'Café €“', priceInCents: 125_000 }])
  })

  test.each([
    ['a byte order mark and semicolons', '\uFEFFId;Naam\r\n11005;Één lijn\r\n'],
    ['semicolons', 'Id;Naam\n11005;Één lijn\n'],
    ['commas', 'Id,Naam\n11005,Één lijn'],
    ['tabs', 'Id\tNaam\r\n11005\tÉén lijn\r\n'],
    ['quotes', '"Id";"Naam"\r\n"11005";"Één lijn"\r\n'],
    ['another order', 'Naam;Id\nÉén lijn;11005\n'],
    ['the names of the API', 'id;name\n11005;Één lijn\n'],
    ['empty rows and an empty column', 'Id;Naam;\n;;\n11005;Één lijn;\n\n'],
  ])('may have %s', (_what, text) => {
    const got = read(text)
    expect(got.problems).toEqual([])
    expect(offerings(got)).toEqual([{ ...line, name: 'Één lijn' }])
  })

  test('keeps a formula as the text that it is, here and when it is exported again', () => {
    const got = readRow('Id;Naam', '11005;=1+1')
    expect(offerings(got)).toEqual([{ ...line, name: '=1+1' }])
    const csv = csvOf(offerings(got))
    expect(csv).toContain(`"'=1+1"`)
    expect(offerings(read(csv))).toEqual(offerings(got))
  })

  test('leaves as it is what has no column, and empties what has an empty cell', () => {
    expect(offerings(readRow('Id;Normale prijs', '11005;'))).toEqual([{ ...line, listPriceInCents: null }])
  })

  test('ends what it says so of', () => {
    expect(readRow('Id;Vervalt', '11005;ja', '11001;nee').rows).toEqual([
      { line: 2, ends: 11005 },
      { line: 3, offering: sold.get(11001) },
    ])
  })

  test.each(['x', 'V', '?', 'misschien'])('ends nothing where Vervalt says %s, which is named', word => {
    const got = readRow('Id;Vervalt', `11005;${word}`)
    expect(got.rows).toEqual([])
    expect(problemsOf(got)).toEqual([[2, 'Vervalt', csvTexts.noFlag(word)]])
  })

  test('makes a new product of an empty id, whose parts get ids of their own', () => {
    const got = readRow(
      'Id;Soort;Naam;Groep;Looptijd in maanden;Prijs;Installatie: naam;Installatie: prijs',
      ';Mobiel;Nieuw;Abonnementen;24;12,50;Aansluiten;5',
      ';mobiel;Nog een;Abonnementen;1;13;;',
    )
    expect(got.problems).toEqual([])
    expect(offerings(got)).toMatchObject([
      {
        id: nextId,
        productType: 'mobiel',
        priceInCents: 1250,
        setupProduct: { id: nextId + 1, priceInCents: 500 },
      },
      { id: nextId + 2, priceInCents: 1300, setupProduct: null },
    ])
  })

  test('names each row that is wrong with its line, its column and how to mend it', () => {
    const got = readRow(
      'Id;Naam;Prijs;Uitgelicht;Vervalt',
      '11005;Goed;1;ja;',
      '11001;Duur;veel;misschien;',
      '11001;Te kort',
      '"12001";"Twee\r\nregels";-1;nee;',
      '',
      '99999;Onbekend;1;nee;ja',
      '11005;Dubbel;1;ja;',
      '12002;;2000000;;',
    )
    expect(problemsOf(got)).toEqual([
      [3, 'Prijs', '“veel” is geen bedrag in euro’s, zoals 12,50'],
      [3, 'Uitgelicht', '“misschien” is geen ja of nee'],
      [4, null, expect.stringMatching(/^Deze rij heeft 2 cellen en de kop 5\. Zet aanhalingstekens/)],
      [5, 'Prijs', '“-1” is geen bedrag in euro’s, zoals 12,50'],
      [7, 'Id', 'Er is geen product met id 99999 dat kan vervallen.'],
      [8, 'Id', 'Id 11005 staat al op een eerdere rij.'],
      [9, 'Naam', 'Vul hier een tekst in'],
      [9, 'Prijs', expect.stringMatching(/^Vul een bedrag in van 0 tot 1\.000\.000 euro/)],
    ])
  })

  test('may not change what an id means, also not of one that was sold before', () => {
    expect(problemsOf(readRow('Id;Looptijd in maanden', '11005;24'))).toEqual([
      [2, 'Looptijd in maanden', expect.stringContaining('maak een opvolger')],
    ])
    const gone = { sold: new Map([...sold].filter(([id]) => id !== 11005)), ever: sold, nextId }
    const row = csvOf([{ ...line, downloadSpeedMbs: 400, lineSpeeds: null }])
    expect(problemsOf(readCsv(Buffer.from(row), gone))).toEqual([
      [2, 'Download in Mbit/s', expect.stringContaining('maak een opvolger')],
    ])
  })

  test('says of a new product what it lacks', () => {
    const columns = problemsOf(readRow('Id;Naam', ';Nieuw')).map(([at, column]) => [at, column])
    expect(columns).toEqual([
      [2, 'Soort'],
      [2, 'Groep'],
      [2, 'Looptijd in maanden'],
      [2, 'Prijs'],
    ])
  })

  test.each([
    ['nothing', '', [[null, null, 'Het bestand heeft geen rijen.']]],
    ['a head only', csvColumns.join(';'), [[null, null, 'Het bestand heeft geen rijen.']]],
    ['an open quote', 'Id;Naam\n11005;"open', [[null, null, expect.stringContaining('niet te lezen')]]],
    [
      'an unknown column, one that stands twice, and no id',
      'Naam;Kleur;naam\nx;y;z',
      [
        [1, 'Kleur', expect.stringContaining('onbekend')],
        [1, 'naam', expect.stringContaining('twee keer')],
        [1, 'Id', expect.stringContaining('ontbreekt')],
      ],
    ],
    ['no spreadsheet', 'PK\u0003\u0004\u0000\u0001', [[null, null, expect.any(String)]]],
  ])('with %s is refused as a whole', (_what, text, problems) => {
    const got = read(text)
    expect(got.rows).toEqual([])
    expect(problemsOf(got)).toEqual(problems)
  })
})

describe('a file in JSON', () => {
  const json = (content: unknown) => readJson(Buffer.from(JSON.stringify(content)), known)

  test('that was exported is read as it was', () => {
    const got = json({ offerings: shipped })
    expect(got.problems).toEqual([])
    expect(offerings(got)).toEqual(shipped)
  })

  test('names what is wrong by its place', () => {
    const got = json({
      offerings: [line, { ...line, priceInCents: -1 }, line, { ...sold.get(11001), contractDuration: 24 }],
      tariffs: { voip: {} },
    })
    expect(problemsOf(got)).toEqual(
      expect.arrayContaining([
        [2, 'Prijs', expect.any(String)],
        [3, 'Id', 'Id 11005 staat al op een eerdere rij.'],
        [4, 'Looptijd in maanden', expect.any(String)],
        [null, 'voip.title', expect.any(String)],
      ]),
    )
  })

  test.each([[null], [[]], ['x'], [{ offerings: {} }], [{ tariffs: { isdn: {} } }]])(
    'that is %o is refused',
    content => {
      expect(problemsOf(json(content))).toEqual([[null, null, expect.stringContaining('geen JSON')]])
    },
  )
})

describe('a file that is too much', () => {
  const all = (message: string) => [[null, null, message]]

  test('is refused as a whole, before its rows are judged', () => {
    const row = `${line.id};${line.name}\n`
    const head = 'Id;Naam\n'
    expect(problemsOf(read(head + row.repeat(mostRows + 1)))).toEqual(all(csvTexts.tooManyRows(mostRows)))
    expect(problemsOf(read(head + '\n'.repeat(mostRows * 100)))).toEqual(all(csvTexts.tooManyRows(mostRows)))
    expect(problemsOf(read(`${'a;'.repeat(mostColumns)}b\n1`))).toEqual(
      all(csvTexts.tooManyColumns(mostColumns)),
    )
    const empties = Buffer.from(JSON.stringify({ offerings: Array(mostRows + 1).fill({}) }))
    expect(problemsOf(readJson(empties, known))).toEqual(all(csvTexts.tooManyRows(mostRows)))
  })

  test('of as many rows as are allowed is judged row by row, and the first problems are told', () => {
    const problems = read(`Id;Naam\n${';x\n'.repeat(mostRows)}`).problems
    expect(problems.length).toBeGreaterThan(mostRows)
    const told = firstProblems(problems)
    expect(told).toHaveLength(101)
    expect(told.slice(0, 100)).toEqual(problems.slice(0, 100))
    expect(told[100]).toEqual({
      line: null,
      column: null,
      message: csvTexts.moreProblems(problems.length - 100),
    })
    expect(firstProblems(problems.slice(0, 100))).toEqual(problems.slice(0, 100))
  })
})
