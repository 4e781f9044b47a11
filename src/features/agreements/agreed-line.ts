import type { Day } from '../../common/working-days.ts'
import {
  isDiscount,
  isProductLine,
  lineDuration,
  lineQuantity,
  type PricedLine,
  unitPriceInCents,
} from '../carts/order-lines.ts'
import type { ExitTerms } from '../catalogue/exit-terms.ts'
import { type DeviceTerms, purchaseModeOf } from '../catalogue/product.ts'
import { type Bond, costOfLeaving, type PriceStep } from './leaving.ts'
import {
  lastDayOfTerm,
  lastDayWithoutCosts,
  monthsLater,
  type Term,
  type TermStatus,
  termStatusOn,
} from './term.ts'

/** A line of an agreement as it is from a day on. Nothing is overwritten: a change is one more of these. */
export type LineVersion = Bond & ExitTerms & { readonly from: Day }

/** A line of an agreement: its versions, the earliest first, and the last day on which the customer has it. */
export type AgreedLine = {
  readonly versions: readonly LineVersion[]
  readonly endsOn: Day | null
}

/** The version that holds on a day; null before it began and after it ended. */
export const versionOn = ({ versions, endsOn }: AgreedLine, day: Day): LineVersion | null =>
  endsOn !== null && day > endsOn ? null : (versions.findLast(({ from }) => from <= day) ?? null)

/**
 * The term of a line that begins on a day. Where its order took the place of an agreement, a term of as many months goes on,
 * and any other is one that the customer chose: it begins on that day.
 */
export const termOf = (line: PricedLine, startedOn: Day, termsToContinue: readonly Term[]): Term => {
  const months = lineDuration(line)
  return termsToContinue.find(term => term.months === months) ?? { from: startedOn, months }
}

/** A line of an order that was delivered, as the first version of a line of its agreement, under the terms that it was sold with. */
export const firstVersion = (
  line: PricedLine,
  startedOn: Day,
  exitTerms: ExitTerms,
  termsToContinue: readonly Term[] = [],
): LineVersion => ({
  from: startedOn,
  term: termOf(line, startedOn, termsToContinue),
  prices: pricesOf(line, startedOn),
  ...exitTerms,
})

/** The device of ours that a line is rented of, as it was sold; null of all else. */
export const rentedDevice = (line: PricedLine): DeviceTerms | null =>
  isProductLine(line) && purchaseModeOf(line.product) === 'rent' ? line.product.device : null

function pricesOf(line: PricedLine, startedOn: Day): readonly PriceStep[] {
  // A device that was bought is paid once.
  if (lineDuration(line) === 0) return []
  const freeMonths = isProductLine(line) ? line.product.freeMonths : isDiscount(line) ? line.freeMonths : 0
  const paid = {
    from: monthsLater(startedOn, freeMonths),
    centsPerMonth: unitPriceInCents(line) * lineQuantity(line),
  }
  return freeMonths === 0 ? [paid] : [{ from: startedOn, centsPerMonth: 0 }, paid]
}

/** How a customer can leave a line, as it stands on the day on which notice is given. */
export type WayOut = {
  readonly termStatus: TermStatus
  readonly lastDayOfTerm: Day | null
  /** The last day without costs. */
  readonly withoutCosts: Day
} & ExitTerms

/** How a line can be left with notice on a day; null where the customer does not have it on that day. */
export function wayOut(line: AgreedLine, noticeOn: Day): WayOut | null {
  const version = versionOn(line, noticeOn)
  if (!version) return null
  const { term, exitRule, percentage, isAtMost } = version
  return {
    termStatus: termStatusOn(term, noticeOn),
    lastDayOfTerm: lastDayOfTerm(term),
    withoutCosts: lastDayWithoutCosts(term, noticeOn),
    exitRule,
    percentage,
    isAtMost,
  }
}

/** Why leaving costs what it does. */
export const leavingReasons = ['months-left', 'term-over', 'without-term', 'nothing-due'] as const
export type LeavingReason = (typeof leavingReasons)[number]

export type LeavingCost = { readonly cents: number; readonly why: LeavingReason }

/** Cents excl. VAT that leaving a line on a last day costs, and why; null where the customer does not have it then. */
export function leavingCost(line: AgreedLine, lastDay: Day): LeavingCost | null {
  const version = versionOn(line, lastDay)
  if (!version) return null
  const until = lastDayOfTerm(version.term)
  if (until === null) return { cents: 0, why: 'without-term' }
  if (lastDay >= until) return { cents: 0, why: 'term-over' }
  const cents = costOfLeaving(version, lastDay)
  return { cents, why: version.percentage === 0 ? 'nothing-due' : 'months-left' }
}

/** Cents excl. VAT that leaving several lines costs, from what each costs: discounts among them count, and give no money back. */
export const leavingTogether = (cents: readonly number[]): number =>
  Math.max(
    0,
    cents.reduce((sum, each) => sum + each, 0),
  )
