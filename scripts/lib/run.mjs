import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { pathToFileURL } from 'node:url'
import { inProject, ROOT, Stop } from './project.mjs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
/**
 * Ctrl-C ends everything within 10 seconds; a server that has not ended by itself after this time, and the one for which it was
 * to serve on, is killed.
 */
const SERVER_PATIENCE_MS = 9_000
const PARENT_CHECK_MS = 250

const exitCodeOf = (code, signal) => code ?? 128 + constants.signals[signal]

/**
 * Runs a program to its end, in the checkout, on this terminal. When the launcher gets a signal, the program
 * gets it too, and the launcher ends after it.
 * @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} the exit code
 */
export async function run(command, args, env = process.env) {
  const child = spawn(command, args, { cwd: ROOT, env, stdio: 'inherit' })
  const forward = signal => child.kill(signal)
  let received = null
  const onSignal = signal => {
    received ??= signal
    forward(signal)
  }
  for (const signal of SIGNALS) process.on(signal, onSignal)
  try {
    const [code, signal] = await endOf(child, command)
    if (received) process.exit(exitCodeOf(null, received))
    return exitCodeOf(code, signal)
  } finally {
    for (const signal of SIGNALS) process.off(signal, onSignal)
  }
}

/**
 * Runs a server until it ends. It gets one SIGTERM, however often Ctrl-C is pressed and whoever sends it, because
 * it has a process group of its own; when the launcher or the npm above it is killed, the server ends as well.
 * @param {string} node @param {string[]} args @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} the exit code
 */
export async function serve(node, args, env = process.env) {
  const companion = pathToFileURL(inProject('scripts/lib/end-with-launcher.mjs')).href
  const server = spawn(node, ['--import', companion, ...args], {
    cwd: ROOT,
    env,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const patienceMs = SERVER_PATIENCE_MS + 1_000 * (Number(env.SHUTDOWN_DELAY_SECONDS) || 0)
  let isEnding = false
  const end = () => {
    if (isEnding) return
    isEnding = true
    server.kill('SIGTERM')
    setTimeout(() => process.kill(-server.pid, 'SIGKILL'), patienceMs).unref()
  }
  for (const signal of SIGNALS) process.on(signal, end)
  onParentGone(end)
  const [code, signal] = await endOf(server, node)
  return exitCodeOf(code, signal)
}

/** npm does not always pass a signal on before it ends; then its place as the parent is taken by another process. */
function onParentGone(end) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) end()
  }, PARENT_CHECK_MS).unref()
}

const endOf = (child, command) =>
  once(child, 'exit').catch(error => {
    throw new Stop(
      `The program ${command} could not be started (${error.message}): install it and start again.`,
    )
  })
