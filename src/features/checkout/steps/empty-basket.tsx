import { ArrowRight, Cloud, type LucideIcon, Phone, Smartphone, Wifi } from 'lucide-react'
import { Link, Navigate } from 'react-router'
import { paths } from '../../../api/paths.ts'
import { Skeleton } from '../../../ui/kit/skeleton.tsx'
import { type ProductType, productTypes } from '../../catalogue/product.ts'
import { productTypeNames } from '../../catalogue/texts.ts'
import { PageView } from '../../page-frame/components/page-view.tsx'
import { LatePicture } from '../../page-frame/pictures/late-picture.tsx'
import page from '../components/flow-page.module.css'
import { resolveProductType } from '../order-flow.ts'
import { useOrderState } from '../store/order-state.ts'
import { emptyBasketTexts, productTypeTaglines } from '../texts/basket.ts'
import { CartNoticeBar } from './cart-notice-bar.tsx'
import styles from './empty-basket.module.css'

const icons: Readonly<Record<ProductType, LucideIcon>> = {
  internet: Wifi,
  cloud: Cloud,
  mobiel: Smartphone,
  telefonie: Phone,
}

const drawScene = async () =>
  (await import('../../page-frame/pictures/empty-basket-scene.tsx')).EmptyBasketScene

/** `/bestellen`: on to the cart that there is, else a choice of what to order (order-flow §2). */
export default function EmptyBasket() {
  const { isLoaded, cart, cartNotice, productType: stored } = useOrderState()
  const productType = resolveProductType(null, stored, cart)
  const goesOn = cart.length > 0 && productType !== null
  return (
    <div className={page.page}>
      {goesOn && <Navigate to={paths.samenstellen(productType)} replace />}
      {!isLoaded || goesOn ? (
        <div className={`scripts-only ${page.stack}`}>
          <p className="visually-hidden">{emptyBasketTexts.loading}</p>
          <Skeleton shape="heading" />
          <Skeleton shape="card" count={4} />
        </div>
      ) : (
        <>
          <ProductTypeChoice />
          {cartNotice && (
            <div className={page.floor}>
              <CartNoticeBar notice={cartNotice} />
            </div>
          )}
        </>
      )}
    </div>
  )
}

const ProductTypeChoice = () => (
  <div className={page.stack}>
    <PageView />
    <div className={styles.head}>
      <LatePicture load={drawScene} className={styles.scene} />
      <div className={styles.lead}>
        <h2>{emptyBasketTexts.title}</h2>
        <p>{emptyBasketTexts.text}</p>
      </div>
    </div>
    <ul className={styles.types}>
      {productTypes.map(type => {
        const Icon = icons[type]
        return (
          <li key={type}>
            <Link to={paths.samenstellen(type)} className={styles.type}>
              <Icon aria-hidden="true" />
              <span className={styles.words}>
                <span className={styles.name}>{productTypeNames[type]}</span>
                <span>{productTypeTaglines[type]}</span>
              </span>
              <ArrowRight aria-hidden="true" className={styles.arrow} />
            </Link>
          </li>
        )
      })}
    </ul>
  </div>
)
