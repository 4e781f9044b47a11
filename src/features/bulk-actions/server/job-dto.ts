import { sql } from 'drizzle-orm'
import { deskDay } from '../../../common/desk-moments.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import { caseTable } from '../../cases/case-states.ts'
import { caseById } from '../../cases/server/case.ts'
import { caseRows } from '../../cases/server/listed-cases.ts'
import { staffNames } from '../../staff/server/colleagues.ts'
import { staffById } from '../../staff/server/stored-staff.ts'
import { type BulkAction, canBeUndone, mailsCustomers } from '../bulk-action.ts'
import { BulkActionSchema, type BulkJob, type BulkJobs } from '../contract-desk.ts'
import { bulkTexts } from '../texts-desk.ts'
import type { BulkServices } from './handlers.ts'
import { undoError } from './jobs.ts'
import { mailFor } from './mail-case.ts'
import { firstDone, recentJobs, type StoredJob, undoneAmong } from './stored-jobs.ts'
import { bulkJobCases } from './tables.ts'

type Job = BulkJobs['jobs'][number]
type Counts = Job['counts'] & { readonly id: string; readonly total: number }

/** Refused cases that are named for each reason. */
const mostNamed = 100

/** One's own jobs of the last day (src/features/bulk-actions/contract-desk.ts). */
export async function jobsDto(database: Queryable, staffId: string, now: Date): Promise<BulkJobs> {
  const jobs = await recentJobs(database, staffId)
  return { jobs: await dtos(database, jobs, now) }
}

export async function jobDto(
  database: Queryable,
  job: StoredJob,
  services: { readonly now: Date } & Pick<BulkServices, 'brand' | 'closingDays' | 'replySources'>,
): Promise<BulkJob> {
  const [[dto], refusals, example] = await Promise.all([
    dtos(database, [job], services.now),
    refusalsOf(database, job),
    exampleOf(database, job, services),
  ])
  if (!dto) throw new Error('A job that was read is gone')
  return { ...dto, example, refusals }
}

async function exampleOf(
  database: Queryable,
  { id, state, action: stored, staffId }: StoredJob,
  services: Parameters<typeof jobDto>[2],
): Promise<BulkJob['example']> {
  const action = BulkActionSchema.parse(stored)
  if (state !== 'previewed' || action.act !== 'mail' || action.language === null) return null
  const caseId = await firstDone(database, id)
  const [found, author] = await Promise.all([
    caseId === null ? null : caseById(database, caseId),
    staffById(database, staffId),
  ])
  const written = found && author && (await mailFor(database, found, action, author, services))
  return found && written && 'text' in written
    ? { number: found.number, name: found.organizationName ?? found.contactName, ...written }
    : null
}

async function dtos(database: Queryable, jobs: readonly StoredJob[], now: Date): Promise<Job[]> {
  const ids = jobs.map(({ id }) => id)
  const [counts, undone, names] = await Promise.all([
    countsOf(database, ids),
    undoneAmong(database, ids),
    staffNames(database),
  ])
  return jobs.map(job => {
    const action = BulkActionSchema.parse(job.action)
    const { total = 0, id: _id, ...counted } = counts.get(job.id) ?? { ...nothing, id: job.id }
    const isUndo = job.undoes !== null
    return {
      id: job.id,
      act: action.act,
      isUndo,
      state: job.state,
      what: inWords(action, names),
      total,
      missing: job.missing,
      counts: counted,
      startsAt: job.startsAt !== null && job.startsAt > now ? job.startsAt.toISOString() : null,
      mailsCustomers: mailsCustomers(action),
      isUndoable: !isUndo && canBeUndone(action),
      canUndoNow: counted.done > 0 && undoError(job, undone.has(job.id), now) === null,
      createdAt: job.createdAt.toISOString(),
      endedAt: job.endedAt?.toISOString() ?? null,
    }
  })
}

const nothing = { total: 0, done: 0, unchanged: 0, refused: 0, left: 0 } as const

async function countsOf(database: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, Counts>> {
  if (ids.length === 0) return new Map()
  const { rows } = await database.execute<Counts>(
    sql`with came as (
        select job_id, case when bulk_jobs.state in ('previewing', 'previewed') then expected else outcome end as result
        from ${bulkJobCases} join bulk_jobs on bulk_jobs.id = job_id
        where job_id = any (${sql.param([...ids])}::uuid[]))
      select job_id as id, count(*)::integer as total,
        (count(*) filter (where result = 'done'))::integer as done,
        (count(*) filter (where result = 'unchanged'))::integer as unchanged,
        (count(*) filter (where result = 'refused'))::integer as refused,
        (count(*) filter (where result is null))::integer as left
      from came group by job_id`,
  )
  return new Map(rows.map(row => [row.id, row]))
}

async function refusalsOf(database: Queryable, { id, state }: StoredJob): Promise<BulkJob['refusals']> {
  const isPreview = state === 'previewing' || state === 'previewed'
  const result = isPreview ? bulkJobCases.expected : bulkJobCases.outcome
  const { rows } = await database.execute<{
    message: string
    number: string
    name: string | null
    count: number
  }>(
    sql`with refused as (
        select message, case_id, row_number() over same as place, count(*) over same_all as count
        from ${bulkJobCases} where job_id = ${id} and ${result} = 'refused'
        window same as (partition by message order by position), same_all as (partition by message))
      select message, count::integer, cases.number, coalesce(cases.organization_name, cases.contact_name) as name
      from refused join ${caseRows} as cases on cases.id = case_id where place <= ${mostNamed}
      order by count desc, message, place`,
  )
  const byMessage = Map.groupBy(rows, ({ message }) => message)
  return [...byMessage].map(([message, cases]) => ({
    message,
    count: cases[0]?.count ?? 0,
    cases: cases.map(({ number, name }) => ({ number, name })),
  }))
}

/** A job in a few words: to whom, until when, into which state, with which subject. */
function inWords(action: BulkAction, names: ReadonlyMap<string, string>): string {
  switch (action.act) {
    case 'assign':
      return action.assignee === null
        ? bulkTexts.toNobody
        : bulkTexts.assignedTo(names.get(action.assignee) ?? bulkTexts.formerColleague)
    case 'snooze':
      return bulkTexts.waitsUntil(deskDay(new Date(action.until)), action.untilAnswer)
    case 'state':
      return bulkTexts.intoState(caseTable(action.kind).states[action.state]?.label ?? action.state)
    case 'mail':
      return bulkTexts.mailed(action.subject)
  }
}
