import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import * as z from 'zod/mini'
import { endpoint } from '../src/common/contract/call.ts'
import { BulkJob, bulkCalls } from '../src/features/bulk-actions/contract-desk.ts'
import { withClient } from '../src/platform/database/connection.ts'
import { persist } from './acknowledged-orders.ts'
import { deskAt } from './catalogue-desk.ts'
import type { Progress } from './kill-life.ts'

/** Colleagues who assign many cases at once, one job after the other, while shop and database are killed. */

const casesOfJob = 10
/** So many newer orders there are before a job takes one: the worker adds orders to the list a little later. */
const newer = 20
const lookMs = 200

/** A case of a job, with how often it was assigned in all. */
export type StoredJobCase = {
  readonly jobId: string
  readonly state: string
  readonly outcome: string | null
  readonly assignments: number
}

export type JobFindings = {
  /** Jobs that ended, as the desk was told, and their cases. */
  readonly jobs: number
  readonly jobCases: number
  /** Cases of such a job that were left or refused, or that nobody was assigned to. */
  readonly undoneCases: number
  /** Cases that were assigned twice. */
  readonly twiceDone: number
}

/**
 * Assigns the cases that clients ordered, so many at a time and each once; a job that was begun is finished, and one more is
 * done at the end.
 * @param numbers of orders that were confirmed, for all colleagues; those of a job are removed
 * @param progress jobs that ended
 * @returns the jobs that ended
 */
export async function runJobsUntil(
  end: AbortSignal,
  desk: { readonly port: number; readonly cookie: string; readonly assignee: string },
  numbers: string[],
  progress: Progress,
): Promise<string[]> {
  const ended: string[] = []
  for (;;) {
    const isLast = end.aborted
    if (numbers.length >= casesOfJob + (isLast ? 0 : newer)) {
      const id = randomUUID()
      const chosen = numbers.splice(0, casesOfJob)
      await persist(() => runJob(desk, id, chosen))
      ended.push(id)
      progress.confirmed++
    }
    if (isLast) return ended
    await pause(lookMs)
  }
}

/** Prepares a job, waits for its preview, runs it and waits for its end; all of it may be repeated. */
async function runJob(
  { port, cookie, assignee }: Parameters<typeof runJobsUntil>[1],
  id: string,
  numbers: readonly string[],
) {
  const desk = await deskAt(port, cookie)
  const inState = async (state: BulkJob['state']) => {
    const job = z.parse(BulkJob, JSON.parse(await desk.call(endpoint(bulkCalls.bulkJob, { id }))))
    return job.state === state || job.state === 'done'
  }
  try {
    await desk.call(bulkCalls.createBulkJob, {
      id,
      selection: { by: 'numbers', numbers: [...numbers] },
      action: { act: 'assign', assignee },
    })
    while (!(await inState('previewed'))) await pause(lookMs)
    await desk.call(endpoint(bulkCalls.runBulkJob, { id }))
    while (!(await inState('done'))) await pause(lookMs)
  } finally {
    desk.leave()
  }
}

/** Every case of every job of a database. */
export const storedJobCases = (connection: pg.ClientConfig): Promise<StoredJobCase[]> =>
  withClient(connection, async client => {
    const { rows } = await client.query<StoredJobCase>(
      `select job_id as "jobId", state, outcome,
         (select count(*)::int from events
           where events.case_id = chosen.case_id and type = 'case-assigned') as assignments
       from bulk_job_cases chosen join bulk_jobs on bulk_jobs.id = job_id`,
    )
    return rows
  })

/** Compares the jobs that ended with what is stored. */
export function compareJobs(ended: readonly string[], stored: readonly StoredJobCase[]): JobFindings {
  const byJob = Map.groupBy(stored, ({ jobId }) => jobId)
  const cases = ended.flatMap(id => byJob.get(id) ?? [])
  return {
    jobs: ended.length,
    jobCases: cases.length,
    undoneCases:
      ended.filter(id => !byJob.has(id)).length +
      cases.filter(
        ({ state, outcome, assignments }) => state !== 'done' || outcome !== 'done' || assignments === 0,
      ).length,
    twiceDone: stored.filter(({ assignments }) => assignments > 1).length,
  }
}
