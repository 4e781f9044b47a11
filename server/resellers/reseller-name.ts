import type { Pool } from 'pg'
import { selectResellerName } from './resellers-table.ts'

/** What a reseller id is made of: letters, digits, hyphens and underscores, up to 100 characters. */
const pattern = /^[A-Za-z0-9_-]{1,100}$/

/**
 * The company name that belongs to the id in a reseller link; null where the id is nobody's, so that an order is never
 * attributed to another reseller.
 */
export const resellerName = async (pool: Pool, id: string): Promise<string | null> =>
  pattern.test(id) ? selectResellerName(pool, id) : null
