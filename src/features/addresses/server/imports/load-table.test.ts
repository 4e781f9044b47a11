import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, FOR_BULK_WORK, openDatabase, openPool } from '../../../../platform/database/pool.ts'
import { createTestDatabase, type TestDatabase } from '../../../../platform/database/testing.ts'
import type { ImportKind } from '../../import.ts'
import { problemWords } from '../../texts-imports.ts'
import { compareImport } from './compare-import.ts'
import { compareAgain, makeDueLive, planImport } from './decide-import.ts'
import { dropLeftTables } from './end-imports.ts'
import type { Loaded } from './load-table.ts'
import { receiveFile } from './receive-file.ts'
import { importById } from './stored-imports.ts'

let shop: TestDatabase
let database: Database

beforeAll(async () => {
  shop = await createTestDatabase()
  database = openDatabase(openPool(shop.connection, () => undefined, FOR_BULK_WORK))
})
afterAll(async () => {
  await database.$client.end()
  await shop.drop()
})

const addressHeader = 'openbareruimte;huisnummer;huisletter;huisnummertoevoeging;postcode;woonplaats'
const coverageHeader =
  'postcode_van;postcode_tot;huisnummer;toevoeging;netwerk;techniek;beschikbaarheid;max_down_mbs;max_up_mbs;levertijd_van_weken;levertijd_tot_weken;eenmalig_euro'

const file = (kind: ImportKind, fileName = 'bestand.csv') =>
  ({ kind, origin: 'command', fileName, fileBytes: null, staffId: null }) as const

/** Receives a file and, where it is right, makes it live at once. */
async function run(
  kind: ImportKind,
  pieces: readonly Buffer[] | AsyncIterable<Buffer>,
  {
    name = 'bestand.csv',
    limits,
  }: { name?: string; limits?: { sentBytes: number; unpackedBytes: number } } = {},
): Promise<Loaded> {
  const sent = Symbol.asyncIterator in pieces ? pieces : piecesOf(pieces)
  const received = await receiveFile(database, file(kind, name), sent, { ...(limits && { limits }) })
  if (received.kind === 'too-many') throw new Error('Too many wait')
  if (received.loaded.kind === 'loaded') await makeLive(received.id, kind)
  return received.loaded
}

async function* piecesOf(pieces: readonly Buffer[]): AsyncGenerator<Buffer> {
  yield* pieces
}

/** As whoever presses does: where another file became live meanwhile, it is compared anew. */
async function makeLive(id: number, kind: ImportKind) {
  const noCatalogue = { offerings: async () => [] }
  for (;;) {
    await compareImport({ database, catalogue: noCatalogue, uses: [] }, id)
    const planned = await planImport(database, { id, staffId: null }, new Date())
    if (planned.kind === 'done') break
    if (planned.why === 'other-planned') await makeDueLive(database, kind)
    else if (planned.why === 'stale') await compareAgain(database, { id })
    else throw new Error(`It cannot be planned: ${planned.why}`)
  }
  await makeDueLive(database, kind)
  await dropLeftTables(database)
}

const textOf = (header: string, rows: readonly string[]) => [Buffer.from([header, ...rows].join('\n'))]
const importAddresses = (...rows: string[]) => run('addresses', textOf(addressHeader, rows))
const importCoverage = (...rows: string[]) => run('coverage', textOf(coverageHeader, rows))

const rowsOf = async (table: string, columns: string) =>
  (await shop.pool.query(`select ${columns} from ${table} order by 1, 2, 3, 4`)).rows.map(row =>
    Object.values(row),
  )
const addresses = () => rowsOf('addresses', 'zip_code, house_number, house_letter, addition, street, city')
const problems = (loaded: Loaded) =>
  loaded.kind === 'refused'
    ? loaded.badRows.map(({ line, column, code, limit }) =>
        [line ?? 'file', column, code, code.startsWith('duplicate') ? limit : null].filter(Boolean).join(' '),
      )
    : []

test('a file replaces the whole register', async () => {
  const outcome = await importAddresses(
    'Dorpsstraat;1;;;1234 ab;Ons Dorp',
    'Dorpsstraat;1;a;bis;1234AB;Ons Dorp',
  )
  expect(outcome).toEqual({ kind: 'loaded', rows: 2 })
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
    '3 openbareruimte empty',
    '4 huisnummer house-number',
    '5 huisletter house-letter',
    '6 huisnummertoevoeging addition',
    '7 postcode postcode',
    '8 woonplaats empty',
    '9 field-count',
    '11 broken-quotes',
    '12 openbareruimte too-long',
    '13 duplicate-address 2',
  ])
  expect(await addresses()).toEqual(before)
})

test('duplicates alone refuse a file too', async () => {
  const outcome = await importAddresses(...Array.from({ length: 3 }, () => 'Straat;1;;;1234AB;Dorp'))
  expect(problems(outcome)).toEqual(['3 duplicate-address 2', '4 duplicate-address 2'])
})

test('a file of another kind does not fill the memory: bad rows are counted, the first are kept', async () => {
  const outcome = await importAddresses(...Array.from({ length: 5_000 }, () => 'onzin'))
  expect(outcome).toMatchObject({ kind: 'refused', badRowCount: 5_000 })
  expect(problems(outcome)).toHaveLength(1_000)
  const oneLine = Array.from({ length: 200 }, () => Buffer.alloc(100_000, 'x'))
  expect(problems(await run('addresses', oneLine))).toEqual(['1 line-too-long'])
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
    'addresses',
    [...Buffer.from(text)].map(byte => Buffer.from([byte])),
  )
  expect(outcome).toEqual({ kind: 'loaded', rows: 2 })
  expect(await addresses()).toEqual([
    ['2391PH', 1, 'A', '3', 'Laan van "Zuid"; noord', 'Hazerswoude-Dorp'],
    ['5211ZZ', 7, '', '', 'Belgiëlaan', "'s-Hertogenbosch"],
  ])
})

