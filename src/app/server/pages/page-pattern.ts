import type { matchRoutes, RouteObject, ServerBuild } from 'react-router'

/** Pages of a build, and how React Router finds one of them. */
type Pages = {
  readonly routes: Routes
  readonly matchRoutes: typeof matchRoutes
}

type Routes = ServerBuild['routes']

/**
 * The pattern of the page at an address, `/beheer/zaken/:number`: it holds nothing that a visitor typed. Of what `*` answers it is
 * the address itself where that is one of our own, and null where there is no such page.
 * @param isOurs whether an address is one of the website's
 */
export function pagePattern(
  { routes, matchRoutes }: Pages,
  pathname: string,
  isOurs: (address: string) => boolean,
): string | null {
  if (isOurs(pathname)) return pathname
  const matches = matchRoutes(treeOf(routes), pathname.replace(/\.data$/, '')) ?? []
  const pattern = matches.flatMap(({ route }) => route.path || []).join('/')
  return matches.length === 0 || pattern.includes('*') ? null : `/${pattern}`
}

const trees = new WeakMap<Routes, RouteObject[]>()

function treeOf(routes: Routes): RouteObject[] {
  const known = trees.get(routes)
  if (known) return known
  const objectOf = ({ id, path, index }: NonNullable<Routes[string]>): RouteObject =>
    index ? { id, index } : { id, children: below(id), ...(path !== undefined && { path }) }
  const below = (parent: string | undefined): RouteObject[] =>
    Object.values(routes).flatMap(route => (route && route.parentId === parent ? objectOf(route) : []))
  const tree = below(undefined)
  trees.set(routes, tree)
  return tree
}
