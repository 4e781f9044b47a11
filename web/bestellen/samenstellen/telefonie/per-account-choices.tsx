import { perAccountTexts } from '../../../../content/telefonie-texts.ts'
import { type Cart, quantityOf } from '../../../../domain/cart.ts'
import type { ProductOffering } from '../../../../domain/product.ts'
import { accountCount } from '../../../../domain/telefonie.ts'
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx'
import { InformationLines } from '../information-lines.tsx'
import { ProductPrice } from '../product-price.tsx'

type Props = {
  /** Named for who cannot see the heading above. */
  legend: string
  products: readonly ProductOffering[]
  cart: Cart
  onChoose(product: ProductOffering, chosen: boolean): void
}

/** What is chosen for all accounts or for none: their number decides how many (order-flow §4). */
export const PerAccountChoices = ({ legend, products, cart, onChoose }: Props) => (
  <ChoiceGroup legend={legend} hideLegend>
    {products.map(product => {
      const quantity = quantityOf(cart, product.id)
      return (
        <ChoiceCard
          key={product.id}
          type="checkbox"
          title={product.name}
          facts={
            <InformationLines
              lines={
                quantity === 0
                  ? product.information
                  : [...product.information, perAccountTexts.counted(quantity)]
              }
            />
          }
          price={<ProductPrice product={product} />}
          checked={quantity > 0}
          disabled={accountCount(cart) === 0}
          disabledReason={perAccountTexts.disabledReason}
          onChange={event => onChoose(product, event.target.checked)}
        />
      )
    })}
  </ChoiceGroup>
)
