import { pageTexts } from '../../texts.ts'
import { PageCards } from './page-cards-list.tsx'
import type { PageView } from './page-view.server.ts'
import { PhoneFold } from './phone-fold.tsx'
import styles from './related-pages.module.css'

type Props = {
  view: PageView
  /** On a phone under its heading. */
  folds?: boolean
}

/** Pages to read on; nothing without any. On a phone they are rows of names. */
export function RelatedPages({ view: { related }, folds = false }: Props) {
  if (related.length === 0) return null
  const cards = <PageCards cards={related} isShortOnPhone />
  return (
    <section className={`screen-only ${styles.related}`} aria-label={pageTexts.related}>
      {folds ? (
        <PhoneFold id="lees-ook" heading={<h2>{pageTexts.related}</h2>}>
          {cards}
        </PhoneFold>
      ) : (
        <>
          <h2 id="lees-ook">{pageTexts.related}</h2>
          {cards}
        </>
      )}
    </section>
  )
}
