import type { Block, Figure, FigureTable } from '../../../platform/pdf/document.ts'
import { formatEuro } from '../../../shared/money.ts'
import { termInWords } from '../../catalogue/product-notes.ts'
import { contractTermOf } from '../../checkout/rules/cart.ts'
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
} from '../../checkout/rules/totals.ts'
import type { PricedLine } from '../../orders/order-lines.ts'
import { formatLineName } from '../../orders/product-names.ts'

/** Ordered lines with their totals, the first invoice and the total over the term. */
export const cartBlocks = (lines: readonly PricedLine[]): readonly Block[] => [
  linesTable(lines),
  { kind: 'paragraph', text: termLine(lines) },
]

/** Lines with their totals, without VAT and with it. */
export const linesTable = (lines: readonly PricedLine[]): FigureTable => ({
  kind: 'figures',
  of: 'Product',
  columns: ['Eenmalig', 'Per maand'],
  rows: [
    ...lines.map(lineRow),
    totalRow(`Totaal excl. ${vatPercentage}% btw`, totalsOf(lines)),
    totalRow(`Totaal incl. ${vatPercentage}% btw`, totalsWithVatOf(lines)),
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

const totalRow = (name: string, { oneTimeInCents, monthlyInCents }: Totals): Row => ({
  name,
  figures: [oneTimeInCents, monthlyInCents].map(cents => ({ text: formatEuro(cents), struck: null })),
  isTotal: true,
})

function termLine(lines: readonly PricedLine[]): string {
  const term = contractTermOf(lines)
  const first = `Eerste factuur: ${formatEuro(firstInvoiceInCents(lines))} excl. btw.`
  if (term < 12) return first
  return `${first} Totaal over ${termInWords(term)}: ${formatEuro(totalOverTermInCents(lines))} excl. btw.`
}
