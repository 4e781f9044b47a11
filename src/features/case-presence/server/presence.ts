import { and, eq, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { staffNames } from '../../staff/server/colleagues.ts'
import type { PresentColleague } from '../contract.ts'
import { openCases } from './tables.ts'

/** A page says at least twice within this time that it is there (src/features/case-presence/components/case-presence.tsx). */
export const presentFor = '45 seconds'

const isThere = sql`seen_at > now() - ${presentFor}::interval`

type OpenTab = {
  readonly staffId: string
  readonly tab: string
  readonly caseId: number
  readonly isWriting: boolean
}

/**
 * Notes that a tab has a case open, and forgets those that have not been heard of.
 * @returns ids of the cases at which that changed who is there, or who writes
 */
export async function attendCase(
  database: Queryable,
  { staffId, tab, caseId, isWriting }: OpenTab,
): Promise<readonly number[]> {
  const { rows } = await database.execute<{ case_id: string }>(sql`
    with before as (
      select case_id, is_writing from case_presence where staff_id = ${staffId} and tab = ${tab} and ${isThere}
    ), gone as (
      delete from case_presence where (staff_id, tab) in (
        select staff_id, tab from case_presence
        where not (${isThere}) and (staff_id, tab) <> (${staffId}::uuid, ${tab}::uuid)
        for update skip locked
      ) returning case_id
    ), noted as (
      insert into case_presence (staff_id, tab, case_id, is_writing)
      values (${staffId}, ${tab}, ${caseId}, ${isWriting})
      on conflict (staff_id, tab) do update
      set case_id = excluded.case_id, is_writing = excluded.is_writing, seen_at = now()
      returning case_id, is_writing
    )
    select case_id from gone
    union (select case_id from before where case_id <> ${caseId})
    union (
      select case_id from noted
      where not exists (select 1 from before where (case_id, is_writing) = (noted.case_id, noted.is_writing))
    )`)
  return rows.map(row => Number(row.case_id))
}

/** Forgets a tab; says whether it had the case open. */
export async function leaveCase(
  database: Queryable,
  { staffId, tab, caseId }: Omit<OpenTab, 'isWriting'>,
): Promise<boolean> {
  const left = await database
    .delete(openCases)
    .where(and(eq(openCases.staffId, staffId), eq(openCases.tab, tab), eq(openCases.caseId, caseId)))
    .returning({ tab: openCases.tab })
  return left.length > 0
}

/** Colleagues who have a case open in any tab, but this one, by name. */
export async function othersAt(
  database: Queryable,
  { caseId, staffId }: Pick<OpenTab, 'caseId' | 'staffId'>,
): Promise<readonly PresentColleague[]> {
  const [present, names] = await Promise.all([
    database
      .select({ id: openCases.staffId, isWriting: sql<boolean>`bool_or(${openCases.isWriting})` })
      .from(openCases)
      .where(and(eq(openCases.caseId, caseId), ne(openCases.staffId, staffId), isThere))
      .groupBy(openCases.staffId),
    staffNames(database),
  ])
  return present
    .map(({ id, isWriting }) => ({ id, name: names.get(id) ?? '', isWriting }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'nl'))
}
