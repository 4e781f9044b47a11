import { bigint, boolean, customType, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { productTypes } from '../product.ts'
import { productSubTypes } from '../product-sub-types.ts'

/** When a price holds: from its beginning, until just before its end; null is without one. */
export type Period = { readonly from: Date | null; readonly until: Date | null }

const bounds = /^[[(]"?([^",]*)"?,"?([^",)]*)"?\)$/

const moment = (text: string | undefined): Date | null => (text ? new Date(text) : null)

const period = customType<{ data: Period; driverData: string }>({
  dataType: () => 'tstzrange',
  toDriver: ({ from, until }) => `[${from?.toISOString() ?? ''},${until?.toISOString() ?? ''})`,
  fromDriver(value) {
    const [, from, until] = bounds.exec(value) ?? []
    return { from: moment(from), until: moment(until) }
  },
})

/** A product as a page shows it. */
export const productOfferings = pgTable('product_offerings', {
  id: integer('id').primaryKey(),
  productType: text('product_type', { enum: productTypes }).notNull(),
  /** Its place among all others of its type. */
  position: integer('position').notNull(),
  name: text('name').notNull(),
  productSubType: text('product_sub_type', { enum: productSubTypes }),
  sectionName: text('section_name').notNull(),
  information: text('information').array().notNull().default([]),
  promoted: boolean('promoted').notNull().default(false),
  contractDuration: integer('contract_duration').notNull(),
  fiber: boolean('fiber').notNull().default(false),
  downloadSpeedMbs: integer('download_speed_mbs'),
  uploadSpeedMbs: integer('upload_speed_mbs'),
  minimumDownloadMbs: integer('minimum_download_mbs'),
  normalDownloadMbs: integer('normal_download_mbs'),
  maximumDownloadMbs: integer('maximum_download_mbs'),
  minimumUploadMbs: integer('minimum_upload_mbs'),
  normalUploadMbs: integer('normal_upload_mbs'),
  maximumUploadMbs: integer('maximum_upload_mbs'),
  dataBundleGb: integer('data_bundle_gb'),
  imageUrl: text('image_url'),
})

export const productRoles = ['own', 'setup', 'support', 'buy', 'rent'] as const

/** Everything that can stand on an order line: an offering itself, its set-up or support, a device bought or rented. */
export const pricedProducts = pgTable('priced_products', {
  id: integer('id').primaryKey(),
  offeringId: integer('offering_id')
    .notNull()
    .references(() => productOfferings.id, { onDelete: 'cascade' }),
  role: text('role', { enum: productRoles }).notNull(),
  name: text('name').notNull(),
})

/** Prices with their periods. The database refuses two prices of one product for the same moment. */
export const productPrices = pgTable('product_prices', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  productId: integer('product_id')
    .notNull()
    .references(() => pricedProducts.id, { onDelete: 'cascade' }),
  valid: period('valid').notNull(),
  priceInCents: integer('price_in_cents').notNull(),
  listPriceInCents: integer('list_price_in_cents'),
  freeMonths: integer('free_months').notNull().default(0),
})
