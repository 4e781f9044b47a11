import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ProductOffering } from '../../features/catalogue/product.ts'
import { readCatalogueFiles } from '../../features/catalogue/server/catalogue-files.ts'
import { selectCatalogueVersion, selectOfferings } from '../../features/catalogue/server/stored-offerings.ts'
import { isDatabaseUnavailable } from './failures.ts'
import { migrate } from './migrate.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

/** Migration 0060 of the release before: the converted catalogue, and the release before running beside it. */

const all = path.join(import.meta.dirname, 'migrations')
let shop: TestDatabase
let before: string

beforeEach(async () => {
  shop = await createTestDatabase()
  await shop.pool.query('drop schema public cascade; create schema public')
  before = await mkdtemp(path.join(tmpdir(), 'migrations-'))
  const older = (await readdir(all)).filter(name => name < '0060')
  await Promise.all(older.map(name => cp(path.join(all, name), path.join(before, name))))
  await migrate(shop.connection, () => undefined, before)
  await seedOfBefore()
})
afterEach(async () => {
  await shop.drop()
  await rm(before, { recursive: true })
})

/** Statements of the release before, as it has them. */
const ofBefore = {
  columns:
    'id, product_type, name, price_in_cents, list_price_in_cents, free_months, product_sub_type, section_name, information, promoted, contract_duration, fiber, fiber_line_availability, download_speed_mbs, upload_speed_mbs, data_bundle_gb, setup_product, support_product, device',
  select: () =>
    `select ${ofBefore.columns} from products where retired_at is null order by product_type, position`,
  version: 'select version from catalogue_state',
  orderCondition: 'select 1 as stored where exists (select from catalogue_state where version = $1)',
  lockState: [
    "insert into catalogue_state (version) values ('') on conflict do nothing",
    'select version from catalogue_state for update',
  ],
  upsert: () => {
    const names = `${ofBefore.columns}, position`
    return `insert into products (${names})
     select ${names} from jsonb_populate_recordset(null::products, $1::jsonb)
     on conflict (id) do update
     set ${names
       .split(', ')
       .map(name => `${name} = excluded.${name}`)
       .join(', ')}, retired_at = null`
  },
  retire: 'update products set retired_at = now() where retired_at is null and id <> all ($1)',
  setVersion: 'update catalogue_state set version = $1, changed_at = now()',
} as const

const oldRow = (offering: ProductOffering, position: number) => ({
  id: offering.id,
  product_type: offering.productType,
  name: offering.name,
  price_in_cents: offering.priceInCents,
  list_price_in_cents: offering.listPriceInCents,
  free_months: offering.freeMonths,
  product_sub_type: offering.productSubType,
  section_name: offering.sectionName,
  information: offering.information,
  promoted: offering.promoted,
  contract_duration: offering.contractDuration,
  fiber: offering.fiber,
  fiber_line_availability: null,
  download_speed_mbs: offering.downloadSpeedMbs,
  upload_speed_mbs: offering.uploadSpeedMbs,
  data_bundle_gb: offering.dataBundleGb,
  setup_product: offering.setupProduct,
  support_product: offering.supportProduct,
  device: offering.device,
  position,
})

const files = readCatalogueFiles()
const retired = 42572
const sold = files.filter(({ id }) => id !== retired)

async function seedOfBefore() {
  for (const statement of ofBefore.lockState) await shop.pool.query(statement)
  await shop.pool.query(ofBefore.upsert(), [JSON.stringify(files.map(oldRow))])
  await shop.pool.query(ofBefore.retire, [sold.map(({ id }) => id)])
  await shop.pool.query(ofBefore.setVersion, ['a version of the release before'])
}

const rows = async (sql: string, values: readonly unknown[] = []) =>
  (await shop.pool.query(sql, [...values])).rows
const byId = (a: { id: number }, b: { id: number }) => a.id - b.id

test('every price goes on as an open period; what was retired has one that ended', async () => {
  const [wasRetired] = await rows('select retired_at from products where id = $1', [retired])
  await migrate(shop.connection, () => undefined)

  expect((await selectOfferings(shop.database)).toSorted(byId)).toEqual(sold.toSorted(byId))
  expect(
    await rows('select upper(valid) as end from product_prices where product_id = $1', [retired]),
  ).toEqual([{ end: wasRetired?.retired_at }])
  expect(
    await rows('select distinct upper_inf(valid) as open from product_prices where product_id <> $1', [
      retired,
    ]),
  ).toEqual([{ open: true }])
})

test('the release before reads the same catalogue and orders by it', async () => {
  const read = await rows(ofBefore.select())
  await migrate(shop.connection, () => undefined)

  expect(await rows(ofBefore.select())).toEqual(read)
  const version = await selectCatalogueVersion(shop.database)
  expect(await rows(ofBefore.version)).toEqual([{ version }])
  expect(await rows(ofBefore.orderCondition, [version])).toHaveLength(1)
  expect(await rows(ofBefore.orderCondition, ['a version of the release before'])).toEqual([])
})

test('a start of the release before ends with a sentence and changes no price', async () => {
  await migrate(shop.connection, () => undefined)
  const prices = await rows('select * from product_prices order by id')
  const version = await selectCatalogueVersion(shop.database)
  for (const [statement, values] of [
    [ofBefore.lockState[0], []],
    [ofBefore.retire, [[]]],
    [ofBefore.setVersion, ['older']],
  ] as const) {
    const error = await rows(statement, values).catch((failure: unknown) => failure)
    expect(error).toMatchObject({
      message:
        'The catalogue has prices with dates now, which this older version of the shop cannot write: use the newer version.',
    })
    expect(isDatabaseUnavailable(error)).toBe(true)
  }
  await expect(rows(ofBefore.upsert(), [JSON.stringify(files.map(oldRow))])).rejects.toThrow()
  expect(await rows('select * from product_prices order by id')).toEqual(prices)
  expect(await selectCatalogueVersion(shop.database)).toBe(version)
})
