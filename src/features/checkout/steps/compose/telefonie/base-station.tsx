import { formatEuro } from '../../../../../common/money.ts'
import { TextWithAmounts } from '../../../../../ui/kit/text-with-amounts.tsx'
import type { ProductOffering } from '../../../../catalogue/product.ts'
import { quantityOf } from '../../../rules/cart.ts'
import type { Cart } from '../../../rules/cart-line.ts'
import { deviceTexts } from '../../../texts/telefonie.ts'
import styles from './base-station.module.css'

/** The base stations that wireless devices need: price, and number in the cart (order-flow §4). */
export function BaseStation({ offering, cart }: { offering: ProductOffering; cart: Cart }) {
  const { device } = offering
  if (!device) return null
  const inCart = (
    [
      { count: quantityOf(cart, device.productBuyId), way: 'buy' },
      { count: quantityOf(cart, device.productRentId), way: 'rent' },
    ] as const
  ).filter(({ count }) => count > 0)
  return (
    <div className={styles.block}>
      <img className={styles.picture} src={device.imageUrl} alt="" width={120} height={90} loading="lazy" />
      <div className={styles.words}>
        <h3>{offering.name}</h3>
        <p>{deviceTexts.baseStation}</p>
        <p>
          <TextWithAmounts>
            {deviceTexts.buyOrRent(
              formatEuro(device.productBuyPriceInCents),
              formatEuro(device.productRentPriceInCents),
            )}
          </TextWithAmounts>
        </p>
        {inCart.length > 0 && <p className={styles.count}>{deviceTexts.inCart(inCart)}</p>}
      </div>
    </div>
  )
}
