import type { FastifyInstance } from 'fastify'
import { fileTypes } from '../../../common/contract/call.ts'
import { markedFields } from '../../../common/contract/failure.ts'
import { sent } from '../../../platform/http/contract-routes.ts'
import { type CallHandlers, serveCalls } from '../../../platform/http/serve-calls.ts'
import { staffOf } from '../../staff/server/signed-in.ts'
import { csvOf } from '../catalogue-csv.ts'
import { catalogueDeskCalls as calls } from '../contract-desk.ts'
import { pictureTexts } from '../texts-desk.ts'
import { actOf, revisionAt } from './asked-revision.ts'
import { bulkHandlers } from './bulk-routes.ts'
import { answered, made, notDone, okOrRefused, unknown } from './desk-answers.ts'
import { namesOfColleagues, toRevision, toRevisionPage } from './desk-dto.ts'
import type { CatalogueDeskServices } from './desk-services.ts'
import { statesOf } from './edit-items.ts'
import { importFile } from './import-file.ts'
import { itemHandlers } from './item-routes.ts'
import { addPicture } from './pictures.ts'
import { endPreview, makePreview } from './preview.ts'
import { logPicture } from './revision-log.ts'
import {
  approveRevision,
  changeRevision,
  copyRevision,
  dropRevision,
  makeRevision,
  planRevision,
  testRevision,
} from './revisions.ts'
import { runningPreviews } from './stored-previews.ts'
import { listRevisions } from './stored-revisions.ts'
import { revisionsToUndo } from './stored-undo-requests.ts'
import { undoHandlers } from './undo-routes.ts'

/** Revisions, their files, and the preview of what they sell. */
const revisionHandlers = {
  revisions: async (_, services) => {
    const nameOf = await namesOfColleagues(services.database)
    const revisions = (await listRevisions(services.database)).map(revision => toRevision(revision, nameOf))
    const undoRequests = [...(await revisionsToUndo(services.database))]
    return { status: 200, body: { revisions, needsApproval: services.needsApproval, undoRequests } }
  },

  makeRevision: async ({ body, request }, services) =>
    made(await makeRevision(services, staffOf(request).id, body)),

  revision: async ({ params, request }, services) => {
    const revision = await revisionAt(services, params)
    if (!revision) return unknown
    return { status: 200, body: await toRevisionPage(services, revision, staffOf(request).id) }
  },

  changeRevision: async ({ params, body, request }, services) =>
    answered(await changeRevision(services, actOf(request, params), body)),

  dropRevision: async ({ params, request }, services) =>
    okOrRefused(await dropRevision(services, actOf(request, params))),

  testRevision: async ({ params, body, request }, services) =>
    answered(await testRevision(services, actOf(request, params), body.isInTest)),

  approveRevision: async ({ params, body, request }, services) =>
    answered(await approveRevision(services, actOf(request, params), body.version)),

  planRevision: async ({ params, body, request }, services) =>
    answered(await planRevision(services, actOf(request, params), body)),

  copyRevision: async ({ params, request }, services) => {
    const outcome = await copyRevision(services, actOf(request, params))
    return outcome.kind === 'done' ? { status: 201, body: { id: outcome.value } } : unknown
  },

  addPicture: async ({ body, request }, services) => {
    const added = await addPicture(services.database, Buffer.from(body.content, 'base64'))
    if (added.kind !== 'added')
      return { status: 422, body: markedFields({ content: { message: pictureTexts[added.kind] } }) }
    await logPicture(services.database, staffOf(request).id, added.path)
    return { status: 201, body: { path: added.path } }
  },

  importFile: async ({ params, body, request }, services) => {
    const outcome = await importFile(services, actOf(request, params), body)
    return outcome.kind === 'done' ? { status: 200, body: outcome.value } : notDone(outcome)
  },

  exportCsv: async ({ params, reply }, services) => {
    const revision = await revisionAt(services, params)
    if (!revision) return unknown
    const { after } = await statesOf(services.database, revision)
    reply.header('content-disposition', `attachment; filename="catalogus-${revision.id}.csv"`)
    reply.type(fileTypes.csv).send(csvOf(after.offerings.values()))
    return sent
  },

  exportJson: async ({ params, reply }, services) => {
    const revision = await revisionAt(services, params)
    if (!revision) return unknown
    const { after } = await statesOf(services.database, revision)
    const { voip, wlr } = after.tariffs
    if (!voip || !wlr) return unknown
    reply.header('content-disposition', `attachment; filename="catalogus-${revision.id}.json"`)
    return {
      status: 200,
      body: { offerings: [...after.offerings.values()], tariffs: { voip, wlr } },
    }
  },

  preview: async ({ body: { revisionId, at }, request }, services) => {
    const subject =
      revisionId === null
        ? { revisionId, at: at === null ? new Date() : new Date(at) }
        : { revisionId, at: null }
    const made = await makePreview(services, staffOf(request).id, subject)
    if (made === null) return unknown
    return 'url' in made
      ? { status: 200, body: made }
      : { status: 422, body: markedFields({ at: { message: made.refused } }) }
  },

  previews: async (_, services) => {
    const nameOf = await namesOfColleagues(services.database)
    const previews = (await runningPreviews(services.database)).map(({ preview, revision }) => ({
      id: preview.id,
      revisionName: revision,
      at: preview.at?.toISOString() ?? null,
      madeBy: nameOf(preview.createdBy),
      expiresAt: preview.expiresAt.toISOString(),
    }))
    return { status: 200, body: { previews } }
  },

  endPreview: async ({ params: { id }, request }, services) =>
    id !== null && (await endPreview(services, { staffId: staffOf(request).id, id }))
      ? { status: 204 }
      : unknown,
} satisfies Partial<CallHandlers<typeof calls, CatalogueDeskServices>>

const handlers: CallHandlers<typeof calls, CatalogueDeskServices> = {
  ...revisionHandlers,
  ...undoHandlers,
  ...itemHandlers,
  ...bulkHandlers,
}

/** The catalogue at the desk (src/features/catalogue/contract-desk.ts). Register it where `requireStaff` applies. */
export async function catalogueDeskRoutes(
  app: FastifyInstance,
  { services }: { services: CatalogueDeskServices },
) {
  serveCalls(app, calls, handlers, services)
}
