import { Link } from 'react-router'
import { paths } from '../../../api/paths.ts'
import { type ProductType, productTypes } from '../../catalogue/product.ts'
import { productTypeNames } from '../../catalogue/texts.ts'
import { orderStore, useOrderState } from '../store/order-state.ts'
import { productTypeTaglines } from '../texts/basket.ts'
import { otherTypesTexts as texts } from '../texts/thank-you.ts'
import styles from './other-types.module.css'

/**
 * The three other product types, never the one that was ordered (order-flow §2, "Thank-you page"). Whoever goes on takes
 * along what was filled in (docs/decisions/order-flow.md#going-on-takes-the-details-along).
 */
export function OtherTypes({ current }: { current: ProductType }) {
  const { earlierDetails } = useOrderState()
  return (
    <section aria-labelledby="other-types" className={`screen-only ${styles.more}`}>
      <h2 id="other-types">{texts.title}</h2>
      {earlierDetails && <p>{texts.detailsGoAlong}</p>}
      <ul className={styles.types}>
        {productTypes
          .filter(type => type !== current)
          .map(type => (
            <li key={type}>
              <Link to={paths.samenstellen(type)} onClick={orderStore.takeEarlierDetails}>
                {texts.also(productTypeNames[type])}
              </Link>
              <span>{productTypeTaglines[type]}</span>
            </li>
          ))}
      </ul>
    </section>
  )
}
