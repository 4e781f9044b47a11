import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withClient } from '../../../platform/database/connection.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/database/testing.ts'
import { replaceAddresses } from './replace-addresses.ts'
import { replaceCoverage } from './replace-coverage.ts'
import type { ImportOutcome } from './replace-table.ts'

let shop: TestDatabase

beforeAll(async () => {
  shop = await createTestDatabase()
})
afterAll(() => shop.drop())

const addressHeader = 'openbareruimte;huisnummer;huisletter;huisnummertoevoeging;postcode;woonplaats'
const coverageHeader =
  'postcode_van;postcode_tot;huisnummer;toevoeging;netwerk;techniek;beschikbaarheid;max_down_mbs;max_up_mbs;levertijd_van_weken;levertijd_tot_weken;eenmalig_euro'

const run = (replace: typeof replaceAddresses, file: Readable): Promise<ImportOutcome> =>
  withClient(shop.connection, async client => {
    await client.query('begin')
    const outcome = await replace(client, file)
    await client.query('commit')
    return outcome
  })

const importAddresses = (...rows: string[]) =>
  run(replaceAddresses, Readable.from([Buffer.from([addressHeader, ...rows].join('\n'))]))
const importCoverage = (...rows: string[]) =>
  run(replaceCoverage, Readable.from([Buffer.from([coverageHeader, ...rows].join('\n'))]))

const rowsOf = async (table: string, columns: string) =>
  (await shop.pool.query(`select ${columns} from ${table} order by 1, 2, 3, 4`)).rows.map(row =>
    Object.values(row),
  )
const addresses = () => rowsOf('addresses', 'zip_code, house_number, house_letter, addition, street, city')
const problems = (outcome: ImportOutcome) =>
  outcome.kind === 'refused' ? outcome.badRows.map(({ line, problem }) => `${line}: ${problem}`) : []

test('a file replaces the whole register', async () => {
  const outcome = await importAddresses(
    'Dorpsstraat;1;;;1234 ab;Ons Dorp',
    'Dorpsstraat;1;a;bis;1234AB;Ons Dorp',
  )
  expect(outcome).toEqual({ kind: 'imported', rows: 2 })
  expect(await addresses()).toEqual([
    ['1234AB', 1, '', '', 'Dorpsstraat', 'Ons Dorp'],
    ['1234AB', 1, 'a', 'bis', 'Dorpsstraat', 'Ons Dorp'],
  ])
})

test('every bad row is named by its line, and nothing is imported', async () => {
  const before = await addresses()
  const outcome = await importAddresses(
    'Goed;1;;;1234AB;Dorp',
    ';1;;;1234AB;Dorp',
    'Straat;0;;;1234AB;Dorp',
    'Straat;1;AB;;1234AB;Dorp',
    'Straat;1;;12345;1234AB;Dorp',
    'Straat;1;;;1234SS;Dorp',
    'Straat;1;;;1234AB;',
    'Straat;1;;;1234AB',
    '',
    'St"raat;1;;;1234AB;Dorp',
    `${'x'.repeat(81)};1;;;1234AB;Dorp`,
    'Goed;1;;;1234AB;Dorp',
    'Goed;2;;;1234AB;Dorp',
  )
  expect(problems(outcome)).toEqual([
    '3: openbareruimte is empty',
    '4: huisnummer "0" is no number from 1 to 99999',
    '5: huisletter "AB" is not one letter',
    '6: huisnummertoevoeging "12345" is not up to 4 letters or digits',
    '7: postcode "1234SS" is not a postcode',
    '8: woonplaats is empty',
    '9: 5 fields where the header has 6',
    '11: a quote stands where none can be, or is never closed',
    '12: openbareruimte is longer than 80 characters',
    '13: the same address as line 2',
  ])
  expect(await addresses()).toEqual(before)
})

test('duplicates alone refuse a file too', async () => {
  const outcome = await importAddresses(...Array.from({ length: 3 }, () => 'Straat;1;;;1234AB;Dorp'))
  expect(problems(outcome)).toEqual(['3: the same address as line 2', '4: the same address as line 2'])
})

