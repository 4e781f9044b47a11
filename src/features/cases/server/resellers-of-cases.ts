import type { Queryable } from '../../../platform/database/pool.ts'
import { resellersByIds } from '../../resellers/server/stored-resellers.ts'
import { casesByIds } from './case.ts'

/** Through whom cases came in, by the id of the case; one that came in by itself is not in it. */
export async function resellersOfCases(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly id: string; readonly name: string }>> {
  const brought = (await casesByIds(database, caseIds)).flatMap(({ id, resellerId }) =>
    resellerId === null ? [] : [{ id, resellerId }],
  )
  const resellers = await resellersByIds(
    database,
    brought.map(({ resellerId }) => resellerId),
  )
  const names = new Map(resellers.map(({ id, companyName }) => [id, companyName]))
  return new Map(
    brought.map(({ id, resellerId }) => [id, { id: resellerId, name: names.get(resellerId) ?? resellerId }]),
  )
}
