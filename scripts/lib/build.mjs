import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { changedInput, digestInputs } from './inputs.mjs'
import { environmentFor } from './node24.mjs'
import { precompress } from './precompress.mjs'
import { inProject, ROOT, Stop, say } from './project.mjs'
import { run } from './run.mjs'
import { splitManifest } from './split-manifest.mjs'

/** What the built pages and e-mails are made of, where a file that is new counts as well. */
export const WHOLE = [
  'web',
  'domain',
  'contract',
  'content',
  'public',
  'react-router.config.ts',
  'vite.config.ts',
  'vite.emails.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/lib/build.mjs',
  'scripts/lib/bundled-files-plugin.ts',
  'scripts/lib/inputs.mjs',
  'scripts/lib/precompress.mjs',
  'scripts/lib/split-manifest.mjs',
]
/** Of this folder only what the bundlers took: the e-mails share some files with the server. */
export const SHARED = 'server'
const BUILD = inProject('build')
const RECORD = 'inputs.json'
const WORKSHOP = inProject('.cache', 'build')

/**
 * Builds the web app and the e-mails when anything they are made of has changed. The work is done in a folder of
 * its own that takes the place of `build/` when it is complete: an interrupted build is never served.
 * @param {string} node the Node to build with
 */
export async function ensureBuild(node) {
  const changed = await changedSince(ROOT, await readJson(path.join(BUILD, RECORD)))
  if (changed === null) return
  say(`Building the web app (${changed}) …`)
  // Before the build: what is edited meanwhile has changed for the next one.
  const [whole, shared] = await Promise.all([digestInputs(ROOT, WHOLE), digestInputs(ROOT, [SHARED])])
  await forgetInterruptedBuilds()
  const folder = path.join(WORKSHOP, String(process.pid))
  const env = { ...environmentFor(node), NODE_ENV: 'production', BUILD_DIR: path.relative(ROOT, folder) }
  await mkdir(folder, { recursive: true })
  await step(node, ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'], env)
  if (existsSync(inProject('vite.emails.config.ts'))) {
    const config = ['--config', 'vite.emails.config.ts', '--logLevel', 'warn']
    await step(node, ['node_modules/vite/bin/vite.js', 'build', ...config], env)
  }
  await splitManifest(path.join(folder, 'client'))
  await precompress(path.join(folder, 'client'))
  const record = recordOf(whole, shared, await bundledIn(folder))
  await writeFile(path.join(folder, RECORD), JSON.stringify(record, null, 2))
  await putInPlace(folder)
}

/**
 * Why a build is no longer what its files make of it: a file that changed, `no build yet` where there is no record, or
 * null when it still is.
 * @param {string} root @param {import('./inputs.mjs').Digests | null} record
 * @returns {Promise<string | null>}
 */
export async function changedSince(root, record) {
  if (!record) return 'no build yet'
  return changedInput(record, await digestInputs(root, [...WHOLE, ...Object.keys(record)]))
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
      `The web app is made of ${missing}, and a change of it would go unseen: name it in scripts/lib/build.mjs.`,
    )
  }
  return { ...whole, ...Object.fromEntries(bundled.map(file => [file, known[file]])) }
}

/** The files that the bundlers of a build took (scripts/lib/bundled-files-plugin.ts). */
export async function bundledIn(folder) {
  const lists = path.join(folder, 'bundled')
  const names = await readdir(lists)
  return (await Promise.all(names.map(name => readJson(path.join(lists, name))))).flat()
}

const readJson = async file => JSON.parse(await readFile(file, 'utf8').catch(() => 'null'))

async function step(node, args, env) {
  const code = await run(node, args, env)
  if (code !== 0) throw new Stop('The web app could not be built, see above.', code)
}

async function putInPlace(folder) {
  const previous = path.join(WORKSHOP, `${process.pid}-previous`)
  if (existsSync(BUILD)) await rename(BUILD, previous)
  await rename(folder, BUILD)
  await rm(previous, { recursive: true, force: true })
}

/** Folders of builds whose process is gone. */
async function forgetInterruptedBuilds() {
  for (const name of await readdir(WORKSHOP).catch(() => [])) {
    if (!isAlive(Number.parseInt(name, 10)))
      await rm(path.join(WORKSHOP, name), { recursive: true, force: true })
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
