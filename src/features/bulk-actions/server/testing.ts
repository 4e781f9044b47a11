import { randomUUID } from 'node:crypto'
import brand from '../../../../content/brand.json' with { type: 'json' }
import { replySources } from '../../../app/server/case-parts.ts'
import { stepSources } from '../../../app/server/next-steps.ts'
import { stateParts } from '../../../app/server/state-parts.ts'
import type { StaffVisitor } from '../../../app/server/testing-shop.ts'
import type { Database } from '../../../platform/database/pool.ts'
import { BulkJob, type CaseSelection } from '../contract-desk.ts'
import { createJobRunner } from './run-jobs.ts'

/**
 * Works on all jobs as the worker does, until nothing is left.
 * @param now the clock
 * @param mostCases of a job, as beside the worker
 */
export async function runJobs(
  database: Database,
  now: () => Date = () => new Date(),
  mostCases?: number,
): Promise<void> {
  const work = createJobRunner(
    {
      database,
      ...(mostCases !== undefined && { mostCases }),
      brand,
      closingDays: [],
      steps: stepSources({ closingDays: [] }),
      stateParts,
      replySources,
      mailDomain: 'shop.example',
      onTrouble(error) {
        throw error
      },
    },
    now,
  )
  while (await work()) {}
}

/** Many cases at once, as the list of a colleague does it. */
export function bulkOf(visitor: StaffVisitor, database: Database) {
  const path = (id: string, rest = '') => `/api/beheer/taken/${id}${rest && `/${rest}`}`
  const read = async (id: string): Promise<BulkJob> =>
    BulkJob.parse(await (await visitor.get(path(id))).json())
  const post = (id: string, rest: string, body?: unknown) =>
    visitor.post(path(id, rest), body === undefined ? {} : { body })
  return {
    read,
    post,
    make: (selection: CaseSelection, action: unknown, id: string = randomUUID()) =>
      visitor.post('/api/beheer/taken', { body: { id, selection, action } }),
    /** Makes a job and has it previewed. */
    async previewed(selection: CaseSelection | readonly string[], action: unknown): Promise<BulkJob> {
      const id = randomUUID()
      const chosen = 'by' in selection ? selection : { by: 'numbers', numbers: [...selection] }
      const response = await visitor.post('/api/beheer/taken', { body: { id, selection: chosen, action } })
      if (response.status !== 204) throw new Error(await response.text())
      await runJobs(database)
      return read(id)
    },
    /** Runs one that was previewed, to its end. */
    async run({ id }: Pick<BulkJob, 'id'>, now?: () => Date): Promise<BulkJob> {
      await post(id, 'uitvoeren')
      await runJobs(database, now)
      return read(id)
    },
    /** Takes one back, to its end. */
    async undo({ id }: Pick<BulkJob, 'id'>): Promise<BulkJob> {
      const undoId = randomUUID()
      const response = await post(id, 'terugdraaien', { id: undoId })
      if (response.status !== 204) throw new Error(await response.text())
      await runJobs(database)
      return read(undoId)
    },
  }
}
