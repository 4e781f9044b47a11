import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fileTypes } from '../../../common/contract/call.ts'
import { markedFields } from '../../../common/contract/failure.ts'
import { sent, serve } from '../../../platform/http/contract-routes.ts'
import { staffOf } from '../../staff/server/signed-in.ts'
import { csvOf } from '../catalogue-csv.ts'
import { catalogueDeskCalls as calls } from '../contract-desk.ts'
import { pictureTexts } from '../texts-desk.ts'
import { answered, made, notDone, okOrRefused, unknown } from './desk-answers.ts'
import { namesOfColleagues, toRevision, toRevisionPage } from './desk-dto.ts'
import type { CatalogueDeskServices } from './desk-services.ts'
import { statesOf } from './edit-items.ts'
import { importFile } from './import-file.ts'
import { itemRoutes } from './item-routes.ts'
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
  type RevisionAct,
  testRevision,
} from './revisions.ts'
import { runningPreviews } from './stored-previews.ts'
import { findRevision, listRevisions, type StoredRevision } from './stored-revisions.ts'
import { revisionsToUndo } from './stored-undo-requests.ts'
import { undoRoutes } from './undo-routes.ts'

type Params = { readonly id: number | null }

/** The catalogue at the desk (src/features/catalogue/contract-desk.ts). Register it where `requireStaff` applies. */
export async function catalogueDeskRoutes(
  app: FastifyInstance,
  { services }: { services: CatalogueDeskServices },
) {
  const { database, needsApproval } = services
  const actOf = (request: FastifyRequest, { id }: Params): RevisionAct => ({
    staffId: staffOf(request).id,
    id,
  })
  const found = async ({ id }: Params): Promise<StoredRevision | null> =>
    id === null ? null : findRevision(database, id)

  serve(app, calls.revisions, async () => {
    const nameOf = await namesOfColleagues(database)
    const revisions = (await listRevisions(database)).map(revision => toRevision(revision, nameOf))
    const undoRequests = [...(await revisionsToUndo(database))]
    return { status: 200, body: { revisions, needsApproval, undoRequests } }
  })

  serve(app, calls.makeRevision, async ({ body, request }) =>
    made(await makeRevision(services, staffOf(request).id, body)),
  )

  serve(app, calls.revision, async ({ params, request }) => {
    const revision = await found(params)
    if (!revision) return unknown
    return { status: 200, body: await toRevisionPage(services, revision, staffOf(request).id) }
  })

  serve(app, calls.changeRevision, async ({ params, body, request }) =>
    answered(await changeRevision(services, actOf(request, params), body)),
  )

  serve(app, calls.dropRevision, async ({ params, request }) =>
    okOrRefused(await dropRevision(services, actOf(request, params))),
  )

  serve(app, calls.testRevision, async ({ params, body, request }) =>
    answered(await testRevision(services, actOf(request, params), body.isInTest)),
  )

  serve(app, calls.approveRevision, async ({ params, body, request }) =>
    answered(await approveRevision(services, actOf(request, params), body.version)),
  )

  serve(app, calls.planRevision, async ({ params, body, request }) =>
    answered(await planRevision(services, actOf(request, params), body)),
  )

  undoRoutes(app, services)

  serve(app, calls.copyRevision, async ({ params, request }) => {
    const outcome = await copyRevision(services, actOf(request, params))
    return outcome.kind === 'done' ? { status: 201, body: { id: outcome.value } } : unknown
  })

  itemRoutes(app, services)

  serve(app, calls.addPicture, async ({ body, request }) => {
    const added = await addPicture(database, Buffer.from(body.content, 'base64'))
    if (added.kind !== 'added')
      return { status: 422, body: markedFields({ content: { message: pictureTexts[added.kind] } }) }
    await logPicture(database, staffOf(request).id, added.path)
    return { status: 201, body: { path: added.path } }
  })

  serve(app, calls.importFile, async ({ params, body, request }) => {
    const outcome = await importFile(services, actOf(request, params), body)
    return outcome.kind === 'done' ? { status: 200, body: outcome.value } : notDone(outcome)
  })

  serve(app, calls.exportCsv, async ({ params, reply }) => {
    const revision = await found(params)
    if (!revision) return unknown
    const { after } = await statesOf(database, revision)
    reply.header('content-disposition', `attachment; filename="catalogus-${revision.id}.csv"`)
    reply.type(fileTypes.csv).send(csvOf(after.offerings.values()))
    return sent
  })

  serve(app, calls.exportJson, async ({ params, reply }) => {
    const revision = await found(params)
    if (!revision) return unknown
    const { after } = await statesOf(database, revision)
    const { voip, wlr } = after.tariffs
    if (!voip || !wlr) return unknown
    reply.header('content-disposition', `attachment; filename="catalogus-${revision.id}.json"`)
    return {
      status: 200,
      body: { offerings: [...after.offerings.values()], tariffs: { voip, wlr } },
    }
  })

  serve(app, calls.preview, async ({ body: { revisionId, at }, request }) => {
    const subject =
      revisionId === null
        ? { revisionId, at: at === null ? new Date() : new Date(at) }
        : { revisionId, at: null }
    const made = await makePreview(services, staffOf(request).id, subject)
    if (made === null) return unknown
    return 'url' in made
      ? { status: 200, body: made }
      : { status: 422, body: markedFields({ at: { message: made.refused } }) }
  })

  serve(app, calls.previews, async () => {
    const nameOf = await namesOfColleagues(database)
    const previews = (await runningPreviews(database)).map(({ preview, revision }) => ({
      id: preview.id,
      revisionName: revision,
      at: preview.at?.toISOString() ?? null,
      madeBy: nameOf(preview.createdBy),
      expiresAt: preview.expiresAt.toISOString(),
    }))
    return { status: 200, body: { previews } }
  })

  serve(app, calls.endPreview, async ({ params: { id }, request }) =>
    id !== null && (await endPreview(services, { staffId: staffOf(request).id, id }))
      ? { status: 204 }
      : unknown,
  )
}
