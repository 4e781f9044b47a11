import { lt, sql } from 'drizzle-orm'
import { deleteInBatches } from '../../../platform/database/delete-in-batches.ts'
import type { Database } from '../../../platform/database/pool.ts'
import { staff } from './tables.ts'

/** Removes the accounts of colleagues who were blocked so long ago, by when the cases that they worked on are gone. */
export const forgetFormerColleagues = (database: Database, age: string): Promise<void> =>
  deleteInBatches(database, staff, lt(staff.blockedAt, sql`now() - ${age}::interval`))
