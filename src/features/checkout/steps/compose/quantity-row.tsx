import type { Elements } from '../../../../ui/kit/elements.ts'
import { useAnnounce } from '../../../../ui/kit/live-region.tsx'
import { Stepper } from '../../../../ui/kit/stepper.tsx'
import { useIsByPhone } from '../../../carts/components/phone-mode.ts'
import { quantityLimits } from '../../../carts/quantity-limits.ts'
import type { ProductOffering } from '../../../catalogue/product.ts'
import { useIsLoaded } from '../../store/order-state.ts'
import { composeTexts } from '../../texts/flow.ts'
import { InformationLines } from './information-lines.tsx'
import { ProductPrice } from './product-price.tsx'
import styles from './quantity-row.module.css'

type Props = {
  product: ProductOffering
  quantity: number
  onQuantity(quantity: number): void
  facts: readonly string[]
  /** Stands between the name and the facts. */
  children?: Elements
}

/** A product of which one takes as many as one needs; at the most that can be ordered it says so. */
export function QuantityRow({ product, quantity, onQuantity, facts, children }: Props) {
  const announce = useAnnounce()
  const isLoaded = useIsLoaded()
  const limits = quantityLimits(product)
  const atTheMost = composeTexts.atTheMost(limits.max, useIsByPhone())
  const change = (wanted: number) => {
    onQuantity(wanted)
    if (wanted >= limits.max) announce(atTheMost)
  }
  return (
    <div className={styles.row} data-chosen={quantity > 0}>
      <div className={styles.words}>
        {product.promoted && <span className={styles.badge}>{composeTexts.promoted}</span>}
        <h3 className={styles.name}>{product.name}</h3>
        {children}
        <p className={styles.facts}>
          <InformationLines lines={facts} />
        </p>
      </div>
      <div className={styles.choice}>
        <span className={styles.price}>
          <ProductPrice product={product} />
        </span>
        <Stepper label={product.name} value={isLoaded ? quantity : null} {...limits} onChange={change} />
      </div>
      {quantity >= limits.max && <p className={styles.limit}>{atTheMost}</p>}
    </div>
  )
}
