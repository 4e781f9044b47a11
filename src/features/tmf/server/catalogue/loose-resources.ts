import { randomUUID } from 'node:crypto'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import type { CatalogueResource } from '../../catalogue-facts.ts'
import type { Json } from '../../json.ts'
import { catalogueApiTexts as texts } from '../../texts-catalogue.ts'
import { refusal, type TmfRefusal } from '../kit/errors.ts'
import { merged } from '../kit/json.ts'
import {
  allResources,
  countResources,
  findResource,
  insertResource,
  removeResource,
  type StoredResource,
} from '../stored-resources.ts'
import { type CatalogueApiServices, hrefsOf } from './catalogue-view.ts'

/**
 * Resources of the catalogue that a client sent and that are no part of an offering yet: a price on its own, a
 * specification, an offering without a category. They are in study: the client sees them, the shop sells nothing of them.
 */

type LooseResource = Exclude<CatalogueResource, 'category'>

/** So many of a kind a client may have. */
const mostLoose = 1_000

/** Statuses that only the shop gives. */
const shopStatuses: readonly unknown[] = ['Launched', 'Retired', 'Obsolete']

const types = {
  productOffering: 'ProductOffering',
  productOfferingPrice: 'ProductOfferingPrice',
  productSpecification: 'ProductSpecification',
} as const satisfies Record<LooseResource, string>

export function looseResources(services: CatalogueApiServices, resource: LooseResource) {
  const { database, publicUrl } = services
  const hrefOf = hrefsOf(publicUrl)
  const present = ({ id, content, updatedAt }: StoredResource): Json => ({
    '@type': types[resource],
    version: '1',
    isBundle: false,
    ...content,
    id,
    href: hrefOf(resource, id),
    lifecycleStatus:
      typeof content.lifecycleStatus === 'string' && !shopStatuses.includes(content.lifecycleStatus)
        ? content.lifecycleStatus
        : 'In study',
    lastUpdate: updatedAt.toISOString(),
  })
  const put = async (caller: ApiCaller, id: string, content: Json): Promise<Json> =>
    present(await insertResource(database, caller, resource, { id, content }, null))

  return {
    all: async (caller: ApiCaller): Promise<readonly Json[]> =>
      (await allResources(database, caller, resource)).map(present),
    read: async (caller: ApiCaller, id: string): Promise<Json | null> => {
      const row = await findResource(database, caller, resource, id)
      return row && present(row)
    },
    create: async (
      caller: ApiCaller,
      content: Json,
      id: string = randomUUID(),
    ): Promise<Json | TmfRefusal> =>
      (await countResources(database, caller, resource)) >= mostLoose
        ? refusal(409, 'conflict', texts.tooManyLoose(mostLoose))
        : put(caller, id, content),
    patch: async (caller: ApiCaller, id: string, patch: Json): Promise<Json | null> => {
      const row = await findResource(database, caller, resource, id)
      return row && put(caller, id, merged(row.content, patch))
    },
    remove: (caller: ApiCaller, id: string): Promise<boolean> =>
      removeResource(database, caller, resource, id),
  }
}
