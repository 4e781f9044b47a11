import { PageFactsList } from '../page-facts-list.tsx'
import { PageFaq } from '../page-faq.tsx'
import { PageHero } from '../page-hero.tsx'
import { PageText } from '../page-text.tsx'
import { RelatedPages } from '../related-pages.tsx'
import { End, type LayoutProps, OwnPlans, OwnTestimonials } from './layout-parts.tsx'
import styles from './layouts.module.css'

/** For who chooses: what there is to choose stands over the whole width right below a low first screen, the reasons below it. */
export const CompareLayout = ({ view }: LayoutProps) => (
  <>
    <PageHero view={view} look="plain" />
    <div className={styles.body}>
      <PageText address={view.address} folds="later" inColumns />
    </div>
    <OwnPlans view={view} />
    <PageFactsList view={view} look="figures" />
    <PageFaq view={view} isBand />
    <OwnTestimonials view={view} />
    <RelatedPages view={view} folds />
    <End view={view} />
  </>
)
