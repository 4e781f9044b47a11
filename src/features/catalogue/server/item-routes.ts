import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serve } from '../../../platform/http/contract-routes.ts'
import { staffOf } from '../../staff/server/signed-in.ts'
import { type CatalogueProblem, checkCatalogue } from '../catalogue-rules.ts'
import { catalogueDeskCalls as calls } from '../contract-desk.ts'
import type { Offering } from '../offering.ts'
import { type TariffList, type TariffListId, tariffListIds } from '../tariffs.ts'
import { answered, item, made, okOrRefused, unknown } from './desk-answers.ts'
import { groupsOf, namesOfColleagues, offeringRows, toHistory, toRevision } from './desk-dto.ts'
import type { CatalogueDeskServices } from './desk-services.ts'
import { addOffering, changeOffering, endOffering, keepOffering, statesOf, unusedId } from './edit-items.ts'
import { changeTariffs, keepTariffs } from './edit-tariffs.ts'
import { pictures } from './pictures.ts'
import { meanwhileOf, rebaseItem } from './rebase-item.ts'
import { renameSection } from './rename-section.ts'
import type { RevisionAct } from './revisions.ts'
import { findRevision, type StoredRevision } from './stored-revisions.ts'

/** So many rows the editor shows at once; a search finds the others. */
const mostRows = 200

type Params = { readonly id: number | null }

/** The offerings and tariff lists of a revision. */
export function itemRoutes(app: FastifyInstance, services: CatalogueDeskServices): void {
  const { database } = services
  const found = async ({ id }: Params): Promise<StoredRevision | null> =>
    id === null ? null : findRevision(database, id)

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
        groups: groupsOf(states),
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
        meanwhile: await meanwhileOf<Offering>(database, revision, states, offeringItem(item)),
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
        { ...actOf(request, params), ...body, item: params.item },
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

  serve(app, calls.rebaseOffering, async ({ params, body, request }) =>
    params.item === null
      ? unknown
      : okOrRefused(
          await rebaseItem(services, { ...actOf(request, params), ...body }, offeringItem(params.item)),
        ),
  )

  serve(app, calls.renameSection, async ({ params, body, request }) =>
    answered(await renameSection(services, actOf(request, params), body)),
  )

  serve(app, calls.tariffs, async ({ params }) => {
    const revision = await found(params)
    if (!revision || !isTariffList(params.lijst)) return unknown
    const states = await statesOf(database, revision)
    const { changes, before, after } = states
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
        meanwhile: await meanwhileOf<TariffList>(database, revision, states, { kind: 'tariffs', id: lijst }),
      },
    }
  })

  serve(app, calls.changeTariffs, async ({ params, body, request }) =>
    isTariffList(params.lijst)
      ? item(
          await changeTariffs(services, { ...actOf(request, params), ...body }, params.lijst, body.list),
          database,
        )
      : unknown,
  )

  serve(app, calls.keepTariffs, async ({ params, request }) =>
    isTariffList(params.lijst)
      ? okOrRefused(await keepTariffs(services, actOf(request, params), params.lijst))
      : unknown,
  )

  serve(app, calls.rebaseTariffs, async ({ params, body, request }) =>
    isTariffList(params.lijst)
      ? okOrRefused(
          await rebaseItem(
            services,
            { ...actOf(request, params), ...body },
            { kind: 'tariffs', id: params.lijst },
          ),
        )
      : unknown,
  )
}

const actOf = (request: FastifyRequest, { id }: Params): RevisionAct => ({ staffId: staffOf(request).id, id })

const offeringItem = (id: number) => ({ kind: 'offering' as const, id: String(id) })

const isTariffList = (id: string): id is TariffListId => tariffListIds.some(each => each === id)

const wordsOf = ({ id, name, sectionName }: { id: number; name: string; sectionName: string }): string =>
  `${id} ${name} ${sectionName}`.toLowerCase()

/** Problems of one offering among all. */
const problemsAt = (id: number, offerings: readonly Offering[]): CatalogueProblem[] => {
  const { refused, warned } = checkCatalogue(offerings)
  return [...refused, ...warned].filter(problem => problem.id === id)
}
