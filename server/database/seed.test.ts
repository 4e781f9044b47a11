import { afterEach, beforeEach, expect, test } from 'vitest'
import { readCatalogueFiles } from '../catalogue/catalogue-files.ts'
import { selectOfferings } from '../catalogue/products-table.ts'
import { seed } from './seed.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let shop: TestDatabase

beforeEach(async () => {
  shop = await createTestDatabase()
})
afterEach(() => shop.drop())

const emptyTables = () =>
  shop.pool.query(
    `begin; set local shop.retention = 'on';
     truncate products, catalogue_state, resellers, addresses, coverage cascade; commit`,
  )

async function counts() {
  const { rows } = await shop.pool.query(
    `select (select count(*) from products)::int as products, (select count(*) from resellers)::int as resellers,
       (select count(*) from addresses)::int as addresses, (select count(*) from coverage)::int as coverage,
       (select count(*) from catalogue_state)::int as states`,
  )
  return rows[0]
}

test('the database holds the catalogue exactly as the files have it', async () => {
  const byId = (a: { id: number }, b: { id: number }) => a.id - b.id
  const stored = await selectOfferings(shop.pool)
  expect(stored.toSorted(byId)).toEqual(readCatalogueFiles().toSorted(byId))
})

test('seeding again changes nothing', async () => {
  const before = await counts()
  const { rows: state } = await shop.pool.query('select * from catalogue_state')
  await seed(shop.pool)
  expect(await counts()).toEqual(before)
  expect((await shop.pool.query('select * from catalogue_state')).rows).toEqual(state)
})

test('servers that seed an empty database at the same time fill it once', async () => {
  const before = await counts()
  await emptyTables()
  await Promise.all([seed(shop.pool), seed(shop.pool), seed(shop.pool)])
  expect(await counts()).toEqual({ ...before, states: 1 })
})

test('a product that left the catalogue is retired, and sold again when it is back', async () => {
  await shop.pool.query(
    `insert into products (id, product_type, position, name, price_in_cents, section_name, contract_duration)
     values (99999, 'cloud', 0, 'Van vorig jaar', 100, 'Cloud abonnementen', 12)`,
  )
  await shop.pool.query('update products set retired_at = now() where id = 42572')
  await shop.pool.query("update catalogue_state set version = 'older'")
  await seed(shop.pool)

  const ids = (await selectOfferings(shop.pool)).map(offering => offering.id)
  expect(ids).not.toContain(99999)
  expect(ids).toContain(42572)
  const { rows } = await shop.pool.query('select retired_at from products where id = 99999')
  expect(rows[0]?.retired_at).toBeInstanceOf(Date)
})

test('imported addresses and a changed reseller stay', async () => {
  await shop.pool.query("delete from addresses where not (zip_code = '1017XN' and house_number = 42)")
  await shop.pool.query("update resellers set company_name = 'Andere naam'")
  await shop.pool.query("update catalogue_state set version = 'older'")
  await seed(shop.pool)
  expect((await counts()).addresses).toBe(1)
  const { rows } = await shop.pool.query('select distinct company_name from resellers')
  expect(rows).toEqual([{ company_name: 'Andere naam' }])
})
