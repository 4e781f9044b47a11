import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { hashInputs } from './inputs.mjs'
import { environmentFor } from './node24.mjs'
import { precompress } from './precompress.mjs'
import { inProject, ROOT, Stop, say } from './project.mjs'
import { run } from './run.mjs'

/** Everything the built pages and e-mails are made of. */
const INPUTS = [
  'web',
  'domain',
  'contract',
  'content',
  'public',
  'server/emails',
  'react-router.config.ts',
  'vite.config.ts',
  'vite.emails.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/lib/build.mjs',
  'scripts/lib/precompress.mjs',
]
const BUILD = inProject('build')
const RECORD = 'inputs.sha256'
const WORKSHOP = inProject('.cache', 'build')

/**
 * Builds the web app and the e-mails when anything they are made of has changed. The work is done in a folder of
 * its own that takes the place of `build/` when it is complete: an interrupted build is never served.
 * @param {string} node the Node to build with
 */
export async function ensureBuild(node) {
  const inputs = await hashInputs(ROOT, INPUTS)
  if ((await recordedInputs()) === inputs) return
  say('Building the web app …')
  await forgetInterruptedBuilds()
  const folder = path.join(WORKSHOP, String(process.pid))
  const env = { ...environmentFor(node), NODE_ENV: 'production', BUILD_DIR: path.relative(ROOT, folder) }
  await mkdir(folder, { recursive: true })
  await step(node, ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'], env)
  if (existsSync(inProject('vite.emails.config.ts'))) {
    const config = ['--config', 'vite.emails.config.ts', '--logLevel', 'warn']
    await step(node, ['node_modules/vite/bin/vite.js', 'build', ...config], env)
  }
  await precompress(path.join(folder, 'client'))
  await writeFile(path.join(folder, RECORD), inputs)
  await putInPlace(folder)
}

const recordedInputs = () => readFile(path.join(BUILD, RECORD), 'utf8').catch(() => null)

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
