import type { Database } from '../../../platform/database/pool.ts'

/** Something open that is about an address: an order, a sent quote, a kept cart. */
export type AddressInUse = {
  readonly zipCode: string
  readonly houseNumber: string
  readonly houseNumberSuffix: string
  /** How colleagues know it. */
  readonly label: string
  /** Its page at the desk; null where it has none. */
  readonly path: string | null
}

/** Open things of a feature above, declared there and handed over by `app` (src/app/server/addresses-in-use.ts). */
export type AddressUse = {
  readonly kind: string
  /** All of it, some hundreds at a time. */
  readonly inUse: (database: Database) => AsyncIterable<readonly AddressInUse[]>
}
