import type { Database, Queryable } from '../../../platform/database/pool.ts'

type CountWith = (database: Queryable, productIds: readonly number[]) => Promise<number>

/** Dependencies of the catalogue's part of the desk. */
export type CatalogueDeskServices = {
  readonly database: Database
  readonly publicUrl: string
  /** Whether a second colleague must approve a revision before it is planned. */
  readonly needsApproval: boolean
  /** How many kept carts and sent quotes, which their customers can still open or accept, have one of these products. */
  readonly reach: { readonly savedCarts?: CountWith; readonly sentQuotes?: CountWith }
  /** Signs links to a preview. */
  readonly previewKey: Buffer
}
