import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

export type Shop = {
  /** `http://localhost:<port>`, without a trailing slash. */
  readonly url: string
  /** Of this shop alone; gone after `stop`. */
  readonly dataDir: string
  /** Everything the server has printed so far. */
  log(): string
  stop(): Promise<void>
}

const repository = path.resolve(import.meta.dirname, '../..')

/** A database of its own is the slow part; on a busy machine it may take this long, in milliseconds. */
export const startTimeout = 180_000

/**
 * Starts the server as a visitor meets it: a process of its own, a new data folder, a free port. Without a DATABASE_URL
 * in `settings` it brings its own database, which takes seconds.
 */
export async function startShop(settings: Readonly<Record<string, string>> = {}): Promise<Shop> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  let output = ''
  const server = spawn(process.execPath, ['server/start.ts'], {
    cwd: repository,
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
  server.stdout.on('data', (chunk: Buffer) => {
    output += chunk
  })
  server.stderr.on('data', (chunk: Buffer) => {
    output += chunk
  })

  const stop = async () => {
    server.kill('SIGTERM')
    await exited
    await rm(dataDir, { recursive: true, force: true })
  }
  const failed = exited.then(([code]) => {
    throw new Error(`The server ended with code ${code} before it was ready:\n${output}`)
  })
  failed.catch(() => undefined)
  try {
    await Promise.race([untilReady(url), failed])
  } catch (error) {
    await stop()
    throw error
  }
  return { url, dataDir, log: () => output, stop }
}

/** Asks `/readyz` until it says yes. */
async function untilReady(url: string): Promise<void> {
  const deadline = AbortSignal.timeout(startTimeout)
  while (true) {
    const answer = await fetch(`${url}/readyz`, { signal: deadline }).catch(() => null)
    if (answer?.ok) return
    deadline.throwIfAborted()
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}
