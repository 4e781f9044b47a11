import fc from 'fast-check'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../../platform/database/pool.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/database/testing.ts'
import { coversPlace } from '../corrected-place.ts'
import { anyCorrections, anyNumber, anySuffix, anyZipCode } from '../testing-coverage.ts'
import { selectCoverage, selectPlace } from './coverage-table.ts'
import { insertCorrection } from './stored-corrections.ts'

let shop: TestDatabase

beforeAll(async () => {
  shop = await createTestDatabase()
})
afterAll(() => shop.drop())

/** Few enough that ranges begin, end and meet at the postcodes that are asked for. */
const postcode = fc.constantFrom('1000AA', '1000AZ', '1000ZZ', '1001AA', '4999ZZ', '5000AA', '9999ZZ')
const houseNumber = fc.constantFrom(1, 2)
const suffix = fc.constantFrom('', 'A')

const statement = fc.oneof(
  fc.tuple(postcode, postcode).map(ends => {
    const [from = '', to = ''] = ends.toSorted()
    return { from, to, number: null, suffix: null }
  }),
  fc
    .tuple(postcode, houseNumber, fc.option(suffix))
    .map(([zip, number, end]) => ({ from: zip, to: zip, number, suffix: end })),
)

async function store(
  pool: Pool,
  statements: readonly { from: string; to: string; number: number | null; suffix: string | null }[],
) {
  await pool.query('truncate coverage')
  await pool.query(
    `insert into coverage (zip_code_from, zip_code_to, house_number, suffix, network_owner, technology,
       availability, max_download_mbs, max_upload_mbs, delivery_weeks_from, delivery_weeks_to)
     select "from", "to", number, suffix, 'Net ' || nth, 'fibre', 'on-net', nth, 1, 1, 3
     from jsonb_to_recordset($1::jsonb) as one ("from" text, "to" text, number integer, suffix text, nth integer)`,
    [JSON.stringify(statements.map((one, nth) => ({ ...one, nth })))],
  )
}

test('an address gets exactly the statements that hold for it', async () => {
  const place = fc.record({ zipCode: postcode, houseNumber, suffix })
  await fc.assert(
    fc.asyncProperty(fc.array(statement, { maxLength: 12 }), place, async (statements, at) => {
      await store(shop.pool, statements)
      const ways = [await selectCoverage(shop.pool, at), (await selectPlace(shop.pool, at)).said]
      const holding = statements.flatMap((one, nth) =>
        one.from <= at.zipCode &&
        at.zipCode <= one.to &&
        (one.number === null || one.number === at.houseNumber) &&
        (one.suffix === null || one.suffix === at.suffix)
          ? [nth]
          : [],
      )
      for (const { rows: found } of ways)
        expect(found.map(row => row.maxDownloadMbs).toSorted((a, b) => a - b)).toEqual(holding)
    }),
    { numRuns: 60 },
  )
})

test('a range knows how wide it is', async () => {
  await store(shop.pool, [
    { from: '1000AA', to: '1000AA', number: null, suffix: null },
    { from: '1000AA', to: '1000ZZ', number: null, suffix: null },
    { from: '1000AA', to: '1001AA', number: null, suffix: null },
  ])
  const { rows } = await selectCoverage(shop.pool, { zipCode: '1000AA', houseNumber: 1, suffix: '' })
  expect(rows.map(row => row.postcodeCount).toSorted((a, b) => a - b)).toEqual([1, 676, 677])
})

test('an address gets exactly the corrections that cover it and stand, word for word', async () => {
  const place = fc.record({ zipCode: anyZipCode, houseNumber: anyNumber, suffix: anySuffix })
  await fc.assert(
    fc.asyncProperty(anyCorrections, place, fc.nat(5), async (all, at, ended) => {
      await shop.pool.query('truncate coverage, coverage_corrections')
      for (const { id, madeBy, madeAt, ...content } of all) {
        await insertCorrection(openDatabase(shop.pool), id, content, madeBy)
        await shop.pool.query('update coverage_corrections set made_at = $1 where id = $2', [madeAt, id])
      }
      const gone = all[ended]
      if (gone)
        await shop.pool.query('update coverage_corrections set ended_at = now() where id = $1', [gone.id])
      const standing = all.filter(each => each !== gone && coversPlace(each, at))
      const byId = (list: readonly { readonly id: string }[]) =>
        list.toSorted((a, b) => (a.id < b.id ? -1 : 1))
      for (const { rows, corrections } of [
        await selectCoverage(shop.pool, at),
        (await selectPlace(shop.pool, at)).said,
      ])
        expect([rows, byId(corrections)]).toEqual([[], byId(standing)])
    }),
    { numRuns: 40 },
  )
})
