import { formatEuro } from '../../../../../common/money.ts'
import { Stepper } from '../../../../../ui/kit/stepper.tsx'
import { TextWithAmounts } from '../../../../../ui/kit/text-with-amounts.tsx'
import { deviceLineOf, type ProductOffering } from '../../../../catalogue/product.ts'
import { quantityOf } from '../../../rules/cart.ts'
import type { Cart } from '../../../rules/cart-line.ts'
import { quantityLimits } from '../../../rules/quantity-limits.ts'
import type { PurchaseMode } from '../../../rules/telefonie.ts'
import { useOrderState } from '../../../store/order-state.ts'
import { deviceTexts } from '../../../texts/telefonie.ts'
import { InformationLines } from '../information-lines.tsx'
import { ProductPrice } from '../product-price.tsx'
import styles from './device-card.module.css'

const ways = [
  { way: 'buy', label: deviceTexts.ways.buy },
  { way: 'rent', label: deviceTexts.ways.rent },
] as const satisfies readonly { way: PurchaseMode; label: string }[]

type Props = {
  device: ProductOffering
  cart: Cart
  onQuantity(device: ProductOffering, way: PurchaseMode, quantity: number): void
}

/** One device: what it is, and how many of it to buy or to rent. */
export function DeviceCard({ device, cart, onQuantity }: Props) {
  const choices = ways.flatMap(choice => {
    const line = deviceLineOf(device, choice.way)
    return line ? [{ ...choice, line, quantity: quantityOf(cart, line.id) }] : []
  })
  const { setupProduct } = device
  const { isLoaded } = useOrderState()
  return (
    <li className={styles.card} data-chosen={choices.some(({ quantity }) => quantity > 0)}>
      <img
        className={styles.picture}
        src={device.device?.imageUrl}
        alt=""
        width={120}
        height={90}
        loading="lazy"
      />
      <div className={styles.words}>
        <h3>{device.name}</h3>
        <p className={styles.facts}>
          <InformationLines lines={device.information} />
        </p>
        {setupProduct && (
          <p className={styles.facts}>
            <TextWithAmounts>{deviceTexts.setup(formatEuro(setupProduct.priceInCents))}</TextWithAmounts>
          </p>
        )}
      </div>
      <ul className={styles.ways}>
        {choices.map(({ way, label, line, quantity }) => (
          <li key={way} className={styles.way}>
            <span className={styles.terms}>
              <span>{label}</span>
              <ProductPrice product={line} />
            </span>
            <Stepper
              label={`${device.name}, ${label.toLowerCase()}`}
              value={isLoaded ? quantity : null}
              {...quantityLimits(line)}
              onChange={wanted => onQuantity(device, way, wanted)}
            />
          </li>
        ))}
      </ul>
    </li>
  )
}
