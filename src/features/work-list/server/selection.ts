import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import {
  filterCondition,
  scopeCondition,
  type Viewer,
  viewCondition,
  type WorkListQuery,
  type WorkRow,
} from './list.ts'
import { workList } from './tables.ts'

/* Many cases of the list at once. */

/** The cases of a question without tests, which count nowhere. */
const fitting = (question: WorkListQuery) =>
  and(viewCondition(question.view, question.asker), filterCondition(question), eq(workList.isTest, false))

/** All that fit a question at this moment, the most urgent first, up to a number. */
export const matchingRows = (
  database: Queryable,
  question: WorkListQuery,
  most: number,
): Promise<readonly WorkRow[]> =>
  database
    .select()
    .from(workList)
    .where(fitting(question))
    .orderBy(asc(workList.dueAt), asc(workList.caseId))
    .limit(most)

/** The same as the ids of their cases. */
export async function matchingIds(
  database: Queryable,
  question: WorkListQuery,
  most: number,
): Promise<readonly number[]> {
  const rows = await database
    .select({ id: workList.caseId })
    .from(workList)
    .where(fitting(question))
    .orderBy(asc(workList.dueAt), asc(workList.caseId))
    .limit(most)
  return rows.map(({ id }) => id)
}

/** How many these are, counted up to a number; in the order of the list, so that its index is read and no more. */
export async function countMatching(
  database: Queryable,
  question: WorkListQuery,
  most: number,
): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(
    sql`select count(*)::integer as count from (
      select from ${workList}
      where ${fitting(question)}
      limit ${most}) as counted`,
  )
  return rows[0]?.count ?? 0
}

/** The cases with these numbers that a colleague sees, the most urgent first. */
export const rowsByNumbers = (
  database: Queryable,
  numbers: readonly string[],
  { scope }: Viewer,
): Promise<readonly WorkRow[]> =>
  database
    .select()
    .from(workList)
    .where(and(inArray(workList.number, [...numbers]), scopeCondition(scope)))
    .orderBy(asc(workList.dueAt), asc(workList.caseId))
