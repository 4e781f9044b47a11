import { Link } from 'react-router'
import home from '../../../../content/site/home.json' with { type: 'json' }
import { paths } from '../../../api/paths.ts'
import type { PageCard } from './content/page-cards.ts'
import { PageCards } from './content/page-cards-list.tsx'
import styles from './home-posts.module.css'

const texts = home.posts

/** The newest posts of the blog; nothing while there are none. */
export function HomePosts({ posts }: { posts: readonly PageCard[] }) {
  if (posts.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="blog">
      <div className={styles.head}>
        <h2 id="blog">{texts.title}</h2>
        <Link to={paths.blog}>{texts.action}</Link>
      </div>
      <PageCards cards={posts} />
    </section>
  )
}
