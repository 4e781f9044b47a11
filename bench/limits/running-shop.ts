import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../src/app/server/testing-serving.ts'
import { TestVisitor, testAppSecret } from '../../src/app/server/testing-shop.ts'
import { startEmbeddedDatabase } from '../../src/platform/database/embedded.ts'
import { type Database, openDatabase, openPool } from '../../src/platform/database/pool.ts'
import { Line } from '../../src/platform/database/testing-line.ts'
import { type ShopProcess, startShopProcess } from '../shop-process.ts'

const metricsToken = 'bench-limits-metrics'

/** The real shop as a process of its own, over a line to its database that the bench can cut or freeze. */
export type RunningShop = {
  readonly url: string
  readonly port: number
  readonly line: Line
  readonly linePort: number
  /** The bench's own way to the database, past the line. */
  readonly database: Database
  readonly process: ShopProcess
  visitor(): TestVisitor
  /** The p99 of the event loop's delay since this was asked before, in milliseconds. */
  eventLoopDelay(): Promise<number>
}

/** Starts a shop with a database of its own, has it measured, and clears everything away. */
export async function withShop<Result>(
  env: Readonly<Record<string, string>>,
  work: (shop: RunningShop) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-limits-'))
  const embedded = await startEmbeddedDatabase({
    dataDir: path.join(folder, 'database'),
    log: () => undefined,
  })
  const { host, port: socketPort, user, database: name } = embedded.connection
  const line = new Line(() => connect(`${host}/.s.PGSQL.${socketPort}`))
  const linePort = await line.open()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const database = openDatabase(openPool(embedded.connection, () => undefined))
  const process = await startShopProcess({
    port,
    dataDir: path.join(folder, 'shop'),
    env: {
      DATABASE_URL: `postgresql://${user}@127.0.0.1:${linePort}/${name}`,
      APP_SECRET: testAppSecret,
      METRICS_TOKEN: metricsToken,
      LOG_LEVEL: 'fatal',
      ...env,
    },
  })
  try {
    const visitor = () => new TestVisitor(url)
    const eventLoopDelay = async () => {
      const headers = { authorization: `Bearer ${metricsToken}` }
      const text = await (await visitor().get('/metrics', { headers })).text()
      return 1_000 * Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(text)?.[1])
    }
    return await work({ url, port, line, linePort, database, process, visitor, eventLoopDelay })
  } finally {
    await process.kill()
    await database.$client.end()
    await line.cut()
    await embedded.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}
