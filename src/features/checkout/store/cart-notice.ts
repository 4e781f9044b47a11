import type { Cart } from '../../carts/cart-line.ts'
import type { NoticeReason } from '../../carts/cart-notice.ts'
import type { ProductType } from '../../catalogue/product.ts'
import type { RequestType } from '../../orders/contract.ts'
import type { CheckedAddress } from './checked-address.ts'
import type { InstallationAddress } from './drafts.ts'

/** A cart with the choices that it was composed for; they come back together. */
export type ComposedCart = {
  readonly cart: Cart
  readonly productType: ProductType | null
  readonly requestType: RequestType
  readonly newDevices: boolean
  readonly address: InstallationAddress | null
  /** Not stored: it is asked for again after a reload. */
  readonly addressCheck: CheckedAddress | null
}

/** Changes of the cart with their reason, and the cart before. */
export type CartNotice = {
  readonly reason: NoticeReason
  /** One short Dutch sentence per changed line; empty if the reason says it all. */
  readonly what: readonly string[]
  /** null where the rules do not allow the earlier cart. */
  readonly before: ComposedCart | null
  /** The contents of the cart as the change left it (`contentsOf`). */
  readonly left: string
}

/** How many changes of a cart that was settled are told of one by one. */
export const shownChanges = 3

/** Whether the notice says everything, so that the list need not say it again. */
export const saysAll = (notice: CartNotice | null): boolean =>
  notice?.reason === 'settled' && notice.what.length <= shownChanges
