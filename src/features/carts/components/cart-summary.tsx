import type { ReactNode } from 'react'
import { unbrokenPhone } from '../../../common/checks/phone.ts'
import { formatEuro } from '../../../common/money.ts'
import { paidTexts } from '../../../common/texts.ts'
import { classes } from '../../../ui/kit/classes.ts'
import type { Elements } from '../../../ui/kit/elements.ts'
import { Fold } from '../../../ui/kit/fold.tsx'
import { Amount, Price } from '../../../ui/kit/price.tsx'
import { tableRoles } from '../../../ui/kit/table.tsx'
import { productNotes } from '../../catalogue/product-notes.ts'
import type { CartLine } from '../cart-line.ts'
import {
  isDiscount,
  isProductLine,
  lineKey,
  lineName,
  lineQuantity,
  type PricedLine,
} from '../order-lines.ts'
import { cartTableTexts } from '../texts.ts'
import {
  isRecurring,
  lineListTotalInCents,
  lineTotalInCents,
  lineTotalWithVatInCents,
  totalsOf,
  totalsWithVatOf,
  vatPercentage,
} from '../totals.ts'
import styles from './cart-summary.module.css'
import { CostFigure } from './cost-figure.tsx'
import { NotInTotals } from './not-in-totals.tsx'
import { TermFacts } from './term-facts.tsx'
import { useShowsVat, VatSwitch, WithVat } from './vat.tsx'

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
  /** Controls of a line, in a row below it; null for none. */
  edit?: (line: CartLine) => ReactNode
}

/** Ordered lines with their prices: a row per product, with a one-time and a per-month column (order-flow §2). */
export function CartSummary({
  lines,
  caption,
  retainedNumbers = [],
  folded,
  withFigure = false,
  edit,
}: Props) {
  const totals = totalsOf(lines)
  const numbers = retainedNumbers.filter(number => number.trim() !== '').map(unbrokenPhone)
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
            <SummaryLine
              key={lineKey(line, position)}
              line={line}
              edit={isProductLine(line) && edit?.(line)}
            />
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

function SummaryLine({ line, edit }: { line: PricedLine; edit: ReactNode }) {
  const notes = isProductLine(line) ? productNotes(line.product) : []
  const list = lineListTotalInCents(line)
  const price = (
    <>
      <Price
        size="small"
        amount={formatEuro(lineTotalInCents(line))}
        listAmount={list === null ? undefined : formatEuro(list)}
      />
      <WithVat cents={lineTotalWithVatInCents(line)} />
    </>
  )
  const row = (
    <tr {...tableRoles.row} className={edit ? styles.edited : undefined}>
      <th {...tableRoles.rowHeader}>
        {!isDiscount(line) && <span className={styles.quantity}>{`${lineQuantity(line)} ×`}</span>}
        <span>{` ${lineName(line)}`}</span>
        {notes.map(note => (
          <span key={note} className={styles.note}>
            {note}
          </span>
        ))}
      </th>
      {isRecurring(line) ? <NoAmount /> : <AmountCell unit="oneTime">{price}</AmountCell>}
      {isRecurring(line) ? <AmountCell unit="perMonth">{price}</AmountCell> : <NoAmount />}
    </tr>
  )
  if (!edit) return row
  return (
    <>
      {row}
      <tr {...tableRoles.row}>
        <td {...tableRoles.cell} colSpan={3} className={styles.edit}>
          {edit}
        </td>
      </tr>
    </>
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

type AmountCellProps = { unit: 'oneTime' | 'perMonth'; children: Elements }

const AmountCell = ({ unit, children }: AmountCellProps) => (
  <td {...tableRoles.cell} className={styles.amount}>
    {children}
    <span className={styles.unit}>{paidTexts[unit]}</span>
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
    <AmountCell unit="oneTime">
      <Amount>{formatEuro(totals.oneTimeInCents)}</Amount>
    </AmountCell>
    <AmountCell unit="perMonth">
      <Amount>{formatEuro(totals.monthlyInCents)}</Amount>
    </AmountCell>
  </tr>
)
