import type { ApiCaller } from '../../../api-clients/caller.ts'
import { kindById } from '../../catalogue-kinds.ts'
import type { Json } from '../../json.ts'
import { catalogueApiTexts as texts } from '../../texts-catalogue.ts'
import { refusal } from '../kit/errors.ts'
import { listInMemory } from '../kit/lists.ts'
import type { ResourceHandlers } from '../kit/register-api.ts'
import { type CatalogueApiServices, catalogueView } from './catalogue-view.ts'
import { looseResources } from './loose-resources.ts'

/* The catalogue, categories and specifications: they follow from the kinds of products that the shop knows. */

export const readOnlyHandlers = (
  services: CatalogueApiServices,
  resource: 'catalog' | 'category',
): ResourceHandlers => ({
  list: async (caller, query) =>
    listInMemory([...(await catalogueView(services, caller)).resources[resource].values()], query),
  read: async (caller, id) => (await catalogueView(services, caller)).resources[resource].get(id) ?? null,
})

/** The specifications of the shop are fixed, as its rules are made for them; a client may add its own beside them. */
export function specificationHandlers(services: CatalogueApiServices): ResourceHandlers {
  const loose = looseResources(services, 'productSpecification')
  const fixed = refusal(409, 'conflict', texts.fixedSpecification)
  const specifications = async (caller: ApiCaller) =>
    (await catalogueView(services, caller)).resources.productSpecification
  return {
    list: async (caller, query) =>
      listInMemory([...(await specifications(caller)).values(), ...(await loose.all(caller))], query),
    read: async (caller, id): Promise<Json | null> =>
      (await specifications(caller)).get(id) ?? loose.read(caller, id),
    create: (caller, body) => loose.create(caller, body),
    patch: async (caller, id, patch) => (kindById(id) ? fixed : loose.patch(caller, id, patch)),
    remove: async (caller, id) =>
      kindById(id) ? fixed : (await loose.remove(caller, id)) ? 'removed' : null,
  }
}
