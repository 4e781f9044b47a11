import { Rss } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../../api/paths.ts'
import { pageTexts } from '../../texts.ts'
import styles from './listings.module.css'
import { PageCards } from './page-cards-list.tsx'
import { usePageData } from './page-data.ts'

/** Every post of the blog, newest first, and the feed. */
export function BlogPosts() {
  const { posts } = usePageData()
  return (
    <section className={styles.wide} aria-labelledby="berichten" data-wide>
      <h2 id="berichten">{pageTexts.posts}</h2>
      <PageCards cards={posts} />
      <p>
        <a href={paths.blogFeed} className={styles.feed}>
          <Rss aria-hidden="true" />
          {pageTexts.feed}
        </a>
      </p>
    </section>
  )
}

/** Every open vacancy. The text inside shows when there is none. */
export function Vacancies({ children }: { children?: React.ReactNode }) {
  const { vacancies } = usePageData()
  return (
    <section className={styles.wide} aria-labelledby="open-vacatures">
      <h2 id="open-vacatures">{pageTexts.vacancies}</h2>
      {vacancies.length > 0 ? <PageCards cards={vacancies} /> : children}
    </section>
  )
}

/** Every page of the site by its name, below the page it stands under. */
export function AllPages() {
  const { pages } = usePageData()
  const isBelow = (address: string, above: string) => above !== '/' && address.startsWith(`${above}/`)
  const top = pages.filter(({ address }) => !pages.some(other => isBelow(address, other.address)))
  return (
    <ul className={styles.pages}>
      {top.map(page => (
        <li key={page.address}>
          <Link to={page.address}>{page.label}</Link>
          <Below pages={pages.filter(({ address }) => isBelow(address, page.address))} />
        </li>
      ))}
    </ul>
  )
}

const Below = ({ pages }: { pages: readonly { address: string; label: string }[] }) =>
  pages.length > 0 && (
    <ul>
      {pages.map(({ address, label }) => (
        <li key={address}>
          <Link to={address}>{label}</Link>
        </li>
      ))}
    </ul>
  )
