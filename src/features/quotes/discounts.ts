import { contractTermOf } from '../carts/cart.ts'
import {
  type DiscountLine,
  isProductLine,
  lineName,
  type OrderLine,
  productLines,
} from '../carts/order-lines.ts'
import { isRecurring, lineTotalInCents, totalsOf } from '../carts/totals.ts'
import { isMainProduct } from '../catalogue/product.ts'
import { discountTexts, paymentNames, quoteRefusals } from './rule-texts.ts'

/** Discounts on a line, on a part and on a quote as a whole (docs/decisions/quotes.md#discounts). */

/** Once, or for each month of the term. */
export type BillingPeriod = 'month' | 'once'

/** Reduction of the monthly amount after the free months, or of the one-time amount. */
export type Discount = {
  /** Why it is given, as the customer reads it. */
  readonly reason: string
  readonly per: BillingPeriod
} & (
  | { readonly as: 'amount'; readonly amountInCents: number }
  /** A whole percentage of the lines, before discounts. */
  | { readonly as: 'percentage'; readonly percentage: number }
)

/** A discount on a part, or on one product of it. */
export type PartDiscount = Discount & {
  /** Id of the product; absent for all lines. */
  readonly productId?: number | undefined
}

/** With the discount to blame, counted from 0. */
export type DiscountViolation = { readonly code: string; readonly discount: number; readonly message: string }

/** Without a term, monthly payments can be ended each month. */
export const durationOf = (per: BillingPeriod, term: number): number => (per === 'once' ? 0 : term || 1)

/** A discount as a line. @param lines before discounts */
export const discountLine = (discount: PartDiscount, lines: readonly OrderLine[]): DiscountLine => ({
  kind: 'discount',
  text: discountName(discount, lines),
  amountInCents: discountInCents(discount, lines),
  ...discountMonths(discount, lines),
})

/** For how long a discount on these lines holds, and after how many months without charge it begins. */
export const discountMonths = (
  { per, productId }: Pick<PartDiscount, 'per' | 'productId'>,
  lines: readonly OrderLine[],
) => ({
  contractDuration: durationOf(per, contractTermOf(lines)),
  freeMonths:
    per === 'once'
      ? 0
      : Math.max(
          0,
          ...productLines(lines)
            .filter(({ product }) => isMainProduct(product) && (productId ?? product.id) === product.id)
            .map(({ product }) => product.freeMonths),
        ),
})

/** The lines that a discount is given on. */
const linesUnder = ({ per, productId }: PartDiscount, lines: readonly OrderLine[]): readonly OrderLine[] =>
  lines.filter(
    line =>
      isRecurring(line) === (per === 'month') &&
      (productId === undefined || (isProductLine(line) && line.product.id === productId)),
  )

const sum = (lines: readonly OrderLine[]): number =>
  lines.reduce((total, line) => total + lineTotalInCents(line), 0)

/**
 * Reduction in cents, per month or once; 0 or more. Half a cent is rounded in the customer's favour: the discount is a cent
 * more.
 */
export const discountInCents = (discount: PartDiscount, lines: readonly OrderLine[]): number =>
  discount.as === 'amount'
    ? discount.amountInCents
    : Math.round((sum(linesUnder(discount, lines)) * discount.percentage) / 100)

/** `Korting: nieuwe klant (10%)`, or `Korting op Zakelijk Glasvezel: nieuwe klant (10%)`. */
export function discountName(discount: PartDiscount, lines: readonly OrderLine[]): string {
  const [line] = discount.productId === undefined ? [] : linesUnder(discount, lines)
  const reason = line
    ? discountTexts.onLine(lineName(line), discount.reason)
    : discountTexts.onAll(discount.reason)
  return discount.as === 'percentage' ? discountTexts.percentage(reason, discount.percentage) : reason
}

/** Why discounts on a part cannot be given so. @param lines before discounts */
export const partDiscountViolations = (
  discounts: readonly PartDiscount[],
  lines: readonly OrderLine[],
): readonly DiscountViolation[] => [
  ...withoutTheirLine(discounts, lines),
  ...tooHighOnLine(discounts, lines),
  ...(['month', 'once'] as const).flatMap(per => tooHigh(discounts, lines, per)),
  ...takingNothing(discounts, lines),
]

const withoutTheirLine = (discounts: readonly PartDiscount[], lines: readonly OrderLine[]) =>
  discounts.flatMap((given, discount) =>
    given.productId === undefined || linesUnder(given, lines).length > 0
      ? []
      : [{ code: 'discount-without-line', discount, message: quoteRefusals.discountWithoutLine }],
  )

/** A line of € 0,00 is no discount. */
const takingNothing = (discounts: readonly PartDiscount[], lines: readonly OrderLine[]) =>
  discounts.flatMap((given, discount) =>
    discountInCents(given, lines) > 0
      ? []
      : [{ code: 'discount-of-nothing', discount, message: nothingMessage(given) }],
  )

export const nothingMessage = ({ as, per }: Discount): string =>
  as === 'amount' ? quoteRefusals.discountOfNothing : quoteRefusals.percentageOfNothing(paymentNames[per])

/** Discounts on a product take at most what it costs; the last one is to blame. */
const tooHighOnLine = (discounts: readonly PartDiscount[], lines: readonly OrderLine[]) =>
  discounts.flatMap((given, discount) => {
    const onSame = ({ productId, per }: PartDiscount) => productId === given.productId && per === given.per
    const isLast = discounts.findLastIndex(onSame) === discount
    const under = linesUnder(given, lines)
    const [line] = under
    if (given.productId === undefined || !isLast || !line) return []
    return takenBy(discounts.filter(onSame), lines) <= sum(under)
      ? []
      : [
          {
            code: 'discount-too-high',
            discount,
            message: quoteRefusals.discountTooHighOnLine(lineName(line)),
          },
        ]
  })

/** Discounts take at most what there is; the last one is to blame. */
function tooHigh(
  discounts: readonly PartDiscount[],
  lines: readonly OrderLine[],
  per: BillingPeriod,
): readonly DiscountViolation[] {
  const { monthlyInCents, oneTimeInCents } = totalsOf(lines)
  const given = discounts.filter(discount => discount.per === per)
  if (takenBy(given, lines) <= (per === 'month' ? monthlyInCents : oneTimeInCents)) return []
  return [
    {
      code: 'discount-too-high',
      discount: discounts.findLastIndex(discount => discount.per === per),
      message: quoteRefusals.discountTooHigh(paymentNames[per]),
    },
  ]
}

const takenBy = (discounts: readonly PartDiscount[], lines: readonly OrderLine[]): number =>
  discounts.reduce((total, discount) => total + discountInCents(discount, lines), 0)
