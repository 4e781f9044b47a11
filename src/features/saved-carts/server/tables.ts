import { jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { productTypes } from '../../catalogue/product.ts'
import { requestTypes } from '../../orders/contract.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Carts that are kept for later (src/platform/database/migrations/0132-saved-carts.sql says what each column is). */
export const savedCarts = pgTable('saved_carts', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id'),
  productType: text('product_type', { enum: productTypes }).notNull(),
  requestType: text('request_type', { enum: requestTypes }).notNull(),
  /** For the release before, in euros; a trigger writes it (src/platform/database/migrations/0173-money-in-cents.sql). */
  products: jsonb().$type<unknown>(),
  productFormat: smallint('product_format').notNull(),
  lines: jsonb().$type<unknown>().notNull(),
  address: jsonb().$type<unknown>(),
  savedAt: moment('saved_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
})
