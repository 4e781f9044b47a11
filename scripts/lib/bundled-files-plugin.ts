import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * Writes down which files of this project a bundle is made of, as `bundled/<bundle>-<environment>.json` in the folder of
 * the build: the next start looks whether one of them changed (scripts/lib/build.mjs).
 */
export const bundledFiles = (bundle: string): Plugin => ({
  name: 'bundled-files',
  apply: 'build',
  async buildEnd(error) {
    if (error) return
    const folder = path.join(process.env.BUILD_DIR ?? 'build', 'bundled')
    const files = [...this.getModuleIds()].flatMap(id => fileOf(id, this.environment.config.root))
    await mkdir(folder, { recursive: true })
    await writeFile(
      path.join(folder, `${bundle}-${this.environment.name}.json`),
      JSON.stringify([...new Set(files)].sort(), null, 2),
    )
  },
})

/** The path below root of a module that is one of the project's own files: not a virtual one, and none of npm's. */
function fileOf(id: string, root: string): string[] {
  const [file = ''] = id.split('?')
  const below = path.relative(root, file)
  const isOwn = path.isAbsolute(file) && !below.startsWith('..') && !below.startsWith('node_modules')
  return isOwn ? [below] : []
}
