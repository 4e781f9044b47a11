import { bigint, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../database/column-types.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true }).notNull()

/** Sessions of customers (docs/decisions/accounts.md#visitors-have-no-session). */
export const sessions = pgTable('sessions', {
  /** SHA-256 of the id that the browser holds, so that a copy of the table opens nobody's session. */
  idHash: bytea('id_hash').primaryKey(),
  /** `customerId` and `userAgent`. */
  data: jsonb().$type<unknown>().notNull(),
  expiresAt: moment('expires_at'),
  /** Names the session to its owner; opens nothing. */
  number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  /** null in a session that the release before began for who is not logged in. */
  customerId: uuid('customer_id'),
  createdAt: moment('created_at').defaultNow(),
  lastSeenAt: moment('last_seen_at').defaultNow(),
})
