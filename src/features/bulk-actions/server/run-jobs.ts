import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { isDatabaseUnavailable } from '../../../platform/database/failures.ts'
import { type Database, type Transaction, transaction } from '../../../platform/database/pool.ts'
import { caseById } from '../../cases/server/case.ts'
import {
  type CommandHandler,
  type CommandOutcome,
  executeWithin,
} from '../../cases/server/commands/command.ts'
import { caseRefusals } from '../../cases/server/texts.ts'
import { notifyDesk } from '../../desk/server/notify-desk.ts'
import { may } from '../../desk/staff-roles.ts'
import { changesSince } from '../../events/server/case-events.ts'
import { staffNames } from '../../staff/server/colleagues.ts'
import { type StoredStaff, staffById } from '../../staff/server/stored-staff.ts'
import type { BulkAction } from '../bulk-action.ts'
import { BulkActionSchema } from '../contract-desk.ts'
import { type BulkServices, beforeOf, handlerOf, undoHandlerOf } from './handlers.ts'
import {
  chosenVersion,
  dueJobs,
  endPhase,
  type JobCase,
  nextCase,
  refuseRest,
  type StoredJob,
  writeOutcome,
} from './stored-jobs.ts'
import { bulkRefusals } from './texts.ts'

/** Cases of a job that are done in a row, before another job has its turn. */
const turn = 25

export type Runner = BulkServices & {
  readonly database: Database
  /** Jobs of more cases are left to others; absent where none is. */
  readonly mostCases?: number
  /** An error that one case alone caused. */
  readonly onTrouble: (error: unknown) => void
}

/**
 * Works on jobs: a case is a transaction that also writes down what came of it, so each is done exactly once, wherever the
 * process ends. A preview executes the same command and rolls it back. Resolves to whether there was something to do.
 */
export const createJobRunner =
  (services: Runner, now: () => Date = () => new Date()): (() => Promise<boolean>) =>
  async () => {
    const jobs = await dueJobs(services.database, now(), services.mostCases)
    for (const job of jobs) await takeTurn(services, job, now)
    if (jobs.length > 0) await notifyDesk(services.database)
    return jobs.length > 0
  }

async function takeTurn(services: Runner, job: StoredJob, now: () => Date): Promise<void> {
  const { database } = services
  const phase = job.state === 'previewing' ? 'expected' : 'outcome'
  const author = await staffById(database, job.staffId)
  if (!author || author.blockedAt !== null || !may(author.role, 'cases.work'))
    await transaction(database, tx => refuseRest(tx, job, phase, bulkRefusals.noLongerAllowed))
  else {
    const work = { job, author, action: BulkActionSchema.parse(job.action), now }
    for (let done = 0; done < turn; done++) if (!(await workOnNext(services, work))) break
  }
  await endPhase(database, job, phase)
}

type Author = Pick<StoredStaff, 'id' | 'name' | 'role'>

type Work = {
  readonly job: StoredJob
  readonly author: Author
  readonly action: BulkAction
  readonly now: () => Date
}

/** Previews or does the next case of a job; false where none is left. */
const workOnNext = (services: Runner, work: Work): Promise<boolean> =>
  transaction(services.database, async tx => {
    const isPreview = work.job.state === 'previewing'
    const next = await nextCase(tx, work.job, isPreview ? 'expected' : 'outcome')
    if (!next) return false
    await tx.execute(sql`savepoint one_case`)
    const result = await resultOf(tx, services, work, next)
    if (isPreview || result.outcome === 'refused') await tx.execute(sql`rollback to savepoint one_case`)
    const { outcome, message, before, became } = result
    await writeOutcome(
      tx,
      next,
      isPreview
        ? { expected: outcome, message }
        : { outcome, message, became, ...(before !== null && { before }) },
    )
    return true
  })

type Result = Pick<JobCase, 'message' | 'before' | 'became'> & {
  readonly outcome: NonNullable<JobCase['outcome']>
}

const refusedFor = (message: string): Result => ({ outcome: 'refused', message, before: null, became: null })

async function resultOf(tx: Transaction, services: Runner, work: Work, item: JobCase): Promise<Result> {
  try {
    return await execute(tx, services, work, item)
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    services.onTrouble(error)
    return refusedFor(bulkRefusals.failed)
  }
}

async function execute(tx: Transaction, services: Runner, work: Work, item: JobCase): Promise<Result> {
  const found = await caseById(tx, item.caseId)
  if (!found) return refusedFor(caseRefusals.noSuchCase)
  const { job } = work
  // Somebody waits for a preview, and half of what the command asks is for the moment of the next step.
  const isPreview = job.state === 'previewing'
  const before = job.undoes === null && !isPreview ? await beforeOf(tx, found) : null
  const id = commandId(job.id, item.caseId)
  const version = chosenVersion(item)
  const outcome = await executeWithin(
    tx,
    isPreview ? null : services.steps,
    { number: found.number, id, version, staffId: job.staffId },
    commandFor(services, work, item, id),
  )
  if (outcome.kind !== 'done') return refusedFor(await refusalOf(tx, item, outcome))
  const became = (await caseById(tx, item.caseId))?.version ?? version
  const isChanged = became !== version
  return { outcome: isChanged ? 'done' : 'unchanged', message: null, before, became }
}

function commandFor(
  services: Runner,
  { author, action, now, job }: Work,
  item: JobCase,
  id: string,
): CommandHandler {
  const withClock = { ...services, now: now() }
  return job.undoes === null
    ? handlerOf(action, id, author, withClock)
    : undoHandlerOf(action, item.before, author, withClock)
}

async function refusalOf(
  tx: Transaction,
  item: JobCase,
  outcome: Exclude<CommandOutcome, { kind: 'done' }>,
): Promise<string> {
  if (outcome.kind === 'unknown') return caseRefusals.noSuchCase
  if (outcome.kind === 'refused') return outcome.message
  const last = (await changesSince(tx, item.caseId, chosenVersion(item))).at(-1)
  const name =
    last?.actorKind === 'staff' && last.actorId ? (await staffNames(tx)).get(last.actorId) : undefined
  return name === undefined ? bulkRefusals.changed : bulkRefusals.changedBy(name)
}

/** The same for a job and a case whenever it is made: a command that was executed is not executed again. */
export function commandId(jobId: string, caseId: number): string {
  const hex = createHash('sha256').update(`${jobId}/${caseId}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
