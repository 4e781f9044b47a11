import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, stat } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { ownProgram } from '../config/own-files.ts'
import { StartupProblem } from '../operations/startup-problem.ts'
import { postgresEnvironment } from './account.ts'
import { withClient } from './connection.ts'
import type { WatchdogOrders } from './watchdog.ts'

const WATCHDOG = ownProgram('watchdog')
const POLL_MS = 20
const SLOW_START_MS = 10_000
/** The watchdog itself stops PostgreSQL within 6 seconds. */
const STOP_PATIENCE_MS = 8_000

/** A running watchdog with its PostgreSQL. */
export interface Supervised {
  /** Resolves when the watchdog is gone, for whatever reason. */
  ended: Promise<void>
  /** Stops PostgreSQL and resolves when it and the watchdog are gone. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL below a watchdog and waits until it answers.
 * Both are detached: Ctrl-C in a terminal reaches the server, which drains first.
 * @param admin how to connect as PostgreSQL's own administrator
 * @throws StartupProblem when PostgreSQL ends before it answers
 */
export async function supervise(
  orders: WatchdogOrders,
  admin: pg.ClientConfig,
  log: (line: string) => void,
): Promise<Supervised> {
  const logged = await sizeOf(orders.logFile)
  const watchdog = spawn(process.execPath, [WATCHDOG, JSON.stringify(orders)], {
    stdio: ['pipe', 'pipe', 'ignore'],
    detached: true,
    cwd: '/',
    env: postgresEnvironment(),
  })
  const ended = Promise.race([once(watchdog, 'exit'), once(watchdog, 'error')]).then(() => undefined)
  watchdog.stdin.on('error', () => undefined)
  watchdog.stdout.setEncoding('utf8').on('data', text => log(String(text).trim()))
  await untilAnswering(watchdog, admin, log, () => lastWords(orders.logFile, logged))
  watchdog.stdin.write('+')
  return { ended, stop: () => stop(watchdog, ended) }
}

async function untilAnswering(
  watchdog: ChildProcess,
  admin: pg.ClientConfig,
  log: (line: string) => void,
  explain: () => Promise<string>,
) {
  let nextNotice = Date.now() + SLOW_START_MS
  while (!(await answers(admin))) {
    if (watchdog.exitCode !== null || watchdog.signalCode !== null) {
      throw new StartupProblem(
        `PostgreSQL does not start (${await explain()}): solve that and start again, or set DATABASE_URL to a PostgreSQL server.`,
      )
    }
    if (Date.now() > nextNotice) {
      log('PostgreSQL is still starting; after a power failure it first recovers what was committed.')
      nextNotice = Date.now() + SLOW_START_MS
    }
    await pause(POLL_MS)
  }
}

async function answers(admin: pg.ClientConfig): Promise<boolean> {
  try {
    return await withClient({ ...admin, connectionTimeoutMillis: 1_000 }, async () => true)
  } catch {
    return false
  }
}

async function lastWords(logFile: string, from: number): Promise<string> {
  const log = await readFile(logFile).catch(() => Buffer.alloc(0))
  const lines = log.subarray(from).toString('utf8').trim().split('\n')
  const fatal = lines.find(line => line.includes('FATAL')) ?? lines.at(-1) ?? ''
  return fatal.replace(/^.*?(FATAL|ERROR): */, '') || 'it said nothing'
}

const sizeOf = (file: string) =>
  stat(file).then(
    found => found.size,
    () => 0,
  )

async function stop(watchdog: ChildProcess, ended: Promise<void>) {
  watchdog.stdin?.end()
  const isGone = await Promise.race([ended.then(() => true), pause(STOP_PATIENCE_MS, false, { ref: false })])
  if (!isGone) watchdog.kill('SIGKILL')
}
