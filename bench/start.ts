import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { paths } from '../src/api/paths.ts'
import { freePort } from '../src/app/server/testing-serving.ts'
import { productTypes } from '../src/features/catalogue/product.ts'
import { allProcesses, type Process, ticksPerSecond } from './cpu.ts'
import { median, timesOf } from './measure.ts'
import { circumstances, finish, inFolder, tableOf } from './report.ts'

/**
 * `npm run bench:start`: what `npm start` takes on a built folder whose database is there, until `/readyz` answers: seconds,
 * seconds of CPU and memory, of Node, of PostgreSQL, and of npm with the launcher, each apart. Then the memory after 10,000 pages,
 * and how long a command-line tool takes. `-- --fresh` also clones the commit and starts that, from nothing to the first page.
 * Writes bench/results/start.md; exit code 1 where a goal is missed. Reads /proc, so Linux only.
 */

const root = path.join(import.meta.dirname, '..')
const starts = 5
const pages = 10_000
/** Pages that are asked for at the same time. */
const visitors = 16
const restMs = 5_000
const run = promisify(execFile)

type Kind = 'node' | 'postgres' | 'launcher'
type Started = {
  readonly url: string
  readonly seconds: number
  /** Seconds of CPU until it answered. */
  readonly cpu: Readonly<Record<Kind, number>>
  memory(): Promise<Readonly<Record<Kind, number>>>
  stop(): Promise<void>
}

const { values: options } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } })
await inFolder('bench-start', async dataDir => {
  process.exitCode = (await measureStarts(dataDir)) ? 0 : 1
})

async function measureStarts(dataDir: string): Promise<boolean> {
  // The database is made and filled, and what Node compiles is kept.
  await (await start(root, dataDir)).stop()
  const seconds: number[] = []
  const cpu: Record<Kind, number>[] = []
  let rested = { node: 0, postgres: 0, launcher: 0 }
  let visited = rested
  let tool = 0
  for (let left = starts; left > 0; left--) {
    const shop = await start(root, dataDir)
    seconds.push(shop.seconds)
    cpu.push(shop.cpu)
    try {
      if (left > 1) continue
      await pause(restMs)
      rested = await shop.memory()
      tool = await secondsOfTool(shop.url, dataDir)
      await visit(shop.url)
      visited = await shop.memory()
    } finally {
      await shop.stop()
    }
  }
  const cpuOf = (kind: Kind) => median(cpu.map(each => each[kind]))
  const fresh = options.fresh ? await secondsFromNothing() : null
  const rows: readonly Row[] = [
    ['`npm start` until `/readyz` answers', median(seconds), 's', 2.5],
    ['CPU of Node until then', cpuOf('node'), 's', 2.5],
    ['CPU of PostgreSQL until then', cpuOf('postgres'), 's', null],
    ['CPU of npm and the launcher until then', cpuOf('launcher'), 's', null],
    ['memory of Node (PSS), rested', rested.node, 'MB', 250],
    [`memory of Node after ${pages.toLocaleString('en')} pages`, visited.node, 'MB', 450],
    ['memory of PostgreSQL, rested', rested.postgres, 'MB', null],
    ['memory of npm and the launcher', rested.launcher, 'MB', null],
    ['`npm run mail` beside it', tool, 's', 1],
    ...(fresh === null ? [] : [['fresh clone to the first page, npm’s cache warm', fresh, 's', 60] as const]),
  ]
  const head = [
    '# Start',
    '',
    circumstances(),
    '',
    `Medians of ${starts} starts on a built folder with its database.`,
  ]
  await finish([...head, '', table(rows)], 'start')
  return rows.every(isKept)
}

/** `npm start` in a checkout, until `/readyz` answers. */
async function start(checkout: string, folder: string): Promise<Started> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const began = performance.now()
  const npm = spawn('npm', ['start'], {
    cwd: checkout,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      RATE_LIMIT_FACTOR: '1000000',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(npm, 'exit')
  const isOpen = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isOpen())) {
    if (npm.exitCode !== null) throw new Error(`npm start ended with ${npm.exitCode}`)
    await pause(10)
  }
  const seconds = (performance.now() - began) / 1000
  const sums = async (of: (each: Process) => number | Promise<number>) => {
    const sum = { node: 0, postgres: 0, launcher: 0 }
    for (const each of await below(npm.pid ?? 0)) sum[await kindOf(each)] += await of(each)
    return sum
  }
  return {
    url,
    seconds,
    cpu: await sums(({ own, ended: gone }) => (own + gone) / ticksPerSecond),
    memory: () => sums(pssOf),
    async stop() {
      npm.kill('SIGTERM')
      await ended
      while (await isOpen()) await pause(50)
    },
  }
}

/** A process and all that came of it. */
async function below(pid: number): Promise<readonly Process[]> {
  const all = await allProcesses()
  const found = all.filter(each => each.pid === pid)
  for (const parent of found) found.push(...all.filter(each => each.parent === parent.pid))
  return found
}

async function kindOf({ pid }: Process): Promise<Kind> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  if (/dist\/(start|watchdog)\.js/.test(command)) return 'node'
  return command.startsWith('postgres:') || /\/postgres\0/.test(command) ? 'postgres' : 'launcher'
}

/** Megabytes; what several processes share counts for each in part. */
async function pssOf({ pid }: Process): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024
}

/** Pages of each kind, one after the other, by many visitors at a time. */
async function visit(url: string) {
  const kinds = [
    paths.home,
    '/zakelijk-glasvezel',
    '/contact',
    paths.login(),
    ...productTypes.map(paths.samenstellen),
  ]
  let next = 0
  const one = async () => {
    while (next < pages) {
      const response = await fetch(url + kinds[next++ % kinds.length])
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
    }
  }
  await Promise.all(Array.from({ length: visitors }, one))
}

async function secondsOfTool(publicUrl: string, dataDir: string): Promise<number> {
  const env = { ...process.env, DATA_DIR: dataDir, PUBLIC_URL: publicUrl }
  const times = await timesOf(starts, () => run('npm', ['run', '--silent', 'mail'], { cwd: root, env }))
  return median(times) / 1000
}

/** A clone of this commit, started where nothing is. */
function secondsFromNothing(): Promise<number> {
  return inFolder('bench-fresh', async folder => {
    const clone = path.join(folder, 'clone')
    const began = performance.now()
    await run('git', ['clone', '--quiet', root, clone])
    const shop = await start(clone, path.join(folder, 'data'))
    const response = await fetch(shop.url)
    if (!response.ok) throw new Error(`The first page answered ${response.status}`)
    const seconds = (performance.now() - began) / 1000
    await shop.stop()
    return seconds
  })
}

type Row = readonly [what: string, measured: number, unit: 's' | 'MB', atMost: number | null]

function isKept([, measured, , atMost]: Row): boolean {
  return atMost === null || measured <= atMost
}

function table(rows: readonly Row[]): string {
  const figure = (value: number, unit: Row[2]) => `${value.toFixed(unit === 's' ? 2 : 0)} ${unit}`
  return tableOf(
    ['what', 'measured:', 'at most:', ''],
    rows.map(row => {
      const [what, measured, unit, atMost] = row
      const verdict = atMost === null ? '' : isKept(row) ? 'kept' : '**missed**'
      return [what, figure(measured, unit), atMost === null ? '' : figure(atMost, unit), verdict]
    }),
  )
}
