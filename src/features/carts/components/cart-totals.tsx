import { formatEuro } from '../../../common/money.ts'
import { paidTexts } from '../../../common/texts.ts'
import { classes } from '../../../ui/kit/classes.ts'
import { Amount } from '../../../ui/kit/price.tsx'
import type { Cart } from '../cart-line.ts'
import { cartTableTexts } from '../texts.ts'
import { type Totals, totalsOf, totalsWithVatOf, vatPercentage } from '../totals.ts'
import styles from './cart-totals.module.css'
import { NotInTotals } from './not-in-totals.tsx'
import { TermFacts } from './term-facts.tsx'
import { useShowsVat } from './vat.tsx'

/** The cart's sums, under its lines: once, per month, on the first invoice and over the term. */
export function CartTotals({ cart }: { cart: Cart }) {
  const showsVat = useShowsVat()
  return (
    <div className={styles.sums}>
      <dl className={styles.totals}>
        <Total label={cartTableTexts.totalWithoutVat(vatPercentage)} totals={totalsOf(cart)} cart={cart} />
        {showsVat && (
          <Total
            label={cartTableTexts.totalWithVat(vatPercentage)}
            totals={totalsWithVatOf(cart)}
            cart={cart}
            isBeside
          />
        )}
      </dl>
      <TermFacts lines={cart} />
    </div>
  )
}

type TotalProps = {
  label: string
  totals: Totals
  cart: Cart
  /** Says the same as another one, otherwise. */
  isBeside?: boolean
}

const Total = ({ label, totals, cart, isBeside = false }: TotalProps) => (
  <div className={classes(styles.total, isBeside && styles.beside)}>
    <dt>
      <span>{label}</span>
      <NotInTotals lines={cart} />
    </dt>
    <Sum cents={totals.oneTimeInCents} unit={paidTexts.oneTime} />
    <Sum cents={totals.monthlyInCents} unit={paidTexts.perMonth} />
  </div>
)

const Sum = ({ cents, unit }: { cents: number; unit: string }) => (
  <dd>
    <Amount>{formatEuro(cents)}</Amount>
    <span className={styles.unit}>{` ${unit}`}</span>
  </dd>
)
