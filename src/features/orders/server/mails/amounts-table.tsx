import type { ReactNode } from 'react'
import { formatEuro } from '../../../../common/money.ts'
import { amountCell, cell, small, table } from '../../../../platform/mail/templates/styles.ts'
import { notInTotals } from '../../../addresses/promise-texts.ts'
import type { PricedLine } from '../../../carts/order-lines.ts'
import { cartTableTexts } from '../../../carts/texts.ts'
import type { Totals } from '../../../carts/totals.ts'

/** Table of what is paid once and per month, in a mail. @param of over the first column */
export const AmountsTable = ({ of, children }: { of: string; children: ReactNode }) => (
  <table className="ink order-lines" width="100%" cellPadding="0" cellSpacing="0" style={table}>
    <thead>
      <tr>
        <th scope="col" style={cell}>
          {of}
        </th>
        <th scope="col" style={amountCell}>
          {cartTableTexts.oneTime}
        </th>
        <th scope="col" style={amountCell}>
          {cartTableTexts.monthly}
        </th>
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)

type RowProps = {
  name: ReactNode
  totals: Totals
  /** The lines that it is the total of. */
  lines: readonly PricedLine[]
  isTotal?: boolean
}

/** Row of the table with both amounts. */
export function AmountsRow({ name, totals, lines, isTotal = false }: RowProps) {
  const excluded = notInTotals(lines)
  const fontWeight = isTotal ? 700 : 400
  return (
    <tr>
      <th scope="row" style={{ ...cell, fontWeight }}>
        {name}
        {excluded && <span style={{ ...small, display: 'block', fontWeight: 400 }}>{excluded}</span>}
      </th>
      <td style={{ ...amountCell, fontWeight }}>{formatEuro(totals.oneTimeInCents)}</td>
      <td style={{ ...amountCell, fontWeight }}>{formatEuro(totals.monthlyInCents)}</td>
    </tr>
  )
}
