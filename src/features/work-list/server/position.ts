import { type SQL, sql } from 'drizzle-orm'
import { workList } from './tables.ts'

/* Position of a page's end or beginning: the values of its order there, as a text for an address. */

export type Side = 'before' | 'after'

/** `due` is null in the order of the newest, which goes by the case alone. */
export type Position = { readonly due: SQL | null; readonly caseId: number }

/** Written for nothing promised, which is last. */
const never = 'x'

/** The position of a row. By urgency in microseconds, as the database has it: `1764025199999000.42`. */
export const positionColumn = (byUrgency: boolean): SQL<string> =>
  byUrgency
    ? sql<string>`case when ${workList.dueAt} = 'infinity' then ${never}
        else (extract(epoch from ${workList.dueAt}) * 1000000)::bigint::text end || '.' || ${workList.caseId}`
    : sql<string>`${workList.caseId}::text`

/** Parses a position from an address; null if it is none of this order. */
export function positionOf(text: string, byUrgency: boolean): Position | null {
  if (!byUrgency) return /^\d{1,15}$/.test(text) ? { due: null, caseId: Number(text) } : null
  const [, due, caseId] = /^(x|-?\d{1,16})\.(\d{1,15})$/.exec(text) ?? []
  if (due === undefined || caseId === undefined) return null
  const moment =
    due === never
      ? sql`timestamptz 'infinity'`
      : sql`timestamptz 'epoch' + ${due}::bigint * interval '1 microsecond'`
  return { due: moment, caseId: Number(caseId) }
}
