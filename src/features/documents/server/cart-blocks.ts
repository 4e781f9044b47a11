import { formatEuro } from '../../../common/money.ts'
import type { Block, Figure, FigureTable } from '../../../platform/pdf/document.ts'
import { notInTotals, withNotInTotals } from '../../addresses/promise-texts.ts'
import { contractTermOf } from '../../carts/cart.ts'
import type { PricedLine } from '../../carts/order-lines.ts'
import { formatLineName } from '../../carts/product-names.ts'
import { cartTableTexts } from '../../carts/texts.ts'
import {
  firstInvoiceInCents,
  isRecurring,
  lineListTotalInCents,
  lineTotalInCents,
  type Totals,
  totalOverTermInCents,
  totalsOf,
  totalsWithVatOf,
  vatPercentage,
} from '../../carts/totals.ts'
import { termInWords } from '../../catalogue/product-notes.ts'
import { cartSumTexts, documentTableTexts } from '../texts.ts'

/** Ordered lines with their totals, the first invoice and the total over the term. */
export const cartBlocks = (lines: readonly PricedLine[]): readonly Block[] => [
  linesTable(lines),
  { kind: 'paragraph', text: termLine(lines) },
]

type Priced = { readonly lines: readonly PricedLine[] }

/** The totals of named groups of orders, and of all together. VAT is rounded in each order. */
export function sumsTable(
  of: string,
  groups: readonly { readonly name: string; readonly orders: readonly Priced[] }[],
): FigureTable {
  const all = groups.flatMap(({ orders }) => orders)
  const lines = all.flatMap(order => order.lines)
  return {
    kind: 'figures',
    of,
    columns: [cartTableTexts.oneTime, cartTableTexts.monthly],
    rows: [
      ...groups.map(({ name, orders }) => ({
        ...totalRow(name, sumOf(orders, totalsOf), orders[0]?.lines ?? []),
        isTotal: false,
      })),
      totalRow(documentTableTexts.totalWithoutVat(vatPercentage), sumOf(all, totalsOf), lines),
      totalRow(documentTableTexts.totalWithVat(vatPercentage), sumOf(all, totalsWithVatOf), lines),
    ],
  }
}

const sumOf = (orders: readonly Priced[], of: (lines: readonly PricedLine[]) => Totals): Totals =>
  orders
    .map(({ lines }) => of(lines))
    .reduce(
      (sum, each) => ({
        monthlyInCents: sum.monthlyInCents + each.monthlyInCents,
        oneTimeInCents: sum.oneTimeInCents + each.oneTimeInCents,
      }),
      { monthlyInCents: 0, oneTimeInCents: 0 },
    )

/** Lines with their totals, without VAT and with it. */
export const linesTable = (lines: readonly PricedLine[]): FigureTable => ({
  kind: 'figures',
  of: cartTableTexts.product,
  columns: [cartTableTexts.oneTime, cartTableTexts.monthly],
  rows: [
    ...lines.map(lineRow),
    totalRow(documentTableTexts.totalWithoutVat(vatPercentage), totalsOf(lines), lines),
    totalRow(documentTableTexts.totalWithVat(vatPercentage), totalsWithVatOf(lines), lines),
  ],
})

type Row = FigureTable['rows'][number]

const nothing: Figure = { text: '', struck: null }

function lineRow(line: PricedLine): Row {
  const list = lineListTotalInCents(line)
  const amount: Figure = {
    text: formatEuro(lineTotalInCents(line)),
    struck: list === null ? null : formatEuro(list),
  }
  return {
    name: formatLineName(line),
    figures: isRecurring(line) ? [nothing, amount] : [amount, nothing],
    isTotal: false,
  }
}

/** A row of the totals of lines, once and per month. */
export const totalRow = (
  name: string,
  { oneTimeInCents, monthlyInCents }: Totals,
  lines: readonly PricedLine[],
): Row => ({
  name: withNotInTotals(name, lines),
  figures: [oneTimeInCents, monthlyInCents].map(cents => ({ text: formatEuro(cents), struck: null })),
  isTotal: true,
})

function termLine(lines: readonly PricedLine[]): string {
  const term = contractTermOf(lines)
  const first = cartSumTexts.firstInvoice(formatEuro(firstInvoiceInCents(lines)))
  const excluded = notInTotals(lines)
  return [
    first,
    term >= 12 && cartSumTexts.overTerm(termInWords(term), formatEuro(totalOverTermInCents(lines))),
    excluded && cartSumTexts.excluded(excluded),
  ]
    .filter(Boolean)
    .join(' ')
}
