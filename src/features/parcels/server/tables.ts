import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { carriers } from '../parcel.ts'

/* Parcels of orders (src/platform/database/migrations/0175-delivery.sql). */

export const orderParcels = pgTable('order_parcels', {
  id: uuid().primaryKey(),
  caseId: bigint('case_id', { mode: 'number' }).notNull(),
  carrier: text({ enum: carriers }).notNull(),
  code: text().notNull(),
  link: text().notNull().default(''),
  sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
})
