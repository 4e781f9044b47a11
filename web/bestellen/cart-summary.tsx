import type { Cart, CartLine } from '../../domain/cart.ts'
import { mainLine } from '../../domain/cart.ts'
import { formatEuro } from '../../domain/money.ts'
import {
  firstInvoiceInCents,
  isRecurring,
  lineTotalInCents,
  totalOverTermInCents,
  totalsOf,
  totalsWithVatOf,
  vatPercentage,
} from '../../domain/totals.ts'
import { Price } from '../ui/price.tsx'
import styles from './cart-summary.module.css'
import { termInWords } from './term-in-words.ts'

type Props = {
  cart: Cart
  /** Names the table for who cannot see what stands above it. */
  caption: string
}

/** What is ordered and what it costs: a line per product, with a one-time and a per-month column (order-flow §2). */
export function CartSummary({ cart, caption }: Props) {
  const totals = totalsOf(cart)
  const withVat = totalsWithVatOf(cart)
  return (
    <div className={styles.summary}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col" className={styles.amount}>
              Eenmalig
            </th>
            <th scope="col" className={styles.amount}>
              Per maand
            </th>
          </tr>
        </thead>
        <tbody>
          {cart.map(line => (
            <SummaryLine key={line.product.id} line={line} />
          ))}
        </tbody>
        <tfoot>
          <TotalRow label={`Totaal excl. ${vatPercentage}% btw`} totals={totals} strong />
          <TotalRow label={`Totaal incl. ${vatPercentage}% btw`} totals={withVat} />
        </tfoot>
      </table>
      <TermFacts cart={cart} />
    </div>
  )
}

function SummaryLine({ line }: { line: CartLine }) {
  const { product, quantity } = line
  const price = (
    <Price
      size="small"
      amount={formatEuro(lineTotalInCents(line))}
      listAmount={
        product.listPriceInCents === null ? undefined : formatEuro(product.listPriceInCents * quantity)
      }
    />
  )
  return (
    <tr>
      <th scope="row">
        <span className={styles.quantity}>{quantity} ×</span> {product.name}
      </th>
      <td className={styles.amount}>{isRecurring(line) ? <Nothing /> : price}</td>
      <td className={styles.amount}>{isRecurring(line) ? price : <Nothing />}</td>
    </tr>
  )
}

const Nothing = () => <span aria-hidden="true">–</span>

type TotalRowProps = {
  label: string
  totals: { monthlyInCents: number; oneTimeInCents: number }
  strong?: boolean
}

const TotalRow = ({ label, totals, strong = false }: TotalRowProps) => (
  <tr className={strong ? styles.total : styles.totalWithVat}>
    <th scope="row">{label}</th>
    <td className={styles.amount}>{formatEuro(totals.oneTimeInCents)}</td>
    <td className={styles.amount}>{formatEuro(totals.monthlyInCents)}</td>
  </tr>
)

/** What the first invoice and the whole term come to; only for a cart that binds for a year or longer. */
function TermFacts({ cart }: { cart: Cart }) {
  const term = mainLine(cart)?.product.contractDuration ?? 0
  if (term < 12) return null
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Eerste factuur (een volle maand en het eenmalige bedrag)</dt>
        <dd>{formatEuro(firstInvoiceInCents(cart))}</dd>
      </div>
      <div>
        <dt>Totaal over {termInWords(term)}</dt>
        <dd>{formatEuro(totalOverTermInCents(cart))}</dd>
      </div>
    </dl>
  )
}
