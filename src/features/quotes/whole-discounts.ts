import { type DiscountLine, isDiscount, type OrderLine } from '../carts/order-lines.ts'
import { isRecurring, totalsOf } from '../carts/totals.ts'
import {
  type BillingPeriod,
  type Discount,
  discountInCents,
  discountMonths,
  discountName,
  nothingMessage,
} from './discounts.ts'
import { paymentNames, quoteRefusals } from './rule-texts.ts'

/**
 * Discounts on a quote as a whole (docs/decisions/quotes.md#a-discount-on-the-whole). Each is divided over the parts in whole
 * cents, so that the orders of all parts come to the total of the quote.
 */

export type WholeDiscounts = {
  /** The share of each discount in each part, in the order of the parts; a share of nothing is left out. */
  readonly shares: readonly (readonly DiscountLine[])[]
  readonly violations: readonly WholeViolation[]
}

/** With the discount to blame, counted from 0. */
export type WholeViolation = {
  readonly code: 'discount-of-nothing' | 'discount-too-high'
  readonly discount: number
  readonly message: string
}

/** Divides discounts over the lines of parts, each in proportion to what is paid for it after its own discounts. */
export function divideDiscounts(
  parts: readonly (readonly OrderLine[])[],
  discounts: readonly Discount[],
): WholeDiscounts {
  const base = parts.flatMap(lines => lines.filter(line => !isDiscount(line)))
  const shares = parts.map((): DiscountLine[] => [])
  const violations: WholeViolation[] = []
  for (const [place, discount] of discounts.entries()) {
    const amount = discountInCents(discount, base)
    const rooms = parts.map((lines, part) => paidFor([...lines, ...(shares[part] ?? [])], discount.per))
    const violation = whyNotGiven(discount, amount, rooms)
    if (violation) violations.push({ ...violation, discount: place })
    else
      for (const [part, amountInCents] of divide(amount, rooms).entries())
        if (amountInCents > 0)
          shares[part]?.push({
            kind: 'discount',
            text: discountName(discount, []),
            amountInCents,
            ...discountMonths(discount, parts[part] ?? []),
          })
  }
  return { shares, violations }
}

function whyNotGiven(
  discount: Discount,
  amount: number,
  rooms: readonly number[],
): Omit<WholeViolation, 'discount'> | null {
  if (amount === 0) return { code: 'discount-of-nothing', message: nothingMessage(discount) }
  return amount > sum(rooms)
    ? { code: 'discount-too-high', message: quoteRefusals.discountTooHigh(paymentNames[discount.per]) }
    : null
}

/** The same sum for each of the parts, in cents per month or once. */
const paidFor = (lines: readonly OrderLine[], per: BillingPeriod): number => {
  const { monthlyInCents, oneTimeInCents } = totalsOf(lines)
  return per === 'month' ? monthlyInCents : oneTimeInCents
}

/**
 * Divides an amount in proportion to weights, in whole cents: cents that are left go to the largest remainders, to the first of
 * equal ones. No share is higher than its weight while the amount is not higher than their sum.
 */
export function divide(amount: number, weights: readonly number[]): readonly number[] {
  const total = BigInt(sum(weights))
  if (total === 0n) return weights.map(() => 0)
  // Two amounts of a million euros multiplied are more than a number holds exactly.
  const exact = weights.map(weight => BigInt(amount) * BigInt(weight))
  const shares = exact.map(each => Number(each / total))
  const byRemainder = exact
    .map((each, place) => ({ place, remainder: each % total }))
    .toSorted((one, other) => Number(other.remainder - one.remainder) || one.place - other.place)
  for (const { place } of byRemainder.slice(0, amount - sum(shares))) shares[place] = (shares[place] ?? 0) + 1
  return shares
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** The discounts on the whole, undivided, in their order: each takes off what its shares do together. */
export function discountsTogether(
  parts: readonly { readonly wholeDiscounts: readonly DiscountLine[] }[],
): readonly DiscountLine[] {
  const together = new Map<string, DiscountLine>()
  for (const share of parts.flatMap(({ wholeDiscounts }) => wholeDiscounts)) {
    const key = `${isRecurring(share)} ${share.text}`
    const before = together.get(key)
    together.set(key, {
      ...(before ?? share),
      amountInCents: (before?.amountInCents ?? 0) + share.amountInCents,
    })
  }
  return [...together.values()]
}
