import { addDays, type Day } from '../../common/working-days.ts'
import { isDiscount, isProductLine, lineDuration, type OrderLine } from '../carts/order-lines.ts'
import { productEndRefusals, productEndTexts } from './texts.ts'

/** Products that a customer has from a delivered order, and how they end. */

export const productEndReasons = {
  'customer-request': productEndTexts.customerRequest,
  moved: productEndTexts.moved,
  replaced: productEndTexts.replaced,
  'business-ended': productEndTexts.businessEnded,
  'not-paid': productEndTexts.notPaid,
  supplier: productEndTexts.supplier,
  'taken-over': productEndTexts.takenOver,
} as const
export type ProductEndReason = keyof typeof productEndReasons
export const productEndReasonNames = [
  'customer-request',
  'moved',
  'replaced',
  'business-ended',
  'not-paid',
  'supplier',
  'taken-over',
] as const satisfies readonly ProductEndReason[]

/** Lines of which a customer has something: what is paid per month, and devices that were bought. */
export const isHeld = (line: OrderLine): boolean =>
  line.kind !== 'discount' &&
  (lineDuration(line) > 0 || (isProductLine(line) && line.product.device !== null))

/** Lines that an agreement is about: what customers have, and what is taken off its price per month. */
export const isAgreed = (line: OrderLine): boolean =>
  isHeld(line) || (isDiscount(line) && lineDuration(line) > 0)

export type ProductEnd = { readonly endedOn: Day; readonly reason: ProductEndReason }

/** The last day on which a customer has something whose end was set; null where none was. */
export const lastDayOf = (end: Pick<ProductEnd, 'endedOn'> | null): Day | null =>
  end && addDays(end.endedOn, -1)

export const productStatuses = ['active', 'pendingTerminate', 'terminated'] as const
export type ProductStatus = (typeof productStatuses)[number]

/** Status of a delivered product, or of an agreement, on a day. */
export function productStatus(end: Pick<ProductEnd, 'endedOn'> | null, today: Day): ProductStatus {
  if (end === null) return 'active'
  return end.endedOn > today ? 'pendingTerminate' : 'terminated'
}

/** The furthest day on which a product can be said to end. */
export const furthestEnd = (today: Day): Day => addDays(today, 731)

/** Why a product cannot end on a day, as one Dutch sentence; null where it can. */
export function endDayError(day: Day, startedOn: Day, today: Day): string | null {
  if (day < startedOn) return productEndRefusals.beforeStart
  return day > furthestEnd(today) ? productEndRefusals.tooFar : null
}
