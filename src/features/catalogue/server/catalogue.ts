import type { Pool } from 'pg'
import { type Database, openDatabase } from '../../../platform/database/pool.ts'
import { type PreparedResponse, prepareResponse } from '../../../platform/http/prepared-response.ts'
import { type ProductOffering, type ProductType, sellables } from '../product.ts'
import { serializeProduct } from '../products.ts'
import { selectCatalogueVersion, selectOfferings } from './stored-offerings.ts'

/** How long a catalogue is served before the database is asked, in the background, whether it changed. */
const checkEveryMs = 2_000

/** The catalogue as it was at one moment. */
export type CatalogueSnapshot = {
  readonly version: string
  /** All products of a type, in the order of the page. */
  readonly offerings: Readonly<Record<ProductType, readonly ProductOffering[]>>
  /** Everything that can stand on an order line, by its id. */
  readonly sellables: ReadonlyMap<number, ProductOffering>
  /** The whole answer of the price call, serialised and compressed once. */
  readonly answers: Readonly<Record<ProductType, PreparedResponse>>
}

export type Catalogue = {
  /**
   * The catalogue in memory, at most a few seconds old; also while the database is down. Rejects only if it was never
   * loaded.
   */
  current(): Promise<CatalogueSnapshot>
  /** Asks the database first whether the catalogue changed: for orders. Rejects while the database is down. */
  verified(): Promise<CatalogueSnapshot>
  offerings(type: ProductType): Promise<readonly ProductOffering[]>
}

/** Keeps the catalogue in memory; `onError` hears of a background check that failed. */
export function createCatalogue(
  pool: Pool,
  { onError = () => {}, now = Date.now }: { onError?: (error: unknown) => void; now?: () => number } = {},
): Catalogue {
  const database = openDatabase(pool)
  let snapshot: CatalogueSnapshot | null = null
  let checkedAt = 0
  let checking: Promise<CatalogueSnapshot> | null = null

  async function check(): Promise<CatalogueSnapshot> {
    const version = await selectCatalogueVersion(database)
    if (snapshot?.version !== version) snapshot = await load(database, version)
    return snapshot
  }

  function checkOnce(): Promise<CatalogueSnapshot> {
    checking ??= check().finally(() => {
      checkedAt = now()
      checking = null
    })
    return checking
  }

  async function current(): Promise<CatalogueSnapshot> {
    if (snapshot === null) return checkOnce()
    if (now() - checkedAt > checkEveryMs) checkOnce().catch(onError)
    return snapshot
  }

  return {
    current,
    // A check that is already under way may have read the version before a change that the caller knows of.
    verified: check,
    offerings: async type => (await current()).offerings[type],
  }
}

async function load(database: Database, version: string): Promise<CatalogueSnapshot> {
  const all = await selectOfferings(database)
  const offerings = perType(type => all.filter(offering => offering.productType === type))
  const answerOf = (type: ProductType) =>
    prepareResponse(offerings[type].map(offering => serializeProduct(offering)))
  const [internet, cloud, mobiel, telefonie] = await Promise.all([
    answerOf('internet'),
    answerOf('cloud'),
    answerOf('mobiel'),
    answerOf('telefonie'),
  ])
  return {
    version,
    offerings,
    sellables: sellables(all),
    answers: { internet, cloud, mobiel, telefonie },
  }
}

const perType = <Value>(make: (type: ProductType) => Value): Record<ProductType, Value> => ({
  internet: make('internet'),
  cloud: make('cloud'),
  mobiel: make('mobiel'),
  telefonie: make('telefonie'),
})
