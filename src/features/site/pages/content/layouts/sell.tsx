import { TrustBand } from '../../trust-band.tsx'
import { PageFactsList } from '../page-facts-list.tsx'
import { PageFaq } from '../page-faq.tsx'
import { PageHero } from '../page-hero.tsx'
import { PageText } from '../page-text.tsx'
import { RelatedPages } from '../related-pages.tsx'
import { SideCard } from '../side-card.tsx'
import { End, type LayoutProps, OwnPlans, OwnTestimonials } from './layout-parts.tsx'
import styles from './layouts.module.css'

/** For who may buy: price and way in at once, then what makes it worth it, what others say, and the way in again. */
export const SellLayout = ({ view }: LayoutProps) => (
  <>
    <PageHero view={view} look="offer" />
    <OwnPlans view={view} />
    <PageFactsList view={view} look="band" />
    <div className={`${styles.body} ${styles.withSide}`}>
      <div className={styles.column}>
        <PageText address={view.address} folds={view.plans ? 'all' : 'later'} />
      </div>
      <SideCard view={view} />
    </div>
    <OwnTestimonials view={view} />
    <TrustBand />
    <PageFaq view={view} isBand />
    <RelatedPages view={view} folds />
    <End view={view} />
  </>
)
