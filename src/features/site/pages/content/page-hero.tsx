import { ArrowRight } from 'lucide-react'
import { paidTexts } from '../../../../common/texts.ts'
import { LinkButton } from '../../../../ui/kit/link-button.tsx'
import { Price } from '../../../../ui/kit/price.tsx'
import { vatPercentage } from '../../../checkout/rules/totals.ts'
import { AddressCheckStrip } from '../../../forms/components/address-check-strip.tsx'
import { PagePicture } from '../../pictures/page-picture.tsx'
import { fromPriceTexts } from '../../texts.ts'
import { asksForAddress, orderAction } from './order-action.ts'
import { PageByline } from './page-byline.tsx'
import styles from './page-hero.module.css'
import type { PageView } from './page-view.server.ts'

/** One promise, one action, and from what price. */
export function PageHero({ view }: { view: PageView }) {
  const { title, hero } = view.frontMatter
  const action = hero.action ?? orderAction(view.frontMatter)
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.title}>{hero.title ?? title}</h1>
          <p className={styles.intro}>{hero.intro}</p>
          <PageByline view={view} />
          {view.fromPrice && (
            <p className={styles.price}>
              {fromPriceTexts.from} <Price amount={view.fromPrice} per={paidTexts.perMonth} size="large" />{' '}
              {fromPriceTexts.withoutVat(vatPercentage)}
            </p>
          )}
          {asksForAddress(view.frontMatter) ? (
            <AddressCheckStrip />
          ) : (
            action && (
              <LinkButton to={action.to} iconAfter={<ArrowRight aria-hidden="true" />}>
                {action.label}
              </LinkButton>
            )
          )}
        </div>
        <PagePicture name={hero.picture} className={styles.picture} />
      </div>
    </div>
  )
}
