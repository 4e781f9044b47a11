import { pageTexts } from '../../../texts.ts'
import { Contents } from '../contents.tsx'
import { PageFactsList } from '../page-facts-list.tsx'
import { PageFaq } from '../page-faq.tsx'
import { PageHero } from '../page-hero.tsx'
import { PageText } from '../page-text.tsx'
import { RelatedPages } from '../related-pages.tsx'
import { End, type LayoutProps } from './layout-parts.tsx'
import styles from './layouts.module.css'

/** For who has a problem: the number to call and the first step at once, nothing folded, nothing sold before it is solved. */
export const HelpLayout = ({ view }: LayoutProps) => (
  <>
    <PageHero view={view} look="help" />
    <div className={`${styles.body} ${styles.withSide}`}>
      <div className={styles.column}>
        <PageText address={view.address} />
        <PageFactsList view={view} look="box" title={pageTexts.goodToKnow} />
        <PageFaq view={view} />
        <End view={view} isQuiet />
      </div>
      <Contents sections={view.sections} />
    </div>
    <RelatedPages view={view} />
  </>
)
