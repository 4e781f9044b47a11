import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startShop } from '../../e2e/support/shop.ts'
import { testAppSecret } from '../../src/app/server/testing-shop.ts'
import { testInboundSecret } from '../../src/features/incoming-mails/server/testing-post.ts'
import { connectionUrl } from '../../src/platform/database/connection.ts'
import { startEmbeddedDatabase } from '../../src/platform/database/embedded.ts'
import { openDatabase, openPool } from '../../src/platform/database/pool.ts'
import { startNameServer, type TestNameServer } from '../../src/platform/outside/testing-name-server.ts'
import { withGoogle } from '../fuzz/google.ts'
import type { Target } from './senders.ts'

const metricsToken = 'bench-hostile-metrics'

export type AttackedShop = Target & {
  readonly port: number
  readonly nameServer: TestNameServer
  log(): string
  /** The longest delay of the event loop since this was asked before (milliseconds). */
  eventLoopDelay(): Promise<number>
}

/**
 * Starts the built shop with its usual limits, behind a proxy that names the source of each request, over a database of its own.
 * @param preload a module that is loaded first, to plant a fault
 */
export async function withAttackedShop<Result>(
  work: (shop: AttackedShop) => Promise<Result>,
  preload?: string,
): Promise<Result> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-hostile-'))
  const embedded = await startEmbeddedDatabase({ dataDir, log: () => undefined })
  const database = openDatabase(openPool(embedded.connection, () => undefined))
  const nameServer = await startNameServer()
  const preloads = [path.join(import.meta.dirname, 'preload-name-server.ts'), ...(preload ? [preload] : [])]
  try {
    return await withGoogle(async settings => {
      const shop = await startShop({
        ...settings,
        DATABASE_URL: connectionUrl(embedded.connection),
        APP_SECRET: testAppSecret,
        TRUST_PROXY: 'loopback',
        METRICS_TOKEN: metricsToken,
        CASE_EMAIL: 'zaak@shop.example',
        INBOUND_MAIL_SECRET: testInboundSecret,
        SMTP_URL: '',
        LOG_LEVEL: 'info',
        BENCH_NAME_SERVER: nameServer.address,
        NODE_OPTIONS: preloads.map(file => `--import=${file}`).join(' '),
      })
      try {
        const eventLoopDelay = async () => {
          // Over a connection of its own: one that is kept may end just then.
          const headers = { authorization: `Bearer ${metricsToken}`, connection: 'close' }
          const text = await (await fetch(`${shop.url}/metrics`, { headers })).text()
          return 1_000 * Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1])
        }
        const port = Number(new URL(shop.url).port)
        return await work({
          url: shop.url,
          port,
          database,
          nameServer,
          log: () => shop.log(),
          eventLoopDelay,
        })
      } finally {
        await shop.stop()
      }
    })
  } finally {
    await nameServer.stop()
    await database.$client.end()
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}
