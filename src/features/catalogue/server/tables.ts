import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea } from '../../../platform/database/column-types.ts'
import { revisionOrigins, undoOutcomes } from '../revision.ts'

/* Revisions and what they change (columns: src/platform/database/migrations/0170-catalogue-revisions.sql). */

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const catalogueRevisions = pgTable('catalogue_revisions', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  description: text().notNull().default(''),
  status: text({ enum: ['in-design', 'in-test', 'active', 'obsolete'] })
    .notNull()
    .default('in-design'),
  origin: text({ enum: revisionOrigins }).notNull(),
  startsAt: moment('starts_at'),
  version: integer().notNull().default(1),
  createdAt: moment('created_at').notNull().defaultNow(),
  createdBy: uuid('created_by'),
  changedAt: moment('changed_at').notNull().defaultNow(),
  approvedAt: moment('approved_at'),
  approvedBy: uuid('approved_by'),
  plannedAt: moment('planned_at'),
  plannedBy: uuid('planned_by'),
  undoneAt: moment('undone_at'),
  undoneBy: uuid('undone_by'),
  reason: text(),
  undoes: bigint({ mode: 'number' }),
  /** From when everything is as before, of a promotion; null of what stays. */
  endsAt: moment('ends_at'),
  /** The promotion of which this is the end. */
  ends: bigint({ mode: 'number' }),
  clientId: uuid('client_id'),
  isTest: boolean('is_test').notNull().default(false),
})

export const catalogueUndoRequests = pgTable('catalogue_undo_requests', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  revisionId: bigint('revision_id', { mode: 'number' }).notNull(),
  reason: text().notNull(),
  startsAt: moment('starts_at'),
  requestedAt: moment('requested_at').notNull().defaultNow(),
  requestedBy: uuid('requested_by'),
  outcome: text({ enum: undoOutcomes }),
  decidedAt: moment('decided_at'),
  decidedBy: uuid('decided_by'),
  decidedWhy: text('decided_why'),
})

export const cataloguePreviews = pgTable('catalogue_previews', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  revisionId: bigint('revision_id', { mode: 'number' }),
  at: moment('at'),
  createdAt: moment('created_at').notNull().defaultNow(),
  createdBy: uuid('created_by'),
  expiresAt: moment('expires_at').notNull(),
  endedAt: moment('ended_at'),
})

export const cataloguePictures = pgTable('catalogue_pictures', {
  hash: text().primaryKey(),
  type: text({ enum: ['png', 'jpg', 'webp'] }).notNull(),
  bytes: bytea().notNull(),
  /** As small as a card shows it; null until it was made. */
  card: bytea(),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** `as-sent`: it has yet to be written anew; `refused`: it cannot be (src/platform/database/migrations/0240-pictures-written-anew.sql). */
  state: text({ enum: ['as-sent', 'rewritten', 'refused'] })
    .notNull()
    .default('as-sent'),
})

export const catalogueBulkChanges = pgTable('catalogue_bulk_changes', {
  revisionId: bigint('revision_id', { mode: 'number' }).primaryKey(),
  items: jsonb().notNull(),
  doneAt: moment('done_at').notNull().defaultNow(),
  doneBy: uuid('done_by'),
})

export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    revisionId: bigint('revision_id', { mode: 'number' }).notNull(),
    kind: text({ enum: ['offering', 'tariffs'] }).notNull(),
    itemId: text('item_id').notNull(),
    before: jsonb(),
    after: jsonb(),
    version: integer().notNull().default(1),
    changedAt: moment('changed_at').notNull().defaultNow(),
    changedBy: uuid('changed_by'),
  },
  table => [primaryKey({ columns: [table.revisionId, table.kind, table.itemId] })],
)
