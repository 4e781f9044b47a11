import { eurosFromCents } from '../../common/money.ts'
import { notInTotals } from '../addresses/promise-texts.ts'
import {
  isDiscount,
  isProductLine,
  lineDuration,
  lineName,
  type OrderLine,
  type PricedLine,
  unitPriceInCents,
} from '../carts/order-lines.ts'
import { vatPercentage, withVatInCents } from '../carts/totals.ts'
import { isMainProduct } from '../catalogue/product.ts'

/** Amounts as TM Forum's APIs have them: in euros, with the currency beside them. */

/** Cents as an amount without VAT. */
export const euros = (cents: number) => ({ unit: 'EUR', value: eurosFromCents(cents) })

/** An amount without and with VAT. @param vatIncludedInCents where it is a sum of amounts that were rounded before */
export const tmfPrice = (cents: number, vatIncludedInCents = withVatInCents(cents)) => ({
  taxRate: vatPercentage,
  dutyFreeAmount: euros(cents),
  taxIncludedAmount: euros(vatIncludedInCents),
})

/** Words beside the sum of what is paid once, of costs of construction that are not in it; nothing where it has all. */
export function excludedFrom(lines: readonly PricedLine[]): { readonly description?: string } {
  const excluded = notInTotals(lines)
  return excluded === null ? {} : { description: excluded }
}

/** How often an amount is paid. @param months that it binds for; 0 where it is paid once */
export const chargeOf = (months: number) =>
  months === 0 ? { priceType: 'nonRecurring' } : { priceType: 'recurring', recurringChargePeriod: 'month' }

/** Months at the start that nothing is paid for. */
export const freeAtFirst = (months: number) => ({
  priceType: 'discount',
  recurringChargePeriod: 'month',
  applicationDuration: months,
  price: { percentage: 100 },
})

/** The price of one piece of a line, with the months at its start that nothing is paid for. */
export function priceOfPiece(line: OrderLine) {
  const freeMonths = isDiscount(line)
    ? line.freeMonths
    : isProductLine(line) && isMainProduct(line.product)
      ? line.product.freeMonths
      : 0
  return {
    name: lineName(line),
    ...chargeOf(lineDuration(line)),
    price: tmfPrice(unitPriceInCents(line)),
    ...(freeMonths > 0 && { productPriceAlteration: [freeAtFirst(freeMonths)] }),
  }
}
