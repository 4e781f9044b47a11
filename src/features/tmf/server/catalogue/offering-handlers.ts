import type { ApiCaller } from '../../../api-clients/caller.ts'
import { checkChange } from '../../../catalogue/catalogue-rules.ts'
import type { Offering } from '../../../catalogue/offering.ts'
import {
  type DraftGround,
  draftOffering,
  type WantedOffering,
} from '../../../catalogue/server/client-drafts.ts'
import { revisionRefusals } from '../../../catalogue/texts-desk.ts'
import { kindById, type ProductKind } from '../../catalogue-kinds.ts'
import { isJson, type Json, objectsIn } from '../../json.ts'
import { offeringOf, placeOf, sentKind, type WrongAttribute } from '../../sent-offering.ts'
import { catalogueApiTexts as texts } from '../../texts-catalogue.ts'
import { isRefusal, refusal, type TmfRefusal } from '../kit/errors.ts'
import { merged } from '../kit/json.ts'
import { listInMemory } from '../kit/lists.ts'
import type { ResourceHandlers } from '../kit/register-api.ts'
import { findResource, insertResource, moveResource, removeResource } from '../stored-resources.ts'
import { type CatalogueApiServices, type CatalogueView, catalogueView } from './catalogue-view.ts'
import { looseResources } from './loose-resources.ts'
import { listedVersions, readVersion } from './versions.ts'

/* Offerings: what is sold is read of the catalogue; what a client writes is a change in its draft. */

const wrong = (fields: readonly WrongAttribute[]): TmfRefusal =>
  refusal(422, 'refused', texts.wrongOffering, { fields })

/** The offering that a client wants under this id, as the rules of the catalogue allow it. */
export function wantedOffering(
  { catalogue, ever, frozen }: DraftGround,
  id: number,
  read: { readonly offering: Offering } | { readonly problems: readonly WrongAttribute[] },
): WantedOffering | TmfRefusal {
  if (frozen.has(id)) return refusal(409, 'conflict', revisionRefusals.frozen)
  if ('problems' in read) return wrong(read.problems)
  const [changed] = checkChange(catalogue.offerings.get(id) ?? ever.get(id) ?? null, read.offering)
  if (changed) return wrong([{ path: placeOf(changed.path ?? ''), message: changed.message }])
  return { id, after: read.offering }
}

