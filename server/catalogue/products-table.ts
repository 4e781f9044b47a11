import type { Pool, PoolClient } from 'pg'
import type { AddOn, DeviceTerms, ProductOffering } from '../../domain/product.ts'

type Row = {
  id: number
  product_type: ProductOffering['productType']
  name: string
  price_in_cents: number
  list_price_in_cents: number | null
  free_months: number
  product_sub_type: ProductOffering['productSubType']
  section_name: string
  information: string[]
  promoted: boolean
  contract_duration: number
  fiber: boolean
  fiber_line_availability: ProductOffering['fiberLineAvailability']
  download_speed_mbs: number | null
  upload_speed_mbs: number | null
  data_bundle_gb: number | null
  setup_product: AddOn | null
  support_product: AddOn | null
  device: DeviceTerms | null
}

const columns = [
  'id',
  'product_type',
  'name',
  'price_in_cents',
  'list_price_in_cents',
  'free_months',
  'product_sub_type',
  'section_name',
  'information',
  'promoted',
  'contract_duration',
  'fiber',
  'fiber_line_availability',
  'download_speed_mbs',
  'upload_speed_mbs',
  'data_bundle_gb',
  'setup_product',
  'support_product',
  'device',
] as const satisfies readonly (keyof Row)[]

const offeringFrom = (row: Row): ProductOffering => ({
  id: row.id,
  productType: row.product_type,
  name: row.name,
  priceInCents: row.price_in_cents,
  listPriceInCents: row.list_price_in_cents,
  freeMonths: row.free_months,
  productSubType: row.product_sub_type,
  sectionName: row.section_name,
  information: row.information,
  promoted: row.promoted,
  contractDuration: row.contract_duration,
  setupProduct: row.setup_product,
  supportProduct: row.support_product,
  fiber: row.fiber,
  fiberLineAvailability: row.fiber_line_availability,
  downloadSpeedMbs: row.download_speed_mbs,
  uploadSpeedMbs: row.upload_speed_mbs,
  dataBundleGb: row.data_bundle_gb,
  device: row.device,
  partOf: null,
})

const rowFrom = (offering: ProductOffering): Row => ({
  id: offering.id,
  product_type: offering.productType,
  name: offering.name,
  price_in_cents: offering.priceInCents,
  list_price_in_cents: offering.listPriceInCents,
  free_months: offering.freeMonths,
  product_sub_type: offering.productSubType,
  section_name: offering.sectionName,
  information: [...offering.information],
  promoted: offering.promoted,
  contract_duration: offering.contractDuration,
  fiber: offering.fiber,
  fiber_line_availability: offering.fiberLineAvailability,
  download_speed_mbs: offering.downloadSpeedMbs,
  upload_speed_mbs: offering.uploadSpeedMbs,
  data_bundle_gb: offering.dataBundleGb,
  setup_product: offering.setupProduct,
  support_product: offering.supportProduct,
  device: offering.device,
})

/** Everything that is sold now, in the order it is shown. */
export async function selectOfferings(database: Pool | PoolClient): Promise<readonly ProductOffering[]> {
  const { rows } = await database.query<Row>(
    `select ${columns.join(', ')} from products where retired_at is null order by product_type, position`,
  )
  return rows.map(offeringFrom)
}

/** Makes the table hold exactly these offerings; what is no longer among them is retired, never deleted. */
export async function replaceOfferings(
  client: PoolClient,
  offerings: readonly ProductOffering[],
): Promise<void> {
  const rows = offerings.map((offering, position) => ({ ...rowFrom(offering), position }))
  const names = [...columns, 'position']
  await client.query(
    `insert into products (${names.join(', ')})
     select ${names.join(', ')} from jsonb_populate_recordset(null::products, $1::jsonb)
     on conflict (id) do update
     set ${names.map(name => `${name} = excluded.${name}`).join(', ')}, retired_at = null`,
    [JSON.stringify(rows)],
  )
  await client.query('update products set retired_at = now() where retired_at is null and id <> all ($1)', [
    offerings.map(offering => offering.id),
  ])
}

/** The version of the catalogue that the tables hold; null before the first seed. */
export async function selectCatalogueVersion(database: Pool | PoolClient): Promise<string | null> {
  const { rows } = await database.query<{ version: string }>('select version from catalogue_state')
  return rows[0]?.version ?? null
}
