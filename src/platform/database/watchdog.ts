/**
 * Stands between the shop's server and PostgreSQL, as a process of its own. It is PostgreSQL's parent: it starts
 * it again when it ends by itself, and stops it when the pipe from the server closes, which happens however the
 * server ends, kill -9 included. It only ever signals the process it started itself, so the watchdog of a dead
 * server can never stop the database of its successor.
 *
 * Started as `node watchdog.ts '<WatchdogOrders as JSON>'`. A byte on standard input says that the database has
 * been seen to work; before that, PostgreSQL's end is the watchdog's end.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, copyFileSync, openSync, statSync, truncateSync } from 'node:fs'

/** Command that the watchdog runs. */
export interface WatchdogOrders {
  command: string
  args: readonly string[]
  ids?: { uid: number; gid: number }
  /** Gets what PostgreSQL says, at the end; kept below LONGEST_LOG_BYTES with one older file beside it. */
  logFile: string
}

/** A fast shutdown writes everything to disk; after this time PostgreSQL is told to stop at once and recover later. */
const FAST_SHUTDOWN_MS = 4_000
const IMMEDIATE_SHUTDOWN_MS = 2_000
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000
const LONGEST_LOG_BYTES = 10_000_000
const LOG_CHECK_MS = 60_000

const orders: WatchdogOrders = JSON.parse(process.argv[2] ?? '')
let postgres: ChildProcess | null = null
let hasWorked = false
let isEnding = false
let pauseMs = FIRST_PAUSE_MS

function startPostgres() {
  const log = openSync(orders.logFile, 'a', 0o600)
  const startedAt = Date.now()
  postgres = spawn(orders.command, orders.args, {
    stdio: ['ignore', log, log],
    detached: true,
    ...orders.ids,
  })
  closeSync(log)
  postgres.once('error', () => process.exit(1))
  postgres.once('exit', (code, signal) => {
    postgres = null
    if (isEnding) process.exit(0)
    if (!hasWorked) process.exit(1)
    if (Date.now() - startedAt > LONGEST_PAUSE_MS) pauseMs = FIRST_PAUSE_MS
    process.stdout.write(`PostgreSQL ended by itself (${signal ?? code}) and is started again.\n`)
    setTimeout(restartPostgres, pauseMs)
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
  })
}

function restartPostgres() {
  if (isEnding) process.exit(0)
  startPostgres()
}

/** PostgreSQL goes on writing at the end of the file it has open, so that file is copied and emptied. */
function keepLogShort() {
  if (statSync(orders.logFile).size < LONGEST_LOG_BYTES) return
  copyFileSync(orders.logFile, `${orders.logFile}.1`)
  truncateSync(orders.logFile)
}

function end() {
  if (isEnding) return
  isEnding = true
  if (!postgres) process.exit(0)
  postgres.kill('SIGINT')
  setTimeout(() => postgres?.kill('SIGQUIT'), FAST_SHUTDOWN_MS)
  setTimeout(() => postgres?.kill('SIGKILL'), FAST_SHUTDOWN_MS + IMMEDIATE_SHUTDOWN_MS)
}

// Only the pipe counts: a service manager may signal the whole group while the server still drains.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
process.stdout.on('error', () => undefined)
process.stdin.on('data', () => {
  hasWorked = true
})
process.stdin.on('close', end)
process.stdin.on('error', end)
setInterval(keepLogShort, LOG_CHECK_MS)
startPostgres()
