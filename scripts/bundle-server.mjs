// node scripts/bundle-server.mjs FOLDER: bundles the programs of the server, with most of what they take from npm, into FOLDER.
// A start that reads a few files instead of some two thousand takes a third of the time.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { rolldown } from 'rolldown'
import { ROOT } from './lib/project.mjs'
import { outsideBundle, programs } from './lib/server-programs.mjs'

const [folder] = process.argv.slice(2)

/** Stack traces name the lines of our own sources; the maps of libraries would take four times the memory. */
const ownMapsOnly = {
  name: 'own-maps-only',
  transform: { filter: { id: /node_modules/ }, handler: code => ({ code, map: { mappings: '' } }) },
}

const bundle = await rolldown({
  cwd: ROOT,
  input: programs,
  platform: 'node',
  external: outsideBundle,
  plugins: [ownMapsOnly],
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
})
await bundle.write({
  dir: folder,
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: 'chunks/[name]-[hash].js',
  sourcemap: true,
  // Stack traces name lines; nobody reads the texts behind them here.
  sourcemapExcludeSources: true,
})
const own = (await bundle.watchFiles)
  .map(file => path.relative(ROOT, file))
  .filter(file => !file.startsWith('..') && !file.startsWith('node_modules'))
await mkdir(path.join(folder, 'bundled'), { recursive: true })
await writeFile(path.join(folder, 'bundled', 'server.json'), JSON.stringify(own.sort(), null, 2))
await bundle.close()
