import { termInWords } from '../../content/product-notes.ts'
import { type Cart, contractTermOf } from '../../domain/cart.ts'
import { formatEuro } from '../../domain/money.ts'
import {
  firstInvoiceInCents,
  isRecurring,
  lineTotalInCents,
  type Totals,
  totalOverTermInCents,
  totalsOf,
  totalsWithVatOf,
  vatPercentage,
} from '../../domain/totals.ts'
import { soldName } from '../written.ts'
import type { AmountRow, Block } from './document.ts'

/** What was bought, line by line with its totals, and what the first invoice and the whole term come to. */
export const cartBlocks = (cart: Cart): readonly Block[] => [
  {
    kind: 'amounts',
    rows: [
      ...cart.map(lineRow),
      totalRow(`Totaal excl. ${vatPercentage}% btw`, totalsOf(cart)),
      totalRow(`Totaal incl. ${vatPercentage}% btw`, totalsWithVatOf(cart)),
    ],
  },
  { kind: 'small', text: termLine(cart) },
]

function lineRow(line: Cart[number]): AmountRow {
  const amount = formatEuro(lineTotalInCents(line))
  const name = `${line.quantity} × ${soldName(line.product)}`
  return isRecurring(line)
    ? { name, oneTime: '', monthly: amount, isTotal: false }
    : { name, oneTime: amount, monthly: '', isTotal: false }
}

const totalRow = (name: string, { oneTimeInCents, monthlyInCents }: Totals): AmountRow => ({
  name,
  oneTime: formatEuro(oneTimeInCents),
  monthly: formatEuro(monthlyInCents),
  isTotal: true,
})

function termLine(cart: Cart): string {
  const term = contractTermOf(cart)
  const first = `Eerste factuur: ${formatEuro(firstInvoiceInCents(cart))} excl. btw.`
  if (term < 12) return first
  return `${first} Totaal over ${termInWords(term)}: ${formatEuro(totalOverTermInCents(cart))} excl. btw.`
}
