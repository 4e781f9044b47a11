import { LRUCache } from 'lru-cache'
import type { Database } from '../../../../platform/database/pool.ts'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import { tmfPath } from '../../../api-clients/tmf-resources.ts'
import type { Offering } from '../../../catalogue/offering.ts'
import { draftedChanges } from '../../../catalogue/server/client-drafts.ts'
import {
  type OfferingLife,
  offeringLives,
  type PricedState,
} from '../../../catalogue/server/offering-lives.ts'
import type { CatalogueFacts, CatalogueResource, HrefOf } from '../../catalogue-facts.ts'
import { kindOf, productKinds } from '../../catalogue-kinds.ts'
import type { Json } from '../../json.ts'
import { launchOfPrice, type OfferingPrice, pricesOf } from '../../offering-prices.ts'
import { partOffering, productOffering } from '../../product-offering.ts'
import { priceSchemaPath, productOfferingPrice } from '../../product-offering-price.ts'
import { catalog, category, productSpecification } from '../../product-specification.ts'
import { catalogueApiTexts as texts } from '../../texts-catalogue.ts'

/** An offering that a client sees, with its facts, and what it cost until now. */
export type SeenOffering = {
  readonly offering: Offering
  readonly facts: CatalogueFacts
  readonly states: readonly PricedState[]
}

/** The catalogue as a client sees it: what is sold, was sold or is planned, and its own drafts over that. */
export type CatalogueView = {
  readonly offerings: ReadonlyMap<number, SeenOffering>
  /** Each price by its id, with the offering it belongs to. */
  readonly prices: ReadonlyMap<number, { readonly price: OfferingPrice; readonly seen: SeenOffering }>
  /** Resources by their id, in the order of a list. */
  readonly resources: Readonly<Record<CatalogueResource | 'catalog', ReadonlyMap<string, Json>>>
}

export type CatalogueApiServices = { readonly database: Database; readonly publicUrl: string }

const statusWords = { active: 'Active', launched: 'Launched', retired: 'Retired' } as const

const factsOf = ({ status, changedAt, version, startsAt, endsAt }: OfferingLife): CatalogueFacts => ({
  lifecycleStatus: statusWords[status],
  lastUpdate: changedAt,
  version,
  startsAt,
  endsAt,
})

export const hrefsOf =
  (publicUrl: string): HrefOf =>
  (resource, id) =>
    publicUrl + tmfPath('TMF620', resource, id)

/** Address of the description of our extensions. */
export const extensionSchema = (publicUrl: string): string => publicUrl + priceSchemaPath

/** The views of clients without drafts, by the version of the catalogue. */
const views = new LRUCache<string, CatalogueView>({ max: 2 })

/** @param caller whose drafts lie over what is sold; null for what is sold alone */
export async function catalogueView(
  { database, publicUrl }: CatalogueApiServices,
  caller: Pick<ApiCaller, 'clientId'> | null,
): Promise<CatalogueView> {
  const { version, byId } = await offeringLives(database)
  const drafted = caller ? await draftedChanges(database, caller.clientId) : []
  const name = `${version} ${publicUrl}`
  const known = drafted.length === 0 ? views.get(name) : undefined
  if (known) return known
  const offerings = new Map(
    [...byId].map(([id, life]): [number, SeenOffering] => [
      id,
      { offering: life.offering, facts: factsOf(life), states: life.states },
    ]),
  )
  for (const change of drafted) {
    const id = Number(change.id)
    if (change.after === null) offerings.delete(id)
    else if (change.kind === 'offering') {
      const life = byId.get(id)
      offerings.set(id, {
        offering: change.after,
        facts: {
          lifecycleStatus: change.isInTest ? 'In test' : 'In design',
          lastUpdate: change.changedAt,
          version: (life?.version ?? 0) + 1,
          startsAt: change.startsAt,
          endsAt: null,
        },
        states: life?.status === 'launched' ? life.states : [],
      })
    }
  }
  const view = viewOf(offerings, publicUrl)
  if (drafted.length === 0) views.set(name, view)
  return view
}

function viewOf(offerings: ReadonlyMap<number, SeenOffering>, publicUrl: string): CatalogueView {
  const hrefOf = hrefsOf(publicUrl)
  const schema = extensionSchema(publicUrl)
  const seen = [...offerings.values()]
  const prices = new Map(
    seen.flatMap(each => pricesOf(each.offering).map(price => [price.id, { price, seen: each }] as const)),
  )
  const whole = latest(seen)
  const ofKind = Map.groupBy(seen, ({ offering }) => kindOf(offering).id)
  const kindFacts = (id: string) => latest(ofKind.get(id) ?? [], whole)
  const soldOf = (id: string) =>
    (ofKind.get(id) ?? [])
      .filter(({ facts }) => facts.lifecycleStatus === 'Launched')
      .map(({ offering }) => offering)
  const catalogHref = publicUrl + tmfPath('TMF620', 'catalog', catalogId)
  return {
    offerings,
    prices,
    resources: {
      catalog: new Map([[catalogId, catalog(catalogId, texts.catalogName, catalogHref, whole, hrefOf)]]),
      category: new Map(
        productKinds.map(kind => [kind.id, category(kind, soldOf(kind.id), kindFacts(kind.id), hrefOf)]),
      ),
      productSpecification: new Map(
        productKinds.map(kind => [kind.id, productSpecification(kind, kindFacts(kind.id), hrefOf)]),
      ),
      productOffering: new Map([
        ...seen.map(
          ({ offering, facts }) =>
            [String(offering.id), productOffering(offering, facts, hrefOf, schema)] as const,
        ),
        ...[...prices.values()].flatMap(({ price, seen: { offering, facts } }) =>
          offerings.has(price.id)
            ? []
            : [[String(price.id), partOffering(price, offering, facts, hrefOf, schema)] as const],
        ),
      ]),
      productOfferingPrice: new Map(
        [...prices.values()].map(({ price, seen: { offering, facts, states } }) => [
          String(price.id),
          productOfferingPrice(
            price,
            offering,
            { ...facts, startsAt: launchOfPrice(price, states) ?? facts.startsAt },
            hrefOf,
            schema,
          ),
        ]),
      ),
    },
  }
}

export const catalogId = 'shop'

const beginning = new Date(0)

const newest = ({ facts }: SeenOffering): number => facts.lastUpdate.getTime()

/** Facts of what offerings are in: it is as new as the newest of them. */
const latest = (
  seen: readonly SeenOffering[],
  none: Pick<CatalogueFacts, 'lastUpdate'> = { lastUpdate: beginning },
): CatalogueFacts => ({
  lifecycleStatus: 'Launched',
  lastUpdate: seen.length > 0 ? new Date(Math.max(...seen.map(newest))) : none.lastUpdate,
  version: 1,
  startsAt: null,
  endsAt: null,
})
