import type { PostalAddress } from '../../../common/postal-address.ts'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import type { ProductOffering } from '../../catalogue/product.ts'
import type { ChangedValue } from '../../events/server/events.ts'

/** An offer to the customer of a quote, whose address is corrected or looked up. */
export type OfferedPlaces = {
  /**
   * The promise that differs at a corrected address; null where none does. `refusal` says why it cannot be corrected so, and is null
   * where it can.
   */
  readonly promiseMoved: (
    database: Queryable,
    caseId: number,
    before: PostalAddress,
    offered: readonly ProductOffering[],
  ) => Promise<(ChangedValue & { readonly refusal: string | null }) | null>
  readonly correctPlace: (
    tx: Transaction,
    caseId: number,
    place: {
      readonly before: PostalAddress
      readonly after: PostalAddress
      readonly addressChecked: boolean
      readonly offered: readonly ProductOffering[]
    },
  ) => Promise<void>
  /** The address exists, as somebody looked up. */
  readonly placeChecked: (tx: Transaction, caseId: number, address: PostalAddress) => Promise<void>
}
