import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { matchRoutes } from 'react-router'

/** A script's import of another one, as the bundler writes it. */
const STATIC_IMPORT = /(?:from|import)\s*"\.\/([\w.-]+\.js)"/g
/** The script that every page of the website loads. */
const SITE_SCRIPT = /^site-[\w-]{8}\.js$/

/**
 * The scripts that a built page asks for at once, with their size as they travel: those of its routes where React takes it
 * over, else the one of the website; each with what it imports.
 * @param {string} clientDir what the build made for browsers, compressed
 * @param {string} pathname
 * @returns {Promise<Map<string, number>>} bytes by the name of the file
 */
export async function scriptsOf(clientDir, pathname) {
  const assets = path.join(clientDir, 'assets')
  const names = await readdir(assets)
  const named = pattern => names.find(name => pattern.test(name)) ?? missing(pattern, assets)
  const manifestFile = named(/^manifest-[\w-]+\.js$/)
  const { entry, routes } = JSON.parse((await read(assets, manifestFile)).replace(/^[^{]*|;\s*$/g, ''))
  const matched = (matchRoutes(branchesBelow(undefined, Object.values(routes)), pathname) ?? []).map(
    ({ route }) => routes[route.id],
  )
  // A page of the website is not hydrated: it is loaded as a document (site-layout.tsx).
  const isHydrated = !matched.some(({ hasClientMiddleware }) => hasClientMiddleware)
  const first = isHydrated
    ? [manifestFile, ...[entry, ...matched].map(({ module }) => path.basename(module))]
    : [named(SITE_SCRIPT)]
  return sizes(assets, await withImports(assets, first))
}

/**
 * Imports of the consent banner's script, which must be empty: pages are not painted before that script has run, and
 * would wait for its imports too.
 * @param {string} clientDir the build for browsers
 * @returns {Promise<string[]>} names of files
 */
export async function importsOfConsent(clientDir) {
  const assets = path.join(clientDir, 'assets')
  const name =
    (await readdir(assets)).find(file => /^consent-[\w-]{8}\.js$/.test(file)) ??
    missing('consent script', assets)
  return (await withImports(assets, [name])).slice(1)
}

async function withImports(assets, names) {
  const all = new Set(names)
  // A set is walked in the order in which it grows.
  for (const name of all)
    for (const [, imported] of (await read(assets, name)).matchAll(STATIC_IMPORT)) all.add(imported)
  return [...all]
}

async function sizes(assets, names) {
  const sizeOf = name => stat(path.join(assets, `${name}.br`)).catch(() => stat(path.join(assets, name)))
  return new Map(await Promise.all(names.map(async name => [name, (await sizeOf(name)).size])))
}

const read = (assets, name) => readFile(path.join(assets, name), 'utf8')

const branchesBelow = (parentId, routes) =>
  routes
    .filter(route => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, path, index } : { id, path, children: branchesBelow(id, routes) },
    )

function missing(pattern, folder) {
  throw new Error(`${folder} has no ${pattern}`)
}
