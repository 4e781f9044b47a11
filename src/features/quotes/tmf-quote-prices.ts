import { centsFromEuros } from '../../common/money.ts'
import {
  type DiscountLine,
  isDiscount,
  isProductLine,
  lineDuration,
  type OrderLine,
} from '../carts/order-lines.ts'
import {
  lineTotalInCents,
  lineTotalWithVatInCents,
  type Totals,
  totalsOf,
  totalsWithVatOf,
} from '../carts/totals.ts'
import { isMainProduct } from '../catalogue/product.ts'
import { isJson, type Json, objectsIn } from '../tmf/json.ts'
import { chargeOf, excludedFrom, freeAtFirst, tmfPrice } from '../tmf/price.ts'
import { type OfferedPart, quoteTotals } from './quote.ts'
import { discountsTogether } from './whole-discounts.ts'

/** Prices of quotes: each is what is paid, with the discounts beside it that it has already. */

const perMonth = 1
const once = 0

/** The price of all units of a line. */
export function linePrice(line: OrderLine): Json {
  const freeMonths = isProductLine(line) && isMainProduct(line.product) ? line.product.freeMonths : 0
  return {
    ...chargeOf(lineDuration(line)),
    price: tmfPrice(lineTotalInCents(line), lineTotalWithVatInCents(line)),
    ...(freeMonths > 0 && { priceAlteration: [freeAtFirst(freeMonths)] }),
  }
}

/** The prices of a part by itself, without its share of the discounts on the whole. */
export const partPrices = ({ lines }: OfferedPart): readonly Json[] =>
  pricesOf(totalsOf(lines), totalsWithVatOf(lines), lines.filter(isDiscount), lines)

/** The prices of all parts together. @param isWhole whether the discounts on the whole stand */
export const wholePrices = (parts: readonly OfferedPart[], isWhole: boolean): readonly Json[] =>
  pricesOf(
    quoteTotals(parts, { isWhole }),
    quoteTotals(parts, { isWhole }, totalsWithVatOf),
    isWhole ? discountsTogether(parts) : [],
    parts.flatMap(({ lines }) => lines),
  )

const pricesOf = (
  totals: Totals,
  withVat: Totals,
  discounts: readonly DiscountLine[],
  lines: readonly OrderLine[],
): readonly Json[] => [
  totalPrice(perMonth, totals.monthlyInCents, withVat.monthlyInCents, discounts),
  {
    ...totalPrice(once, totals.oneTimeInCents, withVat.oneTimeInCents, discounts),
    ...excludedFrom(lines),
  },
]

function totalPrice(
  months: typeof perMonth | typeof once,
  inCents: number,
  withVatInCents: number,
  discounts: readonly DiscountLine[],
): Json {
  const taken = discounts.filter(line => lineDuration(line) > 0 === months > 0)
  return {
    ...chargeOf(months),
    price: tmfPrice(inCents, withVatInCents),
    ...(taken.length > 0 && { priceAlteration: taken.map(discountJson) }),
  }
}

/** The amount is below 0. */
const discountJson = (line: DiscountLine): Json => ({
  name: line.text,
  ...chargeOf(line.contractDuration),
  priceType: 'discount',
  price: tmfPrice(lineTotalInCents(line), lineTotalWithVatInCents(line)),
})

/** The sum of prices, excl. VAT; null where one has no amount. */
export function totalsIn(prices: unknown): Totals | null {
  const amounts = objectsIn(prices).map(({ priceType, price }) => ({
    isMonthly: priceType === chargeOf(perMonth).priceType,
    euros: isJson(price) && isJson(price.dutyFreeAmount) ? price.dutyFreeAmount.value : null,
  }))
  const sum = (isMonthly: boolean) =>
    amounts.reduce(
      (total, each) =>
        total +
        (each.isMonthly === isMonthly && typeof each.euros === 'number' ? centsFromEuros(each.euros) : 0),
      0,
    )
  return amounts.length > 0 && amounts.every(({ euros }) => typeof euros === 'number')
    ? { monthlyInCents: sum(true), oneTimeInCents: sum(false) }
    : null
}
