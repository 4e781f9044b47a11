import type { CallHandlers } from '../../../platform/http/serve-calls.ts'
import { type CatalogueProblem, newIn } from '../catalogue-problems.ts'
import { checkCatalogue } from '../catalogue-rules.ts'
import type { catalogueDeskCalls as calls } from '../contract-desk.ts'
import type { Offering } from '../offering.ts'
import { type TariffList, type TariffListId, tariffListIds } from '../tariffs.ts'
import { odditiesOf, warningsOf } from '../warnings/catalogue-warnings.ts'
import { actOf, revisionAt } from './asked-revision.ts'
import { lastBulk } from './bulk-changes.ts'
import { answered, item, made, okOrRefused, unknown } from './desk-answers.ts'
import { groupsOf, namesOfColleagues, offeringRows, toHistory, toRevision } from './desk-dto.ts'
import type { CatalogueDeskServices } from './desk-services.ts'
import {
  addOffering,
  changeOffering,
  endOffering,
  keepOffering,
  type RevisionStates,
  statesOf,
  unusedId,
} from './edit-items.ts'
import { changeTariffs, keepTariffs } from './edit-tariffs.ts'
import { linesReached } from './lines-reach.ts'
import { othersWarnings } from './others-warnings.ts'
import { pictures } from './pictures.ts'
import { meanwhileOf, rebaseItem } from './rebase-item.ts'
import { renameSection } from './rename-section.ts'

/** So many rows the editor shows at once; a search finds the others. */
const mostRows = 200

/** The offerings and tariff lists of a revision. */
export const itemHandlers = {
  offerings: async ({ params, query }, services) => {
    const revision = await revisionAt(services, params)
    if (!revision) return unknown
    const [states, nameOf] = await Promise.all([
      statesOf(services.database, revision),
      namesOfColleagues(services.database),
    ])
    const rows = offeringRows(states).filter(
      row =>
        (!query.soort || row.productType === query.soort) &&
        (!query.gewijzigd || row.deed !== null) &&
        (!query.zoek || wordsOf(row).includes(query.zoek.toLowerCase())),
    )
    const last = await lastBulk(services.database, revision.id)
    const changedLists = new Set(states.changes.map(({ kind, id }) => (kind === 'tariffs' ? id : null)))
    return {
      status: 200,
      body: {
        revision: toRevision(revision, nameOf),
        rows: rows.slice(0, mostRows),
        total: rows.length,
        groups: groupsOf(states),
        tariffs: tariffListIds.map(id => ({ id, deed: changedLists.has(id) ? ('changed' as const) : null })),
        lastMany: last && { items: last.items, doneAt: last.doneAt, doneBy: nameOf(last.doneBy) },
      },
    }
  },

  offering: async ({ params }, services) => {
    const revision = await revisionAt(services, params)
    const { item } = params
    if (!revision || item === null) return unknown
    const [states, nameOf] = await Promise.all([
      statesOf(services.database, revision),
      namesOfColleagues(services.database),
    ])
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
        meanwhile: await meanwhileOf<Offering>(services.database, revision, states, offeringItem(item)),
        problems: await problemsAt(item, states, services),
        history: await toHistory(services.database, { kind: 'offering', id: String(item) }, nameOf),
        addresses: await linesReached(services, [after]),
        pictures: await pictures(services.database, [...states.after.offerings.values()]),
        unusedId: await unusedId(services.database, states.after),
      },
    }
  },

  addOffering: async ({ params, body, request }, services) =>
    made(await addOffering(services, actOf(request, params), body)),

  changeOffering: async ({ params, body, request }, services) =>
    item(
      await changeOffering(
        services,
        { ...actOf(request, params), ...body, item: params.item },
        body.offering,
      ),
      services.database,
    ),

  endOffering: async ({ params, body, request }, services) =>
    item(
      await endOffering(services, {
        ...actOf(request, params),
        item: params.item,
        version: body.version,
      }),
      services.database,
    ),

  keepOffering: async ({ params, request }, services) =>
    okOrRefused(await keepOffering(services, { ...actOf(request, params), item: params.item })),

  rebaseOffering: async ({ params, body, request }, services) =>
    params.item === null
      ? unknown
      : okOrRefused(
          await rebaseItem(services, { ...actOf(request, params), ...body }, offeringItem(params.item)),
        ),

  renameSection: async ({ params, body, request }, services) =>
    answered(await renameSection(services, actOf(request, params), body)),

  tariffs: async ({ params }, services) => {
    const revision = await revisionAt(services, params)
    if (!revision || !isTariffList(params.lijst)) return unknown
    const states = await statesOf(services.database, revision)
    const { changes, before, after } = states
    const { lijst } = params
    const [was, becomes] = [before.tariffs[lijst], after.tariffs[lijst]]
    if (!was || !becomes) return unknown
    const change = changes.find(({ kind, id }) => kind === 'tariffs' && id === lijst)
    const nameOf = await namesOfColleagues(services.database)
    return {
      status: 200,
      body: {
        revision: toRevision(revision, nameOf),
        before: was,
        after: becomes,
        version: change?.version ?? 0,
        meanwhile: await meanwhileOf<TariffList>(services.database, revision, states, {
          kind: 'tariffs',
          id: lijst,
        }),
      },
    }
  },

  changeTariffs: async ({ params, body, request }, services) =>
    isTariffList(params.lijst)
      ? item(
          await changeTariffs(services, { ...actOf(request, params), ...body }, params.lijst, body.list),
          services.database,
        )
      : unknown,

  keepTariffs: async ({ params, request }, services) =>
    isTariffList(params.lijst)
      ? okOrRefused(await keepTariffs(services, actOf(request, params), params.lijst))
      : unknown,

  rebaseTariffs: async ({ params, body, request }, services) =>
    isTariffList(params.lijst)
      ? okOrRefused(
          await rebaseItem(
            services,
            { ...actOf(request, params), ...body },
            { kind: 'tariffs', id: params.lijst },
          ),
        )
      : unknown,
} satisfies Partial<CallHandlers<typeof calls, CatalogueDeskServices>>

const offeringItem = (id: number) => ({ kind: 'offering' as const, id: String(id) })

const isTariffList = (id: string): id is TariffListId => tariffListIds.some(each => each === id)

const wordsOf = ({ id, name, sectionName }: { id: number; name: string; sectionName: string }): string =>
  `${id} ${name} ${sectionName}`.toLowerCase()

/** Problems of one offering among all: what is odd about it is said whoever brought it. */
async function problemsAt(
  id: number,
  { before, after }: RevisionStates,
  { database, warners = [] }: CatalogueDeskServices,
): Promise<CatalogueProblem[]> {
  const ground = { was: before.offerings, becomes: after.offerings }
  const own = after.offerings.get(id)
  const odd = own ? odditiesOf(own) : []
  const brought = [...warningsOf(ground), ...(await othersWarnings(database, ground, warners))]
  return [...checkCatalogue([...after.offerings.values()]), ...odd, ...newIn(brought, odd)].filter(
    problem => problem.id === id,
  )
}
