import { Contents } from '../contents.tsx'
import { PageFactsList } from '../page-facts-list.tsx'
import { PageFaq } from '../page-faq.tsx'
import { PageHero } from '../page-hero.tsx'
import { PageText } from '../page-text.tsx'
import { RelatedPages } from '../related-pages.tsx'
import { End, type LayoutProps } from './layout-parts.tsx'
import styles from './layouts.module.css'

/** A post of the blog or a vacancy: who wrote it or what it pays, and one text from end to end. */
export const PublishedLayout = ({ view }: LayoutProps) => (
  <>
    <PageHero view={view} look="article" />
    <PageFactsList view={view} look="band" />
    <div className={`${styles.body} ${styles.withSide}`}>
      <div className={styles.column}>
        <PageText address={view.address} />
        <PageFaq view={view} />
      </div>
      <Contents sections={view.sections} />
    </div>
    <RelatedPages view={view} />
    <End view={view} />
  </>
)
