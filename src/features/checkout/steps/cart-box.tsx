import type { Ref } from 'react'
import type { Elements } from '../../../ui/kit/elements.ts'
import { Skeleton } from '../../../ui/kit/skeleton.tsx'
import type { ProductType } from '../../catalogue/product.ts'
import { productTypeNames } from '../../catalogue/texts.ts'
import { cartPageTexts } from '../texts/cart.ts'
import { productTypeSubtitles } from '../texts/flow.ts'
import styles from './cart-box.module.css'

type Props = {
  productType: ProductType
  /** null while it is not known. */
  title: string | null
  titleRef?: Ref<HTMLHeadingElement>
  /** Beside the title. */
  aside?: Elements
  children: Elements
}

/** The frame of the cart, under the name of its type (order-flow §2). */
export const CartBox = ({ productType, title, titleRef, aside, children }: Props) => (
  <section className={styles.order} aria-labelledby={title ? 'cart-title' : undefined}>
    <div className={styles.type}>
      <p className={styles.typeName}>{productTypeNames[productType]}</p>
      {productTypeSubtitles[productType] && <p>{productTypeSubtitles[productType]}</p>}
    </div>
    {title ? (
      <div className={styles.heading}>
        <h3 id="cart-title" ref={titleRef} tabIndex={-1}>
          {title}
        </h3>
        {aside}
      </div>
    ) : (
      <Skeleton shape="heading" />
    )}
    {children}
  </section>
)

/** Holds its place. Only of internet it is not known beforehand whether it is a quote that is asked for. */
export const CartBoxSkeleton = ({ productType }: { productType: ProductType }) => (
  <CartBox productType={productType} title={productType === 'internet' ? null : cartPageTexts.summary.order}>
    <Skeleton shape="row" count={3} />
  </CartBox>
)
