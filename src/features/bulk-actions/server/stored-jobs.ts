import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { deleteInBatches } from '../../../platform/database/delete-in-batches.ts'
import type { Database, Queryable, Transaction } from '../../../platform/database/pool.ts'
import type { Case } from '../../cases/server/case.ts'
import { undoHours } from '../bulk-action.ts'
import { bulkJobCases, bulkJobs } from './tables.ts'

export type StoredJob = Readonly<typeof bulkJobs.$inferSelect>
export type JobCase = Readonly<typeof bulkJobCases.$inferSelect>

/**
 * The version that was chosen. That of a mail is stored below zero: a worker of release 0.14.0, which would mail fields as they
 * are written, takes such a case for one that somebody changed.
 */
export const chosenVersion = ({ version }: Pick<JobCase, 'version'>): number => Math.abs(version)

/** @returns false where a job with this id is stored already */
export async function insertJob(
  tx: Transaction,
  job: typeof bulkJobs.$inferInsert,
  chosen: readonly Pick<Case, 'id' | 'version'>[],
): Promise<boolean> {
  const stored = await tx.insert(bulkJobs).values(job).onConflictDoNothing().returning({ id: bulkJobs.id })
  if (stored.length === 0) return false
  // Written out: as many parameters as there are columns, however many rows.
  await tx.execute(
    sql`insert into ${bulkJobCases} (job_id, position, case_id, version)
      select ${job.id}::uuid, position, case_id, version
      from unnest(${sql.param(chosen.map(({ id }) => id))}::bigint[],
        ${sql.param(chosen.map(({ version }) => version))}::integer[]) with ordinality as chosen (case_id, version, position)`,
  )
  return true
}

/** A job that takes back what another did. @returns how many cases it has; 0 where that was taken back before */
export async function insertUndo(
  tx: Transaction,
  { id, staffId, undone }: { readonly id: string; readonly staffId: string; readonly undone: StoredJob },
): Promise<number> {
  const stored = await tx
    .insert(bulkJobs)
    .values({ id, staffId, action: undone.action, undoes: undone.id, state: 'running' })
    .onConflictDoNothing()
    .returning({ id: bulkJobs.id })
  if (stored.length === 0) return 0
  const { rowCount } = await tx.execute(
    sql`insert into ${bulkJobCases} (job_id, position, case_id, version, expected, before)
      select ${id}::uuid, position, case_id, became, 'done', before from ${bulkJobCases}
      where job_id = ${undone.id} and outcome = 'done' and became is not null`,
  )
  return rowCount ?? 0
}

/** A job of a colleague, held against whoever else changes its state; null where there is none. */
export async function lockJob(tx: Transaction, staffId: string, id: string): Promise<StoredJob | null> {
  const [found] = await tx
    .select()
    .from(bulkJobs)
    .where(and(eq(bulkJobs.id, id), eq(bulkJobs.staffId, staffId)))
    .for('update')
  return found ?? null
}

export async function jobOf(database: Queryable, staffId: string, id: string): Promise<StoredJob | null> {
  const [found] = await database
    .select()
    .from(bulkJobs)
    .where(and(eq(bulkJobs.id, id), eq(bulkJobs.staffId, staffId)))
  return found ?? null
}

/** Jobs of a colleague of the last day that run or ran, newest first. */
export const recentJobs = (database: Queryable, staffId: string): Promise<readonly StoredJob[]> =>
  database
    .select()
    .from(bulkJobs)
    .where(
      and(
        eq(bulkJobs.staffId, staffId),
        inArray(bulkJobs.state, ['running', 'done', 'stopped']),
        gt(bulkJobs.createdAt, sql`now() - make_interval(hours => ${undoHours})`),
        // Stopped before it ran: nothing is to be told of it.
        or(
          ne(bulkJobs.state, 'stopped'),
          sql`exists (select from ${bulkJobCases}
          where job_id = ${bulkJobs.id} and outcome is not null)`,
        ),
      ),
    )
    .orderBy(desc(bulkJobs.createdAt))
    .limit(10)

/** How many jobs of a colleague are under way. */
export async function countUnderWay(database: Queryable, staffId: string): Promise<number> {
  return database.$count(
    bulkJobs,
    and(eq(bulkJobs.staffId, staffId), inArray(bulkJobs.state, ['previewing', 'running'])),
  )
}

