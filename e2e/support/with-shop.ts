import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { Browser } from 'playwright-core'
import { testAppSecret } from '../../src/app/server/testing-shop.ts'
import { connectionUrl } from '../../src/platform/database/connection.ts'
import { startEmbeddedDatabase } from '../../src/platform/database/embedded.ts'
import { type Database, openDatabase } from '../../src/platform/database/pool.ts'
import { launchChromium } from './chromium.ts'
import { type Shop, startShop } from './shop.ts'

/** The real shop, its database and a browser. */
export type ShopWithBrowser = {
  readonly browser: Browser
  readonly shop: Shop
  readonly database: Database
  /** Starts the shop once more over the same database, with other settings; it stops with the first. */
  another(settings: Readonly<Record<string, string>>): Promise<Shop>
}

/** Sets everything up in a temporary folder without rate limits, and removes it after `work`. */
export async function withShop<Result>(work: (parts: ShopWithBrowser) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-bench-'))
  const embedded = await startEmbeddedDatabase({
    dataDir,
    log: () => undefined,
    settings: { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' },
  })
  const pool = new pg.Pool({ ...embedded.connection, max: 2 })
  // The connections that are idle when the database stops.
  pool.on('error', () => undefined)
  const shops: Shop[] = []
  const another = async (settings: Readonly<Record<string, string>>) => {
    const shop = await startShop({
      DATABASE_URL: connectionUrl(embedded.connection),
      APP_SECRET: testAppSecret,
      RATE_LIMIT_FACTOR: '1000000',
      LOG_LEVEL: 'warn',
      ...settings,
    })
    shops.push(shop)
    return shop
  }
  const shop = await another({})
  const browser = await launchChromium()
  try {
    return await work({ browser, shop, database: openDatabase(pool), another })
  } finally {
    await browser.close()
    for (const running of shops) await running.stop()
    await pool.end()
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}
