import { Link } from 'react-router'
import { mostCounted, type SavedView, type WorkList, workViews } from '../contract.ts'
import { workListTexts, workViewNames } from '../texts.ts'
import { filtersOf, isSameQuery, listAddress, type WorkQuery } from './query.ts'
import styles from './views.module.css'

type Props = {
  query: WorkQuery
  counts: WorkList['counts']
  /** The views of one's own. */
  own: readonly SavedView[]
}

/** Shared views, and the colleague's own. */
export function Views({ query, counts, own }: Props) {
  const asked = filtersOf(query)
  const current = own.find(({ filters }) => isSameQuery(filters, asked))
  const view = query.weergave ?? 'open'
  return (
    <nav aria-label={workListTexts.views} className={styles.views}>
      <ul className={`plain-list ${styles.list}`}>
        {workViews.map(each => (
          <li key={each}>
            <Link
              to={listAddress({ weergave: each === 'open' ? undefined : each })}
              className={styles.view}
              aria-current={!current && each === view ? 'page' : undefined}
            >
              <span>{workViewNames[each]}</span>
              {each !== 'alles' && <Count count={counts[each]} isUrgent={each === 'te-laat'} />}
            </Link>
          </li>
        ))}
        {own.map(saved => (
          <li key={saved.id}>
            <Link
              to={listAddress(saved.filters)}
              className={styles.view}
              aria-current={saved === current ? 'page' : undefined}
            >
              {saved.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Count({ count, isUrgent }: { count: number; isUrgent: boolean }) {
  const words = count > mostCounted ? workListTexts.orMore(mostCounted) : String(count)
  return (
    <span className={styles.count} data-urgent={isUrgent && count > 0}>
      <span aria-hidden="true">{words}</span>
      <span className="visually-hidden">{`, ${workListTexts.cases(words)}`}</span>
    </span>
  )
}
