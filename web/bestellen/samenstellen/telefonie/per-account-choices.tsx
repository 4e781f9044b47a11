import { type Cart, quantityOf } from '../../../../domain/cart.ts'
import { formatEuro } from '../../../../domain/money.ts'
import type { ProductOffering } from '../../../../domain/product.ts'
import { accountCount } from '../../../../domain/telefonie.ts'
import { ChoiceCard } from '../../../ui/choice-card.tsx'
import { Price } from '../../../ui/price.tsx'
import { InformationLines } from '../information-lines.tsx'
import styles from './per-account-choices.module.css'

type Props = {
  products: readonly ProductOffering[]
  cart: Cart
  onChoose(product: ProductOffering, chosen: boolean): void
}

/** What is chosen for all accounts or for none: their number decides how many (order-flow §4). */
export const PerAccountChoices = ({ products, cart, onChoose }: Props) => (
  <div className={styles.choices}>
    {products.map(product => (
      <ChoiceCard
        key={product.id}
        type="checkbox"
        title={product.name}
        facts={<InformationLines lines={product.information} />}
        price={
          <Price
            amount={formatEuro(product.priceInCents)}
            per={product.contractDuration === 0 ? 'eenmalig' : 'p/m'}
          />
        }
        checked={quantityOf(cart, product.id) > 0}
        disabled={accountCount(cart) === 0}
        disabledReason="Kies eerst een belaccount."
        onChange={event => onChoose(product, event.target.checked)}
      />
    ))}
  </div>
)
