import { termInWords } from '../../content/product-notes.ts'
import { type Cart, type CartLine, contractTermOf } from '../../domain/cart.ts'
import { formatEuro } from '../../domain/money.ts'
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
} from '../../domain/totals.ts'
import { formatLineName } from '../format.ts'
import type { Block, Figure, FigureTable } from './document.ts'

/** Ordered lines with their totals, the first invoice and the total over the term. */
export const cartBlocks = (cart: Cart): readonly Block[] => [
  linesTable(cart),
  { kind: 'paragraph', text: termLine(cart) },
]

/** The lines of a cart with its totals, without VAT and with it. */
export const linesTable = (cart: Cart): FigureTable => ({
  kind: 'figures',
  of: 'Product',
  columns: ['Eenmalig', 'Per maand'],
  rows: [
    ...cart.map(lineRow),
    totalRow(`Totaal excl. ${vatPercentage}% btw`, totalsOf(cart)),
    totalRow(`Totaal incl. ${vatPercentage}% btw`, totalsWithVatOf(cart)),
  ],
})

type Row = FigureTable['rows'][number]

const nothing: Figure = { text: '', struck: null }

function lineRow(line: CartLine): Row {
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

function termLine(cart: Cart): string {
  const term = contractTermOf(cart)
  const first = `Eerste factuur: ${formatEuro(firstInvoiceInCents(cart))} excl. btw.`
  if (term < 12) return first
  return `${first} Totaal over ${termInWords(term)}: ${formatEuro(totalOverTermInCents(cart))} excl. btw.`
}
