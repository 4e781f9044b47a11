import type { Queryable } from '../../../platform/database/pool.ts'
import { selectResellerName, selectResellers } from './stored-resellers.ts'

/** Reseller ids: letters, digits, hyphens and underscores, up to 100 characters. */
const pattern = /^[A-Za-z0-9_-]{1,100}$/

export const isResellerId = (id: string): boolean => pattern.test(id)

/**
 * The company name that belongs to the id in a reseller link; null where the id is nobody's, so that an order is never
 * attributed to another reseller.
 */
export const resellerName = async (database: Queryable, id: string): Promise<string | null> =>
  isResellerId(id) ? selectResellerName(database, id) : null

/** Names of resellers by id, inactive ones included. */
export const resellerNames = async (
  database: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> =>
  ids.length === 0
    ? new Map()
    : new Map((await selectResellers(database)).map(({ id, companyName }) => [id, companyName]))
