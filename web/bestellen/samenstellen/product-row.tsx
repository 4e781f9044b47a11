import { type Cart, mainLine, quantityOf } from '../../../domain/cart.ts'
import { followsMainProducts } from '../../../domain/followers.ts'
import { formatEuro } from '../../../domain/money.ts'
import type { ProductOffering } from '../../../domain/product.ts'
import { quantityLimits } from '../../../domain/quantity-limits.ts'
import { accountCount, deviceCount } from '../../../domain/telefonie.ts'
import { ChoiceCard } from '../../ui/choice-card.tsx'
import { Price } from '../../ui/price.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import styles from './product-row.module.css'

type Props = {
  product: ProductOffering
  cart: Cart
  onQuantity: (quantity: number) => void
}

/** One product of a list: a stepper, or a tick for what comes once per subscription or account. */
export function ProductRow({ product, cart, onQuantity }: Props) {
  const quantity = quantityOf(cart, product.id)
  const price = (
    <Price
      amount={formatEuro(product.priceInCents)}
      per={product.contractDuration === 0 ? 'eenmalig' : 'p/m'}
      listAmount={product.listPriceInCents === null ? undefined : formatEuro(product.listPriceInCents)}
    />
  )
  if (followsMainProducts(product))
    return (
      <ChoiceCard
        type="checkbox"
        title={product.name}
        facts={product.information.join('. ')}
        price={price}
        checked={quantity > 0}
        disabled={mainLine(cart) === null}
        disabledReason="Kies eerst een abonnement of account."
        onChange={event => onQuantity(event.target.checked ? 1 : 0)}
      />
    )
  return (
    <div className={styles.row} data-chosen={quantity > 0}>
      <div className={styles.words}>
        {product.promoted && <span className={styles.badge}>Meest gekozen</span>}
        <h3 className={styles.name}>{nameOf(product)}</h3>
        <ul className={styles.facts}>
          {product.information.map(fact => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <div className={styles.choice}>
        {price}
        <Stepper
          label={nameOf(product)}
          value={quantity}
          max={maximumOf(product, cart)}
          onChange={onQuantity}
        />
      </div>
    </div>
  )
}

/** Bought and rented devices carry the same name. */
const nameOf = ({ name, device, contractDuration }: ProductOffering) =>
  device ? `${name}, ${contractDuration === 0 ? 'kopen' : 'huren'}` : name

const maximumOf = (product: ProductOffering, cart: Cart): number =>
  product.device
    ? quantityOf(cart, product.id) + Math.max(0, accountCount(cart) - deviceCount(cart))
    : quantityLimits(product).max
