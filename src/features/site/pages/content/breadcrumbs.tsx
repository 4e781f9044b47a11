import { Link } from 'react-router'
import { paths } from '../../../../api/paths.ts'
import { pageTexts } from '../../texts.ts'
import styles from './breadcrumbs.module.css'
import type { PageView } from './page-view.server.ts'

/** Position of the page in the site. */
export function Breadcrumbs({ view: { frontMatter, above } }: { view: PageView }) {
  const { title, label = title } = frontMatter
  return (
    <nav className={styles.band} aria-label={pageTexts.breadcrumbs}>
      <ol className={`plain-list ${styles.crumbs}`}>
        <li>
          <Link to={paths.home}>{pageTexts.home}</Link>
        </li>
        {above.map(page => (
          <li key={page.address}>
            <Link to={page.address}>{page.label}</Link>
          </li>
        ))}
        <li aria-current="page">{label}</li>
      </ol>
    </nav>
  )
}
