import { TrustBand } from '../../trust-band.tsx'
import { PageFactsList } from '../page-facts-list.tsx'
import { PageFaq } from '../page-faq.tsx'
import { PageHero } from '../page-hero.tsx'
import { PageText } from '../page-text.tsx'
import { RelatedPages } from '../related-pages.tsx'
import { End, type LayoutProps, OwnTestimonials } from './layout-parts.tsx'
import styles from './layouts.module.css'

/** For who wants to know with whom he deals: a picture and a promise, the facts as figures, and the story in one column. */
export const AboutLayout = ({ view }: LayoutProps) => (
  <>
    <PageHero view={view} look="story" />
    <PageFactsList view={view} look="figures" />
    <div className={`${styles.body} ${styles.single}`}>
      <PageText address={view.address} />
      <PageFaq view={view} />
    </div>
    <OwnTestimonials view={view} />
    <TrustBand />
    <RelatedPages view={view} />
    <End view={view} />
  </>
)
