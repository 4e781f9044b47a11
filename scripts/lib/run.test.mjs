import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { beforeEach, expect, test, vi } from 'vitest'
import { inProject } from './project.mjs'

let folder

beforeEach(async ({ onTestFinished }) => {
  folder = await mkdtemp(path.join(tmpdir(), 'launcher-'))
  onTestFinished(() => rm(folder, { recursive: true }))
})

const write = async (name, text) => {
  const file = path.join(folder, name)
  await writeFile(file, text)
  return file
}

/** A launcher that serves or runs a program, as a process of its own. */
async function makeLauncher(how, program) {
  const run = pathToFileURL(inProject('scripts/lib/run.mjs')).href
  const file = await write('program.mjs', `${program}; console.log(process.pid)`)
  return write(
    'launcher.mjs',
    `import { ${how} } from '${run}'; process.exitCode = await ${how}(process.execPath, ['${file}'])`,
  )
}

/** Starts a script that starts the program; resolves when the program has said its pid. */
async function start(script, env = {}) {
  const stdio = ['ignore', 'pipe', 'inherit']
  const child = spawn(process.execPath, [script], { env: { PATH: process.env.PATH, ...env }, stdio })
  const ended = once(child, 'exit')
  const [line] = await once(createInterface(child.stdout), 'line')
  return { child, ended, pid: Number(line) }
}

const launchProgram = async (how, program) => start(await makeLauncher(how, program))

const WAITS = 'setInterval(() => {}, 1000);'
const GENTLE = `${WAITS} process.on('SIGTERM', () => setTimeout(() => process.exit(0), 50));`
const isGone = pid => vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow(/ESRCH/), 30_000)

test('the exit code of a program is passed on', async () => {
  expect(await (await launchProgram('run', 'process.exitCode = 3')).ended).toEqual([3, null])
  expect(await (await launchProgram('serve', 'process.exitCode = 1')).ended).toEqual([1, null])
})

test('Ctrl-C lets the server end by itself, and the launcher after it', async () => {
  const { child, ended, pid } = await launchProgram('serve', GENTLE)
  child.kill('SIGINT')
  child.kill('SIGINT')
  expect(await ended).toEqual([0, null])
  await isGone(pid)
})

test('a server does not outlive its launcher, kill -9 included', async () => {
  const { child, pid } = await launchProgram('serve', GENTLE)
  child.kill('SIGKILL')
  await isGone(pid)
})

test('a build that is interrupted ends with the launcher, as a failure', async () => {
  const { child, ended, pid } = await launchProgram('run', WAITS)
  child.kill('SIGTERM')
  expect(await ended).toEqual([143, null])
  await isGone(pid)
})

test('the server ends when the npm above the launcher is killed', async () => {
  const launcher = await makeLauncher('serve', GENTLE)
  const spawnIt = `spawn(process.execPath, ['${launcher}'], { stdio: 'inherit' })`
  const npm = await write('npm.mjs', `import { spawn } from 'node:child_process'; ${spawnIt}`)
  const { child, pid } = await start(npm, { npm_lifecycle_event: 'start' })
  child.kill('SIGKILL')
  await isGone(pid)
})
