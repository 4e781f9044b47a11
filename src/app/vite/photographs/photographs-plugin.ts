import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { photographableScenes } from '../../../features/page-frame/pictures/scene-sizes.ts'
import { type CutPhotograph, readPhotographs } from './read-photographs.ts'
import { resolvedId, virtualId } from './without-photographs.ts'

/**
 * Puts the photographs of content/pictures among the files that browsers keep, and tells pages which scenes they replace:
 * `import photographs from 'virtual:photographs'`. A photograph that is not right ends the build.
 * @param pictures the folder with photographs, from the root of the project
 * @param cuts where what was cut is kept for the next build
 */
export function photographs(pictures: string, cuts = path.join('.cache/photographs', pictures)): Plugin {
  const [folder, cacheFolder] = [path.resolve(pictures), path.resolve(cuts)]
  let found: Promise<Map<string, CutPhotograph>> | undefined
  const read = () => {
    found ??= readPhotographs({ folder, cacheFolder, scenes: photographableScenes })
    return found
  }
  return {
    name: 'photographs',
    resolveId: id => (id === virtualId ? resolvedId : null),
    async load(id) {
      return id === resolvedId
        ? moduleOf(await read().catch((error: Error) => this.error(error.message)))
        : null
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { files } of (await read()).values())
        for (const { address, file } of files)
          this.emitFile({ type: 'asset', fileName: address.slice(1), source: await readFile(file) })
    },
    configureServer(server) {
      server.watcher.add(folder).on('all', (_event, file) => {
        if (!file.startsWith(folder)) return
        found = undefined
        showAnew(server)
      })
      server.middlewares.use(async (request, response, next) => {
        const all = [...(await read().catch(() => new Map<string, CutPhotograph>())).values()]
        const asked = all.flatMap(({ files }) => files).find(({ address }) => address === request.url)
        if (asked) createReadStream(asked.file).pipe(response)
        else next()
      })
    },
  }
}

const moduleOf = (found: ReadonlyMap<string, CutPhotograph>): string =>
  `export default ${JSON.stringify(Object.fromEntries([...found].map(([name, { photograph }]) => [name, photograph])))}`

function showAnew({ environments }: ViteDevServer) {
  for (const { moduleGraph } of Object.values(environments)) {
    const module = moduleGraph.getModuleById(resolvedId)
    if (module) moduleGraph.invalidateModule(module)
  }
  environments.client.hot.send({ type: 'full-reload' })
}
