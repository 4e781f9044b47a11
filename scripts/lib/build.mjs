import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { changedInput, digestInputs } from './inputs.mjs'
import { environmentFor } from './node24.mjs'
import { precompress } from './precompress.mjs'
import { inProject, ROOT, Stop, say } from './project.mjs'
import { run } from './run.mjs'

/** Inputs of the built pages; a new file in them counts as well. */
const WHOLE = [
  'content',
  'public',
  // Vite's plugins, which no bundle holds.
  'src/app/vite',
  'react-router.config.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/lib/build.mjs',
  'scripts/lib/bundled-files-plugin.ts',
  'scripts/lib/inputs.mjs',
  'scripts/lib/precompress.mjs',
]
/** Of these folders only what the bundlers took. */
const PAGE_SOURCES = ['src']
/** How the server is bundled; of its code only what the bundler took. */
const HOW_SERVER = [
  'package-lock.json',
  'scripts/bundle-server.mjs',
  'scripts/lib/build.mjs',
  'scripts/lib/inputs.mjs',
  'scripts/lib/server-programs.mjs',
  'tsconfig.json',
]
/** Where the sources of the server's programs lie. */
export const SERVER_SOURCES = ['content', 'src', 'package.json', 'scripts/lib', 'tsconfig.json']
const RECORD = 'inputs.json'

/**
 * Builds the pages (`build/`) and the programs of the server (`dist/`) where anything that they are made of has changed.
 * @param {string} node the Node to build with
 */
export async function ensureBuild(node) {
  await ensurePages(node)
  await ensureServer(node)
}

const ensurePages = node =>
  ensureBuilt({
    what: 'the web app',
    folder: 'build',
    whole: WHOLE,
    sources: PAGE_SOURCES,
    async make(folder) {
      const env = { ...environmentFor(node), NODE_ENV: 'production', BUILD_DIR: path.relative(ROOT, folder) }
      await step(node, ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'], env)
      await precompress(path.join(folder, 'client'))
      return bundledIn(path.join(folder, 'bundled'))
    },
  })

/**
 * Bundles the programs of the server where a file of them has changed.
 * @param {string} node the Node to bundle with
 */
export const ensureServer = node =>
  ensureBuilt({
    what: 'the server',
    folder: 'dist',
    whole: HOW_SERVER,
    sources: SERVER_SOURCES,
    async make(folder) {
      await step(node, ['scripts/bundle-server.mjs', folder], environmentFor(node))
      return bundledIn(path.join(folder, 'bundled'))
    },
  })

/**
 * Makes a folder anew when anything it is made of has changed. The work is done in a folder of its own that takes the other's
 * place when it is complete: an interrupted build is never served.
 * @param {{what: string, folder: string, whole: string[], sources: string[], make: (folder: string) => Promise<string[]>}} part
 * `whole` counts with all its files, of `sources` what `make` says that it took
 */
async function ensureBuilt({ what, folder, whole, sources, make }) {
  const target = inProject(folder)
  const changed = await changedSince(ROOT, await readJson(path.join(target, RECORD)), whole)
  if (changed === null) return
  say(`Building ${what} (${changed}) …`)
  // Before the build: what is edited meanwhile has changed for the next one.
  const [all, some] = await Promise.all([digestInputs(ROOT, whole), digestInputs(ROOT, sources)])
  const workshop = inProject('.cache', folder)
  await forgetInterruptedBuilds(workshop)
  const made = path.join(workshop, String(process.pid))
  await mkdir(made, { recursive: true })
  const record = recordOf(all, some, await make(made))
  await writeFile(path.join(made, RECORD), JSON.stringify(record, null, 2))
  await putInPlace(made, target)
}

/**
 * Why a build is no longer what its files make of it: a file that changed, `no build yet` where there is no record, or
 * null when it still is.
 * @param {string} root @param {import('./inputs.mjs').Digests | null} record
 * @param {string[]} whole files and folders of which each file counts, also a new one
 * @returns {Promise<string | null>}
 */
export async function changedSince(root, record, whole = WHOLE) {
  if (!record) return 'no build yet'
  return changedInput(record, await digestInputs(root, [...whole, ...Object.keys(record)]))
}

/**
 * Everything that a build was made of.
 * @param {import('./inputs.mjs').Digests} whole @param {import('./inputs.mjs').Digests} shared
 * @param {string[]} bundled the files that the bundlers took
 * @returns {import('./inputs.mjs').Digests}
 */
export function recordOf(whole, shared, bundled) {
  const known = { ...shared, ...whole }
  const missing = bundled.find(file => !(file in known))
  if (missing) {
    throw new Stop(
      `A build is made of ${missing}, and a change of it would go unseen: name it in scripts/lib/build.mjs.`,
    )
  }
  return { ...whole, ...Object.fromEntries(bundled.map(file => [file, known[file]])) }
}

/**
 * The files that the bundlers of a build took, as they wrote them down.
 * @param {string} lists the folder with their lists
 * @returns {Promise<string[]>}
 */
export async function bundledIn(lists) {
  const names = await readdir(lists)
  return (await Promise.all(names.map(name => readJson(path.join(lists, name))))).flat()
}

const readJson = async file => JSON.parse(await readFile(file, 'utf8').catch(() => 'null'))

async function step(node, args, env) {
  const code = await run(node, args, env)
  if (code !== 0) throw new Stop('That could not be built, see above.', code)
}

async function putInPlace(made, target) {
  const previous = `${made}-previous`
  if (existsSync(target)) await rename(target, previous)
  await rename(made, target)
  await rm(previous, { recursive: true, force: true })
}

/** Folders of builds whose process is gone. */
async function forgetInterruptedBuilds(workshop) {
  for (const name of await readdir(workshop).catch(() => [])) {
    if (!isAlive(Number.parseInt(name, 10)))
      await rm(path.join(workshop, name), { recursive: true, force: true })
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
