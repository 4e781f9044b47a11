import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Of the desk, which no visitor ever opens. */
const OF_DESK = /^beheer\//
/** Of the website, whose pages are loaded as documents: to the browser they are all one route, which matches any address. */
const OF_WEBSITE = /^site\//
const KEPT_OF_WEBSITE = ['site/site-layout', 'site/content/content-page']

/**
 * Makes the map of all routes, which each hydrated page loads, into the one of visitors. The pages of the desk load the
 * whole one, `desk-manifest-….js`, which the server names to them (server/plugins/web-pages.ts).
 * @param {string} clientDir what the build made for browsers, not yet compressed
 */
export async function splitManifest(clientDir) {
  const assets = path.join(clientDir, 'assets')
  const [name, ...others] = (await readdir(assets)).filter(file => /^manifest-[\w-]+\.js$/.test(file))
  if (name === undefined || others.length > 0) throw new Error(`There is not one map of routes in ${assets}`)
  const script = await readFile(path.join(assets, name), 'utf8')
  await writeFile(path.join(assets, `desk-${name}`), script)
  await writeFile(path.join(assets, name), forVisitors(script))
}

/**
 * Without the desk, with one route for the pages of the website, and with each file named once on the way to a page: what
 * the entry or a route above imports is loaded by then. What a route has not, is left unsaid.
 * @param {string} script which sets a variable to the map as JSON
 */
export function forVisitors(script) {
  const [, before, json, after] = /^([^{]*)(\{.*\})(;?\s*)$/s.exec(script) ?? []
  if (json === undefined) throw new Error('The map of routes is not written as it was')
  const manifest = JSON.parse(json)
  const lost = KEPT_OF_WEBSITE.find(id => !(id in manifest.routes))
  if (lost) throw new Error(`The map has no ${lost}, which stands for the pages of the website`)
  const routes = Object.values(manifest.routes)
    .filter(({ id }) => !OF_DESK.test(id) && (!OF_WEBSITE.test(id) || KEPT_OF_WEBSITE.includes(id)))
    .map(route => [route.id, saidOf({ ...route, imports: importsOf(route, manifest) })])
  return before + JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) }) + after
}

function importsOf(route, { entry, routes }) {
  if (OF_WEBSITE.test(route.id)) return []
  const loaded = new Set(entry.imports)
  for (let above = routes[route.parentId]; above; above = routes[above.parentId])
    for (const file of [above.module, ...above.imports]) loaded.add(file)
  return route.imports.filter(file => !loaded.has(file))
}

const saidOf = route =>
  Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false && value.length !== 0))
