import { pageTexts } from '../../../texts.ts'
import { Contents } from '../contents.tsx'
import { PageFactsList } from '../page-facts-list.tsx'
import { PageFaq } from '../page-faq.tsx'
import { PageHero } from '../page-hero.tsx'
import { PageText } from '../page-text.tsx'
import { RelatedPages } from '../related-pages.tsx'
import { End, type LayoutProps, OwnPlans, OwnTestimonials } from './layout-parts.tsx'
import styles from './layouts.module.css'

/** For who wants to understand: the answer in short first, then one column to read, and a quiet next step in it. */
export const ExplainLayout = ({ view }: LayoutProps) => (
  <>
    <PageHero view={view} look="plain" />
    <div className={`${styles.body} ${styles.withFacts}`}>
      <div className={styles.facts}>
        <PageFactsList view={view} look="box" title={pageTexts.inShort} />
        <Contents sections={view.sections} />
      </div>
      <div className={styles.column}>
        <PageText address={view.address} folds="later" />
        <PageFaq view={view} />
        <End view={view} isQuiet />
      </div>
    </div>
    <OwnPlans view={view} />
    <OwnTestimonials view={view} />
    <RelatedPages view={view} folds />
  </>
)
