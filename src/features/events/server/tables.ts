import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { EventKind } from '../../../common/event-kind.ts'

export const actorKinds = ['customer', 'staff', 'system', 'reseller', 'visitor', 'client'] as const

/** The event log; rows are only appended. */
export const events = pgTable('events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  occurredAt: timestamp('occurred_at', { withTimezone: true }).notNull().defaultNow(),
  actorKind: text('actor_kind', { enum: actorKinds }).notNull(),
  actorId: text('actor_id'),
  caseId: bigint('case_id', { mode: 'number' }),
  customerId: uuid('customer_id'),
  productId: integer('product_id'),
  staffId: uuid('staff_id'),
  type: text().$type<EventKind>().notNull(),
  changedFields: text('changed_fields').array().notNull().default([]),
  data: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
})

/** Values of persons that an event changed; they can be erased. */
export const eventValues = pgTable(
  'event_values',
  {
    eventId: bigint('event_id', { mode: 'number' }).notNull(),
    field: text().notNull(),
    before: text(),
    after: text(),
  },
  table => [primaryKey({ columns: [table.eventId, table.field] })],
)
