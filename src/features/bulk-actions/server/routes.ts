import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fileTypes } from '../../../common/contract/call.ts'
import type { Database } from '../../../platform/database/pool.ts'
import { sent, serve } from '../../../platform/http/contract-routes.ts'
import { contentDisposition } from '../../../platform/http/prepared-response.ts'
import { scopeOf } from '../../cases/server/enforce-scope.ts'
import { staffOf } from '../../staff/server/signed-in.ts'
import type { Viewer } from '../../work-list/server/list.ts'
import { mostCases } from '../bulk-action.ts'
import { bulkCalls } from '../contract-desk.ts'
import { exportCases } from './export-cases.ts'
import type { BulkServices } from './handlers.ts'
import { jobDto, jobsDto } from './job-dto.ts'
import { createJob, type JobOutcome, runJob, stopJob, undoJob } from './jobs.ts'
import { countSelected } from './selection.ts'
import { jobOf } from './stored-jobs.ts'
import { bulkRefusals } from './texts.ts'

type Services = Pick<BulkServices, 'brand' | 'closingDays' | 'replySources'> & {
  readonly database: Database
  /** Wakes the worker, which works on jobs too. */
  readonly onMailQueued: () => void
  /** Wakes who works on small ones beside it. */
  readonly onJobQueued: () => void
}

const viewerOf = (request: FastifyRequest): Viewer => ({
  staffId: staffOf(request).id,
  scope: scopeOf(request),
})

const noSuchJob = { status: 404, body: { message: bulkRefusals.noSuchJob } } as const

/** Many cases at once (src/features/bulk-actions/contract-desk.ts). */
export async function bulkRoutes(app: FastifyInstance, { services }: { services: Services }) {
  const { database, onMailQueued, onJobQueued } = services

  const answered = (outcome: JobOutcome) => {
    if (outcome.kind === 'unknown') return noSuchJob
    if (outcome.kind === 'refused') return { status: 422, body: { message: outcome.message } } as const
    onMailQueued()
    onJobQueued()
    return { status: 204 } as const
  }

  serve(app, bulkCalls.countCases, async ({ request, body }) => ({
    status: 200,
    body: { count: await countSelected(database, body.filters, viewerOf(request), mostCases) },
  }))

  serve(app, bulkCalls.createBulkJob, async ({ request, body }) => {
    const answer = answered(await createJob(database, viewerOf(request), body))
    return answer.status === 404 ? { status: 422, body: answer.body } : answer
  })

  serve(app, bulkCalls.bulkJobs, async ({ request }) => ({
    status: 200,
    body: await jobsDto(database, staffOf(request).id, new Date()),
  }))

  serve(app, bulkCalls.bulkJob, async ({ request, params: { id } }) => {
    const job = id === null ? null : await jobOf(database, staffOf(request).id, id)
    return job
      ? { status: 200, body: await jobDto(database, job, { ...services, now: new Date() }) }
      : noSuchJob
  })

  serve(app, bulkCalls.runBulkJob, async ({ request, params: { id } }) =>
    id === null ? noSuchJob : answered(await runJob(database, staffOf(request).id, id, new Date())),
  )

  serve(app, bulkCalls.stopBulkJob, async ({ request, params: { id } }) => {
    const isThere =
      id !== null && (await stopJob(database, staffOf(request).id, id, new Date())).kind === 'done'
    return isThere ? { status: 204 } : noSuchJob
  })

  serve(app, bulkCalls.undoBulkJob, async ({ request, params: { id }, body }) =>
    id === null
      ? noSuchJob
      : answered(await undoJob(database, staffOf(request).id, { id, undoId: body.id }, new Date())),
  )

  serve(app, bulkCalls.exportCases, async ({ request, reply, body }) => {
    const made = await exportCases(database, viewerOf(request), body.selection)
    if ('message' in made) return { status: 422, body: made }
    reply.header('content-disposition', contentDisposition('attachment', 'zaken.csv'))
    reply.type(fileTypes.csv).send(made.csv)
    return sent
  })
}
