import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../../platform/database/column-types.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Links that were mailed (src/platform/database/migrations/0075-mailed-links.sql says what each column is). */
export const mailedLinks = pgTable('mailed_links', {
  id: uuid().primaryKey(),
  purpose: text().notNull(),
  tokenHash: bytea('token_hash').notNull(),
  customerId: uuid('customer_id'),
  registrationId: uuid('registration_id'),
  caseId: bigint('case_id', { mode: 'number' }),
  staffId: uuid('staff_id'),
  savedCartId: uuid('saved_cart_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
  revokedAt: moment('revoked_at'),
})
