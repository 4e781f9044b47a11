import type { FastifyRequest } from 'fastify'
import type { Json } from '../../json.ts'
import type { ListQuery } from '../kit/query.ts'
import { type CatalogueApiServices, catalogueView } from './catalogue-view.ts'

/*
 * A client that drafts a change of what is sold sees two versions of it: its draft, which it reads unless it asks for another,
 * and the one that is sold.
 */

type Versioned = 'productOffering' | 'productOfferingPrice'

const byVersion = ['version', 'lifecycleStatus'] as const

/** The rows of a list: of each the newest version, and all versions where a filter asks for one by its number or status. */
export async function listedVersions(
  services: CatalogueApiServices,
  resource: Versioned,
  own: ReadonlyMap<string, Json>,
  { filters }: Pick<ListQuery, 'filters'>,
): Promise<readonly Json[]> {
  const newest = [...own.values()]
  if (!filters.some(({ path }) => byVersion.some(name => name === path))) return newest
  const { resources } = await catalogueView(services, null)
  const behind = [...resources[resource]].filter(([id, { version }]) => own.get(id)?.version !== version)
  return [...newest, ...behind.map(([, sold]) => sold)]
}

/** The version that a request asks for by its number, or the newest one. */
export async function readVersion(
  services: CatalogueApiServices,
  resource: Versioned,
  newest: Json | null,
  id: string,
  { query }: Pick<FastifyRequest, 'query'>,
): Promise<Json | null> {
  const { version } = query as { readonly version?: unknown }
  if (version === undefined || newest?.version === version) return newest
  const sold = (await catalogueView(services, null)).resources[resource].get(id)
  return sold?.version === version ? sold : null
}
