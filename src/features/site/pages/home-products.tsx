import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import home from '../../../../content/site/home.json' with { type: 'json' }
import { paths } from '../../../api/paths.ts'
import { formatEuro } from '../../../common/money.ts'
import { Price } from '../../../ui/kit/price.tsx'
import type { FromPrice } from '../../carts/from-price.ts'
import type { ProductType } from '../../catalogue/product.ts'
import type { PictureName } from '../../page-frame/picture-names.ts'
import { PagePicture } from '../../page-frame/pictures/page-picture.tsx'
import styles from './home-products.module.css'

const texts = home.products

const pictures = {
  internet: 'internet',
  cloud: 'cloud',
  mobiel: 'mobile',
  telefonie: 'phone',
} as const satisfies Record<ProductType, PictureName>

export type HomeProduct = { type: ProductType; title: string; text: string; action: string }

type Props = {
  items: readonly HomeProduct[]
  fromPrices: Record<ProductType, FromPrice | null>
}

/** The four product types, each with where its prices begin and the way into its order flow. */
export function HomeProducts({ items, fromPrices }: Props) {
  return (
    <section className={styles.section} aria-labelledby="diensten">
      <div className={styles.head}>
        <h2 id="diensten">{texts.title}</h2>
        <p>{texts.intro}</p>
      </div>
      <ul className={`plain-list ${styles.cards}`}>
        {items.map(item => {
          const price = fromPrices[item.type]
          return (
            <li key={item.type} className={styles.card}>
              <PagePicture name={pictures[item.type]} className={styles.picture} />
              <h3>{item.title}</h3>
              <p className={styles.text}>{item.text}</p>
              {price && (
                <p className={styles.price}>
                  {texts.from} <Price amount={formatEuro(price.inCents)} per={texts.perMonth} size="large" />
                </p>
              )}
              <Link to={paths.samenstellen(item.type)} className={styles.action}>
                {item.action}
                <ArrowRight aria-hidden="true" />
              </Link>
            </li>
          )
        })}
      </ul>
      <p className={styles.note}>{texts.vatNote}</p>
    </section>
  )
}
