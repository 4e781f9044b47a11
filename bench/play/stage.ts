import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { Browser } from 'playwright-core'
import { launchChromium } from '../../e2e/support/chromium.ts'
import { startShop } from '../../e2e/support/shop.ts'
import { connectionUrl } from '../../server/database/connection.ts'
import { startEmbeddedDatabase } from '../../server/database/embedded.ts'
import { type Catalogues, fetchCatalogues } from './knowledge.ts'

/** What a play needs: the real shop, its database and a browser. */
export type Stage = {
  readonly browser: Browser
  readonly shopUrl: string
  readonly catalogues: Catalogues
  readonly database: pg.Pool
}

const secret = 'a secret of the random play and of nothing else'

/** Sets everything up in a folder of its own, and takes it down again after `work`. */
export async function onStage<Result>(work: (stage: Stage) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-play-'))
  const embedded = await startEmbeddedDatabase({
    dataDir,
    log: () => undefined,
    settings: { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' },
  })
  const database = new pg.Pool({ ...embedded.connection, max: 2 })
  // The connections that are idle when the database stops.
  database.on('error', () => undefined)
  const shop = await startShop({
    DATABASE_URL: connectionUrl(embedded.connection),
    APP_SECRET: secret,
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'warn',
  })
  const browser = await launchChromium()
  try {
    return await work({ browser, shopUrl: shop.url, catalogues: await fetchCatalogues(shop.url), database })
  } finally {
    await browser.close()
    await shop.stop()
    await database.end()
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}
