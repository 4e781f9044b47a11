import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Of the desk, which no visitor ever opens. */
const OF_DESK = /^beheer\//

/**
 * Takes the routes of the desk out of the map of all routes that each hydrated page loads. The pages of the desk load a whole
 * one, `desk-manifest-….js`, which the server names to them (server/plugins/web-pages.ts).
 * @param {string} clientDir what the build made for browsers, not yet compressed
 */
export async function splitManifest(clientDir) {
  const assets = path.join(clientDir, 'assets')
  const [name, ...others] = (await readdir(assets)).filter(file => /^manifest-[\w-]+\.js$/.test(file))
  if (name === undefined || others.length > 0) throw new Error(`There is not one map of routes in ${assets}`)
  const script = await readFile(path.join(assets, name), 'utf8')
  await writeFile(path.join(assets, `desk-${name}`), script)
  await writeFile(path.join(assets, name), withoutDesk(script))
}

/** @param {string} script which sets a variable to the map as JSON */
export function withoutDesk(script) {
  const [, before, json, after] = /^([^{]*)(\{.*\})(;?\s*)$/s.exec(script) ?? []
  if (json === undefined) throw new Error('The map of routes is not written as it was')
  const manifest = JSON.parse(json)
  const routes = Object.entries(manifest.routes).filter(([id]) => !OF_DESK.test(id))
  return before + JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) }) + after
}
