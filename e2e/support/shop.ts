import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { argumentsOf } from '../../scripts/lib/server-programs.mjs'
import { freePort, untilServing } from '../../src/app/server/testing-serving.ts'

export type Shop = {
  /** `http://localhost:<port>`, without a trailing slash. */
  readonly url: string
  /** Of this shop alone; gone after `stop`. */
  readonly dataDir: string
  /** Everything the server has printed so far. */
  log(): string
  stop(): Promise<void>
  /** Of the server. */
  readonly processId: number
}

const repository = path.resolve(import.meta.dirname, '../..')

/** A database of its own is the slow part; on a busy machine it may take this long, in milliseconds. */
export const startTimeout = 180_000

/** How often another took the port that was free a moment ago before something else must be wrong. */
const tries = 3

/**
 * Starts the server as a visitor meets it: a process of its own, a new data folder, a free port. Without a DATABASE_URL
 * in `settings` it brings its own database, which takes seconds. Another checkout has its pages and programs built.
 */
export async function startShop(
  settings: Readonly<Record<string, string>> = {},
  checkout = repository,
): Promise<Shop> {
  for (let left = tries; ; left--) {
    try {
      return await startOnPort(await freePort(), settings, checkout)
    } catch (error) {
      if (left === 1 || !/^Port \d+ is in use/m.test(String(error))) throw error
    }
  }
}

async function startOnPort(
  port: number,
  settings: Readonly<Record<string, string>>,
  checkout: string,
): Promise<Shop> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-'))
  const url = `http://localhost:${port}`
  let output = ''
  const server = spawn(process.execPath, argumentsOf('start', checkout), {
    cwd: checkout,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(server, 'exit')
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk
    })
  }
  const stop = async () => {
    server.kill('SIGTERM')
    await exited
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await untilServing(server, () => output)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, dataDir, log: () => output, stop, processId: server.pid ?? 0 }
}

/** Reads on in the logs of shops: the lines that each has printed since the last look. */
export function logReader(): (shop: Shop) => string {
  const lookedAt = new WeakMap<Shop, number>()
  return shop => {
    const log = shop.log()
    const end = log.lastIndexOf('\n') + 1
    const lines = log.slice(lookedAt.get(shop) ?? 0, end)
    lookedAt.set(shop, end)
    return lines
  }
}
