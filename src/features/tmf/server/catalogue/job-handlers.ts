import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import { tmfPath } from '../../../api-clients/tmf-resources.ts'
import { csvOf } from '../../../catalogue/catalogue-csv.ts'
import { inOrder } from '../../../catalogue/offering.ts'
import { draftOf, dropEmptyDraft, inTurn } from '../../../catalogue/server/client-drafts.ts'
import type { CatalogueDeskServices } from '../../../catalogue/server/desk-services.ts'
import { importFile } from '../../../catalogue/server/import-file.ts'
import { databaseNow } from '../../../catalogue/server/plan-revision.ts'
import { selectState } from '../../../catalogue/server/stored-catalogue.ts'
import { contentTypes, errorLog, fileIn, formatOf, jobJson, jobStates } from '../../catalogue-job.ts'
import type { Json } from '../../json.ts'
import { catalogueApiTexts as texts } from '../../texts-catalogue.ts'
import { admit } from '../kit/admit.ts'
import { isRefusal, noSuchResource, refusal, type TmfRefusal } from '../kit/errors.ts'
import { listFromDatabase } from '../kit/lists.ts'
import { refuse, refuseOtherMethods } from '../kit/methods.ts'
import { isId, type KitServices, type ResourceHandlers } from '../kit/register-api.ts'
import {
  checkDays,
  findResource,
  insertResource,
  removeResource,
  resourceSource,
  type StoredResource,
} from '../stored-resources.ts'
import type { CatalogueApiServices } from './catalogue-view.ts'

/* The catalogue's files. Jobs are done by the time that they are answered. */

type JobServices = CatalogueApiServices & { readonly catalogueDesk: CatalogueDeskServices }
type Job = 'importJob' | 'exportJob'

const wrong = (path: string, message: string): TmfRefusal =>
  refusal(422, 'refused', texts.wrongJob, { fields: [{ path, message }] })

/** Reading and removing of jobs, which is the same for both. */
function storedJobs({ database, publicUrl }: CatalogueApiServices, resource: Job) {
  const present = ({ id, content }: StoredResource): Json => ({
    ...content,
    id,
    href: publicUrl + tmfPath('TMF620', resource, id),
  })
  return {
    present,
    list: (caller, query) => listFromDatabase(resourceSource(database, caller, resource, present), query),
    read: async (caller, id) => {
      const job = await findResource(database, caller, resource, id)
      return job && present(job)
    },
    remove: async (caller, id) => ((await removeResource(database, caller, resource, id)) ? 'removed' : null),
  } satisfies ResourceHandlers & { present(job: StoredResource): Json }
}

/** Reads a file into the draft of the client: all of its rows, or none and what is wrong with each. */
export function importJobHandlers(services: JobServices): ResourceHandlers {
  const { database, catalogueDesk } = services
  const { present, ...handlers } = storedJobs(services, 'importJob')
  return {
    ...handlers,
    create: async (caller, body) => {
      const file = fileIn(body.url)
      if (!file) return wrong('url', texts.dataAddress)
      const kind = formatOf(body.contentType ?? file.contentType)
      if (!kind) return wrong('contentType', texts.fileFormat)
      const creationDate = (await databaseNow(database)).toISOString()
      const draft = await draftOf(database, caller)
      const outcome = await inTurn(database, () =>
        importFile(
          catalogueDesk,
          { staffId: null, id: draft },
          { kind, content: file.content, isTry: false },
        ),
      )
      await dropEmptyDraft(database, draft)
      const problems =
        outcome.kind === 'done'
          ? outcome.value.problems
          : [{ line: null, column: null, message: 'message' in outcome ? outcome.message : texts.wrongJob }]
      const content = jobJson(body, {
        // The file itself is not kept: it may be large, and the draft has what it changed.
        url: `data:${contentTypes[kind]},`,
        contentType: contentTypes[kind],
        creationDate,
        completionDate: (await databaseNow(database)).toISOString(),
        status: problems.length === 0 ? jobStates.done : jobStates.failed,
        ...(problems.length > 0 && { errorLog: errorLog(problems, texts.line) }),
      })
      return present(
        await insertResource(database, caller, 'importJob', { id: randomUUID(), content }, checkDays),
      )
    },
  }
}

/** Writes what is sold at this moment to a file, which is fetched with the key. */
export function exportJobHandlers(services: CatalogueApiServices): ResourceHandlers {
  const { database, publicUrl } = services
  const { present, ...handlers } = storedJobs(services, 'exportJob')
  return {
    ...handlers,
    create: async (caller, body) => {
      const kind = formatOf(body.contentType ?? contentTypes.csv)
      if (!kind) return wrong('contentType', texts.fileFormat)
      if (body.query !== undefined && body.query !== '') return wrong('query', texts.noQuery)
      const id = randomUUID()
      const now = (await databaseNow(database)).toISOString()
      const content = jobJson(body, {
        url: `${publicUrl}${tmfPath('TMF620', 'exportJob', id)}/content`,
        contentType: contentTypes[kind],
        creationDate: now,
        completionDate: now,
        status: jobStates.done,
      })
      return present(await insertResource(database, caller, 'exportJob', { id, content }, checkDays))
    },
  }
}

/** The file of an export job: what was sold when it was made. */
export function exportContentRoute(app: FastifyInstance, services: KitServices & CatalogueApiServices) {
  const path = `${tmfPath('TMF620', 'exportJob')}/:id/content`
  app.get<{ Params: { id: string } }>(path, async (request, reply) => {
    const caller = await admit(services, request, reply, 'exportJob:read')
    const { id } = request.params
    const find = (by: ApiCaller) => (isId(id) ? findResource(services.database, by, 'exportJob', id) : null)
    const job = isRefusal(caller) ? caller : await find(caller)
    if (!job || isRefusal(job)) return refuse(reply, job ?? noSuchResource)
    const { contentType, creationDate } = job.content
    const { offerings, tariffs } = await selectState(services.database, new Date(String(creationDate)))
    const sold = [...offerings.values()].toSorted(inOrder)
    const kind = formatOf(contentType) ?? 'csv'
    reply.type(`${contentTypes[kind]}; charset=utf-8`)
    reply.header('content-disposition', `attachment; filename="${texts.fileName}.${kind}"`)
    return reply.send(kind === 'csv' ? csvOf(sold) : JSON.stringify({ offerings: sold, tariffs }))
  })
  refuseOtherMethods(app, path, ['GET'])
}
