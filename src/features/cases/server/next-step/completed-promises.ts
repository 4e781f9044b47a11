import { eq, gte, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../../platform/database/pool.ts'
import type { CaseKind } from '../../case-kinds.ts'
import { contactModes, type NextStep } from '../../next-steps.ts'
import type { Case } from '../case.ts'
import { cases, completedPromises } from '../tables.ts'

type Completed = {
  readonly found: Case
  /** The step that was to be done until now, and the one that is from now on; null where none is. */
  readonly before: NextStep | null
  readonly next: NextStep | null
  readonly now: Date
}

/** Notes that what a customer was promised is done, in time or late; nothing where no word of ours was promised, or it still is. */
export async function notePromise(tx: Transaction, { found, before, next, now }: Completed): Promise<void> {
  const { id: caseId, assigneeId: staffId, dueAt, isTest } = found
  if (isTest || dueAt === null || before === null || before === next || contactModes[before] === null) return
  await tx.insert(completedPromises).values({ caseId, staffId, dueAt, completedAt: now })
}

/** How many promises were kept, and how many came late. */
export type Promises = { readonly kept: number; readonly late: number }

export type CountedPromises = {
  readonly staffId: string | null
  readonly kind: CaseKind
  readonly today: Promises
  /** Those of today among them. */
  readonly week: Promises
}

/** Promises that were completed since a moment, by who had the case then and its kind. @param today since when they are of today */
export async function promisesSince(
  database: Queryable,
  { week, today }: { readonly week: Date; readonly today: Date },
): Promise<readonly CountedPromises[]> {
  const { dueAt, completedAt, staffId } = completedPromises
  const count = (isCounted: ReturnType<typeof sql>) =>
    sql<number>`(count(*) filter (where ${isCounted}))::integer`
  const [isKept, isLate, isToday] = [
    sql`${completedAt} <= ${dueAt}`,
    sql`${completedAt} > ${dueAt}`,
    sql`${completedAt} >= ${today}`,
  ]
  const rows = await database
    .select({
      staffId,
      kind: cases.kind,
      keptToday: count(sql`${isKept} and ${isToday}`),
      lateToday: count(sql`${isLate} and ${isToday}`),
      kept: count(isKept),
      late: count(isLate),
    })
    .from(completedPromises)
    .innerJoin(cases, eq(cases.id, completedPromises.caseId))
    .where(gte(completedAt, week))
    .groupBy(staffId, cases.kind)
  return rows.map(({ keptToday, lateToday, kept, late, ...of }) => ({
    ...of,
    today: { kept: keptToday, late: lateToday },
    week: { kept, late },
  }))
}

/** Forgets those that are older. @param age as PostgreSQL reads it: `5 weeks` */
export async function forgetPromises(database: Queryable, age: string): Promise<void> {
  await database.execute(sql`delete from completed_promises where completed_at < now() - ${age}::interval`)
}
