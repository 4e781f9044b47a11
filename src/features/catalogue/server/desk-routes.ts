import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fileTypes } from '../../../common/contract/call.ts'
import { markedFields } from '../../../common/contract/failure.ts'
import { sent, serve } from '../../../platform/http/contract-routes.ts'
import { staffOf } from '../../staff/server/signed-in.ts'
import { csvOf } from '../catalogue-csv.ts'
import { type CatalogueProblem, checkCatalogue } from '../catalogue-rules.ts'
import { catalogueDeskCalls as calls } from '../contract-desk.ts'
import type { Offering } from '../offering.ts'
import { type TariffListId, tariffListIds } from '../tariffs.ts'
import { pictureTexts } from '../texts-desk.ts'
import { answered, item, made, notDone, okOrRefused, unknown } from './desk-answers.ts'
import { namesOfColleagues, offeringRows, toHistory, toRevision, toRevisionPage } from './desk-dto.ts'
import type { CatalogueDeskServices } from './desk-services.ts'
import {
  addOffering,
  changeOffering,
  changeTariffs,
  endOffering,
  keepOffering,
  renameSection,
  statesOf,
  unusedId,
} from './edit-items.ts'
import { importFile } from './import-file.ts'
import { addPicture, pictures } from './pictures.ts'
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
  undoRevision,
} from './revisions.ts'
import { runningPreviews } from './stored-previews.ts'
import { findRevision, listRevisions, type StoredRevision } from './stored-revisions.ts'

/** So many rows the editor shows at once; a search finds the others. */
const mostRows = 200

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
    return { status: 200, body: { revisions, needsApproval } }
  })

  serve(app, calls.makeRevision, async ({ body, request }) =>
    made(await makeRevision(services, staffOf(request).id, body)),
  )

  serve(app, calls.revision, async ({ params }) => {
    const revision = await found(params)
    return revision ? { status: 200, body: await toRevisionPage(database, revision, needsApproval) } : unknown
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

  serve(app, calls.undoRevision, async ({ params, body, request }) => {
    const outcome = await undoRevision(services, actOf(request, params), body)
    return outcome.kind === 'done' ? { status: 200, body: { id: outcome.value } } : notDone(outcome)
  })

  serve(app, calls.copyRevision, async ({ params, request }) => {
    const outcome = await copyRevision(services, actOf(request, params))
    return outcome.kind === 'done' ? { status: 201, body: { id: outcome.value } } : unknown
  })

  serve(app, calls.offerings, async ({ params, query }) => {
    const revision = await found(params)
    if (!revision) return unknown
    const [states, nameOf] = await Promise.all([statesOf(database, revision), namesOfColleagues(database)])
    const rows = offeringRows(states).filter(
      row =>
        (!query.soort || row.productType === query.soort) &&
        (!query.gewijzigd || row.deed !== null) &&
        (!query.zoek || wordsOf(row).includes(query.zoek.toLowerCase())),
    )
    const changedLists = new Set(states.changes.map(({ kind, id }) => (kind === 'tariffs' ? id : null)))
    return {
      status: 200,
      body: {
        revision: toRevision(revision, nameOf),
        rows: rows.slice(0, mostRows),
        total: rows.length,
        tariffs: tariffListIds.map(id => ({ id, deed: changedLists.has(id) ? ('changed' as const) : null })),
      },
    }
  })

  serve(app, calls.offering, async ({ params }) => {
    const revision = await found(params)
    const { item } = params
    if (!revision || item === null) return unknown
    const [states, nameOf] = await Promise.all([statesOf(database, revision), namesOfColleagues(database)])
    const change = states.changes.find(({ kind, id }) => kind === 'offering' && id === String(item))
    const before = states.before.offerings.get(item) ?? null
    const after = change ? (change.after as Offering | null) : before
    if (!before && !change) return unknown
    return {
      status: 200,
      body: {
        revision: toRevision(revision, nameOf),
        before,
        after,
        version: change?.version ?? 0,
        problems: problemsAt(item, [...states.after.offerings.values()]),
        history: await toHistory(database, { kind: 'offering', id: String(item) }, nameOf),
        pictures: await pictures(database, [...states.after.offerings.values()]),
        unusedId: await unusedId(database, states.after),
      },
    }
  })

  serve(app, calls.addOffering, async ({ params, body, request }) =>
    made(await addOffering(services, actOf(request, params), body)),
  )

  serve(app, calls.changeOffering, async ({ params, body, request }) =>
    item(
      await changeOffering(
        services,
        { ...actOf(request, params), item: params.item, version: body.version },
        body.offering,
      ),
      database,
    ),
  )

  serve(app, calls.endOffering, async ({ params, body, request }) =>
    item(
      await endOffering(services, {
        ...actOf(request, params),
        item: params.item,
        version: body.version,
      }),
      database,
    ),
  )

  serve(app, calls.keepOffering, async ({ params, request }) =>
    okOrRefused(await keepOffering(services, { ...actOf(request, params), item: params.item })),
  )

  serve(app, calls.renameSection, async ({ params, body, request }) =>
    answered(await renameSection(services, actOf(request, params), body)),
  )

  serve(app, calls.tariffs, async ({ params }) => {
    const revision = await found(params)
    if (!revision || !isTariffList(params.lijst)) return unknown
    const { changes, before, after } = await statesOf(database, revision)
    const { lijst } = params
    const [was, becomes] = [before.tariffs[lijst], after.tariffs[lijst]]
    if (!was || !becomes) return unknown
    const change = changes.find(({ kind, id }) => kind === 'tariffs' && id === lijst)
    const nameOf = await namesOfColleagues(database)
    return {
      status: 200,
      body: {
        revision: toRevision(revision, nameOf),
        before: was,
        after: becomes,
        version: change?.version ?? 0,
      },
    }
  })

  serve(app, calls.changeTariffs, async ({ params, body, request }) =>
    isTariffList(params.lijst)
      ? item(
          await changeTariffs(
            services,
            { ...actOf(request, params), version: body.version },
            params.lijst,
            body.list,
          ),
          database,
        )
      : unknown,
  )

  serve(app, calls.keepTariffs, async ({ params, request }) =>
    isTariffList(params.lijst)
      ? okOrRefused(
          await changeTariffs(services, { ...actOf(request, params), version: 0 }, params.lijst, null),
        )
      : unknown,
  )

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

const isTariffList = (id: string): id is TariffListId => tariffListIds.some(each => each === id)

const wordsOf = ({ id, name, sectionName }: { id: number; name: string; sectionName: string }): string =>
  `${id} ${name} ${sectionName}`.toLowerCase()

/** Problems of one offering among all. */
const problemsAt = (id: number, offerings: readonly Offering[]): CatalogueProblem[] => {
  const { refused, warned } = checkCatalogue(offerings)
  return [...refused, ...warned].filter(problem => problem.id === id)
}
