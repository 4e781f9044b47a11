import { Trash2 } from 'lucide-react'
import { formatEuro } from '../../../../../common/money.ts'
import { commonTexts, paidTexts } from '../../../../../common/texts.ts'
import { Button } from '../../../../../ui/kit/button.tsx'
import { Price } from '../../../../../ui/kit/price.tsx'
import { Stepper } from '../../../../../ui/kit/stepper.tsx'
import { TextWithAmounts } from '../../../../../ui/kit/text-with-amounts.tsx'
import type { ProductOffering } from '../../../../catalogue/product.ts'
import { WithVat } from '../../../components/vat.tsx'
import type { Cart } from '../../../rules/cart-line.ts'
import { type ExtraGroup, isTelevision, isTvBox, tvBoxLimits } from '../../../rules/internet.ts'
import { lineTotalInCents, lineTotalWithVatInCents } from '../../../rules/totals.ts'
import { extrasTexts } from '../../../texts/internet.ts'
import { ProductPrice } from '../product-price.tsx'
import { ExtraTitle } from './extra-title.tsx'
import styles from './extras.module.css'

type Props = {
  group: ExtraGroup
  extra: ProductOffering
  cart: Cart
  onRemove(): void
  onTvBoxes(quantity: number): void
}

/** A group of which this extra is in the cart, with its way out; television with the number of its set-top boxes. */
export const ChosenExtra = ({ group, extra, cart, onRemove, onTvBoxes }: Props) => (
  <section aria-labelledby={group} className={styles.slot}>
    <div className={styles.chosen} data-chosen="true">
      <div className={styles.row}>
        <div className={styles.words}>
          <ExtraTitle group={group} name={extra.sectionName} />
          <span className={styles.chosenName}>{extra.name}</span>
        </div>
        <ProductPrice product={extra} className={styles.price} />
        <Button
          variant="quiet"
          small
          icon={<Trash2 aria-hidden="true" />}
          className={styles.add}
          aria-label={`${commonTexts.remove}: ${extra.name}`}
          onClick={onRemove}
        >
          {commonTexts.remove}
        </Button>
      </div>
      {isTelevision(extra) && <TvBoxes cart={cart} onChange={onTvBoxes} />}
    </div>
  </section>
)

/** 1 to 4 set-top boxes, bought once (order-flow §5 and §9). */
function TvBoxes({ cart, onChange }: { cart: Cart; onChange(quantity: number): void }) {
  const line = cart.find(({ product }) => isTvBox(product))
  if (!line) return null
  const { product, quantity } = line
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>{product.name}</span>
        <span className={styles.information}>
          <TextWithAmounts>
            {extrasTexts.tvBoxes(tvBoxLimits.max, formatEuro(product.priceInCents))}
          </TextWithAmounts>
        </span>
      </div>
      <span className={styles.price}>
        <Price amount={formatEuro(lineTotalInCents(line))} per={paidTexts.oneTime} />
        <WithVat cents={lineTotalWithVatInCents(line)} />
      </span>
      <div className={styles.add}>
        <Stepper label={product.name} value={quantity} {...tvBoxLimits} onChange={onChange} />
      </div>
    </div>
  )
}
