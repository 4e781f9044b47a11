import type { Pool } from 'pg'
import { openDatabase } from '../../../platform/database/pool.ts'
import { type PreparedResponse, prepareResponse } from '../../../platform/http/prepared-response.ts'
import type { GaugeMetric } from '../../../platform/operations/metrics.ts'
import { productsInOrder } from '../offering.ts'
import { type ProductOffering, type ProductType, sellables } from '../product.ts'
import { serializeProduct } from '../products.ts'
import type { CatalogueState } from '../revision.ts'
import { type TariffList, type TariffListId, tariffListIds } from '../tariffs.ts'
import { cacheState } from './cached-catalogue.ts'
import { lastValid } from './last-valid.ts'
import {
  assertValid,
  InvalidCatalogue,
  selectCatalogueVersion,
  selectNextMoment,
  selectState,
} from './stored-catalogue.ts'

/** How long a catalogue that nothing watches is served before the database is asked, in the background, whether it changed. */
const checkEveryMs = 2_000
/** How often one that is watched is asked for; a planned revision is asked for at its moment. */
const watchEveryMs = 1_000

/** The catalogue as it was at one moment. */
export type CatalogueSnapshot = {
  readonly version: string
  /** All products of a type, in the order of the page. */
  readonly offerings: Readonly<Record<ProductType, readonly ProductOffering[]>>
  /** Everything that can stand on an order line, by its id. */
  readonly sellables: ReadonlyMap<number, ProductOffering>
  /** The tariff lists of the website. */
  readonly tariffs: Readonly<Record<TariffListId, TariffList>>
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
  /** Whether the last valid catalogue is served because the stored one breaks a rule. */
  isInvalid(): boolean
  /** Follows the stored catalogue until the function it returns is called, so that what is launched is sold though nobody asks. */
  watch(): () => void
}

type CatalogueOptions = {
  /** Hears of a background check that failed. */
  readonly onError?: (error: unknown) => void
  /** Hears once of each version that breaks a rule, with what is wrong. */
  readonly onInvalid?: (error: InvalidCatalogue) => void
  readonly now?: () => number
}

/** Keeps the catalogue in memory. */
export function createCatalogue(
  pool: Pool,
  { onError = () => {}, onInvalid = onError, now = Date.now }: CatalogueOptions = {},
): Catalogue {
  const database = openDatabase(pool)
  let snapshot: CatalogueSnapshot | null = null
  let isInvalid = false
  /** The last version that was found invalid. */
  let namedVersion: string | null = null
  let checkedAt = 0
  let checking: Promise<CatalogueSnapshot> | null = null

  async function check(): Promise<CatalogueSnapshot> {
    const version = await selectCatalogueVersion(database)
    if (snapshot?.version !== version) snapshot = await load(version)
    return snapshot
  }

  /** @throws InvalidCatalogue where what is stored cannot be read and no valid one is known */
  async function load(version: string): Promise<CatalogueSnapshot> {
    const { state, problem } = await storedState()
    isInvalid = problem !== null
    if (problem === null) {
      await cacheState(database, version, state).catch(onError)
      return snapshotOf(version, state)
    }
    if (namedVersion !== version) onInvalid(problem)
    namedVersion = version
    // Under the version that is stored: orders compare it, and are taken at the prices of the last valid one. That of
    // the database before the one in memory, which may be older: all copies sell the same.
    const valid = await lastValid(database).catch(onError)
    if (valid) return snapshotOf(version, valid)
    if (snapshot) return { ...snapshot, version }
    if (!state) throw problem
    return snapshotOf(version, state)
  }

  /** The stored catalogue, with what is wrong with it; the state is null where it cannot even be read. */
  async function storedState(): Promise<
    | { readonly state: CatalogueState; readonly problem: null }
    | { readonly state: CatalogueState | null; readonly problem: InvalidCatalogue }
  > {
    let state: CatalogueState | null = null
    try {
      state = await selectState(database)
      assertValid(state)
      return { state, problem: null }
    } catch (error) {
      if (!(error instanceof InvalidCatalogue)) throw error
      return { state, problem: error }
    }
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

  function watch() {
    let timer: NodeJS.Timeout | undefined
    let isEnded = false
    let isFailing = false
    async function look() {
      let waitMs = watchEveryMs
      try {
        await checkOnce()
        waitMs = Math.min(waitMs, (await selectNextMoment(database)) ?? waitMs)
        isFailing = false
      } catch (error) {
        // Told once, not every second for as long as the database is away.
        if (!isFailing && !isEnded) onError(error)
        isFailing = true
      }
      if (!isEnded) timer = setTimeout(look, waitMs).unref()
    }
    void look()
    return () => {
      isEnded = true
      clearTimeout(timer)
    }
  }

  return {
    current,
    // A check that is already under way may have read the version before a change that the caller knows of.
    verified: check,
    offerings: async type => (await current()).offerings[type],
    isInvalid: () => isInvalid,
    watch,
  }
}

/** A catalogue as pages, calls and orders use it. @throws InvalidCatalogue without one of the tariff lists */
export async function snapshotOf(
  version: string,
  { offerings: sold, tariffs }: CatalogueState,
): Promise<CatalogueSnapshot> {
  const all = productsInOrder(sold.values())
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
    tariffs: allTariffs(tariffs),
    answers: { internet, cloud, mobiel, telefonie },
  }
}

function allTariffs({ voip, wlr }: CatalogueState['tariffs']): CatalogueSnapshot['tariffs'] {
  if (voip && wlr) return { voip, wlr }
  throw new InvalidCatalogue(`One of the tariff lists ${tariffListIds.join(', ')} is missing`)
}

const perType = <Value>(make: (type: ProductType) => Value): Record<ProductType, Value> => ({
  internet: make('internet'),
  cloud: make('cloud'),
  mobiel: make('mobiel'),
  telefonie: make('telefonie'),
})

/** For monitoring: a stored catalogue that breaks a rule is not sold, and somebody must mend it. */
export const catalogueMetrics = (catalogue: Pick<Catalogue, 'isInvalid'>): GaugeMetric[] => [
  {
    name: 'shop_catalogue_invalid',
    help: '1 while the stored catalogue breaks a rule and the last valid one is sold instead',
    read: async () => [{ value: Number(catalogue.isInvalid()) }],
  },
]
