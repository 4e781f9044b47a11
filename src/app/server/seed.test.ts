import { afterEach, beforeEach, expect, test } from 'vitest'
import { importKinds } from '../../features/addresses/import.ts'
import { liveImport } from '../../features/addresses/server/imports/stored-imports.ts'
import { readCatalogueFiles } from '../../features/catalogue/server/catalogue-files.ts'
import { changePrice, soldNow, stopSelling } from '../../features/catalogue/server/testing.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/database/testing.ts'
import { seed } from './seed.ts'

let shop: TestDatabase

beforeEach(async () => {
  shop = await createTestDatabase()
})
afterEach(() => shop.drop())

const emptyTables = () =>
  shop.pool.query(
    `begin; set local shop.retention = 'on';
     truncate catalogue_revisions, catalogue_changes, resellers, addresses, coverage cascade; commit`,
  )

async function counts() {
  const { rows } = await shop.pool.query(
    `select (select count(*) from catalogue_revisions)::int as revisions, (select count(*) from catalogue_changes)::int as changes, (select count(*) from resellers)::int as resellers,
       (select count(*) from addresses)::int as addresses, (select count(*) from coverage)::int as coverage,
       (select value::text from catalogue_counter) as version`,
  )
  return rows[0]
}

test('the database holds the catalogue exactly as the files have it', async () => {
  const byId = (a: { id: number }, b: { id: number }) => a.id - b.id
  const stored = await soldNow(shop.database)
  expect(stored.toSorted(byId)).toEqual(readCatalogueFiles().toSorted(byId))
})

test('what ships with the shop is live as an import of its own, and once it is filled again too', async () => {
  const shipped = () => Promise.all(importKinds.map(kind => liveImport(shop.database, kind)))
  const before = await shipped()
  const ofTheShop = { origin: 'shipped', staffId: null, liveAt: expect.any(Date) }
  const { addresses, coverage } = await counts()
  expect(before).toEqual([
    { ...ofTheShop, id: expect.any(Number), fileName: 'coverage.csv', rowCount: coverage },
    { ...ofTheShop, id: expect.any(Number), fileName: 'addresses.csv', rowCount: addresses },
  ])
  await emptyTables()
  await seed(shop.pool)
  expect((await shipped()).map(live => live?.id)).not.toEqual(before.map(live => live?.id))
})

test('seeding again changes nothing', async () => {
  const before = await counts()
  await seed(shop.pool)
  expect(await counts()).toEqual(before)
})

test('servers that seed an empty database at the same time fill it once', async () => {
  const before = await counts()
  await emptyTables()
  await Promise.all([seed(shop.pool), seed(shop.pool), seed(shop.pool)])
  expect(await counts()).toEqual({ ...before, version: expect.any(String) })
})

test('a start puts no price, product or reseller of its own files over what is there', async () => {
  await changePrice(shop.pool, 11001, 1)
  await stopSelling(shop.pool, 12101)
  await shop.pool.query('delete from resellers where id <> (select min(id) from resellers)')
  await shop.pool.query("update resellers set company_name = 'Andere naam'")
  const before = await counts()
  await seed(shop.pool)

  expect(await counts()).toEqual(before)
  const offerings = await soldNow(shop.database)
  expect(offerings.find(({ id }) => id === 11001)?.priceInCents).toBe(1)
  expect(offerings.map(({ id }) => id)).not.toContain(12101)
  const { rows } = await shop.pool.query('select distinct company_name from resellers')
  expect(rows).toEqual([{ company_name: 'Andere naam' }])
})

test('imported addresses stay', async () => {
  await shop.pool.query("delete from addresses where not (zip_code = '1017XN' and house_number = 42)")
  await shop.pool.query('truncate coverage')
  await seed(shop.pool)
  const { addresses, coverage } = await counts()
  expect(addresses).toBe(1)
  expect(coverage).toBeGreaterThan(0)
})