export async function setJobState(
  tx: Transaction,
  id: string,
  change: Partial<Pick<StoredJob, 'state' | 'startsAt' | 'endedAt'>>,
): Promise<void> {
  await tx.update(bulkJobs).set(change).where(eq(bulkJobs.id, id))
}

/** Which of these jobs was taken back. */
export async function undoneAmong(database: Queryable, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await database
    .select({ undoes: bulkJobs.undoes })
    .from(bulkJobs)
    .where(inArray(bulkJobs.undoes, [...ids]))
  return new Set(rows.flatMap(({ undoes }) => undoes ?? []))
}

/** Jobs that there is something to do for, the oldest first. @param mostCases of a job; absent for any number */
export const dueJobs = (database: Queryable, now: Date, mostCases?: number): Promise<readonly StoredJob[]> =>
  database
    .select()
    .from(bulkJobs)
    .where(
      and(
        or(
          eq(bulkJobs.state, 'previewing'),
          and(eq(bulkJobs.state, 'running'), or(isNull(bulkJobs.startsAt), lt(bulkJobs.startsAt, now))),
        ),
        mostCases === undefined
          ? undefined
          : sql`not exists (select from ${bulkJobCases} where job_id = ${bulkJobs.id} and position > ${mostCases})`,
      ),
    )
    .orderBy(asc(bulkJobs.createdAt))
    .limit(20)

type Phase = 'expected' | 'outcome'

const isLeft = (phase: Phase): SQL => isNull(bulkJobCases[phase])

/**
 * The next case of a job that nobody works on, held until the transaction ends; null where there is none. The job is held against
 * being stopped meanwhile, and has to be in the state given.
 */
export async function nextCase(
  tx: Transaction,
  { id, state }: Pick<StoredJob, 'id' | 'state'>,
  phase: Phase,
): Promise<JobCase | null> {
  const [job] = await tx
    .select({ id: bulkJobs.id })
    .from(bulkJobs)
    .where(and(eq(bulkJobs.id, id), eq(bulkJobs.state, state)))
    .for('share')
  if (!job) return null
  const [next] = await tx
    .select()
    .from(bulkJobCases)
    .where(and(eq(bulkJobCases.jobId, id), isLeft(phase)))
    .orderBy(asc(bulkJobCases.position))
    .limit(1)
    .for('update', { skipLocked: true })
  return next ?? null
}

/** The first case that a preview says is done; null where there is none. */
export async function firstDone(database: Queryable, jobId: string): Promise<number | null> {
  const [found] = await database
    .select({ caseId: bulkJobCases.caseId })
    .from(bulkJobCases)
    .where(and(eq(bulkJobCases.jobId, jobId), eq(bulkJobCases.expected, 'done')))
    .orderBy(asc(bulkJobCases.position))
    .limit(1)
  return found?.caseId ?? null
}

export async function writeOutcome(
  tx: Transaction,
  { jobId, position }: JobCase,
  written: Partial<Pick<JobCase, 'expected' | 'outcome' | 'message' | 'before' | 'became'>>,
): Promise<void> {
  await tx
    .update(bulkJobCases)
    .set(written)
    .where(and(eq(bulkJobCases.jobId, jobId), eq(bulkJobCases.position, position)))
}

/** Ends a phase of a job of which no case is left; one that another copy works on is left still. */
export async function endPhase(database: Queryable, { id, state }: StoredJob, phase: Phase): Promise<void> {
  const next =
    phase === 'expected' ? { state: 'previewed' as const } : { state: 'done' as const, endedAt: sql`now()` }
  await database
    .update(bulkJobs)
    .set(next)
    .where(
      and(
        eq(bulkJobs.id, id),
        eq(bulkJobs.state, state),
        sql`not exists (select from ${bulkJobCases} where job_id = ${id} and ${isLeft(phase)})`,
      ),
    )
}

/** Refuses all that is left of a job. */
export async function refuseRest(
  tx: Transaction,
  { id }: StoredJob,
  phase: Phase,
  message: string,
): Promise<void> {
  await tx
    .update(bulkJobCases)
    .set({ [phase]: 'refused', message })
    .where(and(eq(bulkJobCases.jobId, id), isLeft(phase)))
}

export const forgetOldJobs = (database: Database, age: string): Promise<void> =>
  deleteInBatches(database, bulkJobs, lt(bulkJobs.createdAt, sql`now() - ${age}::interval`))
