import type { Database, Queryable } from '../../../platform/database/pool.ts'

/** Dependencies of the catalogue's part of the desk. */
export type CatalogueDeskServices = {
  readonly database: Database
  readonly publicUrl: string
  /** Whether a second colleague must approve a revision before it is planned. */
  readonly needsApproval: boolean
  /** How many kept carts and sent quotes, which their customers can still open or accept, have one of these products. */
  readonly reachOf: (
    database: Queryable,
    productIds: readonly number[],
  ) => Promise<{ readonly savedCarts: number; readonly sentQuotes: number }>
  /** Signs links to a preview. */
  readonly previewKey: Buffer
}
