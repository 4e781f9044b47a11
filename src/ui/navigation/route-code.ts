import { matchRoutes, type RouteObject } from 'react-router'
import { routeIds } from './route-ids.ts'

/** A route as React Router's manifest tells the browser of it: where its code and styles are. */
export type ManifestRoute = {
  readonly id: string
  readonly parentId?: string
  readonly path?: string
  readonly index?: boolean
  readonly module: string
  readonly clientLoaderModule?: string
  readonly clientActionModule?: string
  /** Imports of its modules. */
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/**
 * State of a page after its code was requested. `document`: the server no longer has these files, as after a release,
 * or they do not run, so that the page has to be loaded anew.
 */
export type Preparation = 'ready' | 'document' | 'unreachable'

/** The route around every page of the website. */
const websiteLayout = routeIds.website

type Surroundings = {
  routes: readonly ManifestRoute[]
  /** Whether the route's code came with the document, or was loaded by React Router since. */
  isHere(id: string): boolean
  /** The HTTP status of a file, which is in the browser's cache from then on; null where nothing answered. */
  fetchFile(address: string): Promise<number | null>
  /** Rejects where the module does not run. */
  importModule(address: string): Promise<unknown>
}

/**
 * The code of pages that the browser has not shown yet. React Router imports it when a page is navigated to and reloads
 * the document when that fails, which without a network ends on the browser's error page. What was fetched here first
 * is imported without a network. Files are fetched before they are imported, because a failed import may be remembered.
 */
export function createRouteCode({ routes, isHere, fetchFile, importModule }: Surroundings) {
  const byId = new Map(routes.map(route => [route.id, route]))
  const tree = branchesBelow(undefined, routes)
  const loaded = new Set<string>()
  const underWay = new Map<string, Promise<Preparation>>()
  const fetched = new Set(routes.filter(({ id }) => isHere(id)).flatMap(filesOf))

  const isReady = ({ id }: ManifestRoute) => isHere(id) || loaded.has(id)

  const routesAt = (pathname: string): readonly ManifestRoute[] =>
    (matchRoutes([...tree], pathname) ?? []).flatMap(({ route }) => byId.get(route.id ?? '') ?? [])

  async function fetchOnce(address: string): Promise<Preparation> {
    if (fetched.has(address)) return 'ready'
    const outcome = outcomeOf(await fetchFile(address))
    if (outcome === 'ready') fetched.add(address)
    return outcome
  }

  async function loadNow(route: ManifestRoute): Promise<Preparation> {
    const outcome = worstOf(await Promise.all(filesOf(route).map(fetchOnce)))
    if (outcome !== 'ready') return outcome
    try {
      await Promise.all(modulesOf(route).map(importModule))
    } catch {
      return 'document'
    }
    loaded.add(route.id)
    return 'ready'
  }

  function load(route: ManifestRoute): Promise<Preparation> {
    if (isReady(route)) return Promise.resolve('ready')
    const loading = underWay.get(route.id) ?? loadNow(route).finally(() => underWay.delete(route.id))
    underWay.set(route.id, loading)
    return loading
  }

  return {
    /** Pages of the website are not hydrated: they are loaded as documents. */
    isDocument: (pathname: string): boolean => routesAt(pathname).some(({ id }) => id === websiteLayout),

    /** Whether a page can be shown without fetching code. */
    isReady: (pathname: string): boolean => routesAt(pathname).every(isReady),

    /** Fetches what a page needs. Never rejects. */
    load: async (pathname: string): Promise<Preparation> =>
      worstOf(await Promise.all(routesAt(pathname).map(load))),

    /**
     * Fetches the other pages of the same part, one after the other: the order flow, or login and the customer pages, or the desk.
     * Ends at the first that fails; a navigation tries again.
     */
    async loadNeighbours(pathname: string): Promise<void> {
      // Below the root.
      const part = routesAt(pathname)[1]
      if (!part) return
      const neighbours = routes.filter(route => isBelow(part, route, byId))
      for (const route of neighbours) if ((await load(route)) !== 'ready') return
    },
  }
}

const modulesOf = ({ module, clientLoaderModule, clientActionModule }: ManifestRoute): string[] =>
  [module, clientLoaderModule, clientActionModule].filter(address => address !== undefined)

const filesOf = (route: ManifestRoute): string[] => [
  ...new Set([...modulesOf(route), ...(route.imports ?? []), ...(route.css ?? [])]),
]

function branchesBelow(parentId: string | undefined, routes: readonly ManifestRoute[]): RouteObject[] {
  return routes
    .filter(route => route.parentId === parentId)
    .map(({ id, path, index }) => ({
      id,
      ...(path !== undefined && { path }),
      ...(index ? { index } : { children: branchesBelow(id, routes) }),
    }))
}

function isBelow(
  part: ManifestRoute,
  route: ManifestRoute,
  byId: ReadonlyMap<string, ManifestRoute>,
): boolean {
  const parent = byId.get(route.parentId ?? '')
  return parent !== undefined && (parent === part || isBelow(part, parent, byId))
}

/** 5xx and 429 pass; any other refusal means that the file is not there. */
function outcomeOf(status: number | null): Preparation {
  if (status === null || status >= 500 || status === 429) return 'unreachable'
  return status < 400 ? 'ready' : 'document'
}

/** A file that is gone will not come back; what could not be reached may. */
const worstOf = (outcomes: readonly Preparation[]): Preparation =>
  outcomes.find(outcome => outcome === 'document') ??
  outcomes.find(outcome => outcome === 'unreachable') ??
  'ready'
