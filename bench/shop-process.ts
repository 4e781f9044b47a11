import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** The real shop, `node server/start.ts`, as a process of its own with its embedded database. */
export type ShopProcess = {
  readonly pid: number
  /** SIGKILL: nothing gets a chance to end well. */
  kill(): Promise<void>
  /** SIGTERM, and waits until everything has ended. */
  stop(): Promise<void>
}

export type ShopSettings = {
  readonly port: number
  readonly dataDir: string
  /** A module that is loaded first, to plant a fault. */
  readonly preload?: string | undefined
  /** Variables of the shop that differ from the bench's usual ones. */
  readonly env?: Readonly<Record<string, string>>
  /** The checkout that runs; this one by default. */
  readonly root?: string
}

const thisCheckout = path.join(import.meta.dirname, '..')
const readyWithinMs = 60_000

/** Starts the shop and waits until it can serve. */
export async function startShopProcess({
  port,
  dataDir,
  preload,
  env,
  root = thisCheckout,
}: ShopSettings): Promise<ShopProcess> {
  const args = [...(preload ? ['--import', preload] : []), path.join(root, 'server/start.ts')]
  const shop = spawn(process.execPath, args, {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT_FACTOR: '1000000',
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      SMTP_URL: '',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  shop.stderr?.on('data', chunk => {
    complaint += chunk
  })
  await untilReady(shop, port, () => complaint)
  return {
    pid: shop.pid ?? 0,
    kill: () => end(shop, 'SIGKILL'),
    stop: () => end(shop, 'SIGTERM'),
  }
}

async function untilReady(shop: ChildProcess, port: number, complaint: () => string) {
  const deadline = Date.now() + readyWithinMs
  while (!(await isReady(port))) {
    if (shop.exitCode !== null) throw new Error(`The shop did not start: ${complaint()}`)
    if (Date.now() > deadline) throw new Error('The shop is not ready after a minute')
    await pause(20)
  }
}

const isReady = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const request = get({ port, host: '127.0.0.1', path: '/readyz' }, response => {
      response.resume()
      resolve(response.statusCode === 200)
    })
    request.on('error', () => resolve(false))
  })

async function end(shop: ChildProcess, signal: NodeJS.Signals) {
  if (shop.exitCode !== null || shop.signalCode !== null) return
  const ended = once(shop, 'exit')
  shop.kill(signal)
  await ended
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
