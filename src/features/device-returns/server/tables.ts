import {
  bigint,
  date,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { returnOutcomes } from '../returns.ts'

/* Rented devices that come back (src/platform/database/migrations/0355-device-returns.sql says what each column is). */

export const recordedReturns = pgTable('device_returns', {
  id: uuid().primaryKey(),
  caseId: bigint('case_id', { mode: 'number' }).notNull(),
  position: smallint().notNull(),
  outcome: text({ enum: returnOutcomes }).notNull(),
  quantity: integer().notNull(),
  day: date().notNull(),
  words: text().notNull(),
  amountInCents: integer('amount_in_cents'),
  recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull().defaultNow(),
})

export const mailedReturns = pgTable(
  'return_mails',
  {
    caseId: bigint('case_id', { mode: 'number' }).notNull(),
    endedOn: date('ended_on').notNull(),
    slipOn: date('slip_on').notNull(),
    slipAt: timestamp('slip_at', { withTimezone: true }),
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
  },
  table => [primaryKey({ columns: [table.caseId, table.endedOn] })],
)
