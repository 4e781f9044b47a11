import { formatEuro } from '../../../../common/money.ts'
import { paidTexts } from '../../../../common/texts.ts'
import { Price } from '../../../../ui/kit/price.tsx'
import { WithVat } from '../../components/vat.tsx'
import type { Cart } from '../../rules/cart-line.ts'
import { totalsOf, totalsWithVatOf } from '../../rules/totals.ts'
import { basketTexts } from '../../texts/basket.ts'
import styles from './panel-totals.module.css'

type Props = {
  cart: Cart
  showsOneTime: boolean
}

/** Both totals under the list of a wide screen, always in sight; on a phone the bar itself shows them. */
export function PanelTotals({ cart, showsOneTime }: Props) {
  const totals = totalsOf(cart)
  const withVat = totalsWithVatOf(cart)
  return (
    <dl className={styles.totals}>
      <div className={styles.total}>
        <dt>{basketTexts.totalMonthly}</dt>
        <dd>
          <Price size="large" amount={formatEuro(totals.monthlyInCents)} per={paidTexts.perMonth} />
          <WithVat cents={withVat.monthlyInCents} />
        </dd>
      </div>
      {showsOneTime && (
        <div className={styles.total}>
          <dt>{basketTexts.totalOneTime}</dt>
          <dd>
            <Price size="large" amount={formatEuro(totals.oneTimeInCents)} />
            <WithVat cents={withVat.oneTimeInCents} />
          </dd>
        </div>
      )}
    </dl>
  )
}