test('a file of another kind does not fill the memory: bad rows are counted, the first are kept', async () => {
  const outcome = await importAddresses(...Array.from({ length: 5_000 }, () => 'onzin'))
  expect(outcome).toMatchObject({ kind: 'refused', badRowCount: 5_000 })
  expect(problems(outcome)).toHaveLength(1_000)
  const oneLine = Readable.from(Array.from({ length: 200 }, () => Buffer.alloc(100_000, 'x')))
  expect(problems(await run(replaceAddresses, oneLine))).toEqual([
    expect.stringMatching(/^1: the header lacks openbareruimte/),
  ])
})

test('byte order mark, Windows line ends, quotes, other columns and another order are all fine', async () => {
  const text = [
    '\ufeffid;woonplaats;postcode;"huisnummertoevoeging";huisletter;huisnummer;Openbareruimte',
    '1;"Hazerswoude-Dorp";2391 PH;3;A;1; "Laan van ""Zuid""; noord" ',
    '',
    "2;'s-Hertogenbosch;5211ZZ;;;7;Belgiëlaan",
    '',
  ].join('\r\n')
  // One byte at a time: no character and no line end may be cut.
  const outcome = await run(
    replaceAddresses,
    Readable.from([...Buffer.from(text)].map(byte => Buffer.from([byte]))),
  )
  expect(outcome).toEqual({ kind: 'imported', rows: 2 })
  expect(await addresses()).toEqual([
    ['2391PH', 1, 'A', '3', 'Laan van "Zuid"; noord', 'Hazerswoude-Dorp'],
    ['5211ZZ', 7, '', '', 'Belgiëlaan', "'s-Hertogenbosch"],
  ])
})

test.each([
  ['an empty file', '', ['1: the file is empty']],
  ['a header alone', addressHeader, ['1: the file holds no rows']],
  [
    'a header without a column',
    'openbareruimte;huisnummer',
    [expect.stringMatching(/^1: the header lacks huisletter, /)],
  ],
])('%s is refused', async (_what, text, expected) => {
  expect(problems(await run(replaceAddresses, Readable.from([Buffer.from(text)])))).toEqual(expected)
})

test('other encodings and control characters are refused, backslashes kept', async () => {
  const latin1 = Buffer.concat([
    Buffer.from(`${addressHeader}\nBelgi`),
    Buffer.from([0xeb]),
    Buffer.from('laan;1;;;1234AB;D\nA\tB;1;;;1234AB;D\n'),
  ])
  expect(problems(await run(replaceAddresses, Readable.from([latin1])))).toEqual([
    '2: a character that is not UTF-8',
    '3: a control character',
  ])
  await importAddresses('Een\\nstraat\\;1;;;1234AB;Dorp')
  expect((await addresses())[0]?.[4]).toBe('Een\\nstraat\\')
})

test('a file that breaks off in the middle imports nothing', async () => {
  const before = await addresses()
  async function* broken() {
    yield Buffer.from(`${addressHeader}\nStraat;1;;;1234AB;Dorp\n`)
    throw new Error('the disk is gone')
  }
  await expect(run(replaceAddresses, Readable.from(broken()))).rejects.toThrow('the disk is gone')
  expect(await addresses()).toEqual(before)
})

test('the new table is the old one in every respect', async () => {
  const shape = async () =>
    (
      await shop.pool.query(
        `select 'column' as kind, column_name || data_type || is_nullable || coalesce(column_default, '') as what
         from information_schema.columns where table_name in ('addresses', 'coverage')
         union select 'index', indexdef from pg_indexes where tablename in ('addresses', 'coverage')
         union select 'constraint', conname || pg_get_constraintdef(oid) from pg_constraint
         where conrelid in ('addresses'::regclass, 'coverage'::regclass) and contype <> 'n'
         order by 1, 2`,
      )
    ).rows
  const before = await shape()
  for (let time = 0; time < 2; time++) {
    expect((await importAddresses('Straat;1;;;1234AB;Dorp')).kind).toBe('imported')
    expect((await importCoverage('1234AB;1299ZZ;;;Net;dsl;on-net;100;30;1;3;')).kind).toBe('imported')
  }
  expect(await shape()).toEqual(before)
})