export function offeringHandlers(services: CatalogueApiServices): ResourceHandlers {
  const { database } = services
  const loose = looseResources(services, 'productOffering')

  async function resources(caller: ApiCaller): Promise<ReadonlyMap<string, Json>> {
    const { resources: seen } = await catalogueView(services, caller)
    const sent = await loose.all(caller)
    if (sent.length === 0) return seen.productOffering
    const all = new Map(seen.productOffering)
    for (const each of sent) {
      const id = String(each.id)
      const known = all.get(id)
      all.set(id, known ? withSent(known, each) : each)
    }
    return all
  }
  const readOffering = async (caller: ApiCaller, id: string) =>
    (await resources(caller)).get(await currentId(caller, id)) ?? null

  /** The number of an offering that stood on its own when it got this id. */
  const currentId = async (caller: ApiCaller, id: string) =>
    (await findResource(database, caller, 'productOffering', id))?.id ?? id

  /** Prices that stand on their own yet, by their id. */
  const loosePrices = async (caller: ApiCaller) => {
    const prices = await looseResources(services, 'productOfferingPrice').all(caller)
    const byId = new Map(prices.map(price => [String(price.id), price]))
    return (id: string) => byId.get(id) ?? null
  }

  /** Makes an offering in the client's draft; its number comes out. @param former its id, where it stood on its own */
  async function draftNew(
    caller: ApiCaller,
    content: Json,
    kind: ProductKind,
    former: string | null,
  ): Promise<string | TmfRefusal> {
    const loosePrice = await loosePrices(caller)
    const made = await draftOffering(database, caller, ground => {
      const sold = [...ground.catalogue.offerings.values()].filter(
        ({ productType }) => productType === kind.productType,
      )
      const position = Math.max(-1, ...sold.map(each => each.position)) + 1
      const read = offeringOf(content, kind, { base: null, takeId: ground.takeId, position, loosePrice })
      return wantedOffering(ground, 'offering' in read ? read.offering.id : 0, read)
    })
    if (isRefusal(made)) return made
    const id = String(made.id)
    if (former === null) await insertResource(database, caller, 'productOffering', { id, content }, null)
    else await moveResource(database, caller, 'productOffering', former, { id, content })
    return id
  }

  async function create(caller: ApiCaller, body: Json): Promise<Json | TmfRefusal> {
    const kind = sentKind(body)
    if (!kind) return unknownCategory(body) ?? loose.create(caller, body)
    const made = await draftNew(caller, body, kind, null)
    if (isRefusal(made)) return made
    return (await readOffering(caller, made)) ?? refusal(409, 'conflict', revisionRefusals.unknown)
  }

  /** One that stood on its own gets a category, and with it a number in the draft; it is found by its former id too. */
  async function patchLoose(caller: ApiCaller, id: string, sent: Json): Promise<Json | null | TmfRefusal> {
    const row = await findResource(database, caller, 'productOffering', id)
    const content = merged(row?.content ?? {}, sent)
    const kind = sentKind(content)
    if (!kind) return unknownCategory(sent) ?? loose.patch(caller, id, sent)
    const made = await draftNew(caller, content, kind, id)
    if (isRefusal(made)) return made
    return readOffering(caller, made)
  }

  async function patch(caller: ApiCaller, asked: string, sent: Json): Promise<Json | null | TmfRefusal> {
    const id = await currentId(caller, asked)
    const view = await catalogueView(services, caller)
    const current = await readOffering(caller, id)
    if (!current) return null
    const whole = merged(current, sent)
    if (shopStatus(sent.lifecycleStatus, current.lifecycleStatus))
      return wrong([{ path: 'lifecycleStatus', message: texts.launchAtDesk }])
    const known = numbered(view, id)
    if (known === 'part') return partOf(view, id)
    if (known === null) return patchLoose(caller, id, sent)
    const kind = sentKind(whole)
    if (!kind) return wrong([{ path: 'category', message: texts.noCategory }])
    const loosePrice = await loosePrices(caller)
    const made = await draftOffering(database, caller, ground => {
      const base = ground.catalogue.offerings.get(known) ?? ground.ever.get(known) ?? null
      const read = offeringOf(whole, kind, { base, takeId: ground.takeId, position: 0, loosePrice })
      return wantedOffering(ground, known, read)
    })
    if (isRefusal(made)) return made
    const kept = (await findResource(database, caller, 'productOffering', id))?.content ?? {}
    const content = merged(kept, withoutMapped(sent, current))
    if (Object.keys(content).length > 0)
      await insertResource(database, caller, 'productOffering', { id, content }, null)
    return readOffering(caller, id)
  }

  async function remove(caller: ApiCaller, asked: string): Promise<'removed' | null | TmfRefusal> {
    const id = await currentId(caller, asked)
    const view = await catalogueView(services, caller)
    const known = numbered(view, id)
    if (known === 'part') return partOf(view, id)
    if (known === null) return (await loose.remove(caller, id)) ? 'removed' : null
    if (view.offerings.get(known)?.facts.lifecycleStatus === 'Retired')
      return refusal(409, 'conflict', texts.endedAlready)
    const ended = await draftOffering(database, caller, ({ frozen }) =>
      frozen.has(known)
        ? refusal(409, 'conflict', revisionRefusals.frozen)
        : ({ id: known, after: null } as WantedOffering),
    )
    if (isRefusal(ended)) return ended
    await removeResource(database, caller, 'productOffering', id)
    return 'removed'
  }

  return {
    list: async (caller, query) =>
      listInMemory(await listedVersions(services, 'productOffering', await resources(caller), query), query),
    read: async (caller, id, request) =>
      readVersion(services, 'productOffering', await readOffering(caller, id), id, request),
    create,
    patch,
    remove,
  }
}

/** The number of an offering; `part` of what belongs to another one, null where it is none of the catalogue. */
function numbered({ offerings, prices }: CatalogueView, id: string): number | 'part' | null {
  const number = /^\d{1,10}$/.test(id) ? Number(id) : Number.NaN
  if (offerings.has(number)) return number
  return prices.has(number) ? 'part' : null
}

const partOf = ({ prices }: CatalogueView, id: string): TmfRefusal =>
  refusal(409, 'conflict', texts.partOf(String(prices.get(Number(id))?.seen.offering.id)))

/** Whether a client gives a status that only the shop gives. */
export const shopStatus = (sent: unknown, current: unknown): boolean =>
  typeof sent === 'string' && sent !== current && ['Launched', 'Retired', 'Obsolete'].includes(sent)

/** An offering with what its client sent and the catalogue has no place for. A specification that was sent stays. */
function withSent(known: Json, sent: Json): Json {
  const { productSpecification } = sent
  const isOwn = isJson(productSpecification) && !kindById(productSpecification.id)
  return { ...sent, ...known, ...(isOwn && { productSpecification }) }
}

const withoutMapped = (sent: Json, mapped: Json): Json =>
  Object.fromEntries(
    Object.entries(sent).filter(([name]) => !(name in mapped) || name === 'productSpecification'),
  )

/** Refuses categories that there are not; null where none is named. */
function unknownCategory({ category }: Json): TmfRefusal | null {
  const [unknown] = objectsIn(category)
  return unknown ? wrong([{ path: 'category', message: texts.unknownCategory(String(unknown.id)) }]) : null
}
