import { type Database, transaction } from '../../../platform/database/pool.ts'
import { lockStaff, staffById } from '../../staff/server/stored-staff.ts'
import type { Viewer } from '../../work-list/server/list.ts'
import {
  type BulkAction,
  canBeUndone,
  mailDelaySeconds,
  mailsCustomers,
  mostFor,
  mostJobs,
  undoHours,
} from '../bulk-action.ts'
import { BulkActionSchema, type CaseSelection } from '../contract-desk.ts'
import { selectedIds, withVersions } from './selection.ts'
import {
  countUnderWay,
  insertJob,
  insertUndo,
  jobOf,
  lockJob,
  type StoredJob,
  setJobState,
  undoneAmong,
} from './stored-jobs.ts'
import { bulkRefusals } from './texts.ts'

/** null where it was done; `unknown` where there is no such job. */
export type JobOutcome =
  | { readonly kind: 'done' | 'unknown' }
  | { readonly kind: 'refused'; readonly message: string }

const done = { kind: 'done' } as const
const unknown = { kind: 'unknown' } as const
const refused = (message: string) => ({ kind: 'refused', message }) as const

const inWords = (count: number) => count.toLocaleString('nl-NL')

/** Freezes what was chosen, as it is now, for its preview. A repeated id makes one job. */
export async function createJob(
  database: Database,
  asker: Viewer,
  {
    id,
    selection,
    action,
  }: { readonly id: string; readonly selection: CaseSelection; readonly action: BulkAction },
): Promise<JobOutcome> {
  const { staffId } = asker
  if (await jobOf(database, staffId, id)) return done
  const most = mostFor(action)
  const ids = await selectedIds(database, selection, asker, most)
  if (ids.length === 0) return refused(bulkRefusals.nobody)
  if (ids.length > most) return refused(bulkRefusals.tooMany(inWords(most)))
  const chosen = await withVersions(database, ids)
  const wanted = selection.by === 'numbers' ? new Set(selection.numbers).size : ids.length
  return transaction(database, async tx => {
    // Of jobs begun at the same time, one is counted after the other.
    const colleague = await staffById(tx, staffId)
    if (!colleague || !(await lockStaff(tx, colleague))) return unknown
    if ((await countUnderWay(tx, staffId)) >= mostJobs) return refused(bulkRefusals.tooManyJobs)
    const missing = wanted - chosen.length
    await insertJob(
      tx,
      { id, staffId, action, state: 'previewing', missing },
      action.act === 'mail' ? chosen.map(each => ({ ...each, version: -each.version })) : chosen,
    )
    return done
  })
}

/** Runs a job that was previewed; one that mails customers begins a little later, so that it can be stopped. */
export const runJob = (database: Database, staffId: string, id: string, now: Date): Promise<JobOutcome> =>
  transaction(database, async tx => {
    const job = await lockJob(tx, staffId, id)
    if (!job) return unknown
    if (job.state === 'running' || job.state === 'done') return done
    if (job.state !== 'previewed') return refused(bulkRefusals.notPreviewed)
    if ((await countUnderWay(tx, staffId)) >= mostJobs) return refused(bulkRefusals.tooManyJobs)
    const waits = mailsCustomers(BulkActionSchema.parse(job.action))
    const startsAt = waits ? new Date(now.getTime() + mailDelaySeconds * 1000) : null
    await setJobState(tx, id, { state: 'running', startsAt })
    return done
  })

/** Stops a job: what it did stays, the rest is left. */
export const stopJob = (database: Database, staffId: string, id: string, now: Date): Promise<JobOutcome> =>
  transaction(database, async tx => {
    const job = await lockJob(tx, staffId, id)
    if (!job) return unknown
    if (job.state !== 'done' && job.state !== 'stopped')
      await setJobState(tx, id, { state: 'stopped', endedAt: now })
    return done
  })

/** Why a job cannot be taken back, as one Dutch sentence; null where it can. */
export function undoError(job: StoredJob, isUndone: boolean, now: Date): string | null {
  if (job.undoes !== null || !canBeUndone(BulkActionSchema.parse(job.action))) return bulkRefusals.notUndoable
  if (isUndone) return bulkRefusals.undoneBefore
  if (job.state !== 'done' && job.state !== 'stopped') return bulkRefusals.stillRunning
  const passed = now.getTime() - (job.endedAt ?? job.createdAt).getTime()
  return passed > undoHours * 60 * 60 * 1000 ? bulkRefusals.tooLate : null
}

/** Takes a job back by one of its own: each case that nobody changed since. A repeated id does it once. */
export const undoJob = (
  database: Database,
  staffId: string,
  { id, undoId }: { readonly id: string; readonly undoId: string },
  now: Date,
): Promise<JobOutcome> =>
  transaction(database, async tx => {
    const job = await lockJob(tx, staffId, id)
    if (!job) return unknown
    if (await jobOf(tx, staffId, undoId)) return done
    const error = undoError(job, (await undoneAmong(tx, [id])).has(id), now)
    if (error !== null) return refused(error)
    await insertUndo(tx, { id: undoId, staffId, undone: job })
    return done
  })
