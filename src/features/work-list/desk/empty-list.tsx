import { workViews } from '../contract.ts'
import { workListEmptyTexts } from '../texts.ts'
import styles from './empty-list.module.css'
import { isFiltered, type WorkQuery } from './query.ts'

/** Explains an empty list. */
export function EmptyList({ query }: { query: WorkQuery }) {
  const { title, text } = textsFor(query)
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
    </div>
  )
}

function textsFor(query: WorkQuery) {
  if (query.zoek) return workListEmptyTexts.notFound
  if (isFiltered(query)) return workListEmptyTexts.filtered
  return workListEmptyTexts[workViews.find(view => view === query.weergave) ?? 'open']
}
