import { formatEuro } from '../../../../common/money.ts'
import { colours } from '../../../../platform/config/colours.ts'
import { amountCell, cell, small } from '../../../../platform/mail/templates/styles.ts'
import { notInTotals } from '../../../addresses/promise-texts.ts'
import { contractTermOf } from '../../../carts/cart.ts'
import { lineKey, type PricedLine } from '../../../carts/order-lines.ts'
import { formatLineName } from '../../../carts/product-names.ts'
import { cartTableTexts } from '../../../carts/texts.ts'
import {
  firstInvoiceInCents,
  isRecurring,
  lineListTotalInCents,
  lineTotalInCents,
  totalOverTermInCents,
  totalsOf,
  totalsWithVatOf,
  vatPercentage,
} from '../../../carts/totals.ts'
import { termInWords } from '../../../catalogue/product-notes.ts'
import { cartSumTexts } from '../../../documents/texts.ts'
import { AmountsRow, AmountsTable } from './amounts-table.tsx'

/** Table of the ordered lines with their one-time or monthly amounts, the totals, and the term below it. */
export const OrderLines = ({ lines }: { lines: readonly PricedLine[] }) => (
  <>
    <LinesTable lines={lines} />
    <TermFacts lines={lines} />
  </>
)

/** First invoice, and the total over the term for carts that bind for a year or longer. */
function TermFacts({ lines }: { lines: readonly PricedLine[] }) {
  const term = contractTermOf(lines)
  const excluded = notInTotals(lines)
  return (
    <p className="ink" style={{ ...small, margin: '0 0 16px' }}>
      {cartSumTexts.firstInvoice(formatEuro(firstInvoiceInCents(lines)))}
      {term >= 12 && ` ${cartSumTexts.overTerm(termInWords(term), formatEuro(totalOverTermInCents(lines)))}`}
      {excluded && ` ${cartSumTexts.excluded(excluded)}`}
    </p>
  )
}

const LinesTable = ({ lines }: { lines: readonly PricedLine[] }) => (
  <AmountsTable of={cartTableTexts.product}>
    {lines.map((line, position) => (
      <Line key={lineKey(line, position)} line={line} />
    ))}
    <AmountsRow
      name={cartTableTexts.totalWithoutVat(vatPercentage)}
      totals={totalsOf(lines)}
      lines={lines}
      isTotal
    />
    <AmountsRow
      name={cartTableTexts.totalWithVat(vatPercentage)}
      totals={totalsWithVatOf(lines)}
      lines={lines}
      isTotal
    />
  </AmountsTable>
)

/** On a phone a struck price stands above what is paid, which leaves room for the names. */
const pricedCell = { ...amountCell, whiteSpace: 'normal' } as const

function Line({ line }: { line: PricedLine }) {
  const list = lineListTotalInCents(line)
  const amount = (
    <>
      {list !== null && (
        <>
          <s className="ink-soft" style={{ color: colours.inkSoft }}>
            {formatEuro(list)}
          </s>{' '}
        </>
      )}
      {formatEuro(lineTotalInCents(line))}
    </>
  )
  return (
    <tr>
      <td style={cell}>{formatLineName(line)}</td>
      <td style={pricedCell}>{isRecurring(line) ? '' : amount}</td>
      <td style={pricedCell}>{isRecurring(line) ? amount : ''}</td>
    </tr>
  )
}