test('coverage holds for a range, a postcode, a number or an address', async () => {
  const outcome = await importCoverage(
    '1000 AA;1999 ZZ;;;Net;glasvezel;near-net;1000;1000;10;20;1250,50',
    '1234AB;1234AB;7;;Net;dsl;on-net;100;30;1;3;',
    '1234AB;1234AB;7;-;Net;dsl;on-net;100;30;1;3;950',
    '1234AB;1234AB;7;a-3;Net;dsl;no-net;0;0;0;0;0',
  )
  expect(outcome).toEqual({ kind: 'imported', rows: 4 })
  const columns = 'zip_code_from, house_number, suffix, technology, availability, one_time_in_cents'
  expect(await rowsOf('coverage', columns)).toEqual([
    ['1000AA', null, null, 'fibre', 'near-net', 125_050],
    ['1234AB', 7, '', 'dsl', 'on-net', 95_000],
    ['1234AB', 7, 'A3', 'dsl', 'no-net', 0],
    ['1234AB', 7, null, 'dsl', 'on-net', null],
  ])
})

test('bad coverage is named by its line', async () => {
  const outcome = await importCoverage(
    'x;1234AB;;;Net;dsl;on-net;100;30;1;3;',
    '1235AB;1234AB;;;Net;dsl;on-net;100;30;1;3;',
    '1234AB;1235AB;7;;Net;dsl;on-net;100;30;1;3;',
    '1234AB;1234AB;;A;Net;dsl;on-net;100;30;1;3;',
    '1234AB;1234AB;;;;dsl;on-net;100;30;1;3;',
    '1234AB;1234AB;;;Net;koper;on-net;100;30;1;3;',
    '1234AB;1234AB;;;Net;dsl;ja;100;30;1;3;',
    '1234AB;1234AB;;;Net;dsl;on-net;snel;30;1;3;',
    '1234AB;1234AB;;;Net;dsl;on-net;0;30;1;3;',
    '1234AB;1234AB;;;Net;dsl;on-net;100;30;3;1;',
    '1234AB;1234AB;;;Net;dsl;on-net;100;30;1;3;-5',
    '1234AB;1234AB;;;Net;dsl;on-net;100;30;1;3;',
    '1234AB;1234AB;;;Net;dsl;no-net;0;0;1;3;',
  )
  expect(problems(outcome)).toEqual([
    '2: postcode_van "x" is not a postcode',
    '3: postcode_van comes after postcode_tot',
    '4: huisnummer stands beside a range of postcodes',
    '5: toevoeging stands without a huisnummer',
    '6: netwerk is empty or longer than 80 characters',
    '7: techniek "koper" is neither glasvezel nor dsl',
    '8: beschikbaarheid "ja" is not one of on-net, near-net, no-net, other',
    '9: max_down_mbs or max_up_mbs is no whole number',
    '10: on-net without a speed',
    '11: levertijd_van_weken to levertijd_tot_weken is no period',
    '12: eenmalig_euro "-5" is no amount like 950 or 950,00',
    '14: the same network and technology for the same place as line 13',
  ])
})

test('readers go on while the register is replaced again and again', async () => {
  await importAddresses('Straat;1;;;1234AB;Dorp')
  let isDone = false
  const counts = new Set<number>()
  async function read() {
    while (!isDone) {
      const { rows } = await shop.pool.query('select count(*)::int as count from addresses')
      counts.add(rows[0]?.count)
    }
  }
  const readers = Promise.all(Array.from({ length: 8 }, read))
  const rows = Array.from({ length: 3_000 }, (_, i) => `Straat;${i + 1};;;1234AB;Dorp`)
  for (let time = 0; time < 5; time++) await importAddresses(...rows.slice(time))
  isDone = true
  await readers
  // Always a whole register, the first one or one of those that came.
  for (const count of counts) expect([1, 3000, 2999, 2998, 2997, 2996]).toContain(count)
})

test('two imports at the same time do not meet', async () => {
  const outcomes = await Promise.all([
    importAddresses('Een;1;;;1234AB;Dorp'),
    importAddresses('Twee;1;;;1234AB;Dorp'),
    importAddresses('Drie;1;;;1234AB;Dorp'),
  ])
  expect(outcomes.map(outcome => outcome.kind)).toEqual(['imported', 'imported', 'imported'])
  expect(await addresses()).toHaveLength(1)
})
