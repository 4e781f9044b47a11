import { extrasTexts } from '../../../../content/mobiel-texts.ts'
import { type Cart, quantityOf } from '../../../../domain/cart.ts'
import { isMobielExtra, termOf } from '../../../../domain/mobiel.ts'
import type { ProductOffering } from '../../../../domain/product.ts'
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx'
import styles from '../compose.module.css'
import { InformationLines } from '../information-lines.tsx'
import { ProductPrice } from '../product-price.tsx'

type Props = {
  cart: Cart
  catalogue: readonly ProductOffering[]
  onChoose(extra: ProductOffering, chosen: boolean): void
}

/** Foreign calls and global internet: for every subscription or for none (order-flow §4). */
export const MobielExtras = ({ cart, catalogue, onChoose }: Props) => (
  <>
    <p className={styles.explanation}>{extrasTexts.explanation}</p>
    <ChoiceGroup legend="Extra's" hideLegend>
      {catalogue.filter(isMobielExtra).map(extra => {
        const quantity = quantityOf(cart, extra.id)
        return (
          <ChoiceCard
            key={extra.id}
            type="checkbox"
            title={extra.name}
            facts={
              <InformationLines
                lines={
                  quantity === 0 ? extra.information : [...extra.information, extrasTexts.counted(quantity)]
                }
              />
            }
            price={<ProductPrice product={extra} />}
            checked={quantity > 0}
            disabled={termOf(cart) === null}
            disabledReason={extrasTexts.disabledReason}
            onChange={event => onChoose(extra, event.target.checked)}
          />
        )
      })}
    </ChoiceGroup>
  </>
)
