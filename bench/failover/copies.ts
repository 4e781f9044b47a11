import path from 'node:path'
import { type ShopProcess, startShopProcess } from '../shop-process.ts'
import { databasePort } from './balancer.ts'
import { passwords } from './patroni-settings.ts'

export const copyPorts = [8081, 8082, 8083] as const

/** How the copies reach the database, and whoever looks at it: through the balancer. */
export const databaseUrl = `postgresql://shop:${passwords.shop}@127.0.0.1:${databasePort}/shop`

/** The copies of the shop, each a process of its own that somebody starts again when it ends. */
export class Copies {
  readonly #env: Readonly<Record<string, string>>
  readonly #folder: string
  readonly #running = new Map<number, ShopProcess>()

  constructor(folder: string, smtpUrl: string) {
    this.#folder = folder
    this.#env = {
      DATABASE_URL: databaseUrl,
      APP_SECRET: 'a secret of this measurement, long enough to be one',
      SMTP_URL: smtpUrl,
      // Longer than the balancer takes to notice that a copy is not ready.
      SHUTDOWN_DELAY_SECONDS: '3',
      LOG_LEVEL: 'error',
    }
  }

  /** @param root the checkout of the release that runs; this one by default */
  async start(port: number, root?: string): Promise<void> {
    const dataDir = path.join(this.#folder, `copy${port}`)
    const env = this.#env
    this.#running.set(port, await startShopProcess({ port, dataDir, env, ...(root && { root }) }))
  }

  kill = async (port: number): Promise<void> => this.#running.get(port)?.kill()

  stop = async (port: number): Promise<void> => this.#running.get(port)?.stop()
}

export const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(3_000) }).then(
    ({ ok }) => ok,
    () => false,
  )
