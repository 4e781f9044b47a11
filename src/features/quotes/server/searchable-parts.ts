import { eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { placeOf } from '../../orders/server/searchable-orders.ts'
import { quoteDetails } from '../../orders/server/stored-details.ts'
import type { SearchableCase } from '../../work-list/search-keys.ts'
import { quoteParts, quoteVersions } from './tables.ts'

/** Search data of the parts of these quotes, in whichever version they stand; by case id. */
export async function searchableParts(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, Pick<SearchableCase, 'names' | 'addresses'>>> {
  const rows = await database
    .selectDistinct({
      caseId: quoteVersions.caseId,
      name: quoteParts.name,
      detailsFormat: quoteParts.detailsFormat,
      installationAddress: quoteParts.installationAddress,
    })
    .from(quoteParts)
    .innerJoin(quoteVersions, eq(quoteVersions.id, quoteParts.versionId))
    .where(inArray(quoteVersions.caseId, [...caseIds]))
  return new Map(
    [...Map.groupBy(rows, ({ caseId }) => caseId)].map(([caseId, parts]) => [
      caseId,
      {
        names: parts.map(({ name }) => name),
        addresses: parts.map(part => placeOf(quoteDetails(part).installationAddress)),
      },
    ]),
  )
}
