import { formatEuro } from '../../../../common/money.ts'
import { amountCell, cell, table } from '../../../../platform/mail/templates/styles.ts'
import {
  isRecurring,
  lineTotalInCents,
  type Totals,
  totalsOf,
  totalsWithVatOf,
  vatPercentage,
} from '../../../checkout/rules/totals.ts'
import { cartTableTexts } from '../../../checkout/texts/cart.ts'
import { OrderLines } from '../../../orders/server/mails/order-lines.tsx'
import { linesOfPart, type OfferedPart, quoteTotals } from '../../quote.ts'
import { partTitle, quotePartTexts } from '../../texts.ts'
import type { PartOfVersion } from '../../versions.ts'
import { discountsTogether } from '../../whole-discounts.ts'

const whole = { isWhole: true }

/** The lines of an offer of one part; of more parts what each comes to, the discounts on the whole, and the totals. */
export function Offer({ parts }: { parts: readonly PartOfVersion[] }) {
  const [only] = parts
  if (only && parts.length === 1) return <OrderLines lines={linesOfPart(only, whole)} />
  return (
    <table className="ink order-lines" width="100%" cellPadding="0" cellSpacing="0" style={table}>
      <thead>
        <tr>
          <th scope="col" style={cell}>
            {quotePartTexts.part}
          </th>
          <th scope="col" style={amountCell}>
            {cartTableTexts.oneTime}
          </th>
          <th scope="col" style={amountCell}>
            {cartTableTexts.monthly}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map(part => (
          <Row key={part.id} name={partTitle(part)} totals={totalsOf(part.lines)} />
        ))}
        <WholeDiscounts parts={parts} />
        <Row
          name={cartTableTexts.totalWithoutVat(vatPercentage)}
          totals={quoteTotals(parts, whole)}
          isTotal
        />
        <Row
          name={cartTableTexts.totalWithVat(vatPercentage)}
          totals={quoteTotals(parts, whole, totalsWithVatOf)}
          isTotal
        />
      </tbody>
    </table>
  )
}

const WholeDiscounts = ({ parts }: { parts: readonly OfferedPart[] }) =>
  discountsTogether(parts).map(discount => (
    <tr key={`${isRecurring(discount)} ${discount.text}`}>
      <td style={cell}>{quotePartTexts.onTheWhole(discount.text)}</td>
      <td style={amountCell}>{isRecurring(discount) ? '' : formatEuro(lineTotalInCents(discount))}</td>
      <td style={amountCell}>{isRecurring(discount) ? formatEuro(lineTotalInCents(discount)) : ''}</td>
    </tr>
  ))

function Row({ name, totals, isTotal = false }: { name: string; totals: Totals; isTotal?: boolean }) {
  const weight = isTotal ? { fontWeight: 700 } : {}
  return (
    <tr>
      <th scope="row" style={{ ...cell, fontWeight: 400, ...weight }}>
        {name}
      </th>
      <td style={{ ...amountCell, ...weight }}>{formatEuro(totals.oneTimeInCents)}</td>
      <td style={{ ...amountCell, ...weight }}>{formatEuro(totals.monthlyInCents)}</td>
    </tr>
  )
}
