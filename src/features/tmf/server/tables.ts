import { bigint, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Json } from '../json.ts'

/* Resources that belong to one client (columns: src/platform/database/migrations/0190-catalogue-by-api.sql, 0197-former-ids.sql). */

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const tmfResources = pgTable('tmf_resources', {
  arrival: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  clientId: uuid('client_id').notNull(),
  resource: text().notNull(),
  id: text().notNull(),
  formerId: text('former_id'),
  content: jsonb().$type<Json>().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  expiresAt: moment('expires_at'),
})
