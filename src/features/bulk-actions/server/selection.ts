import type { Queryable } from '../../../platform/database/pool.ts'
import { type Case, casesByIds } from '../../cases/server/case.ts'
import { questionOf } from '../../work-list/server/dto.ts'
import type { Viewer, WorkRow } from '../../work-list/server/list.ts'
import { countMatching, matchingIds, matchingRows, rowsByNumbers } from '../../work-list/server/selection.ts'
import type { CaseSelection } from '../contract-desk.ts'

/** The chosen cases as the list has them, up to one more than a number. */
export const selectedRows = (
  database: Queryable,
  selection: CaseSelection,
  asker: Viewer,
  most: number,
): Promise<readonly WorkRow[]> =>
  selection.by === 'numbers'
    ? rowsByNumbers(database, [...new Set(selection.numbers)], asker)
    : matchingRows(database, questionOf(selection.filters, asker), most + 1)

/** The ids of the chosen cases, up to one more than a number. */
export const selectedIds = async (
  database: Queryable,
  selection: CaseSelection,
  asker: Viewer,
  most: number,
): Promise<readonly number[]> =>
  selection.by === 'numbers'
    ? (await rowsByNumbers(database, [...new Set(selection.numbers)], asker)).map(({ caseId }) => caseId)
    : matchingIds(database, questionOf(selection.filters, asker), most + 1)

/** How many cases fit filters, up to one more than a number. */
export const countSelected = (
  database: Queryable,
  filters: Extract<CaseSelection, { by: 'filters' }>['filters'],
  asker: Viewer,
  most: number,
): Promise<number> => countMatching(database, questionOf(filters, asker), most + 1)

/** The same as cases, with their versions. */
export async function withVersions(
  database: Queryable,
  ids: readonly number[],
): Promise<readonly Pick<Case, 'id' | 'version'>[]> {
  const found = await casesByIds(database, ids)
  const versions = new Map(found.map(({ id, version }) => [id, version]))
  return ids.flatMap(id => {
    const version = versions.get(id)
    return version === undefined ? [] : [{ id, version }]
  })
}
