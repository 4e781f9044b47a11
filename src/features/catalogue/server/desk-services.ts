import type { Database, Queryable } from '../../../platform/database/pool.ts'
import type { CountReach } from './lines-reach.ts'
import type { Warner } from './others-warnings.ts'

type CountWith = (database: Queryable, productIds: readonly number[]) => Promise<number>

/** Dependencies of the catalogue's part of the desk. */
export type CatalogueDeskServices = {
  readonly database: Database
  readonly publicUrl: string
  /** Whether a second colleague must approve a revision before it is planned. */
  readonly needsApproval: boolean
  /** How many kept carts and sent quotes, which their customers can still open or accept, have one of these products. */
  readonly reach: { readonly savedCarts?: CountWith; readonly sentQuotes?: CountWith }
  /** Other features that warn of what a revision makes of the catalogue, such as a product that no address can get. */
  readonly warners?: readonly Warner[]
  /** How many addresses can get a line; left out where nobody knows addresses. */
  readonly countReach?: CountReach
  /** Signs links to a preview. */
  readonly previewKey: Buffer
}
