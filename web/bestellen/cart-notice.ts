import * as z from 'zod/mini'
import type { AddressCheckResult } from '../../contract/address-check.ts'
import { productsToWire } from '../../contract/products.ts'
import { type RequestType, requestTypes } from '../../contract/request-type.ts'
import type { Cart } from '../../domain/cart.ts'
import { type NoticeReason, noticeReasons } from '../../domain/cart-notice.ts'
import { type ProductType, productTypes } from '../../domain/product.ts'
import { InstallationAddress } from './drafts.ts'
import { readCart } from './stored-cart.ts'

/** A cart with the choices that it was composed for; they come back together. */
export type ComposedCart = {
  readonly cart: Cart
  readonly productType: ProductType | null
  readonly requestType: RequestType
  readonly newDevices: boolean
  readonly address: InstallationAddress | null
  /** Not stored: it is asked for again after a reload. */
  readonly addressCheck: AddressCheckResult | null
}

/** What changed in the cart, why, and the cart as it was. */
export type CartNotice = {
  readonly reason: NoticeReason
  /** What changed, a short Dutch sentence for each line; empty where the reason says it all. */
  readonly what: readonly string[]
  /** null where the rules do not allow the earlier cart. */
  readonly before: ComposedCart | null
  /** The contents of the cart as the change left it (`contentsOf`). */
  readonly left: string
}

const longestText = 300

const StoredNotice = z.object({
  reason: z.enum(noticeReasons),
  what: z.array(z.string().check(z.maxLength(longestText))),
  before: z.nullable(
    z.object({
      cart: z.array(z.unknown()),
      productType: z.nullable(z.enum(productTypes)),
      requestType: z.enum(requestTypes),
      newDevices: z.boolean(),
      address: z.nullable(InstallationAddress),
    }),
  ),
  left: z.string(),
})

/** A notice as storage holds it; null for anything that is none, and for an earlier cart that cannot be read whole. */
export function readNotice(value: unknown): CartNotice | null {
  const parsed = StoredNotice.safeParse(value)
  if (!parsed.success) return null
  const { before, ...notice } = parsed.data
  if (!before) return { ...notice, before }
  const { cart, damage } = readCart(before.cart, before.productType)
  return damage.length > 0 || cart.length === 0
    ? null
    : { ...notice, before: { ...before, cart, addressCheck: null } }
}

export function noticeToStore({ before, ...notice }: CartNotice): z.input<typeof StoredNotice> {
  if (!before) return { ...notice, what: [...notice.what], before: null }
  const { cart, addressCheck: _, ...choices } = before
  const lines = productsToWire(cart)
  return { ...notice, what: [...notice.what], before: { ...choices, cart: lines } }
}
