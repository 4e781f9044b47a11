import pLimit from 'p-limit'
import { givesLess, internetLinesOf } from '../../addresses/line-promise.ts'
import { isProductLine, type OrderLine } from '../../carts/order-lines.ts'
import type { LineDelivery } from '../../catalogue/product.ts'
import type { OrderServices } from '../../orders/server/order-services.ts'
import type { StoredPart } from './stored-versions.ts'

/* The promise of the order of an accepted part about its delivery (docs/decisions/orders.md#a-promise-has-a-source). */

/** So many addresses are asked of the registers at once. */
const addressesAtOnce = 8

/** The ids of parts of which the networks give less by now than they did when the version was sent. */
export async function partsNowWorse(
  { internetLinesAt }: Pick<OrderServices, 'internetLinesAt'>,
  parts: readonly StoredPart[],
): Promise<ReadonlySet<string>> {
  const limit = pLimit(addressesAtOnce)
  const worse = await Promise.all(
    parts.map(async ({ id, lines, address }) => {
      if (internetLinesOf(lines).length === 0) return []
      const { lines: offered } = await limit(() => internetLinesAt(address))
      return givesLess(lines, offered) ? [id] : []
    }),
  )
  return new Set(worse.flat())
}

/** Lines of an order with the version of the quote that its internet line repeats the weeks and costs of. */
export const repeatedFrom = (
  lines: readonly OrderLine[],
  quote: NonNullable<LineDelivery['quote']>,
): readonly OrderLine[] =>
  lines.map(line =>
    isProductLine(line) && line.product.delivery
      ? { ...line, product: { ...line.product, delivery: { ...line.product.delivery, quote } } }
      : line,
  )
