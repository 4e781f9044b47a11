import type { ReactNode } from 'react'
import { formatEuro } from '../../../../common/money.ts'
import { amountCell, cell, table } from '../../../../platform/mail/templates/styles.ts'
import type { Totals } from '../../../checkout/rules/totals.ts'
import { cartTableTexts } from '../../../checkout/texts/cart.ts'

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

type RowProps = { name: ReactNode; totals: Totals; isTotal?: boolean }

/** Row of the table with both amounts. */
export function AmountsRow({ name, totals, isTotal = false }: RowProps) {
  const fontWeight = isTotal ? 700 : 400
  return (
    <tr>
      <th scope="row" style={{ ...cell, fontWeight }}>
        {name}
      </th>
      <td style={{ ...amountCell, fontWeight }}>{formatEuro(totals.oneTimeInCents)}</td>
      <td style={{ ...amountCell, fontWeight }}>{formatEuro(totals.monthlyInCents)}</td>
    </tr>
  )
}
