import { pageTexts } from '../../texts.ts'
import { PageCards } from './page-cards-list.tsx'
import type { PageView } from './page-view.server.ts'
import styles from './related-pages.module.css'

/** Pages to read on; nothing without any. On a phone they are rows of names. */
export const RelatedPages = ({ view: { related } }: { view: PageView }) =>
  related.length > 0 && (
    <section className={`screen-only ${styles.related}`} aria-labelledby="lees-ook">
      <h2 id="lees-ook">{pageTexts.related}</h2>
      <PageCards cards={related} isShortOnPhone />
    </section>
  )
