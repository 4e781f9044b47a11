import { Trash2 } from 'lucide-react'
import { commonTexts, paidTexts } from '../../../../content/common-texts.ts'
import { extrasTexts } from '../../../../content/internet-texts.ts'
import type { Cart } from '../../../../domain/cart.ts'
import { isExtra, isTelevision, isTvBox, tvBoxLimits } from '../../../../domain/internet.ts'
import { formatEuro } from '../../../../domain/money.ts'
import type { ProductOffering } from '../../../../domain/product.ts'
import { lineTotalInCents, lineTotalWithVatInCents } from '../../../../domain/totals.ts'
import { WithVat } from '../../../cart/vat.tsx'
import { Button } from '../../../ui/button.tsx'
import { Price } from '../../../ui/price.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { ProductPrice } from '../product-price.tsx'
import styles from './selected-extras.module.css'

type Props = {
  cart: Cart
  onRemove(extra: ProductOffering): void
  onTvBoxes(quantity: number): void
}

/** The extras in the cart, each with its way out; television with the number of its set-top boxes. */
export const SelectedExtras = ({ cart, onRemove, onTvBoxes }: Props) => (
  <ul className={styles.list}>
    {cart
      .filter(line => isExtra(line.product))
      .map(({ product }) => (
        <li key={product.id} className={styles.extra}>
          <div className={styles.row}>
            <span className={styles.words}>
              <span className={styles.name}>{product.name}</span>
            </span>
            <ProductPrice product={product} />
            <Button
              variant="quiet"
              small
              icon={<Trash2 aria-hidden="true" />}
              aria-label={`${commonTexts.remove}: ${product.name}`}
              onClick={() => onRemove(product)}
            >
              {' '}
              {commonTexts.remove}
            </Button>
          </div>
          {isTelevision(product) && <TvBoxes cart={cart} onChange={onTvBoxes} />}
        </li>
      ))}
  </ul>
)

/** 1 to 4 set-top boxes, bought once (order-flow §5 and §9). */
function TvBoxes({ cart, onChange }: { cart: Cart; onChange(quantity: number): void }) {
  const line = cart.find(({ product }) => isTvBox(product))
  if (!line) return null
  const { product, quantity } = line
  return (
    <div className={styles.boxes}>
      <div className={styles.words}>
        <span className={styles.name}>{product.name}</span>
        <span className={styles.hint}>
          {extrasTexts.tvBoxes(tvBoxLimits.max, formatEuro(product.priceInCents))}
        </span>
      </div>
      <Stepper label={product.name} value={quantity} {...tvBoxLimits} onChange={onChange} />
      <span>
        <Price amount={formatEuro(lineTotalInCents(line))} per={paidTexts.oneTime} />
        <WithVat cents={lineTotalWithVatInCents(line)} />
      </span>
    </div>
  )
}