test.each([
  ['an empty file', '', ['file empty-file']],
  ['a header alone', addressHeader, ['file no-rows']],
  ['a header without a column', 'openbareruimte;huisnummer', ['1 missing-columns']],
])('%s is refused', async (_what, text, expected) => {
  expect(problems(await run('addresses', [Buffer.from(text)]))).toEqual(expected)
})

test('other encodings and control characters are refused, backslashes kept', async () => {
  const latin1 = Buffer.concat([
    Buffer.from(`${addressHeader}\nBelgi`),
    Buffer.from([0xeb]),
    Buffer.from('laan;1;;;1234AB;D\nA\tB;1;;;1234AB;D\n'),
  ])
  expect(problems(await run('addresses', [latin1]))).toEqual(['2 not-utf8', '3 control-character'])
  await importAddresses('Een\\nstraat\\;1;;;1234AB;Dorp')
  expect((await addresses())[0]?.[4]).toBe('Een\\nstraat\\')
})

test('a file that breaks off in the middle imports nothing', async () => {
  const before = await addresses()
  async function* broken() {
    yield Buffer.from(`${addressHeader}\nStraat;1;;;1234AB;Dorp\n`)
    throw new Error('the disk is gone')
  }
  await expect(run('addresses', broken())).rejects.toThrow('the disk is gone')
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
    expect((await importAddresses('Straat;1;;;1234AB;Dorp')).kind).toBe('loaded')
    expect((await importCoverage('1234AB;1299ZZ;;;Net;dsl;on-net;100;30;1;3;')).kind).toBe('loaded')
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
  expect(outcome).toEqual({ kind: 'loaded', rows: 4 })
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
    '2 postcode_van postcode',
    '3 postcode_tot postcodes-backwards',
    '4 huisnummer number-in-range',
    '5 toevoeging addition-without-number',
    '6 netwerk empty',
    '7 techniek technology',
    '8 beschikbaarheid availability',
    '9 max_down_mbs speed',
    '10 max_down_mbs no-speed',
    '11 levertijd_tot_weken weeks-backwards',
    '12 eenmalig_euro amount',
    '14 duplicate-coverage 13',
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
  ])
  expect(outcomes.map(outcome => outcome.kind)).toEqual(['loaded', 'loaded'])
  expect(await addresses()).toHaveLength(1)
})

const packed = (rows: readonly string[]) => gzipSync([addressHeader, ...rows].join('\n'))

test('a packed file is unpacked by what it is, whatever its name', async () => {
  const outcome = await run('addresses', [packed(['Ingepakt;9;;;1234AB;Dorp'])])
  expect(outcome).toEqual({ kind: 'loaded', rows: 1 })
  expect((await addresses())[0]?.[4]).toBe('Ingepakt')
})

const wholeGzip = packed(Array.from({ length: 1_000 }, (_, i) => `Straat ${i};${i + 1};;;1234AB;Dorp`))
test.each([
  ['text under the name of a packed file', [Buffer.from(addressHeader)], 'lijst.csv.gz', 'file not-gzip'],
  [
    'a packed file cut in half',
    [wholeGzip.subarray(0, wholeGzip.length / 2)],
    'lijst.gz',
    'file broken-gzip',
  ],
  [
    'a packed file with a byte that changed',
    [Buffer.from(wholeGzip).fill(7, 200, 220)],
    'lijst.gz',
    'file broken-gzip',
  ],
  ['an Excel file', [Buffer.from('PK\u0003\u0004 and more')], 'lijst.xlsx', 'file archive'],
  [
    'a bomb',
    [gzipSync(`${addressHeader}\n${' \n'.repeat(1_000_000)}`)],
    'lijst.gz',
    'file unpacked-too-large',
  ],
  ['a file that is too large', [Buffer.alloc(150_000, '\n')], 'lijst.csv', 'file too-large'],
])('%s is refused in words', async (_what, pieces, name, expected) => {
  const before = await addresses()
  const limits = { sentBytes: 100_000, unpackedBytes: 500_000 }
  const loaded = await run('addresses', pieces, { name, limits })
  expect(problems(loaded)).toContain(expected)
  for (const bad of loaded.kind === 'refused' ? loaded.badRows : [])
    expect(Object.values(problemWords(bad)).join(' ')).toMatch(/^[A-Z“].*\.$/)
  expect(await addresses()).toEqual(before)
})

test('a file cut between two rows has its last row refused', async () => {
  const half = Buffer.from([addressHeader, 'Heel;1;;;1234AB;Dorp', 'Half;2;;'].join('\n'))
  expect(problems(await run('addresses', [half]))).toEqual(['3 field-count'])
})

test('an import whose source breaks off is marked as cut off', async () => {
  let id = 0
  async function* broken() {
    yield Buffer.from(`${addressHeader}\nStraat;1;;;1234AB;Dorp\n`)
    throw new Error('the network is gone')
  }
  const options = {
    onBegun: (begun: number) => {
      id = begun
    },
  }
  await expect(receiveFile(database, file('addresses'), broken(), options)).rejects.toThrow('network')
  expect(await importById(database, id)).toMatchObject({ state: 'cut-off', endedAt: expect.any(Date) })
  await dropLeftTables(database)
  const { rows } = await shop.pool.query('select from pg_class where relname = $1', [
    `addresses_import_${id}`,
  ])
  expect(rows).toEqual([])
})
