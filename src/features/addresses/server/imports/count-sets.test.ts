import fc from 'fast-check'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../platform/database/testing.ts'
import { parsePlace } from '../find-address.ts'
import { qualificationFrom } from '../qualification.ts'
import { type AddressGroup, countSets } from './count-sets.ts'
import { rowsAt } from './touched.ts'

let shop: TestDatabase
let client: PoolClient

beforeAll(async () => {
  shop = await createTestDatabase()
  client = await shop.pool.connect()
  await client.query('create table coverage_import_1 (like coverage including all)')
})
afterAll(async () => {
  client.release()
  await shop.drop()
})

/** Few enough that ranges begin, end and meet at the addresses. */
const postcode = fc.constantFrom('1000AA', '1000AZ', '1001AA', '5000AA', '9999ZZ')
const houseNumber = fc.constantFrom(1, 2)

const place = fc.oneof(
  fc.tuple(postcode, postcode).map(ends => {
    const [from = '', to = ''] = ends.toSorted()
    return { from, to, number: null, suffix: null }
  }),
  fc
    .tuple(postcode, houseNumber, fc.option(fc.constantFrom('', 'A', 'A2')))
    .map(([zip, number, suffix]) => ({ from: zip, to: zip, number, suffix })),
)
const row = fc
  .record({
    place,
    technology: fc.constantFrom('fibre', 'dsl'),
    availability: fc.constantFrom('on-net', 'near-net', 'no-net'),
    speed: fc.constantFrom(100, 1000),
    euros: fc.option(fc.constantFrom(0, 500)),
  })
  .map(({ place: where, ...said }) => ({ ...where, ...said }))
type Row = typeof row extends fc.Arbitrary<infer One> ? One : never

const address = fc.record({
  zip: postcode,
  number: houseNumber,
  letter: fc.constantFrom('', 'a', 'A'),
  addition: fc.constantFrom('', '2', ' 2', '-2'),
})

async function store(table: string, rows: readonly Row[]) {
  await client.query(`truncate ${table}`)
  await client.query(
    `insert into ${table} (zip_code_from, zip_code_to, house_number, suffix, network_owner, technology, availability,
       max_download_mbs, max_upload_mbs, delivery_weeks_from, delivery_weeks_to, one_time_in_cents)
     select "from", "to", number, suffix, 'Net ' || nth, technology, availability, speed, speed, 1, 3, euros
     from jsonb_to_recordset($1::jsonb) as one ("from" text, "to" text, number integer, suffix text, technology text,
       availability text, speed integer, euros integer, nth integer)`,
    [JSON.stringify(rows.map((one, nth) => ({ ...one, nth })))],
  )
}

const storeAddresses = async (addresses: readonly unknown[]) => {
  await client.query('truncate addresses')
  await client.query(
    `insert into addresses (zip_code, house_number, house_letter, addition, street, city)
     select zip, number, letter, addition, 'Straat', 'Stad'
     from jsonb_to_recordset($1::jsonb) as one (zip text, number integer, letter text, addition text)
     on conflict do nothing`,
    [JSON.stringify(addresses)],
  )
}

/** The shop's answer at each address, asked one at a time, with how many have the same. */
async function oneByOne(): Promise<Record<string, number>> {
  const { rows } = await client.query<{ zip: string; number: string; suffix: string }>(
    'select zip_code as zip, house_number::text as number, house_letter || addition as suffix from addresses',
  )
  const places = rows.flatMap(({ zip, number, suffix }) => parsePlace(zip, number, suffix) ?? [])
  expect(places).toHaveLength(rows.length)
  const [before, after] = [
    await rowsAt(client, 'coverage', places),
    await rowsAt(client, 'coverage_import_1', places),
  ]
  return tally(places.map((_, nth) => ({ addresses: 1, before: before[nth] ?? [], after: after[nth] ?? [] })))
}

type Group = AddressGroup

/** The rule's answer, without the row that gave it: a group has no place. */
function decided(rows: Group['before']) {
  const { fibre, dsl } = qualificationFrom({ rows, corrections: [] }, '2026-11-29')
  return { fibre, dsl }
}

function tally(groups: readonly Group[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { addresses, before, after } of groups) {
    const key = JSON.stringify([decided(before), decided(after)])
    counts[key] = (counts[key] ?? 0) + addresses
  }
  return counts
}

test('addresses counted by the rows that hold for them are those that the shop answers for one by one', async () => {
  const rows = fc.array(row, { maxLength: 10 })
  await fc.assert(
    fc.asyncProperty(rows, rows, fc.array(address, { maxLength: 12 }), async (before, after, addresses) => {
      await store('coverage', before)
      await store('coverage_import_1', after)
      await storeAddresses(addresses)
      const groups: Group[] = []
      const sides = { before: 'coverage', after: 'coverage_import_1' }
      for await (const some of countSets(client, 'addresses', sides)) groups.push(...some)
      expect(tally(groups)).toEqual(await oneByOne())
    }),
    { numRuns: 40 },
  )
})
