import * as z from 'zod/mini'
import { productLine } from '../catalogue/products.ts'
import type { Cart } from './cart-line.ts'
import type { DiscountLine as DiscountOrderLine, OrderLine } from './order-lines.ts'

const cents = z.int().check(z.gte(0))

/** Products with their quantities. */
export const CartLines: z.ZodMiniType<Cart, Cart> = z.array(productLine)

const text = z.string()
const contractDuration = z.int()

const DiscountLine = z.object({
  kind: z.literal('discount'),
  text,
  amountInCents: cents,
  contractDuration,
  freeMonths: z.int(),
})

/** Discounts apart from the lines that they are given on. */
export const DiscountLines: z.ZodMiniType<readonly DiscountOrderLine[], readonly DiscountOrderLine[]> =
  z.array(DiscountLine)

/** Lines of an order or a quote. */
export const OrderLines: z.ZodMiniType<readonly OrderLine[], readonly OrderLine[]> = z.array(
  z.discriminatedUnion('kind', [
    z.extend(productLine, { kind: z.literal('product') }),
    z.object({ kind: z.literal('free'), text, quantity: z.int(), priceInCents: cents, contractDuration }),
    DiscountLine,
  ]),
)
