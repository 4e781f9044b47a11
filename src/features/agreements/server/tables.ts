import { bigint, boolean, date, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { ProductEndReason } from '../product-end.ts'

/* Products that customers no longer have (src/platform/database/migrations/0192-product-ends.sql). */

export const productEnds = pgTable(
  'product_ends',
  {
    caseId: bigint('case_id', { mode: 'number' }).notNull(),
    position: smallint().notNull(),
    endedOn: date('ended_on').notNull(),
    /** Whether its day has come and was told. */
    hasCome: boolean('has_come').notNull().default(false),
    reason: text().$type<ProductEndReason>().notNull(),
  },
  table => [primaryKey({ columns: [table.caseId, table.position] })],
)
