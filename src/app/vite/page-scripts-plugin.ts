import path from 'node:path'
import type { Plugin } from 'vite'

const virtualId = 'virtual:page-scripts'

/**
 * Builds scripts of pages that are not hydrated beside the order flow's, and tells the server where they ended up:
 * `import pageScripts from 'virtual:page-scripts'` is a record of each name with the address of its script.
 * @param entries a name and its file, from the root of the project: `{ site: 'src/entry.website.ts' }`
 */
export function pageScripts(entries: Readonly<Record<string, string>>): Plugin {
  let isDevelopment = false
  /** In development the files themselves; a build fills in what the browser's bundle calls them. */
  const addresses = new Map(Object.entries(entries).map(([name, file]) => [name, `/${file}`]))
  return {
    name: 'page-scripts',
    configResolved(config) {
      isDevelopment = config.command === 'serve'
    },
    buildStart() {
      if (isDevelopment || this.environment.name !== 'client') return
      for (const [name, file] of Object.entries(entries))
        this.emitFile({ type: 'chunk', id: path.resolve(file), name })
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      for (const [name, file] of Object.entries(entries)) {
        const built = Object.values(bundle).find(
          output => output.type === 'chunk' && output.facadeModuleId === path.resolve(file),
        )
        if (!built) this.error(`${file} was not built`)
        addresses.set(name, `/${built.fileName}`)
      }
    },
    resolveId: id => (id === virtualId ? `\0${virtualId}` : null),
    load: id =>
      id === `\0${virtualId}` ? `export default ${JSON.stringify(Object.fromEntries(addresses))}` : null,
  }
}
