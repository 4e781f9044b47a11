import * as z from 'zod/mini'
import { noticeReasons } from '../../carts/cart-notice.ts'
import { productTypes } from '../../catalogue/product.ts'
import { serializeProduct } from '../../catalogue/products.ts'
import { requestTypes } from '../../orders/contract.ts'
import type { CartNotice } from './cart-notice.ts'
import { InstallationAddress } from './drafts.ts'
import { readCart } from './stored-cart.ts'

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

/** A notice as stored. */
export type NoticeOnStore = z.input<typeof StoredNotice>

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

export function noticeToStore({ before, ...notice }: CartNotice): NoticeOnStore {
  if (!before) return { ...notice, what: [...notice.what], before: null }
  const { cart, addressCheck: _, ...choices } = before
  const lines = cart.map(({ product, quantity }) => serializeProduct(product, quantity))
  return { ...notice, what: [...notice.what], before: { ...choices, cart: lines } }
}
