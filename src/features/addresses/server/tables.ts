import { bigint, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { importKinds, importOrigins, importStates } from '../import.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const count = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

/** Files that came in (columns: src/platform/database/migrations/0310-coverage-imports.sql). */
export const coverageImports = pgTable('coverage_imports', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text({ enum: importKinds }).notNull(),
  origin: text({ enum: importOrigins }).notNull(),
  state: text({ enum: importStates }).notNull(),
  fileName: text('file_name'),
  fileBytes: bigint('file_bytes', { mode: 'number' }),
  receivedBytes: count('received_bytes'),
  rowCount: count('row_count'),
  badRowCount: count('bad_row_count'),
  /** Parsed when it is read. */
  badRows: jsonb('bad_rows').$type<unknown>().notNull().default([]),
  /** Parsed when it is read. */
  comparison: jsonb().$type<unknown>(),
  staffId: uuid('staff_id'),
  arrivedAt: moment('arrived_at').notNull().defaultNow(),
  startsAt: moment('starts_at'),
  decidedBy: uuid('decided_by'),
  liveAt: moment('live_at'),
  endedAt: moment('ended_at'),
  replaces: bigint({ mode: 'number' }),
  version: integer().notNull().default(1),
})
