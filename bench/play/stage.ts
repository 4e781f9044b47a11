import type pg from 'pg'
import type { Browser } from 'playwright-core'
import { withShop } from '../../e2e/support/with-shop.ts'
import { type Catalogues, fetchCatalogues } from './knowledge.ts'

/** Environment of a play: the real shop, its database and a browser. */
export type Stage = {
  readonly browser: Browser
  readonly shopUrl: string
  readonly catalogues: Catalogues
  readonly database: pg.Pool
}

/** Sets everything up, and takes it down again after `work`. */
export const onStage = <Result>(work: (stage: Stage) => Promise<Result>): Promise<Result> =>
  withShop(async ({ browser, shop, database }) =>
    work({
      browser,
      shopUrl: shop.url,
      catalogues: await fetchCatalogues(shop.url),
      database: database.$client,
    }),
  )
