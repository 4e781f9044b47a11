import { supportTexts } from '../../../../content/cloud-texts.ts'
import type { Cart } from '../../../../domain/cart.ts'
import { formatEuro } from '../../../../domain/money.ts'
import { lineTotalInCents, lineTotalWithVatInCents } from '../../../../domain/totals.ts'
import { WithVat } from '../../../cart/vat.tsx'
import { classes } from '../../../ui/classes.ts'
import { Price } from '../../../ui/price.tsx'
import { useOrderState } from '../../order-state.ts'
import composeStyles from '../compose.module.css'
import styles from './support-lines.module.css'

/** 'Supportkosten': the support that comes along with the licences in the cart, as often as they do. */
export function SupportLines({ cart }: { cart: Cart }) {
  const { isLoaded } = useOrderState()
  const lines = cart.filter(({ product }) => product.partOf === 'support')
  if (lines.length === 0)
    return (
      <p className={classes(styles.nothing, !isLoaded && composeStyles.pending)}>{supportTexts.nothingYet}</p>
    )
  return (
    <>
      <p className={composeStyles.explanation}>{supportTexts.explanation}</p>
      <ul className={styles.lines}>
        {lines.map(line => (
          <li key={line.product.id} className={styles.line}>
            <span className={styles.name}>
              {line.quantity} × {line.product.name}
            </span>
            <span className={styles.amount}>
              <Price amount={formatEuro(lineTotalInCents(line))} per="p/m" />
              <WithVat cents={lineTotalWithVatInCents(line)} />
            </span>
            <span className={styles.unit}>{formatEuro(line.product.priceInCents)} per licentie</span>
          </li>
        ))}
      </ul>
    </>
  )
}
