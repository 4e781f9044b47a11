import { formatEuro } from '../../../common/money.ts'
import { paidTexts } from '../../../common/texts.ts'
import { classes } from '../../../ui/kit/classes.ts'
import { Fold } from '../../../ui/kit/fold.tsx'
import { Amount } from '../../../ui/kit/price.tsx'
import { tableRoles } from '../../../ui/kit/table.tsx'
import { isDiscount, lineKey, lineName, lineNotes, lineQuantity, type PricedLine } from '../order-lines.ts'
import { filledInNumbers } from '../telefonie/retention-number.ts'
import { cartTableTexts } from '../texts.ts'
import { isRecurring, totalsOf, totalsWithVatOf, vatPercentage } from '../totals.ts'
import styles from './cart-summary.module.css'
import { CostFigure } from './cost-figure.tsx'
import { LinePrice } from './line-price.tsx'
import { NotInTotals } from './not-in-totals.tsx'
import { TermFacts } from './term-facts.tsx'
import { useShowsVat, VatSwitch } from './vat.tsx'

type Props = {
  lines: readonly PricedLine[]
  /** Names the table for who cannot see what stands above it. */
  caption: string
  /** Numbers that the customer keeps (telefonie), as typed or stored; empty ones are left out. */
  retainedNumbers?: readonly string[]
  /** Title of what is folded away: VAT, and what a first invoice and the whole term come to. Open without. */
  folded?: string
  /** Whether a figure says what it costs, instead of a list. */
  withFigure?: boolean
}

/** Ordered lines with their prices: a row per product, with a one-time and a per-month column (order-flow §2). */
export function CartSummary({ lines, caption, retainedNumbers = [], folded, withFigure = false }: Props) {
  const totals = totalsOf(lines)
  const numbers = filledInNumbers(retainedNumbers)
  const withVat = totalsWithVatOf(lines)
  const showsVat = useShowsVat()
  const facts = withFigure ? (
    <CostFigure orders={[lines]} />
  ) : (
    <div className={styles.facts}>
      <TermFacts lines={lines} />
    </div>
  )
  return (
    <div className={styles.summary}>
      {!folded && <VatSwitch />}
      <table {...tableRoles.table} className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead {...tableRoles.rows}>
          <tr {...tableRoles.row}>
            <th {...tableRoles.columnHeader}>{cartTableTexts.product}</th>
            <th {...tableRoles.columnHeader} className={styles.amount}>
              {cartTableTexts.oneTime}
            </th>
            <th {...tableRoles.columnHeader} className={styles.amount}>
              {cartTableTexts.monthly}
            </th>
          </tr>
        </thead>
        <tbody {...tableRoles.rows}>
          {lines.map((line, position) => (
            <SummaryLine key={lineKey(line, position)} line={line} />
          ))}
          {numbers.length > 0 && <RetentionLine numbers={numbers} />}
        </tbody>
        <tfoot {...tableRoles.rows}>
          <TotalRow
            label={cartTableTexts.totalWithoutVat(vatPercentage)}
            totals={totals}
            lines={lines}
            strong
          />
          {showsVat && (
            <TotalRow label={cartTableTexts.totalWithVat(vatPercentage)} totals={withVat} lines={lines} />
          )}
        </tfoot>
      </table>
      {folded ? (
        <Fold title={folded}>
          <div className={styles.summary}>
            <VatSwitch />
            {facts}
          </div>
        </Fold>
      ) : (
        facts
      )}
    </div>
  )
}

function SummaryLine({ line }: { line: PricedLine }) {
  return (
    <tr {...tableRoles.row}>
      <th {...tableRoles.rowHeader}>
        {!isDiscount(line) && <span className={styles.quantity}>{`${lineQuantity(line)} ×`}</span>}
        <span>{` ${lineName(line)}`}</span>
        {lineNotes(line).map(note => (
          <span key={note} className={styles.note}>
            {note}
          </span>
        ))}
      </th>
      {isRecurring(line) && <NoAmount />}
      <td {...tableRoles.cell} className={styles.amount}>
        <LinePrice line={line} hasUnit />
      </td>
      {!isRecurring(line) && <NoAmount />}
    </tr>
  )
}

/** Nummerbehoud costs nothing by itself, and belongs to what is ordered (order-flow §2, "Controle"). */
const RetentionLine = ({ numbers }: { numbers: readonly string[] }) => (
  <tr {...tableRoles.row}>
    <th {...tableRoles.rowHeader}>
      {cartTableTexts.numbersToKeep}
      <span className={styles.note}>{numbers.join(', ')}</span>
    </th>
    <NoAmount />
    <NoAmount />
  </tr>
)

const NoAmount = () => (
  <td {...tableRoles.cell} className={classes(styles.amount, styles.nothing)}>
    <span aria-hidden="true">–</span>
  </td>
)

type TotalRowProps = {
  label: string
  totals: { monthlyInCents: number; oneTimeInCents: number }
  lines: readonly PricedLine[]
  strong?: boolean
}

const TotalRow = ({ label, totals, lines, strong = false }: TotalRowProps) => (
  <tr {...tableRoles.row} className={strong ? styles.total : styles.totalWithVat}>
    <th {...tableRoles.rowHeader}>
      <span>{label}</span>
      <NotInTotals lines={lines} />
    </th>
    <TotalCell cents={totals.oneTimeInCents} unit={paidTexts.oneTime} />
    <TotalCell cents={totals.monthlyInCents} unit={paidTexts.perMonth} />
  </tr>
)

const TotalCell = ({ cents, unit }: { cents: number; unit: string }) => (
  <td {...tableRoles.cell} className={styles.amount}>
    <Amount>{formatEuro(cents)}</Amount>
    <span className={styles.unit}>{unit}</span>
  </td>
)
