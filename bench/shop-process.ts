import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { argumentsOf } from '../scripts/lib/server-programs.mjs'
import { untilServing } from '../src/app/server/testing-serving.ts'

/** The real shop, as it is bundled, as a process of its own with its embedded database. */
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
  /** Modules that are loaded first, to plant faults; the shop then runs from its sources, with the libraries that the modules have. */
  readonly preloads?: readonly string[]
  /** Variables of the shop that differ from the bench's usual ones. */
  readonly env?: Readonly<Record<string, string>>
  /** The checkout that runs; this one by default. */
  readonly root?: string
}

const thisCheckout = path.join(import.meta.dirname, '..')

/** Starts the shop and waits until it can serve. */
export async function startShopProcess({
  port,
  dataDir,
  preloads = [],
  env,
  root = thisCheckout,
}: ShopSettings): Promise<ShopProcess> {
  const source = path.join(root, 'src/app/server/start.ts')
  const bundled = argumentsOf('start', root)
  const isBundled = existsSync(bundled.at(-1) ?? '')
  const planted = [...preloads.flatMap(preload => ['--import', preload]), source]
  const args = preloads.length === 0 && isBundled ? bundled : planted
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
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [shop.stdout, shop.stderr]) stream.on('data', chunk => (output += chunk))
  await untilServing(shop, () => output)
  return {
    pid: shop.pid ?? 0,
    kill: () => end(shop, 'SIGKILL'),
    stop: () => end(shop, 'SIGTERM'),
  }
}

async function end(shop: ChildProcess, signal: NodeJS.Signals) {
  if (shop.exitCode !== null || shop.signalCode !== null) return
  const ended = once(shop, 'exit')
  shop.kill(signal)
  await ended
}
