import { termInWords } from '../catalogue/product-notes.ts'
import { contractTermOf, mainLine } from './cart.ts'
import type { PricedLine } from './order-lines.ts'
import { termFactsTexts } from './texts.ts'
import {
  firstInvoiceInCents,
  isRecurring,
  type LineAmount,
  lineTotalInCents,
  lineTotalWithVatInCents,
  type Months,
  monthsOf,
  totalOverTermInCents,
  totalsOf,
} from './totals.ts'

/** A sum in cents, excl. and incl. VAT. */
export type Cost = { readonly inCents: number; readonly withVatInCents: number }

/** Months in a row that cost the same each, counted from 1. */
export type CostlyMonths = Omit<Months, 'inCents'> & { readonly each: Cost }

/** Costs of one order, or of several that bind for the same term together. */
export type Costs = {
  /** Months that all bind for; 0 where everything is paid once. */
  readonly term: number
  readonly monthly: Cost
  readonly oneTime: Cost
  readonly firstInvoice: Cost
  readonly overTerm: Cost
  /** The months of a term of a year or more that begins with free ones; else none. */
  readonly months: readonly CostlyMonths[]
}

/** Months from which on a term is summed up, and its months are drawn. */
export const shortestSummedTerm = 12

type Orders = readonly (readonly PricedLine[])[]

/** @param orders the lines of each; all bind for the same term */
export function costsOf(orders: Orders): Costs {
  const term = contractTermOf(orders[0] ?? [])
  return {
    term,
    monthly: together(orders, (lines, amountOf) => totalsOf(lines, amountOf).monthlyInCents),
    oneTime: together(orders, (lines, amountOf) => totalsOf(lines, amountOf).oneTimeInCents),
    firstInvoice: together(orders, firstInvoiceInCents),
    overTerm: together(orders, totalOverTermInCents),
    months: term < shortestSummedTerm ? [] : freeAndPaidMonths(orders, term),
  }
}

const together = (
  orders: Orders,
  sumOf: (lines: readonly PricedLine[], amountOf: LineAmount) => number,
): Cost => {
  const sum = (amountOf: LineAmount) => orders.reduce((total, lines) => total + sumOf(lines, amountOf), 0)
  return { inCents: sum(lineTotalInCents), withVatInCents: sum(lineTotalWithVatInCents) }
}

/** None where no month is free, or nothing is paid in any. */
function freeAndPaidMonths(orders: Orders, term: number): readonly CostlyMonths[] {
  const starts = new Set(orders.flatMap(lines => monthsOf(lines).map(({ from }) => from)))
  const months = [...starts]
    .toSorted((one, other) => one - other)
    .map((from, position, all) => {
      const monthsAt = (lines: readonly PricedLine[], amountOf?: LineAmount) =>
        monthsOf(lines, amountOf).find(months => months.from <= from && from <= months.to)
      return {
        from,
        to: (all[position + 1] ?? term + 1) - 1,
        each: together(orders, (lines, amountOf) => monthsAt(lines, amountOf)?.inCents ?? 0),
        isFree: orders.some(lines => monthsAt(lines)?.isFree),
      }
    })
  const isDrawn = months.some(({ isFree }) => isFree) && months.some(({ each }) => each.inCents > 0)
  return isDrawn ? months : []
}

/** Tells in words for what the first invoice of an order is. */
export function firstInvoiceNote(lines: readonly PricedLine[]): string {
  const month = mainLine(lines)?.product.freeMonths ? termFactsTexts.freeMonth : termFactsTexts.month
  if (!lines.some(isRecurring)) return termFactsTexts.oneTimeOnly
  return totalsOf(lines).oneTimeInCents > 0 ? termFactsTexts.plusOneTime(month) : month
}

/** @param term in months */
export const overTermLabel = (term: number): string => termFactsTexts.overTerm(termInWords(term))
