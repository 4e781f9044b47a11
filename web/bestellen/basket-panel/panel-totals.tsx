import { formatEuro } from '../../../domain/money.ts'
import type { Totals } from '../../../domain/totals.ts'
import { Price } from '../../ui/price.tsx'
import styles from './basket-panel.module.css'

/** Both totals under the list of a wide screen, always in sight; on a phone the bar itself shows them. */
export const PanelTotals = ({ totals, showsOneTime }: { totals: Totals; showsOneTime: boolean }) => (
  <dl className={styles.totals}>
    <div className={styles.total}>
      <dt>Totaal per maand</dt>
      <dd>
        <Price size="large" amount={formatEuro(totals.monthlyInCents)} per="p/m" />
      </dd>
    </div>
    {showsOneTime && (
      <div className={styles.total}>
        <dt>Totaal eenmalig</dt>
        <dd>
          <Price size="large" amount={formatEuro(totals.oneTimeInCents)} />
        </dd>
      </div>
    )}
  </dl>
)
