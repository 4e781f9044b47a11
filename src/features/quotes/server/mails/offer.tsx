import { formatEuro } from '../../../../common/money.ts'
import { Facts } from '../../../../platform/mail/templates/components.tsx'
import { amountCell, cell } from '../../../../platform/mail/templates/styles.ts'
import { cartTableTexts } from '../../../carts/texts.ts'
import {
  isRecurring,
  lineTotalInCents,
  totalsOf,
  totalsWithVatOf,
  vatPercentage,
} from '../../../carts/totals.ts'
import { orderPromise } from '../../../orders/order-promise.ts'
import { offeredFacts } from '../../../orders/order-promise-texts.ts'
import { AmountsRow, AmountsTable } from '../../../orders/server/mails/amounts-table.tsx'
import { OrderLines } from '../../../orders/server/mails/order-lines.tsx'
import { linesOfPart, type OfferedPart, quoteTotals } from '../../quote.ts'
import { partTitle, quotePartTexts } from '../../texts.ts'
import type { PartOfVersion } from '../../versions.ts'
import { discountsTogether } from '../../whole-discounts.ts'

const whole = { isWhole: true }

/** The lines of an offer of one part; of more parts what each comes to, the discounts on the whole, and the totals. */
export function Offer({ parts }: { parts: readonly PartOfVersion[] }) {
  const [only] = parts
  if (only && parts.length === 1)
    return (
      <>
        <OrderLines lines={linesOfPart(only, whole)} />
        <Facts rows={offeredFacts(orderPromise(only.lines, true))} />
      </>
    )
  const all = parts.flatMap(({ lines }) => lines)
  return (
    <AmountsTable of={quotePartTexts.part}>
      {parts.map(part => (
        <AmountsRow key={part.id} name={partTitle(part)} totals={totalsOf(part.lines)} lines={part.lines} />
      ))}
      <WholeDiscounts parts={parts} />
      <AmountsRow
        name={cartTableTexts.totalWithoutVat(vatPercentage)}
        totals={quoteTotals(parts, whole)}
        lines={all}
        isTotal
      />
      <AmountsRow
        name={cartTableTexts.totalWithVat(vatPercentage)}
        totals={quoteTotals(parts, whole, totalsWithVatOf)}
        lines={all}
        isTotal
      />
    </AmountsTable>
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
