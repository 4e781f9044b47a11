import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { idsOf, type Offering, productsInOrder } from '../../features/catalogue/offering.ts'
import { serializeProduct } from '../../features/catalogue/products.ts'
import { offeringsOfFiles, readCatalogueFiles } from '../../features/catalogue/server/catalogue-files.ts'
import { selectCatalogueVersion, selectState } from '../../features/catalogue/server/stored-catalogue.ts'
import { isDatabaseUnavailable } from './failures.ts'
import { migrate } from './migrate.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

/** A catalogue whose prices have periods becomes one of revisions (0170), and the release before runs beside it. */

const all = path.join(import.meta.dirname, 'migrations')
let shop: TestDatabase
let before: string

const files = offeringsOfFiles()
const line = 11005
const gone = 42572
/** When the last product ended, and when the next price begins. */
const ended = new Date('2026-05-01T10:00:00Z')
const newYear = new Date('2097-12-31T23:00:00Z')

beforeEach(async () => {
  shop = await createTestDatabase()
  await shop.pool.query('drop schema public cascade; create schema public')
  before = await mkdtemp(path.join(tmpdir(), 'migrations-'))
  const older = (await readdir(all)).filter(name => name < '0170')
  await Promise.all(older.map(name => cp(path.join(all, name), path.join(before, name))))
  await migrate(shop.connection, () => undefined, before)
  await sellByPeriods()
})
afterEach(async () => {
  await shop.drop()
  await rm(before, { recursive: true })
})

const rows = async (sql: string, values: readonly unknown[] = []) =>
  (await shop.pool.query(sql, [...values])).rows

/** The content of the files, as the release before stored it: one price ended, and one planned. */
async function sellByPeriods() {
  await rows(
    `insert into product_offerings select * from jsonb_populate_recordset(null::product_offerings, $1)`,
    [JSON.stringify(files.map(offeringRow))],
  )
  const priced = files.flatMap(pricedRows)
  await rows(
    `insert into priced_products select * from jsonb_populate_recordset(null::priced_products, $1)`,
    [JSON.stringify(priced)],
  )
  for (const { id, price_in_cents: cents, list_price_in_cents: list, free_months: free } of priced) {
    const insert = (from: Date | null, until: Date | null, price: number) =>
      rows(
        `insert into product_prices (product_id, valid, price_in_cents, list_price_in_cents, free_months)
         values ($1, tstzrange($2, $3), $4, $5, $6)`,
        [id, from, until, price, list, free],
      )
    if (id === gone) await insert(null, ended, cents)
    else if (id === line) {
      await insert(null, newYear, cents)
      await insert(newYear, null, cents + 100)
    } else await insert(null, null, cents)
  }
}

const offeringRow = ({ lineSpeeds, device, ...offering }: Offering) => ({
  id: offering.id,
  product_type: offering.productType,
  position: offering.position,
  name: offering.name,
  product_sub_type: offering.productSubType,
  section_name: offering.sectionName,
  information: offering.information,
  promoted: offering.promoted,
  contract_duration: offering.contractDuration,
  fiber: offering.fiber,
  download_speed_mbs: offering.downloadSpeedMbs,
  upload_speed_mbs: offering.uploadSpeedMbs,
  minimum_download_mbs: lineSpeeds?.download.minimumMbs,
  normal_download_mbs: lineSpeeds?.download.normalMbs,
  maximum_download_mbs: lineSpeeds?.download.maximumMbs,
  minimum_upload_mbs: lineSpeeds?.upload.minimumMbs,
  normal_upload_mbs: lineSpeeds?.upload.normalMbs,
  maximum_upload_mbs: lineSpeeds?.upload.maximumMbs,
  data_bundle_gb: offering.dataBundleGb,
  image_url: device?.imageUrl,
})

