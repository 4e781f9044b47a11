import * as z from 'zod/mini'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import { attributePaths, offeringFrom, valuesOf } from '../../../catalogue/attributes.ts'
import { Offering } from '../../../catalogue/offering.ts'
import { draftOffering } from '../../../catalogue/server/client-drafts.ts'
import type { Json } from '../../json.ts'
import { type OfferingPrice, pricePaths, pricesOf } from '../../offering-prices.ts'
import { priceSchema, type SentPrice, sentPrice, valuesOfPrice } from '../../product-offering-price.ts'
import { catalogueApiTexts as texts } from '../../texts-catalogue.ts'
import { isRefusal, refusal, type TmfRefusal } from '../kit/errors.ts'
import { merged } from '../kit/json.ts'
import { listInMemory } from '../kit/lists.ts'
import type { ResourceHandlers } from '../kit/register-api.ts'
import { type CatalogueApiServices, catalogueView } from './catalogue-view.ts'
import { looseResources } from './loose-resources.ts'
import { shopStatus, wantedOffering } from './offering-handlers.ts'
import { listedVersions, readVersion } from './versions.ts'

/* Prices: each is a part of its offering. One that a client makes stands on its own until an offering refers to it. */

const wrong = (path: string, message: string): TmfRefusal =>
  refusal(422, 'refused', texts.wrongPrice, { fields: [{ path, message }] })

export function priceHandlers(services: CatalogueApiServices): ResourceHandlers {
  const { database } = services
  const loose = looseResources(services, 'productOfferingPrice')

  const readPrice = async (caller: ApiCaller, id: string): Promise<Json | null> =>
    (await catalogueView(services, caller)).resources.productOfferingPrice.get(id) ?? loose.read(caller, id)

  /** The price of an offering under this id; undefined of one that stands on its own. */
  const priceOf = async (caller: ApiCaller, id: string) =>
    /^\d{1,10}$/.test(id) ? (await catalogueView(services, caller)).prices.get(Number(id)) : undefined

  async function patch(caller: ApiCaller, id: string, sent: Json): Promise<Json | null | TmfRefusal> {
    const current = await readPrice(caller, id)
    if (!current) return null
    if (shopStatus(sent.lifecycleStatus, current.lifecycleStatus))
      return wrong('lifecycleStatus', texts.launchAtDesk)
    const known = await priceOf(caller, id)
    const read = sentPrice(merged(current, sent))
    if ('message' in read) return wrong(read.path, read.message)
    if (!known) return loose.patch(caller, id, sent)
    const problem = whyNot(known.price, read)
    if (problem) return problem
    const made = await changePrice(
      caller,
      known.seen.offering.id,
      known.price.role,
      valuesOfPrice(known.price.role, read),
    )
    return isRefusal(made) ? made : readPrice(caller, id)
  }

  const changePrice = (
    caller: ApiCaller,
    offeringId: number,
    role: OfferingPrice['role'],
    values: Partial<Record<(typeof attributePaths)[number], unknown>>,
  ) =>
    draftOffering(database, caller, ground => {
      const base = ground.catalogue.offerings.get(offeringId) ?? ground.ever.get(offeringId)
      if (!base || !pricesOf(base).some(price => price.role === role))
        return refusal(409, 'conflict', texts.unknownPrice)
      const parsed = z.safeParse(Offering, offeringFrom({ ...valuesOf(base), ...values }))
      return wantedOffering(
        ground,
        offeringId,
        parsed.success
          ? { offering: parsed.data }
          : { problems: parsed.error.issues.map(({ path, message }) => ({ path: placeIn(path), message })) },
      )
    })

  async function remove(caller: ApiCaller, id: string): Promise<'removed' | null | TmfRefusal> {
    const known = await priceOf(caller, id)
    if (!known) return (await loose.remove(caller, id)) ? 'removed' : null
    const { role } = known.price
    if (role !== 'setup' && role !== 'support') return refusal(409, 'conflict', texts.priceNeeded)
    const none = Object.fromEntries(
      attributePaths.filter(path => path.startsWith(`${role}Product.`)).map(path => [path, null]),
    )
    const made = await changePrice(caller, known.seen.offering.id, role, none)
    return isRefusal(made) ? made : 'removed'
  }

  return {
    attributes: Object.keys(priceSchema.properties as object),
    list: async (caller, query) => {
      const { productOfferingPrice } = (await catalogueView(services, caller)).resources
      const rows = await listedVersions(services, 'productOfferingPrice', productOfferingPrice, query)
      return listInMemory([...rows, ...(await loose.all(caller))], query)
    },
    read: async (caller, id, request) =>
      readVersion(services, 'productOfferingPrice', await readPrice(caller, id), id, request),
    create: async (caller, body) => {
      const read = sentPrice(body)
      return 'message' in read ? wrong(read.path, read.message) : loose.create(caller, body)
    },
    patch,
    remove,
  }
}

/** Whether a price would mean something else: paid in another way, or called otherwise than its offering. */
function whyNot({ role, isRecurring, name }: OfferingPrice, sent: SentPrice): TmfRefusal | null {
  if (sent.role !== role) return wrong('role', texts.sameRole)
  if (sent.isRecurring !== isRecurring) return wrong('priceType', texts.samePeriod)
  if (sent.priceInCents === undefined) return wrong('price', texts.amount)
  return !('name' in pricePaths[role]) && sent.name !== name ? wrong('name', texts.namedByOffering) : null
}

/** The place of an offering's value in its price. */
function placeIn(path: readonly PropertyKey[]): string {
  const last = String(path.at(-1))
  if (last.startsWith('listPrice')) return 'listPrice'
  return last.endsWith('InCents') ? 'price' : last
}
