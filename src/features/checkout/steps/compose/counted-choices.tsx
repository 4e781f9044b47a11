import { ChoiceCard, ChoiceGroup } from '../../../../ui/kit/choice-card.tsx'
import { mainLine, quantityOf } from '../../../carts/cart.ts'
import type { Cart } from '../../../carts/cart-line.ts'
import type { ProductOffering } from '../../../catalogue/product.ts'
import { useIsLoaded } from '../../store/order-state.ts'
import { InformationLines } from './information-lines.tsx'
import { ProductPrice } from './product-price.tsx'

type Props = {
  /** Named for who cannot see the heading above. */
  legend: string
  products: readonly ProductOffering[]
  cart: Cart
  texts: {
    /** For how many it is counted now. */
    counted(quantity: number): string
    /** Unit that it is counted for. */
    each: string
    /** Choice that is required first. */
    disabledReason: string
  }
  onChoose(product: ProductOffering, chosen: boolean): void
}

/** Choices for all subscriptions or accounts at once: their number decides the quantity (order-flow §4). */
export function CountedChoices({ legend, products, cart, texts, onChoose }: Props) {
  const isLoaded = useIsLoaded()
  const isDisabled = mainLine(cart) === null
  // One line in each state, so that nothing moves when the stored cart is read.
  const count = (quantity: number) => {
    if (quantity > 0) return texts.counted(quantity)
    return isDisabled && isLoaded ? texts.disabledReason : texts.each
  }
  return (
    <ChoiceGroup legend={legend} hideLegend>
      {products.map(product => {
        const quantity = quantityOf(cart, product.id)
        return (
          <ChoiceCard
            key={product.id}
            type="checkbox"
            title={product.name}
            facts={<InformationLines lines={[...product.information, count(quantity)]} />}
            price={<ProductPrice product={product} />}
            checked={quantity > 0}
            disabled={isDisabled}
            onChange={event => onChoose(product, event.target.checked)}
          />
        )
      })}
    </ChoiceGroup>
  )
}