function pricedRows({ device, setupProduct, supportProduct, ...offering }: Offering) {
  const { id, name, priceInCents, listPriceInCents, freeMonths } = offering
  const row = (
    productId: number,
    role: string,
    title: string,
    cents: number,
    list: number | null,
    free: number,
  ) => ({
    id: productId,
    offering_id: id,
    role,
    name: title,
    price_in_cents: cents,
    list_price_in_cents: list,
    free_months: free,
  })
  const addOn = (role: string, part: Offering['setupProduct']) =>
    part ? [row(part.id, role, part.name, part.priceInCents, part.listPriceInCents, 0)] : []
  return [
    ...(device
      ? [
          row(device.productBuyId, 'buy', name, priceInCents, listPriceInCents, freeMonths),
          row(
            device.productRentId,
            'rent',
            name,
            device.productRentPriceInCents,
            listPriceInCents,
            freeMonths,
          ),
        ]
      : [row(id, 'own', name, priceInCents, listPriceInCents, freeMonths)]),
    ...addOn('setup', setupProduct),
    ...addOn('support', supportProduct),
  ]
}

/** The statement by which the release before reads its catalogue. */
const readBefore = `select o.*, p.id as priced, p.role, p.name as part, c.price_in_cents, c.list_price_in_cents, c.free_months
  from product_offerings o
  join priced_products p on p.offering_id = o.id
  join product_prices c on c.product_id = p.id and c.valid @> now()
  order by o.product_type, o.position, o.id, p.id`

const priceList = (state: { readonly offerings: ReadonlyMap<number, Offering> }) =>
  JSON.stringify(productsInOrder(state.offerings.values()).map(product => serializeProduct(product)))
const sold = readCatalogueFiles().filter(({ id }) => id !== gone)

test('the price lists stay as they were, to the byte, now and once the planned price begins', async () => {
  await migrate(shop.connection, () => undefined)
  expect(priceList(await selectState(shop.database))).toBe(
    JSON.stringify(sold.map(product => serializeProduct(product))),
  )
  const dearer = sold.map(product =>
    product.id === line ? { ...product, priceInCents: product.priceInCents + 100 } : product,
  )
  expect(priceList(await selectState(shop.database, newYear))).toBe(
    JSON.stringify(dearer.map(product => serializeProduct(product))),
  )
})

test('each moment at which a price began or ended is a revision with what changed then', async () => {
  await migrate(shop.connection, () => undefined)
  const revisions = await rows(
    `select name, status, starts_at, (select array_agg(item_id order by item_id) from catalogue_changes
       where revision_id = id) as items from catalogue_revisions order by starts_at`,
  )
  expect(revisions.map(({ starts_at: at, status }) => [at, status])).toEqual([
    [new Date(0), 'active'],
    [ended, 'active'],
    [newYear, 'active'],
  ])
  expect(revisions[0]?.items).toHaveLength(files.length)
  expect(revisions.slice(1).map(({ name, items }) => [name, items])).toEqual([
    ['Prijzen per 01-05-2026', [String(gone)]],
    ['Prijzen per 01-01-2098', [String(line)]],
  ])
  const [planned] = await rows(
    `select before -> 'priceInCents' as was, after -> 'priceInCents' as becomes from catalogue_changes
     join catalogue_revisions on id = revision_id where starts_at = $1`,
    [newYear],
  )
  expect(planned?.becomes).toBe(planned?.was + 100)
})

test('the release before reads the same catalogue and orders by it', async () => {
  const read = await rows(readBefore)
  expect(read).toHaveLength(files.flatMap(idsOf).length - files.filter(({ device }) => device).length - 1)
  await migrate(shop.connection, () => undefined)
  const columns = Object.keys(read[0] ?? {})
  expect((await rows(readBefore)).map(row => columns.map(name => row[name]))).toEqual(
    read.map(row => columns.map(name => row[name])),
  )
  const version = await selectCatalogueVersion(shop.database)
  expect(await rows('select 1 where catalogue_version() = $1', [version])).toHaveLength(1)
})

test('an import by the release before ends with a sentence and changes no price', async () => {
  await migrate(shop.connection, () => undefined)
  const changes = await rows('select * from catalogue_changes order by revision_id, item_id')
  for (const statement of [
    'update product_offerings set name = name',
    `insert into priced_products (id, offering_id, role, name) values (1, 11005, 'own', 'x')`,
    'update product_prices set valid = tstzrange(lower(valid), now())',
  ]) {
    const error = await rows(statement).catch((failure: unknown) => failure)
    expect(error).toMatchObject({
      message:
        'The catalogue has revisions now, which this older version of the shop cannot write: use the newer version.',
    })
    expect(isDatabaseUnavailable(error)).toBe(true)
  }
  expect(await rows('select * from catalogue_changes order by revision_id, item_id')).toEqual(changes)
})
